"""The integers that the kernel (`bits`, `checks`, `board`) speaks in.

Plain module constants, because the compiled kernel reads them at compile time. Tests hold them
against the enumerations and option values that they number.
"""

# Phases, in the order of `events.Phase`.
SETUP, OPENING, TURN, WINDOW, OVER = range(5)

# What a seat does.
PLAY, STOCK, DOWN, DRAW, PICKUP, CHALLENGE, PASS, SWAP = range(8)

# What a play does to the pile, in the order of `rules.ladder.Effect`.
ILLEGAL, PLAIN, CLEAR, FEED = range(4)

# Where played cards come from, in the order of `events.Source`.
FROM_HAND, FROM_UP, FROM_DOWN, FROM_STOCK = range(4)

# Why a seat takes the pile, in the order of `events.Why`.
BY_CHOICE, BY_FEED, BY_WRONG_CHALLENGE, BY_LIE, BY_MISFIT = range(5)

# Why a deal is over, in the order of `events.EndReason`, from 1.
NOT_OVER, ONE_LEFT, FIRST_OUT, TURN_LIMIT = range(4)

# Events in the buffer of a board: kind, seat, cards, value.
(
    E_OFFERED,
    E_MUST_OPEN,
    E_PLAYED,
    E_MISFIT,
    E_PASSED,
    E_CHALLENGED,
    E_TOOK,
    E_CLEARED,
    E_DREW,
    E_REFILLED,
    E_SWAPPED,
    E_TOOK_BACK,
    E_OUT,
    E_BACK,
) = range(14)
EVENT_WIDTH = 4
EVENT_ROOM = 40

KINDS = 16
TOPS = 17
NOBODY = -1
TEN_KIND, ACE_KIND = 9, 14
NO_KIND = -1
UNFIT_CLAIM = -2  # a claim in an open game, none in a face-down one
NO_CARD = -1
SLOTS = 4
JOKERS = 0b111111 << 52  # the physical cards that are jokers
MOST_SEATS = 10

# Places of option values (`rules.tables.scalar`).
RACE_CLAIM, CLAIM_IN_TURN, MOST_LOWEST, LOWEST_CARD, LEFT_OF_DEALER, RANDOM_STARTER = range(6)
CLAIMED_LOWEST, HELD_LOWEST_ANY_NUMBER, HELD_LOWEST_ALL, ANY_OPENING = range(4)
NO_SWAP, SWAP_BEFORE_START, SWAP_UNTIL_FIRST_CLEAR = range(3)
COUNT_CARDS, COUNT_PLAYS = range(2)
SAME_AFTER_CLEAR, NEXT_AFTER_CLEAR = range(2)
REFILL_AT_ONCE, REFILL_AFTER_WINDOW = range(2)
NO_DRAW, DRAW_AND_PASS, DRAW_THEN_PLAY = range(3)
NO_UNSEEN, UNSEEN_ALWAYS, UNSEEN_IF_UNABLE = range(3)
MISFIT_TAKES_PILE, MISFIT_KEEPS_CARD = range(2)
PICKUP_ALWAYS, PICKUP_IF_STOCK_EMPTY, PICKUP_NEVER = range(3)
PICKUP_NEXT_LEADS, PICKUP_SAME_LEADS = range(2)
COUNT_MUST_MATCH, COUNT_MAY_LIE = range(2)
ANYONE_IN_PLAY, NEXT_ONLY, ANYONE_INCL_OUT = range(3)
UNTIL_NEXT_ACTION, UNTIL_ALL_PASS = range(2)
CLEAR_WAITS, CLEAR_AT_ONCE = range(2)
CHALLENGED_LEADS, AFTER_CHALLENGED_LEADS, CHALLENGER_LEADS, AFTER_CHALLENGER_LEADS = range(4)
LIE_AFTER_LIAR, LIE_CHALLENGER, LIE_LIAR = range(3)
CHALLENGER_TAKES, CLEARS_ANYWAY = range(2)
OUT_HAND_EMPTY, OUT_HAND_AND_STOCK_EMPTY, OUT_ALL_ZONES_EMPTY = range(3)
UNTIL_ONE_LEFT, UNTIL_FIRST_OUT = range(2)
ANY_SIZE, ONE_CARD, ONE_OR_FOUR = range(3)

# Reasons, in the order of `errors.Reason`, from 1; 0 means that an action is legal.
LEGAL = 0
(
    NOT_YOUR_TURN,
    ALREADY_ANSWERED,
    NOT_IN_PLAY,
    OWN_PLAY,
    WINDOW_CLOSED,
    NOT_YOUR_CARDS,
    NOT_ONE_RANK,
    WRONG_COUNT,
    SET_SIZE,
    OPENING_RANK,
    TOO_LOW,
    COURT_LIMIT,
    ACE_LIMIT,
    TEN_LIMIT,
    ONLY_TWOS,
    TWO_LIMIT,
    MUST_TAKE,
    CANNOT_LEAD,
    COLOUR,
    STOCK_EMPTY,
    PILE_EMPTY,
    NO_SUCH_CHOICE,
    DEAL_OVER,
) = range(1, 24)
