"""Many deals at once as arrays, one decision each: what a learner steps."""

from typing import Any, NamedTuple

from valepaska.errors import IllegalAction, Reason, ValepaskaError, lacking

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise lacking("fast", error) from None

from valepaska.cards import bits
from valepaska.engine import codes as c
from valepaska.engine.actions import Action
from valepaska.engine.dice import WHOLE, counter_of, scrambled
from valepaska.engine.events import Seat
from valepaska.engine.layout import Board
from valepaska.engine.numbers import check_seed, numbered, whole
from valepaska.engine.reading import REASONS, describe
from valepaska.engine.state import State
from valepaska.engine.texts import action_of, order_of
from valepaska.engine.view import View, view
from valepaska.fast.batching import CUT_OFF, GOING_ON
from valepaska.fast.choosing import machine_for
from valepaska.fast.compact import NO_VERB
from valepaska.fast.encode import Encoding
from valepaska.fast.rooms import Array, Observed, Room, integers, room
from valepaska.fast.whole_deals import MOST_BOARDS, POLICIES, TURN_LIMIT, check_chance, check_first
from valepaska.rules.model import Rules
from valepaska.rules.tables import deck_bits

SKIP = NO_VERB
"""The code of a deal that is over and stays so: nothing is done there."""
NO_SUCH_VERB = c.SWAP + 1
NO_POLICY = -1
"""Where no policy plays a seat."""


class Stepped(NamedTuple):
    """What one step of all deals came to.

    `rewards`: float32, (deals, seats), zero until a deal ends. `ended`, `cut_off`: bool, (deals,); a
    deal that reaches the turn limit is cut off and pays nothing, unless lots are drawn. A deal that was over
    before the step is told as one that goes on: each end is told once.
    """

    rewards: Array
    ended: Array
    cut_off: Array


class Batch:
    """So many deals of the same rules, stepped together.

    Deal k begins with the dice of number k of this seed, as in `playouts`. A deal that is over is
    dealt anew at once, with its number raised by the number of deals; with `deal_anew` off it
    stays over and asks nobody (`asked` -1), and every further step takes the code SKIP for it while
    the others go on. The loser of a deal gets -1 and the others share 1;
    under `first_out` the winner gets 1 and the others share -1. With `lots` on, a deal that is cut off
    pays what it would on average if the loser were drawn by lot among the cards that are still held.

    The arrays that `observe` and `step` give are used again by the next call: copy what must last.
    Raises RulesError for rules or seats that cannot be, ValepaskaError for numbers out of bounds,
    and warns with InterpretedWarning where it cannot run compiled. Where a method takes the number of a
    deal or a seat, it raises ValueError for one that is not there, and TypeError for what is no number.
    """

    def __init__(
        self, rules: Rules | str, seats: int, deals: int, seed: int = 0, *, deal_anew: bool = True, lots: bool = False
    ) -> None:
        self.encoding = Encoding(rules, seats)
        rules = self.encoding.rules
        if not 1 <= (deals := whole(deals, "the number of deals")) <= MOST_BOARDS:
            raise ValepaskaError(f"{deals} deals make no batch: ask for 1 to {MOST_BOARDS}")
        self.rules = rules.limited(TURN_LIMIT)
        self.seats = seats
        self.deals = deals
        machine = self._machine = machine_for(self.rules)
        deck = list(bits(deck_bits(rules)))
        self._boards: Any = machine.boards(deals, seats, len(deck))
        self._tables, self._shape = machine.box(machine.tables(self.rules)), machine.box(machine.shape(rules, seats))
        self._dice, self._order = machine.box(machine.dice(0)), machine.box(machine.order())
        self._sheet: Any = machine.box(machine.sheet())
        self._deck = machine.numbers(deck)
        self._stride, self._lots = deals if deal_anew else 0, int(lots)
        self._make_room()
        self.reset(seed)

    def _make_room(self) -> None:
        deals, seats = self.deals, self.seats
        self._recalls: Any = self._machine.recalls(0)
        facts, actions = len(self.encoding.facts), len(self.encoding.actions)
        self._asked, self._numbers = (
            self._room((deals,), np.int64),
            self._room((deals,), np.int64),
        )
        self._orders, self._ends = (
            self._room((deals, 4), np.int64),
            self._room((deals,), np.int64),
        )
        self._rewards = self._room((deals, seats), np.float32)
        self._luck = self._room((deals,), np.int64)
        self._facts, self._legal = (
            self._room((deals, facts), np.float32),
            self._room((deals, actions), np.bool_),
        )

    def _room(self, shape: tuple[int, ...], kind: Any) -> Room:
        return room(shape, kind, compiled=self.compiled)

    @property
    def asked(self) -> Array:
        """The seat that decides next in each deal, int64; -1 where a deal is over and stays so."""
        return self._asked.array

    @property
    def numbers(self) -> Array:
        """The number of each deal, int64: with the seed it says how the deal was dealt."""
        return self._numbers.array

    @property
    def compiled(self) -> bool:
        """Whether the kernel runs compiled; nothing else depends on it."""
        return self._machine.compiled

    def reset(self, seed: int | None = None, *, first: int = 0) -> None:
        """Begin all deals anew, numbered from `first`, with another seed if one is given.

        A seed is a whole number from 0 to 2**63 - 1. Raises TypeError and ValepaskaError for what cannot be.
        """
        first = check_first(first)
        if seed is not None:
            self.seed = check_seed(seed)
        self._numbers.flat[:] = range(first, first + self.deals)
        self._run("deal_all", self._dice, self._deck, self.seed, self._numbers.flat, self._asked.flat, self._recalls)
        self._luck.flat[:] = [counter_of(scrambled(self.seed), number) for number in range(first, first + self.deals)]
        self._numbers.publish()
        self._asked.publish()

    def observe(self) -> Observed:
        """What each seat that is asked sees and may do, zeros where nobody is asked."""
        self._run("observe_all", self._sheet, self._order, self._asked.flat, self._facts.flat, self._legal.flat)
        self._facts.publish()
        self._legal.publish()
        return Observed(self._facts.array, self._legal.array)

    def facts_of(self, seat: Seat) -> Array:
        """What one seat, asked or not, sees in every deal, as numbers; an array of its own.

        Raises ValueError for no such seat, and TypeError for what is no number.
        """
        seats, facts, marks = (
            self._room((self.deals,), np.int64),
            self._room(self._facts.array.shape, np.float32),
            self._room(self._legal.array.shape, np.bool_),
        )
        seats.flat[:] = [numbered(seat, "seat", self.seats)] * self.deals
        self._run("observe_all", self._sheet, self._order, seats.flat, facts.flat, marks.flat)
        facts.publish()
        return facts.array

    def step(self, codes: Array) -> Stepped:
        """Do what the compact code of each deal says: one integer a deal, SKIP (-1) where nobody is asked.

        Raises IllegalAction, naming the first deal that refuses, its seat and the reason; then
        nothing has changed in any deal. Raises ValepaskaError for another shape, and TypeError for what is
        no integers.
        """
        chosen = integers(codes, (self.deals,))
        given = chosen if self.compiled else chosen.tolist()
        refused = self._run("read_codes", self._sheet, self._order, self._asked.flat, given, self._orders.flat)
        if refused >= 0:
            raise self._illegal(int(refused), self.encoding.text(int(np.asarray(codes)[refused])))
        return self._carry_out()

    def step_orders(self, orders: Array) -> Stepped:
        """Do what the full code of each deal says: four integers a deal, as `order` makes them.

        They are what the kernel takes: verb, set of cards, kind (or slot, or card), number
        announced; where nobody is asked the verb is SKIP. Raises as `step` does.
        """
        asked_for = integers(orders, (self.deals, 4))
        self._orders.flat[:] = self._readable(asked_for).reshape(-1).tolist()
        refused = self._machine.function("check_orders")(
            self._boards, self._tables, self._sheet, self._asked.flat, self._orders.flat
        )
        if refused >= 0:
            raise self._illegal(int(refused), f"order {np.asarray(orders)[refused].tolist()}")
        return self._carry_out()

    def _readable(self, orders: Array) -> Array:
        """The orders, without a verb where the kind or the card is a number that the tables do not reach."""
        claims = np.isin(orders[:, 0], (c.PLAY, c.STOCK))
        wild = orders[:, 2] >= np.where(claims, c.KINDS, self._deck[-1] + 1)
        return np.where(wild[:, None], [NO_SUCH_VERB, 0, 0, 0], orders)

    def let_play(self, policies: Array, doubt: float = 0.125) -> Stepped:
        """Let policies decide, in each deal until a seat without one is asked or the deal is over.

        `policies`: integers, (deals, seats): the number of a policy (its place in `POLICIES`), NO_POLICY
        for a seat that is decided from outside. `doubt` is what `playouts` calls `challenge`. A deal that
        ends here is dealt anew as by `step`; nobody plays on in it. Raises ValepaskaError for another shape,
        a policy that is not there or a doubt that is no chance, and TypeError for what is no integers.
        """
        players = integers(policies, (self.deals, self.seats))
        if players.size and not (players.min() >= NO_POLICY and players.max() < len(POLICIES)):
            raise ValepaskaError(f"policies have the numbers 0 to {len(POLICIES) - 1}, and {NO_POLICY} stands for none")
        self._run(
            "play_policies",
            self._order,
            self._dice,
            self._deck,
            self.seed,
            round(check_chance(doubt) * WHOLE),
            self._numbers.flat,
            self._asked.flat,
            players.reshape(-1) if self.compiled else players.reshape(-1).tolist(),
            self._luck.flat,
            self._ends.flat,
            self._rewards.flat,
            self._recalls,
            self._stride,
            self._lots,
        )
        return self._told()

    def order(self, deal: int, action: Action) -> tuple[int, int, int, int]:
        """The full code of an action of the seat that is asked."""
        board = self._board(deal)
        return order_of(self.rules, board, int(self.asked[deal]), action)

    def action(self, order: tuple[int, int, int, int]) -> Action:
        """The action that a full code stands for; the inverse of `order`."""
        return action_of(self.rules, order)

    def state(self, deal: int) -> State:
        """The state of one deal, for the rest of the engine; its events are not counted."""
        return State(self.rules, self._board(deal), 0)

    def view(self, deal: int, seat: Seat | None = None) -> View:
        """What a seat sees of one deal, by default the one that is asked.

        Raises ValueError for no such seat or deal, and TypeError for what is no number.
        """
        state = self.state(deal)
        return view(state, int(self.asked[deal]) if seat is None else numbered(seat, "seat", self.seats))

    def outs(self, deal: int) -> int:
        """How many seats have gone out in one deal."""
        board = self._boards[numbered(deal, "deal", self.deals)]
        return int(board["outs"] if self.compiled else board.outs)

    def order_out(self, deal: int) -> tuple[Seat, ...]:
        """The seats of one deal in the order in which they went out; the loser last, once there is one."""
        ended = self.state(deal).outcome
        return ended.order if ended else tuple(self._board(deal).out_order[: self.outs(deal)])

    def _board(self, deal: int) -> Board:
        return self._machine.plain(self._boards, numbered(deal, "deal", self.deals))

    def _run(self, name: str, *arguments: Any) -> Any:
        return self._machine.function(name)(self._boards, self._tables, self._shape, *arguments)

    def _carry_out(self) -> Stepped:
        self._run(
            "step_all",
            self._dice,
            self._deck,
            self.seed,
            self._numbers.flat,
            self._asked.flat,
            self._orders.flat,
            self._ends.flat,
            self._rewards.flat,
            self._recalls,
            self._stride,
            self._lots,
        )
        return self._told()

    def _told(self) -> Stepped:
        for each in (self._numbers, self._asked, self._ends, self._rewards):
            each.publish()
        ends = self._ends.array
        return Stepped(self._rewards.array, ends > GOING_ON, ends == CUT_OFF)

    def _illegal(self, deal: int, text: str) -> IllegalAction:
        [sheet] = self._sheet
        reason = REASONS[int(sheet["reason"] if self.compiled else sheet.reason)] or Reason.NO_SUCH_CHOICE
        where = f"deal {deal}, {describe(self.rules, self._board(deal))}"
        return IllegalAction(reason, text, int(self.asked[deal]), where)
