### English texts.
###
### The three files hold the same messages, attributes and variables in the same order.
### Names of players stay as they are, so every sentence is built for a name in its basic form.
### A message that ends in -you speaks to the person at the keyboard.
### Rule sentences may read every option of the game as a variable; see rules_text.py.

language = English


## Ranks, one card and several. The id is the rank as a claim writes it.
##   value      the rank            .a      with its article, where there is one
##   .one       "one eight"         .some   after a number from two up
##   .plural    as a subject        .many   as an object, or after "who has"
##   .card      within the name of one card

rank-3 = three
    .a = a three
    .one = one three
    .some = threes
    .plural = threes
    .many = threes
    .card = three
rank-4 = four
    .a = a four
    .one = one four
    .some = fours
    .plural = fours
    .many = fours
    .card = four
rank-5 = five
    .a = a five
    .one = one five
    .some = fives
    .plural = fives
    .many = fives
    .card = five
rank-6 = six
    .a = a six
    .one = one six
    .some = sixes
    .plural = sixes
    .many = sixes
    .card = six
rank-7 = seven
    .a = a seven
    .one = one seven
    .some = sevens
    .plural = sevens
    .many = sevens
    .card = seven
rank-8 = eight
    .a = an eight
    .one = one eight
    .some = eights
    .plural = eights
    .many = eights
    .card = eight
rank-9 = nine
    .a = a nine
    .one = one nine
    .some = nines
    .plural = nines
    .many = nines
    .card = nine
rank-T = ten
    .a = a ten
    .one = one ten
    .some = tens
    .plural = tens
    .many = tens
    .card = ten
rank-J = jack
    .a = a jack
    .one = one jack
    .some = jacks
    .plural = jacks
    .many = jacks
    .card = jack
rank-Q = queen
    .a = a queen
    .one = one queen
    .some = queens
    .plural = queens
    .many = queens
    .card = queen
rank-K = king
    .a = a king
    .one = one king
    .some = kings
    .plural = kings
    .many = kings
    .card = king
rank-A = ace
    .a = an ace
    .one = one ace
    .some = aces
    .plural = aces
    .many = aces
    .card = ace
rank-2 = two
    .a = a two
    .one = one two
    .some = twos
    .plural = twos
    .many = twos
    .card = two
rank-X = joker
    .a = a joker
    .one = one joker
    .some = jokers
    .plural = jokers
    .many = jokers
    .card = joker

## The ranks that some rules split by colour.

rank-Tr = red ten
    .a = a red ten
    .one = one red ten
    .some = red tens
    .plural = red tens
    .many = red tens
rank-Tb = black ten
    .a = a black ten
    .one = one black ten
    .some = black tens
    .plural = black tens
    .many = black tens
rank-Ar = red ace
    .a = a red ace
    .one = one red ace
    .some = red aces
    .plural = red aces
    .many = red aces
rank-Ab = black ace
    .a = a black ace
    .one = one black ace
    .some = black aces
    .plural = black aces
    .many = black aces
rank-2r = red two
    .a = a red two
    .one = one red two
    .some = red twos
    .plural = red twos
    .many = red twos
rank-2b = black two
    .a = a black two
    .one = one black two
    .some = black twos
    .plural = black twos
    .many = black twos


## Cards and claims

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
card = { $rank } of { $suit }

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
claim = { $number } { $rank }

# How many of a rank have been claimed in the pile that lies there now.
ledger = { $ranks } claimed in this pile: { $count }
list-and = { $first } and { $last }
ledger-too-many = The deck has only { $count } of them. Somebody is being generous.

you = you


## What happened at the table. Every sentence has its form for other players and, where a
## player is named, its form for you.

event-dealt = { $player } deals. { $stock ->
    [0] The whole pack is dealt out.
   *[other] Cards in the stock: { $stock }.
}
event-dealt-you = You deal. { $stock ->
    [0] The whole pack is dealt out.
   *[other] Cards in the stock: { $stock }.
}
event-offered = Who has { $ranks }?
event-must-open = The deal opens with { $ranks }.

event-played = { $player }: “{ $claim }.”
event-played-you = You: “{ $claim }.”
event-played-counted = { $player } lays { $count ->
    [one] one card
   *[other] { $count } cards
} and says: “{ $claim }.”
event-played-counted-you = You lay { $count ->
    [one] one card
   *[other] { $count } cards
} and say: “{ $claim }.”
event-played-stock = { $player }, unseen from the stock: “{ $claim }.”
event-played-stock-you = You, unseen from the stock: “{ $claim }.”

# Open games.
event-laid = { $player } lays { $claim }.
event-laid-you = You lay { $claim }.
event-laid-up = { $player } lays { $claim } from the table cards.
event-laid-up-you = You lay { $claim } from your table cards.
event-laid-down = { $player } turns up a table card: { $claim }.
event-laid-down-you = You turn up a table card: { $claim }.
event-laid-stock = { $player } tries the stock: { $claim }.
event-laid-stock-you = You try the stock: { $claim }.
event-misfit = { $player } turns up { $card }, and it does not fit.
event-misfit-you = You turn up { $card }, and it does not fit.

event-passed = { $player } believes it.
event-passed-you = You believe it.
event-passed-offer = { $player }: “Not me.”
event-passed-offer-you = You: “Not me.”
event-passed-ready = { $player } is ready.
event-passed-ready-you = You are ready.
event-passed-swap = { $player } leaves the play as it is.
event-passed-swap-you = You leave the play as it is.

event-challenged = { $player }: “I doubt it!”
event-challenged-you = You: “I doubt it!”
event-revealed = Turned up: { $cards }.
event-true = It was true: { $player } takes the pile ({ $count }).
event-true-you = It was true: you take the pile ({ $count }).
event-true-clears = It was true, and the pile goes all the same.
event-lie = A lie! { $player } takes the pile ({ $count }).
event-lie-you = A lie! You take the pile ({ $count }).

event-took-choice = { $player } takes the pile ({ $count }).
event-took-choice-you = You take the pile ({ $count }).
event-took-fed = { $player } was fed and takes the pile ({ $count }).
event-took-fed-you = You were fed and take the pile ({ $count }).
event-took-misfit = { $player } takes the card and the pile ({ $count }).
event-took-misfit-you = You take the card and the pile ({ $count }).
event-took-cards = You get: { $cards }.

event-cleared = The pile clears ({ $count }).
event-cleared-ten = Tens clear: the pile is gone ({ $count }).
event-cleared-ace = Aces clear: the pile is gone ({ $count }).
event-cleared-four = Four alike clear: the pile is gone ({ $count }).

event-drew = { $player } draws from the stock.
event-drew-you = You draw from the stock.
event-drew-own = You draw from the stock: { $cards }.
event-refilled = { $player } fills up from the stock ({ $count }).
event-refilled-you = You fill up from the stock ({ $count }).
event-refilled-own = You fill up from the stock: { $cards }.
event-stock-empty = The stock is empty.

event-swapped = { $player } swaps: { $give } to the table, { $take } to the hand.
event-swapped-you = You swap: { $give } to the table, { $take } to your hand.
event-took-back = { $player } takes the card back and lays the one just drawn: “{ $claim }.”
event-took-back-you = You take the card back and lay the one just drawn: “{ $claim }.”

event-out = { $place ->
    [1] { $player } is the first to be rid of all cards.
   *[other] { $player } is rid of all cards, place { $place }.
}
event-out-you = { $place ->
    [1] You are the first to be rid of all cards.
   *[other] You are rid of all cards, place { $place }.
}
event-back = { $player } is back in the game.
event-back-you = You are back in the game.

event-turn = { $player } to play.
event-turn-you = Your turn.
event-window = Does anybody doubt { $player }?
event-window-you = Does anybody doubt you?

event-over-loser = { $player } is the paskahousu!
event-over-loser-you = You are the paskahousu!
event-over-winner = { $player } wins!
event-over-winner-you = You win!
event-over-draw = Too many turns and nobody lost: the deal is a draw.

## Dry remarks after the fact, one at a time and never from hidden cards.

remark-lie-1 = The rest was wishful thinking.
remark-lie-2 = A nice try. The coffee is still warm, at least.
remark-lie-3 = It sounded better than it looked.
remark-true-1 = These things happen.
remark-true-2 = An honest face after all.
remark-true-3 = Even a liar rests now and then.
remark-loser-1 = The trousers hang on the line.
remark-loser-2 = There is room on the porch, downwind.
remark-loser-3 = Somebody has to wash them.


## The opponents: how strong they are, and what each is like. The id is the one in characters.toml.

level-gentle = gentle
level-fair = fair
level-sharp = sharp
level-merciless = merciless
character-vieno = Has played twice before, forgets what has been laid and believes almost anything.
character-rauha = Lies only when she must, and doubts only what cannot be.
character-toivo = Thinks well of everybody: seldom doubts, and would rather tell the truth.
character-onni = Trusts to luck: lays the top of the stock unseen, and now and then doubts on a whim.
character-helmi = Bluffs with a straight face, even with the truth in her hand.
character-vaino = Never lets a last card go by, however honest it looks.
character-aino = Keeps accounts: counts every card, and doubts when the sums say so.
character-lempi = Counts too, and remembers who has lied and who is quick to doubt.
character-otso = Has learnt by playing millions of deals against himself, and follows no rule that could be guessed.
character-tyyne = Has learnt as Otso has, and keeps a calm head: nearly always the best that she knows.
character-ilmari = Plays every idea through in his head on many deals before he lays a card: the strongest of all.

## Why a bot doubted or believed, told when the deal is over. $ranks are several of the rank, as a subject.

why = Why?
why-doubted = { $player } doubted. { $why }
why-believed = { $player } believed. { $why }
why-impossible = It could not be true.
why-certain = It was certainly true.
why-chance = A lie with a chance of { $chance } %, I thought.
why-possible = It could be true.
why-counted = Of the { $copies } { $ranks } I held { $held } and knew { $elsewhere } elsewhere.
why-known = { $known ->
    [one] One of these very cards I knew.
   *[other] Of these very cards I knew { $known }.
}
why-habit-stops_last = A last card I never let go by.
why-habit-trusts = But I like to believe people.
why-habit-suspects = I doubted on a whim.
why-habit-weary = The deal had gone on for so long that I let it go by.

## Why a move is refused: what stands in the way, and what can be done instead.
##   $top and $rank are ranks with their article; $opening is the rank that must open.

reason-not_your_turn = It is not your turn. Wait until your name comes up.
reason-already_answered = You have answered already. The others are still thinking.
reason-not_in_play = You are out of this deal: no more cards, no more worries. You can watch.
reason-own_play = Your own play is for the others to doubt. Wait for their answers.
reason-window_closed = There is no play left to doubt here. You can doubt the next one as soon as it is laid.
reason-not_your_cards = You cannot lay or swap those cards now. Pick from the cards you have in use.
reason-not_one_rank = One play holds cards of one rank only. Pick one rank and keep the rest.
reason-wrong_count = The number has to be right: lay at least one card, and say as many as you lay.
reason-set_size = { $set_size ->
    [one_or_four_above_7] Eights and higher go one at a time, or four and more at once. Lay another number.
   *[other] This rank goes one card at a time here. Lay just one.
}
reason-opening_rank = { $face_down ->
    [yes] The first play has to be called { $opening }, whatever the cards are.
   *[no] { $opening_rank ->
        [held_lowest_all] The first play has to be { $opening }, and all of them that you hold.
       *[other] The first play has to be { $opening }.
    }
}
reason-too_low = On top is { $top }, and { $rank } is lower. { $face_down ->
    [yes] Say the same rank or a higher one.
   *[no] Lay the same rank or a higher one.
}
reason-court_limit = { $court_minimum ->
    [after_first_clear] Before the pile has been cleared for the first time, { $rank } has to wait. Pick another rank.
    [6] On top is { $top }, and { $rank } needs at least a six there. Pick another rank.
    [7] On top is { $top }, and { $rank } needs at least a seven there. Pick another rank.
   *[8] On top is { $top }, and { $rank } needs at least an eight there. Pick another rank.
}
reason-ace_limit = { $ace_on ->
    [eight_up] On top is { $top }, and an ace needs an eight or higher there. Pick another rank.
   *[court] On top is { $top }, and an ace goes only on jacks, queens and kings. Pick another rank.
}
reason-ten_limit = { $ten_on ->
    [lower_pip_or_court] On top is { $top }, and a ten goes only on lower cards, jacks, queens and kings. Pick another rank.
   *[lower_pip] On top is { $top }, and a ten goes only on lower cards. Pick another rank.
}
reason-only_twos = { $on_two ->
    [two_ten_ace] On top is { $top }: only twos, tens and aces go on it.
   *[two] On top is { $top }: only another two goes on it.
}
reason-two_limit = On top is { $top }, and a two does not go on tens or aces. Pick another rank.
reason-must_take = { $led_answer ->
    [none] On top is { $top }, and nothing goes on it. It is yours: take the pile.
    [same_rank] On top is { $top }: only its own rank goes on it. Lay that, or take the pile.
    [two] On top is { $top }: only a two goes on it. Lay that, or take the pile.
   *[same_rank_or_two] On top is { $top }: only its own rank or a two goes on it. Lay one of those, or take the pile.
}
reason-cannot_lead = The table is empty, and { $rank } may not start it now. Start with another rank.
reason-colour = { $face_down ->
    [yes] In this game red and black are two different things: say one colour where the rank has two, and none where it has not.
   *[no] In this game red and black are two different things: lay one colour at a time.
}
reason-stock_empty = The stock is empty. Play from what you have.
reason-pile_empty = There is no pile to take. Start a new one.
reason-no_such_choice = The rules do not allow that here. Ask what you can do, and pick from that.
reason-over = The deal is over. Start a new one.


## Why a table refuses a command.

refused-unreadable = That could not be read. Load the page again.
refused-not_seated = You are watching. Sit down first.
refused-already_seated = You have a seat at this table already.
refused-not_host = Only the host can do that.
refused-no_such_seat = There is no such seat at this table.
refused-seat_taken = Somebody sits there. Take another seat.
refused-full = No seat is free. You can watch.
refused-name_bad = A name has 1 to 20 characters that can be seen. Write another.
refused-name_taken = Somebody here has that name. Write another.
refused-no_such_program = No program has an account here with this token. It may have been deleted, or not used for half a year: make a new one.
refused-program_sits = This program has a seat at this table already.
refused-sent_away = The host has sent you away from this table. Watch, or play at another one.
refused-no_such_bot = There is no such bot. Pick one from the list.
refused-not_a_bot = No bot sits there.
refused-not_a_person = No person sits there.
refused-own_seat = You cannot send yourself away. To go, leave the table.
refused-deal_on = Not in the middle of a deal. Wait until it is over.
refused-no_deal = No deal is being played. Wait for the next one.
refused-not_over = Not before a deal is over.
refused-stale = That moment has passed. Look at the table again.
refused-beaten = { $player } was quicker.
refused-window_closed = The time to doubt is over: the claim was believed.
refused-already_done = That has been done already.
refused-no_window = There is no time to doubt here that could be made longer.
refused-not_opening = Ranks can be passed on in the opening only.
refused-bot_plays = A bot plays for you. Take your seat back first.
refused-people_play = A person still plays in this deal.
refused-present = That player is here.
refused-too_often = That was too often. Wait a moment.
refused-too_many_listed = As many tables stand in the public list from here as may. Take one of them out first.
refused-rules = These rules cannot be played here. Choose others.
refused-people_sit = More people sit or wait here than that. Ask somebody to stand up first.
refused-ticket_wrong = This link moves no seat. A newer one may have been made: ask for it on the other device.
refused-ticket_old = This link was good for ten minutes only. Make a new one on the other device.
refused-ticket_used = This link has been used. Make a new one on the device where the seat is now.
refused-storage = The server could not write that down, and nothing has changed. Try again in a moment.


## What is wrong with rules, or with what they should be played with.

fault-empty = The rules text is empty. Write a preset, for example { $example }.
fault-loose_plus = A + in a rules text stands between two parts. Write { $example }.
fault-too_long = The rules text is longer than { $most } characters. Shorten it.
fault-no_such_preset = There is no preset “{ $name }”. { $near ->
    [none] Pick one from the list.
   *[other] Did you mean { $near }?
}
fault-no_such_house_rule = There is no house rule “{ $name }”. { $near ->
    [none] Pick one from the list.
   *[other] Did you mean { $near }?
}
fault-no_such_option = There is no option “{ $name }”. { $near ->
    [none] Pick one from the list.
   *[other] Did you mean { $near }?
}
fault-preset_first = A rules text begins with a preset. Write { $example }.
fault-preset_inside = “{ $name }” is a preset: it can only stand first in a rules text.
fault-needs_value = “{ $name }” needs a value, as in { $example }. { $kind ->
    [number] It can be a number from { $low } to { $high }.
    [number_or_none] It can be a number from { $low } to { $high }, or none.
    [many] It can be none, or any of { $words } with commas between.
   *[one] It can be { $words }.
}
fault-no_such_value = { $name }={ $value } is not possible. { $kind ->
    [number] It can be a number from { $low } to { $high }.
    [number_or_none] It can be a number from { $low } to { $high }, or none.
    [many] It can be none, or any of { $words } with commas between.
   *[one] It can be { $words }.
}
fault-contradiction = { $first } and { $second } contradict each other. Change one of them.
fault-implied = { $first } and { $second } contradict each other, for { $first } means { $means }. Leave out one of them.
fault-twice = { $first } and { $second } contradict each other: { $name } cannot be both { $one } and { $other }.
fault-twice-plain = “{ $first }” and “{ $second }” do not go together: they differ in “{ $name }”. Leave one of them out.
fault-seats = { $seats } seats are not possible: { $least } to { $most } can play.
fault-too_few_cards = { $seats } seats need { $needed } cards, and the deck has { $cards }. Take fewer seats or two packs.
fault-dealer = Seat { $dealer } cannot deal: the seats count from 0, and there are { $seats }.
fault-starter = Seat { $starter } cannot be named as the first player. Only rules with starter=random let one be named.
fault-card_too_often = The deck holds { $card } more often than { $rules } has it.
fault-cards_lacking = The deck has { $count } cards and lacks { $card }. { $rules } needs all of its cards.
fault-one_pack = Two packs are played by the plain engine only.


## Why a request is refused.

problem-lang = There is no language “{ $lang }”. Use one of { $languages }.
problem-origin = Only the page of this server can do that. Open it and try there.
problem-host = The server does not go by this name. Open it by the address that it told when it started; for a name of your own start it with --public.
problem-no_such_address = There is nothing at this address. Look in /openapi.json for what can be asked.
problem-method = This cannot be done at this address with that method. Use { $methods }.
problem-type = Send it with Content-Type: { $type }.
problem-encoding = Send the body as it is, without Content-Encoding.
problem-broken = The request is broken off or damaged. Send it again.
problem-size = That is too long. Send at most { $bytes } bytes.
problem-slow = The request did not come in time. Try again.
problem-unreadable = The request cannot be read. ({ $why })
problem-too_often = That was too often from here. Wait a moment and try again.
problem-name_taken = Another program on this server has that name. Choose another.
problem-no_seat = No seat at this table goes by this token. Open the table in the browser in which you sat down.
problem-no_record = No deal has been finished at this table yet. Play one first.
problem-no_such_code = There is no such code now. Ask for a new one, or for the link.
problem-code_full = The table of this code is full, and until a seat is free the code means nothing. Ask for the link to watch.
problem-no_such_table = There is no such table. It may have been cleared away: open a new one.
problem-not_seated = Only who sits at the table can share a deal of it.
problem-no_such_deal = Only the deal that was finished last can be shared, and only when it is over.
problem-no_such_replay = This replay is no longer there, or never was: replays go with their table, as a rule 30 days after its last deal.
problem-no_such_seat = This deal cannot be told from that seat.
problem-record = This file cannot be shown. ({ $why })
problem-storage = The server cannot write anything down now, and nothing has changed. Try again later.
problem-restart = The server is starting again. Try again in a moment.
problem-server_full = The server is full. Come again later.
problem-too_many_listed = As many tables stand in the public list from here as may. Open one that does not stand there.
problem-address_full = Too many pages are open from here. Close some of them.


## Why a page has lost its table.

gone-no_such_table = There is no such table any more. Open a new one.
gone-closed = The table was closed. Open a new one.
gone-kicked = The host has sent you away from this table.
gone-moved = Your seat is on another device now.
gone-swept = Nobody had been here for a long time, and the table was cleared away. Open a new one.
gone-elsewhere = This seat is open in another window.
gone-table_full = As many watch this table already as there is room for. Come again later.
gone-too_slow = The connection could not keep up. Coming back.
gone-too_fast = Too much came from this page at once. Coming back in a moment.
gone-restart = The server is starting again. Coming back in a moment.
gone-storage = The server cannot read or write its store now. Nothing that was told is lost; this page comes back by itself.
gone-reload = The page is older than the server. Load it again.


## What a server says when it begins.

serve-ready = Valepaska is served at { $address }
serve-machine-only = A link works on this machine only. To play with others on your network, start it so: { $command }
serve-public = Others find it at { $address }
serve-network = On your network: { $address }
serve-no-network = This machine is on no network now, and nobody else can reach it.
serve-already = Valepaska runs already, at { $address }: open it there, or stop it first to start it anew.
serve-end = Ctrl-C ends it; games are kept.
serve-end-memory = Ctrl-C ends it, and the games with it.
serve-upgraded = The database is in the format of this version now. As it was before it lies in { $copy }
backup-done = { $tables ->
    [one] One table is copied to { $file }
   *[other] { $tables } tables are copied to { $file }
}


## The options: a title and one sentence of help each.

option-packs = Packs
    .help = How many packs of 52 cards are shuffled together.
option-jokers = Jokers
    .help = How many jokers are added to the pack.
option-joker_role = What a joker is
    .help = Whether a joker has no rank at all or counts as a two.
option-special_colours = Special cards
    .help = Whether all tens, aces and twos are special, or only the black ones.
option-red_two_low = Red twos low
    .help = Whether red twos are the lowest cards and only black twos the highest.
option-red_ace_court_rule = Red ace as a court card
    .help = Where only black aces are special: whether a red ace is bound by the limits of jacks, queens and kings.
option-min_players = Fewest players
    .help = How many players make a proper game; fewer only get a warning.
option-max_players = Most players
    .help = How many players sit comfortably; more only get a warning.
option-hand_size = Cards in hand
    .help = How many cards everybody is dealt, or whether the whole pack is dealt out.
option-deal_batches = Way of dealing
    .help = In what batches the cards are dealt; it changes nothing in the game.
option-table_down = Table cards face down
    .help = How many cards lie face down in front of everybody until the hand is empty.
option-table_up = Table cards face up
    .help = How many cards lie face up in front of everybody until the hand is empty.
option-table_up_swap = Swapping table cards
    .help = Whether cards of the hand may be swapped for face-up table cards, and until when.
option-starter = Who opens
    .help = How it is settled who makes the first play.
option-opening_rank = First play
    .help = What the first play of a deal has to be.
option-opening_blind = Opening from the stock
    .help = Whether one may open with the top card of the stock, unseen.
option-court_minimum = Limit for court cards
    .help = What has to lie on top before jacks, queens and kings may be played.
option-court_on_empty = Court cards to an empty table
    .help = Whether jacks, queens and kings may start an empty table.
option-ten_on = A ten goes on
    .help = On which cards a ten may be laid.
option-ace_on = An ace goes on
    .help = On which cards an ace may be laid.
option-ten_on_empty = A ten to an empty table
    .help = What happens when a ten starts an empty table.
option-ace_on_empty = An ace to an empty table
    .help = What happens when an ace starts an empty table.
option-led_answer = Answer to a ten or ace
    .help = What may be laid on a ten or ace that lies on top.
option-two_on = A two goes on
    .help = On which cards a two may be laid.
option-on_two = On a two
    .help = What may be laid on a two.
option-set_size = Cards in one play
    .help = How many cards of one rank may be laid at once.
option-ten_clears = A ten clears
    .help = What a ten clears off the table.
option-ace_clears = An ace clears
    .help = What an ace clears off the table.
option-four_clears = Four alike clear
    .help = Whether four cards of one rank on top of each other clear the pile.
option-four_unit = Four of what
    .help = Whether the four are counted in cards or in plays.
option-four_of_led_clearers = Four tens or aces
    .help = Whether four tens or four aces clear as well, an empty table included.
option-after_clear = After a clear
    .help = Who starts the empty table.
option-refill_to = Filling up the hand
    .help = To how many cards the hand is filled up after a play.
option-refill_time = When the hand is filled up
    .help = Whether the hand is filled up before or after the others may doubt the play.
option-voluntary_draw = Drawing a card
    .help = Whether one may draw a card on one’s turn, and what follows.
option-blind_play = Playing from the stock
    .help = Whether the top card of the stock may be played unseen.
option-blind_fail = When the stock card does not fit
    .help = In open games: what happens when the card turned from the stock may not be laid.
option-swap_window = Second thoughts
    .help = Whether the card just laid may be exchanged for the one just drawn.
option-relax_when_stock_empty = When the stock is gone
    .help = Which limits are dropped once the stock is gone.
option-voluntary_pickup = Taking the pile by choice
    .help = Whether one may take the pile instead of playing.
option-pickup_next = After a pick-up
    .help = Who starts the empty table after somebody has taken the pile.
option-face_down = Face down
    .help = Whether cards are laid face down and may be lied about.
option-claimed_count = Number of cards said
    .help = Whether the number of cards said may be a lie too.
option-challengers = Who may doubt
    .help = Which players may doubt a play.
option-challenge_window = Time for doubt
    .help = When it is too late to doubt a play.
option-challenge_priority = Several doubters
    .help = Who comes first when several want to doubt.
option-clear_window = Doubt before a clear
    .help = Whether there is time for doubt before a claimed clear is taken away.
option-true_next = After wrong doubt
    .help = Who starts the empty table when the play was true.
option-lie_next = After a lie
    .help = Who starts the empty table when the play was a lie.
option-true_clear_challenged = Doubt about a true clear
    .help = What happens to the pile when a true clear was doubted.
option-last_play_challengeable = Doubt about the last cards
    .help = Whether the play that empties a hand may be doubted.
option-out_when = Going out
    .help = When a player is out of the game.
option-play_until = End of the deal
    .help = Whether the deal is played down to a loser or up to a winner.
option-next_dealer = Next dealer
    .help = Who deals the next deal.
option-scoring = Keeping score
    .help = What is written down over several deals.
option-between_deals = Forfeit
    .help = What the loser has to do between deals.
option-turn_limit = Turn limit
    .help = After how many turns a deal is called a draw.


## The rules of a game in sentences, in the order of a game. The sentence of an option is
## rule-OPTION-VALUE; options that are numbers have one sentence.

rules-title = The rules in force
section-cards = Cards and players
section-deal = The deal
section-opening = Opening
section-ladder = What may follow what
section-clears = What clears the pile
section-drawing = Drawing and picking up
section-challenge = Bluff and doubt
section-out = Going out and the end
section-deals = Several deals

# Cards and players
rule-goal = Everybody wants to get rid of all their cards.
rule-face_down-no = Cards are laid face up: what you see is what there is.
rule-face_down-yes = Cards are laid face down. You say what they are, and nobody has promised that it is true.
rule-min_players = { $min_players ->
    [2] Two players are enough.
   *[other] It takes at least { $min_players } players to be at its best; fewer may try.
}
rule-max_players = Up to { $max_players } players sit comfortably.
rule-packs-1 = One pack of 52 cards is used.
rule-packs-2 = Two packs are shuffled together: 104 cards.
rule-jokers = { $jokers ->
    [0] No jokers are used.
    [one] One joker is added.
   *[other] { $jokers } jokers are added.
}
rule-joker_role-dead = A joker has no rank. Whatever you say of it is a lie, and lying is the only way to be rid of it.
rule-joker_role-as_two = { $red_two_low ->
    [yes] A joker counts as a black two.
   *[no] A joker counts as a two.
}
rule-red_two_low-no = From lowest to highest: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. Suits make no difference.
rule-red_two_low-yes = From lowest to highest: red 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, black 2.
rule-special_colours-all = Every ten and every ace has its special powers, whatever its colour.
rule-special_colours-black_only = Only black tens and black aces have special powers. Red ones are ordinary cards in their place in the order.
rule-colours = { $face_down ->
    [yes] { $special_colours ->
        [black_only] Whoever says tens, aces or twos also says which colour, red or black: one colour in one play.
       *[all] Whoever says twos also says which colour, red or black: one colour in one play.
    }
   *[no] { $special_colours ->
        [black_only] Red and black tens, aces or twos do not go together in one play.
       *[all] Red and black twos do not go together in one play.
    }
}

# The deal
rule-hand_size-3 = Everybody is dealt three cards, and the rest is the stock.
rule-hand_size-5 = Everybody is dealt five cards, and the rest is the stock.
rule-hand_size-6 = Everybody is dealt six cards, and the rest is the stock.
rule-hand_size-all = The whole pack is dealt out, one more card to some if it does not come out even. There is no stock.
rule-deal_batches-1s = The cards are dealt one at a time.
rule-deal_batches-2-2-1 = The five cards are dealt by two, two and one.
rule-deal_batches-any = The cards may be dealt in any batches.
rule-table_down-0 = There are no table cards face down.
rule-table_down-3 = Everybody also gets three table cards face down, which nobody looks at.
rule-table_down-4 = Everybody also gets four table cards face down, which nobody looks at.
rule-table_up-0 = There are no table cards face up.
rule-table_up-3 = Everybody also gets three table cards face up.
rule-table_up-4 = Everybody also gets four table cards face up.
rule-table_up_swap-none = Table cards may not be swapped.
rule-table_up_swap-before_start = Before the first play everybody may swap cards of the hand for their own face-up table cards.
rule-table_up_swap-until_first_clear = Until something has been cleared, you may begin your turn by swapping cards of your hand for your face-up table cards.

# Opening
rule-starter-race_claim = { $red_two_low ->
    [yes] Red twos are called for first, then threes, and so on up. Whoever is first to lay cards as the rank called opens the game.
   *[no] Threes are called for first, then fours, and so on up. Whoever is first to lay cards as the rank called opens the game.
}
rule-starter-claim_in_turn = { $red_two_low ->
    [yes] Red twos are asked for first, then threes, and so on up. Everybody is asked in turn from the dealer’s left, and the first to say yes opens the game with that rank.
   *[no] Threes are asked for first, then fours, and so on up. Everybody is asked in turn from the dealer’s left, and the first to say yes opens the game with that rank.
}
rule-starter-most_lowest = { $red_two_low ->
    [yes] Whoever was dealt the most red twos opens; if there are none in any hand, threes count, and so on up. A tie goes to the first clockwise from the dealer’s left.
   *[no] Whoever was dealt the most threes opens; if there are none in any hand, fours count, and so on up. A tie goes to the first clockwise from the dealer’s left.
}
rule-starter-lowest_card = Whoever was dealt the lowest card opens; a tie goes to the first clockwise from the dealer’s left.
rule-starter-left_of_dealer = The player to the dealer’s left opens.
rule-starter-random = Who opens is drawn by lot.
rule-opening_rank-claimed_lowest = { $face_down ->
    [yes] { $red_two_low ->
        [yes] The first play has to be called red twos, whatever the cards are.
       *[no] The first play has to be called threes, whatever the cards are.
    }
   *[no] The first play has to be of the lowest rank that the opener holds.
}
rule-opening_rank-held_lowest_any_number = { $face_down ->
    [yes] The first play has to be called the lowest rank that the opener was dealt, whatever the cards are.
   *[no] The first play has to be of the lowest rank that the opener holds, one card or several.
}
rule-opening_rank-held_lowest_all = The first play has to be of the lowest rank that the opener holds, and all of them at once.
rule-opening_rank-any = The first play may be anything that may start an empty table.
rule-opening-claim = Nobody has to hold what is called for; the opening is a play like any other.
rule-opening_blind-no = One may not open with a card from the stock.
rule-opening_blind-yes = One may also open with the top card of the stock, without looking at it.

# What may follow what
rule-turn = { $face_down ->
    [yes] On your turn you lay one or more cards on the pile and say what they are, one rank for all of them: “three eights”.
   *[no] On your turn you lay one or more cards of the same rank on the pile.
}
rule-set_size-any = There is no limit to how many cards of one rank go down at once.
rule-set_size-one_clearer = Cards of a rank that clears the pile go down one at a time, others in any number.
rule-set_size-one_special = { $special_colours ->
    [black_only] Black tens, black aces and black twos go down one at a time, others in any number.
   *[all] Tens, aces and twos go down one at a time, others in any number.
}
rule-set_size-one_or_four_above_7 = Up to sevens any number may go down at once; eights and higher go one at a time, or four and more at once.
rule-order = { $face_down ->
    [yes] The rank you say has to be the same as the one last said, or higher. Some cards have limits of their own:
   *[no] The rank has to be the same as the one on top, or higher. Some cards have limits of their own:
}
rule-court_minimum-none = Jacks, queens and kings have no limit: they go on anything up to their own rank.
rule-court_minimum-6 = Jacks, queens and kings need a six or higher on top.
rule-court_minimum-7 = Jacks, queens and kings need a seven or higher on top.
rule-court_minimum-8 = Jacks, queens and kings need an eight or higher on top.
rule-court_minimum-after_first_clear = Jacks, queens and kings stay in the hand until something has been cleared for the first time in the deal.
rule-court_on_empty-yes = Jacks, queens and kings may start an empty table.
rule-court_on_empty-no = Jacks, queens and kings may not start an empty table.
rule-court_on_empty-stock_empty = Jacks, queens and kings may start an empty table only when the stock is gone.
rule-court_on_empty-stock_empty_incl_ace_two = { $special_colours ->
    [black_only] Jacks, queens, kings, black aces and black twos may start an empty table only when the stock is gone.
   *[all] { $red_two_low ->
        [yes] Jacks, queens, kings, aces and black twos may start an empty table only when the stock is gone.
       *[no] Jacks, queens, kings, aces and twos may start an empty table only when the stock is gone.
    }
}
rule-red_ace_court_rule-yes = A red ace is bound by the same limits as jacks, queens and kings.
rule-red_ace_court_rule-no = The limits of jacks, queens and kings do not bind a red ace.
rule-ten_on-lower_pip = { $special_colours ->
    [black_only] A black ten goes on anything lower and on a red ten, but not on jacks, queens, kings or aces.
   *[all] A ten goes on anything lower, but not on jacks, queens, kings or aces.
}
rule-ten_on-lower_pip_or_court = { $special_colours ->
    [black_only] A black ten goes on anything lower, on a red ten, and on jacks, queens and kings.
   *[all] A ten goes on anything lower, and on jacks, queens and kings.
}
rule-ten_on-any = { $special_colours ->
    [black_only] A black ten goes on anything, higher cards too, unless something below forbids it.
   *[all] A ten goes on anything, higher cards too, unless something below forbids it.
}
rule-ace_on-court = { $special_colours ->
    [black_only] A black ace goes only on jacks, queens and kings.
   *[all] An ace goes only on jacks, queens and kings.
}
rule-ace_on-any_lower = { $special_colours ->
    [black_only] A black ace goes on any ace and on anything lower.
   *[all] An ace goes on an ace and on anything lower.
}
rule-ace_on-eight_up = { $special_colours ->
    [black_only] A black ace goes on eights and anything higher, up to an ace.
   *[all] An ace goes on eights and anything higher, up to an ace.
}
rule-ten_on_empty-feed = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [feed] A black ten or a black ace that starts an empty table feeds the next player.
       *[other] A black ten that starts an empty table feeds the next player.
    }
   *[all] { $ace_on_empty ->
        [feed] A ten or an ace that starts an empty table feeds the next player.
       *[other] A ten that starts an empty table feeds the next player.
    }
}
rule-ten_on_empty-clear = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [clear] A black ten or a black ace that starts an empty table clears itself away at once.
       *[other] A black ten that starts an empty table clears itself away at once.
    }
   *[all] { $ace_on_empty ->
        [clear] A ten or an ace that starts an empty table clears itself away at once.
       *[other] A ten that starts an empty table clears itself away at once.
    }
}
rule-ten_on_empty-plain = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [plain] Black tens and black aces may start an empty table like other cards.
       *[other] A black ten may start an empty table like other cards.
    }
   *[all] { $ace_on_empty ->
        [plain] Tens and aces may start an empty table like other cards.
       *[other] A ten may start an empty table like other cards.
    }
}
rule-ten_on_empty-forbidden = { $special_colours ->
    [black_only] { $ace_on_empty ->
        [forbidden] Neither a black ten nor a black ace may start an empty table.
       *[other] A black ten may not start an empty table.
    }
   *[all] { $ace_on_empty ->
        [forbidden] Neither a ten nor an ace may start an empty table.
       *[other] A ten may not start an empty table.
    }
}
rule-ace_on_empty-feed = { $special_colours ->
    [black_only] A black ace that starts an empty table feeds the next player.
   *[all] An ace that starts an empty table feeds the next player.
}
rule-ace_on_empty-clear = { $special_colours ->
    [black_only] A black ace that starts an empty table clears itself away at once.
   *[all] An ace that starts an empty table clears itself away at once.
}
rule-ace_on_empty-plain = { $special_colours ->
    [black_only] A black ace may start an empty table like other cards.
   *[all] An ace may start an empty table like other cards.
}
rule-ace_on_empty-forbidden = { $special_colours ->
    [black_only] A black ace may not start an empty table.
   *[all] An ace may not start an empty table.
}
rule-led_answer-none = { $face_down ->
    [yes] Nothing goes on a card that feeds: the next player takes the pile, or doubts it, and the turn moves on to the one after.
   *[no] Nothing goes on a card that feeds: the next player takes the pile, and the turn moves on to the one after.
}
rule-led_answer-same_rank = { $special_colours ->
    [black_only] On a black ten or black ace that lies on top only the same goes; otherwise the next player takes the pile.
   *[all] On a ten or ace that lies on top only its own rank goes; otherwise the next player takes the pile.
}
rule-led_answer-two = { $special_colours ->
    [black_only] On a black ten or black ace that lies on top only a black two goes; otherwise the next player takes the pile.
   *[all] { $red_two_low ->
        [yes] On a ten or ace that lies on top only a black two goes; otherwise the next player takes the pile.
       *[no] On a ten or ace that lies on top only a two goes; otherwise the next player takes the pile.
    }
}
rule-led_answer-same_rank_or_two = { $special_colours ->
    [black_only] On a black ten or black ace that lies on top only the same or a black two goes; otherwise the next player takes the pile.
   *[all] { $red_two_low ->
        [yes] On a ten or ace that lies on top only its own rank or a black two goes; otherwise the next player takes the pile.
       *[no] On a ten or ace that lies on top only its own rank or a two goes; otherwise the next player takes the pile.
    }
}
rule-ten-on-ace = { $special_colours ->
    [black_only] But a black ten goes on such an ace all the same.
   *[all] But a ten goes on such an ace all the same.
}
rule-left-on-top = { $special_colours ->
    [black_only] A black ten or black ace of that kind feeds in the same way whenever it is left lying on top.
   *[all] A ten or ace of that kind feeds in the same way whenever it is left lying on top.
}
rule-two_on-any = { $fed ->
    [ten] { $red_two_low ->
        [yes] A black two goes on anything but a ten that feeds.
       *[no] A two goes on anything but a ten.
    }
    [ace] { $red_two_low ->
        [yes] A black two goes on anything but an ace that feeds.
       *[no] A two goes on anything but an ace.
    }
   *[other] { $red_two_low ->
        [yes] A black two goes on anything.
       *[no] A two goes on anything.
    }
}
rule-two_on-not_ten_ace = { $special_colours ->
    [black_only] A black two goes on anything but a black ten or a black ace.
   *[all] { $red_two_low ->
        [yes] A black two goes on anything but a ten or an ace.
       *[no] A two goes on anything but a ten or an ace.
    }
}
rule-on_two-two = { $red_two_low ->
    [yes] On a black two only another black two goes.
   *[no] On a two only another two goes.
}
rule-on_two-two_ten_ace = { $special_colours ->
    [black_only] On a black two only black twos, black tens and black aces go.
   *[all] { $red_two_low ->
        [yes] On a black two only black twos, tens and aces go.
       *[no] On a two only twos, tens and aces go.
    }
}
rule-on_two-any = { $red_two_low ->
    [yes] On a black two anything goes.
   *[no] On a two anything goes.
}

# What clears the pile
rule-clear = What clears takes the whole pile with it, out of the deal.
rule-ten_clears-lower_pip = { $special_colours ->
    [black_only] A black ten on anything lower clears the pile.
   *[all] A ten on anything lower clears the pile.
}
rule-ten_clears-lower_pip_and_court = { $special_colours ->
    [black_only] A black ten clears whatever it is laid on, other tens apart.
   *[all] A ten clears whatever it is laid on, other tens apart.
}
rule-ten_clears-never = { $ace_clears ->
    [never] Neither a ten nor an ace clears what it is laid on.
   *[other] A ten clears nothing that it is laid on.
}
rule-ace_clears-court = { $special_colours ->
    [black_only] A black ace on a jack, queen or king clears the pile.
   *[all] An ace on a jack, queen or king clears the pile.
}
rule-ace_clears-any_lower = { $special_colours ->
    [black_only] A black ace on anything lower clears the pile.
   *[all] An ace on anything lower clears the pile.
}
rule-ace_clears-never = An ace clears nothing that it is laid on.
rule-four_clears-off = Four alike clear nothing.
rule-four_clears-on = { $four_unit ->
    [plays] Four plays of one rank in a row clear the pile.
   *[cards] { $face_down ->
        [yes] Four or more cards of one rank on top of each other clear the pile, going by what was said.
       *[no] Four or more cards of one rank on top of each other clear the pile.
    }
}
rule-four_clears-except_twos = { $four_unit ->
    [plays] Four plays of one rank in a row clear the pile; twos do not.
   *[cards] { $face_down ->
        [yes] Four or more cards of one rank on top of each other clear the pile, going by what was said; four twos do not.
       *[no] Four or more cards of one rank on top of each other clear the pile; four twos do not.
    }
}
rule-four_unit-cards = It makes no difference in how many plays the four came.
rule-four_unit-plays = It makes no difference how many cards each of the four plays had.
rule-four-colours = Red and black ones are counted apart where they are different things.
rule-four_of_led_clearers-yes = { $special_colours ->
    [black_only] Four black tens or four black aces clear as well, on an empty table too.
   *[all] Four tens or four aces clear as well, on an empty table too.
}
rule-four_of_led_clearers-no = { $special_colours ->
    [black_only] Four black tens or four black aces do not clear by their number.
   *[all] Four tens or four aces do not clear by their number.
}
rule-after_clear-same_player = Whoever cleared the pile starts the empty table.
rule-after_clear-next_player = After a clear the next player starts the empty table.
rule-nothing-clears = Nothing clears the pile.

# Drawing and picking up
rule-refill_to-0 = Hands are not filled up during the deal.
rule-refill_to-3 = After a play you fill up your hand to three from the stock, as long as it lasts.
rule-refill_to-5 = After a play you fill up your hand to five from the stock, as long as it lasts.
rule-refill_to-6 = After a play you fill up your hand to six from the stock, as long as it lasts.
rule-refill_time-at_once = You fill up at once, before anybody has had time to doubt.
rule-refill_time-after_window = You fill up only when nobody can doubt the play any more; whoever is caught lying does not fill up.
rule-voluntary_draw-none = Nobody draws from the stock by choice.
rule-voluntary_draw-draw_and_pass = Instead of playing you may draw one card from the stock, and the turn moves on.
rule-voluntary_draw-draw_then_play_or_pickup = You may begin your turn by drawing one card from the stock; then you play, or take the pile.
rule-blind_play-none = The stock may not be played from.
rule-blind_play-always = { $face_down ->
    [yes] Instead of cards of your hand you may lay the top card of the stock, without looking at it, and call it anything that may be laid.
   *[no] You may try your luck: turn up the top card of the stock and lay it, if it fits.
}
rule-blind_play-if_unable = If you have nothing to lay, you may try your luck: turn up the top card of the stock and lay it, if it fits.
rule-blind_fail-pickup_pile_and_card = If it does not fit, you take both the card and the pile.
rule-blind_fail-keep_card_and_pass = If it does not fit, you keep the card and the turn moves on.
rule-fed-draw = { $blind_play ->
    [none] Whoever has been fed cannot draw instead.
   *[other] Whoever has been fed cannot draw or try the stock instead.
}
rule-fed-blind = Whoever has been fed cannot try the stock instead.
rule-swap_window-none = What is laid is laid.
rule-swap_window-until_next_play = If you laid one card and then draw a better one, you may exchange them, as long as the next player has not acted and the new one fits.
rule-voluntary_pickup-always = { $face_down ->
    [yes] Instead of playing you may take the whole pile into your hand.
   *[no] Instead of playing you may take the whole pile into your hand, and you must if you can do nothing else.
}
rule-voluntary_pickup-if_stock_empty = You may take the pile by choice only when the stock is gone; whoever can do nothing else takes it in any case.
rule-voluntary_pickup-never = Nobody takes the pile by choice, only when the game forces it.
rule-pickup_next-next_player_leads = After a pick-up the next player starts the empty table.
rule-pickup_next-same_player_leads = { $fed ->
    [none] Whoever takes the pile by choice starts the empty table.
   *[other] Whoever takes the pile by choice starts the empty table; after being fed it is the next player.
}
rule-relax_when_stock_empty-none = The limits stay in force when the stock is gone.
rule-relax_when_stock_empty-court_minimum = When the stock is gone, jacks, queens and kings need nothing special on top any more.
rule-relax_when_stock_empty-court_on_empty = When the stock is gone, jacks, queens and kings may start an empty table too.
rule-relax_when_stock_empty-ace_clears = { $special_colours ->
    [black_only] When the stock is gone, a black ace clears whatever it is laid on.
   *[all] When the stock is gone, an ace clears whatever it is laid on.
}
rule-relax_when_stock_empty-ten_on = { $special_colours ->
    [black_only] When the stock is gone, a black ten goes on higher cards too.
   *[all] When the stock is gone, a ten goes on higher cards too.
}
rule-relax_when_stock_empty-on_two = { $red_two_low ->
    [yes] When the stock is gone, anything goes on a black two.
   *[no] When the stock is gone, anything goes on a two.
}

# Bluff and doubt
rule-claimed_count-must_match = The number of cards you say has to be right; only the rank may be a lie.
rule-claimed_count-may_lie = The number of cards you say may be a lie as well.
rule-challengers-anyone_in_play = Anybody still in the game may doubt the last play.
rule-challengers-next_player_only = Only the next player may doubt a play.
rule-challengers-anyone_incl_out = Anybody may doubt the last play, even players who are out; if they are wrong, they are back in.
rule-challenge_window-until_next_action = It is too late to doubt once the next player has done something.
rule-challenge_window-until_all_pass = The game goes on only when everybody who may doubt has doubted or believed.
rule-challenge_priority-first_to_speak = Of several doubters the quickest counts.
rule-challenge_priority-clockwise = Of several who doubt, the one who sits first clockwise from the player counts; in the browser the quickest does, or lots decide.
rule-clear_window-before_discard = A pile that clears is taken away only when nobody wants to doubt it.
rule-clear_window-none = A pile that clears is taken away at once, and nobody may doubt it.
rule-reveal = The doubted cards are turned up. If even one of them is not what was said, it was a lie.
rule-true_next-challenged = If it was true, the doubter takes the whole pile, and the player who was doubted starts the empty table.
rule-true_next-next_after_challenged = If it was true, the doubter takes the whole pile, and the one after the doubted player starts the empty table.
rule-true_next-challenger = If it was true, the doubter takes the whole pile and starts the empty table.
rule-true_next-next_after_challenger = If it was true, the doubter takes the whole pile, and the one after the doubter starts the empty table.
rule-lie_next-next_after_liar = If it was a lie, the liar takes the whole pile, and the one after the liar starts the empty table.
rule-lie_next-challenger = If it was a lie, the liar takes the whole pile, and the doubter starts the empty table.
rule-lie_next-liar = If it was a lie, the liar takes the whole pile and starts the empty table.
rule-true_clear_challenged-challenger_takes = The same goes for a true clear: whoever doubts it takes the pile, and nothing is cleared.
rule-true_clear_challenged-clears_anyway = A true clear clears the pile even when it was doubted, and nobody takes anything.
rule-last_play_challengeable-yes = The last cards of a hand may be doubted like any others; nobody is out before that is settled.
rule-last_play_challengeable-no = The last cards of a hand may not be doubted.

# Going out and the end
rule-table-cards = { $table_down ->
    [0] Table cards come into use when the hand is empty.
   *[other] { $table_up ->
        [0] Table cards come into use when the hand is empty: one at a time, without looking.
       *[other] Table cards come into use when the hand is empty: first those face up, then those face down, one at a time and without looking.
    }
}
rule-table-misfit = A card turned up from the table that does not fit goes to the hand together with the pile.
rule-out_when-hand_empty = { $hand_size ->
    [all] Whoever has no cards left is out of the deal.
   *[other] Whoever has no cards left in hand is out of the deal, even if there is still a stock.
}
rule-out_when-hand_and_stock_empty = Whoever has no cards left in hand is out of the deal, once the stock is gone too.
rule-out_when-all_zones_empty = { $tables ->
    [yes] Whoever has no cards left, neither in hand nor on the table, is out of the deal.
   *[no] Whoever has no cards left in hand is out of the deal.
}
rule-play_until-one_left = The others play on, until only one has cards left. That one is the paskahousu.
rule-play_until-first_out = The first to go out wins, and the deal ends there.
rule-turn_limit = { $turn_limit ->
    [none] There is no limit to how long a deal may last.
    [one] After one turn the deal is a draw.
   *[other] If { $turn_limit } turns have not settled it, the deal is a draw.
}

# Several deals
rule-next_dealer-loser = The loser deals the next deal.
rule-next_dealer-clockwise = The deal moves on clockwise.
rule-scoring-none = No score is kept.
rule-scoring-count_losses = It is counted how often each has lost.
rule-scoring-places = Places give points: the last gets none, and every place above that one more.
rule-between_deals-none = There is no forfeit.
rule-between_deals-loser_forfeit = The loser deals the next deal and waits on the others meanwhile.


## The presets: a title and one sentence about each.

preset-valepaska = Valepaska
preset-valepaska-about = The game of bluff itself: everything goes face down, hands are not filled up, and court cards need an eight.
preset-valepaska-classic = Valepaska, four alike do not clear
preset-valepaska-classic-about = As the older text tells it: four alike stay, the pile is not taken by choice while the stock lasts, and the loser deals and fetches the drinks.
preset-paskahousu = Paskahousu
preset-paskahousu-about = The open game as it is commonly played: no lying, only bad cards.
preset-paskahousu-wikipedia = Paskahousu, nothing clears
preset-paskahousu-wikipedia-about = The open game exactly as in the English Wikipedia: the pile goes away only into somebody’s hand.
preset-valepaska-wikipedia = Valepaska, nothing clears
preset-valepaska-wikipedia-about = The bluff game exactly as in the English Wikipedia: nothing clears the pile, and hands are filled up to five.
preset-valepaska-house = Valepaska with refill
preset-valepaska-house-about = Hands are filled up to five, court cards go on a seven, and the game waits until everybody has doubted or believed.
preset-poytapaska = Pöytäpaska
preset-poytapaska-about = The open game with four cards face down and four face up in front of everybody.
preset-poytapaska-wikipedia = Pöytäpaska, limits end with the stock
preset-poytapaska-wikipedia-about = Table cards exactly as in the English Wikipedia: nothing clears and every limit holds until the stock is gone.
preset-poytapaska-family = Family Pöytäpaska, 3+3+3
preset-poytapaska-family-about = Three down, three up, three in hand; court cards wait for the first clear, and the first one out wins.
preset-ruotsalainen = Ruotsalainen paskahousu
preset-ruotsalainen-about = The open game with the whole pack dealt out and no stock to hope for.
preset-ruotsalainen-wikipedia = Ruotsalainen, nothing clears
preset-ruotsalainen-wikipedia-about = The whole pack is dealt and nothing clears the pile, exactly as in the English Wikipedia.
preset-paskahousu-2008 = Paskahousu, no courts on an empty table
preset-paskahousu-2008-about = As told in 2008: court cards never start an empty table.
preset-paskahousu-fi = Paskahousu, try the stock
preset-paskahousu-fi-about = As the Finnish Wikipedia tells it: who has nothing to lay may turn up the top of the stock and try.
preset-paskahousu-fi-ten-only = Paskahousu, only tens clear
preset-paskahousu-fi-ten-only-about = Tens clear court cards and aces too, and an ace is just a high card.
preset-paskahousu-qa = Paskahousu, eight for courts
preset-paskahousu-qa-about = Court cards and aces need an eight, and neither may start an empty table.
preset-paskahousu-venda = Paskahousu with two packs
preset-paskahousu-venda-about = For a crowd: two packs, jokers as twos, and high cards one at a time or four at once.
preset-paskahousu-runko = Paskahousu, one clearing card at a time
preset-paskahousu-runko-about = As the Windows game of 2001 played it: clearing cards are laid singly, and places give points.
preset-paskahousu-six = Paskahousu with six cards
preset-paskahousu-six-about = Six cards in hand, hard black twos, and second thoughts are allowed.
preset-clone-fly = As on valepaska.fly.dev
preset-clone-fly-about = Plays as the server at valepaska.fly.dev does; for comparing.
preset-clone-toni = As in tonihintikka/valepaska
preset-clone-toni-about = Plays as the program of that name does; for comparing.
preset-clone-juhor = As in juhor00/valepaska
preset-clone-juhor-about = Plays as the program of that name does; for comparing.


## House rules

house-soft-twos = Four twos do not clear
house-soft-twos-about = Four alike clear the pile, but four twos stay.
house-black-specials = Only black specials
house-black-specials-about = Only black tens, aces and twos are special; red twos are the lowest cards of all.
house-jokers = Two jokers
house-jokers-about = Two jokers without rank, which leave a hand only by lying.
house-refill = Refill to five
house-refill-about = After a play the hand is filled up to five while the stock lasts.
house-seven-courts = Courts from seven
house-seven-courts-about = Jacks, queens and kings go on a seven already.
house-no-pickup = No picking up by choice
house-no-pickup-about = Nobody takes the pile just because it is easier.
house-true-clears = A true clear clears anyway
house-true-clears-about = A true ten, ace or four alike clears the pile even when somebody doubted it.
house-challenger-leads = The right doubter leads
house-challenger-leads-about = Whoever catches a liar starts the empty table.
house-next-only = Only the next player may doubt
house-next-only-about = The others may think what they like.
house-two-packs = Two packs
house-two-packs-about = 104 cards, for a big table or a long evening.
house-whole-pack = The whole pack is dealt
house-whole-pack-about = No stock, no drawing: all cards are in somebody’s hand.
house-ten-only = Only tens clear
house-ten-only-about = A ten goes on anything and clears it; an ace is just a high card.
house-first-out = First out ends the deal
house-first-out-about = The first to go out wins, and nobody has to lose.


## The game in a terminal

term-welcome = Valepaska. Type ? for help.
term-rules = Rules: { $spec }
term-players = At the table: { $players }
term-bots-see = Bots see their own cards only, as you do.

# The table and the hand.
term-hand = Your hand ({ $count }): { $cards }
term-hand-empty = Your hand is empty.
term-up = Your table cards face up: { $cards }
term-down = Your table cards face down: { $count }
term-table = Pile { $pile }, stock { $stock }, cleared { $discards }.
term-top = On top: { $claim } ({ $player }).
term-top-you = On top: { $claim } (you).
term-empty-table = The table is empty.
term-cards-left-up = { $player }’s table cards: { $cards }
term-history = Plays in the pile, the oldest first:
term-history-empty = Nobody has claimed anything yet.
term-history-empty-open = Nothing lies in the pile yet.
term-history-line = { $player }: “{ $claim }.”
term-history-line-cards = { $player }: “{ $claim }.” In truth: { $cards }
term-history-line-open = { $player }: { $cards }
term-ledger = So they say, in this pile:

# What can be done.
term-legal-stock = lay the top card of the stock unseen
term-legal-down = turn up one of your table cards
term-legal-draw = draw from the stock
term-legal-pickup = take the pile ({ $count })
term-legal-swap = swap a card
term-legal-play = lay { $cards }

# Prompts.
term-prompt-turn = Your turn
term-prompt-turn-only = There is one thing you can do. Enter = { $move }
term-prompt-claim = What do you say { $count ->
    [one] it is?
   *[other] they are?
} Enter = back
term-prompt-fed = You have been fed. Take the pile, or what do you do?
term-prompt-fed-only = You have been fed. Enter = { $move }
term-fed-next = You are about to be fed.
term-prompt-opening = Who has { $ranks }? Enter = not me, or lay them
term-prompt-setup = Swap hand and table cards ({ $key }), or Enter = ready
term-prompt-swap = Exchange the card you laid for the one you drew? Enter = no, { $key } = yes

# Words that a player may type, separated by spaces. English words are always understood.
# The first one is the key of the command; no word may be a rank (t, j, q, k, a, x).
term-words-play = lay play
term-words-stock = s stock unseen blind
term-words-down = f flip down turn
term-words-draw = d draw
term-words-pickup = u up pickup take
term-words-swap = z swap exchange
term-words-challenge = c challenge doubt
term-words-pass = p pass believe ok
term-words-help = ? help
term-words-rules = r rules
term-words-hand = h hand cards
term-words-table = b board table
term-words-history = m memory history log
term-words-why = w why
term-words-save = v save
term-words-quit = l leave quit exit
term-words-yes = yes y
term-words-no = no n

# The help page.
term-help = At the prompt you can type:
term-help-play = lay cards and say what they are: 8 8 = 9, 88=9, 2x8=9, 8h 8s = 9
term-help-play-open = lay cards: 8 8, or 8h 8s to choose the suits
term-help-stock = lay the top card of the stock unseen
term-help-down = turn up one of your table cards: its number
term-help-draw = draw one card
term-help-pickup = take the pile
term-help-challenge = doubt the last play
term-help-pass = believe it; or: not me, ready, leave it
term-help-pass-open = not me, ready, or leave it as it is
term-help-swap = swap two cards: the one you give, then the one you take
term-help-help = this list
term-help-hand = your cards one by one, with numbers to pick them by: #1 #4 = 9
term-help-table = the table again: players and piles
term-help-history = the plays in the pile
term-help-rules = the rules of this game
term-help-why = what may be laid now; with a rank, why not: w 10
term-help-save = save a copy in a file: v game.toml
term-help-quit = leave; the game stays saved
term-help-cards = Cards are written rank and suit: 7h, 10s, Qd, Ac; X is a joker. Without a suit the first ones of that rank are taken.
term-help-colours = Red and black are two different things here; b is black, r is red: { $ranks }
term-help-lesson = New to the game? { $command } takes three minutes.

# Lines that could not be read.
term-unclear = “{ $text }” makes no sense here. Type ? for help.
term-too-much = “{ $rest }” after “{ $word }” means nothing, so nothing was done.
term-not-a-claim = “{ $text }” is not a rank. Say 3 to 10, J, Q, K, A or 2.
term-which-colour = Red and black are two different things here: say { $black } for black, { $red } for red.
term-no-colour = The colour of { $rank } does not matter here: say { $rank } alone.
term-count-is-cards = You are laying { $count ->
    [one] one card
   *[other] { $count } cards
}, and the number said has to be the same.
term-no-claim-here = In this game nothing is claimed: just lay the cards.
term-which-down = Which one? Say its number, for example: down 1
term-how-to-swap = Two cards are needed: first the one you give, then the one you take.
term-not-in-hand = You do not have { $card }.
term-not-that-many = You do not have that many: { $rank }.
term-no-such-place = There is no card number { $place }; you have { $count }.

# Several people on one device.
term-handover = Pass the device to { $player }. { $player }, press Enter when nobody else is looking.
term-handover-others = The rest of you admire the lake.
term-handover-done = Done. Press Enter to hide your cards.

# Stopping, saving and going on.
term-saved = The game is saved: { $file }
term-resume-with = Go on with: { $command }
term-resumed = The game goes on where it was: { $file }
term-not-saved = The game was not saved.
term-saved-before = What was played since you went on is forgotten; the game is saved as it was before.
term-end-of-input = The input ended, so the game stops here.
term-bye = Goodbye.

# Several deals.
term-again = Another deal? Enter = yes, n = no
term-yes-or-no = Please answer yes or no.
term-deal-number = Deal { $number }
term-results = After { $count ->
    [one] one deal
   *[other] { $count } deals
}:
term-result-losses = { $player }: paskahousu { $count ->
    [0] never yet
    [one] once
   *[other] { $count } times
}
term-result-points = { $player }: { $count ->
    [one] one point
   *[other] { $count } points
}
term-forfeit = { $player } deals the next one and sees to the drinks.
term-forfeit-you = You deal the next one and see to the drinks.


## A lesson of three minutes

lesson-title = Valepaska in three minutes
lesson-stop = You can leave at any time: type { $input }.
lesson-goal = Get rid of your cards. Whoever sits there with the last ones is the paskahousu and hears about it till breakfast.
lesson-how = Cards go on the pile face down, and you say what they are. Each time the same rank as was last said, or higher; threes are low, twos are high.
lesson-honest = First an honest play. Aino said “{ $claim }”, and you hold two eights. Lay them and say what they are: { $input }
lesson-honest-done = Nobody doubted you. Honesty works surprisingly often.
lesson-lie = Now { $player } said “{ $claim }”, and you have nothing that high. Lay a bad card and say it is a good one. Look calm. { $input }
lesson-lie-done = It went through. Your bad card is somebody else’s problem now.
lesson-challenge = { $player } says “{ $claim }”, and you are holding { $held } of them yourself. The deck has four. Do the sum, and doubt: { $input }
lesson-challenge-done = A lie! { $player } takes the whole pile. Had it been true, you would have taken it, so count first.
lesson-clear = One last thing: tens. A ten on a lower card clears the whole pile away. On top is “{ $claim }”; lay your ten: { $input }
lesson-clear-done = Gone for good, { $count } cards. And whoever clears goes on: you may start with anything.
lesson-more = Aces clear court cards, four alike clear too, and a ten on an empty table is a gift to the next player, who has to take it.
lesson-end = That was all. The rest is nerves. Start a game with: { $input }
lesson-not-that = That would be a move too, but try this one: { $input }
lesson-next = Press Enter to go on.


## The command line

cli-few-players = These rules are best with at least { $least } players; there are { $count }.
cli-many-players = These rules are best with at most { $most } players; there are { $count }.

cli-presets = Games
cli-house-rules = House rules
cli-sources = Below its title, the page of each game names its source.
cli-options = Options
cli-options-hint = Write them after a preset, for example { $spec }.
cli-option-default = { $value } (default)
cli-option-here = { $value } (here)
cli-option-range = A number from { $least } to { $most }.
cli-option-list = Any of these, with commas between, or { $none }.
cli-rules-hint = Write them together with plus signs, for example { $spec }.
cli-rules-more = Every option with its values: { $command }
cli-source = Source: { $source }
cli-spec = Rules: { $spec }
cli-grid = What may be laid on what (rows: top of the pile, columns: what is laid)
cli-grid-corner = top\play
cli-grid-empty = empty
cli-grid-stock-empty = The same when the stock is gone
cli-grid-o = o
    .about = may be laid
cli-grid-C = C
    .about = clears
cli-grid-F = F
    .about = feeds the next player
cli-grid-s = s
    .about = only when the stock is gone
cli-grid-t = t
    .about = only after the first clear
cli-grid-no = -
    .about = not

cli-simulating = Playing deals: { $done } of { $total }
cli-seed = Seed: { $seed }
cli-column-bot = Bot
cli-column-losses = Losses
cli-column-wins = Wins
cli-column-share = Share
cli-column-rating = Rating
cli-undecided = Undecided deals: { $count }
cli-decisions = Decisions: { $count }

cli-replay-step = Move { $number } of { $total }
cli-replay-end-of-input = The input ended, so the telling stops here.


## Line mode: what is said beside the table, and the end of a deal.

term-you = You
term-unnamed = Player { $number }
term-bot-kind = { $player } (bot, { $kind })
term-character = { $player }, { $level }. { $habit }
term-kind-honest = honest
term-kind-counter = card counter
term-kind-liar = liar
term-kind-learner = learner
term-kind-net = trained player
term-kind-search = forward thinker
term-kind-semirandom = half at random
term-count-one = { $player } { $count }
term-count-table = { $player } { $count } (+ { $up } up, { $down } down)
term-count-out = { $player } out
term-may-claim = You can say: { $ranks }
term-may-lay = You can lay: { $ranks }
term-may-not = Not: { $list }
term-may-nothing = Nothing you have can be laid now.
term-effect-clear = { $rank } (clears)
term-effect-feed = { $rank } (feeds)
term-also = Also: { $list }
term-can = You can: { $list }
term-why-legal = { $rank } can be laid now.
term-why-clear = { $rank } can be laid now, and it clears the pile.
term-why-feed = { $rank } can be laid now, and the next player has to deal with it.
term-why-doubt = The question is whether you doubt { $player }: “{ $claim }.” If it was a lie, { $player } takes the pile ({ $count }); if it was true, you do.
term-why-believed = If nobody doubts it and your turn came next:
term-why-nothing-laid = Nothing is laid at this question.
term-ask-doubt = Do you doubt it? Enter = no, { $key } = I doubt it
term-clear-open = If nobody doubts it, { $count ->
    [one] one card goes
   *[other] { $count } cards go
} away.
term-answer-first = First the question: do you doubt it or not?
term-nobody-doubts = Nobody doubts it.
term-stake-left = { $player } has { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
} left. Whoever is wrong takes { $pile }.
term-watching = You are out. The others play on.
term-endless = { $turns } turns among bots and no end in sight: nobody lost this one.
term-file-exists = { $file } is there already, so nothing was saved: give another name.
term-file-name = { $file } does not end in { $suffix }, so nothing was saved. Give a name such as game.toml.
term-passed-over = A game saved later cannot be read, so an older one goes on: { $reason }
term-file-long = That name is too long, so nothing was saved. Give a shorter one.
term-no-folder = There is no folder { $folder }, so nothing was saved.
term-save-trouble = The game is not being saved: { $reason }
term-ask-save = Save the game? Enter = yes, n = no, or a file name such as game.toml
term-ask-save-more = Save what has been played since you went on? Enter = yes, n = no: the game stays as it was saved before, or a file name such as game.toml

term-short-not_your_turn = not on turn
term-short-already_answered = has answered already
term-short-not_in_play = out of the deal
term-short-own_play = own play
term-short-window_closed = no play to doubt
term-short-not_your_cards = no such cards
term-short-not_one_rank = one rank at a time
term-short-wrong_count = wrong number
term-short-set_size = one at a time
term-short-opening_rank = not as the first play
term-short-too_low = too low
term-short-court_limit = court cards have to wait
term-short-ace_limit = an ace does not go on that
term-short-ten_limit = a ten does not go on that
term-short-only_twos = not on a two
term-short-two_limit = a two does not go on that
term-short-must_take = does not go on that
term-short-cannot_lead = may not lead
term-short-colour = colours differ
term-short-stock_empty = the stock is empty
term-short-pile_empty = there is no pile
term-short-no_such_choice = not possible here
term-short-over = the deal is over

term-end-cards = All cards turned:
term-end-true = { $player }: “{ $claim }” was true
term-end-lie = { $player }: “{ $claim }” was a lie: { $cards }
term-end-called = { $line } (doubted by { $player })
term-end-called-you = { $line } (doubted by you)
term-end-left = { $player } still holds: { $cards }
term-end-left-you = You still hold: { $cards }
term-end-counts = { $player }: claims { $claims }, lies { $lies }, caught { $caught } · doubts { $calls }, right { $right }

lesson-lead = The table is empty and the lead is yours: anything goes. { $input }
lesson-lead-done = On it goes.

cli-deals = Deals: { $count }
cli-league-deals = Deals for each pair: { $count }
cli-league-rounded = Each pair plays { $count } deals rather than { $wanted }: every deck is played once from each of the { $seats } seats.
cli-column-against-table = Alone against
cli-column-interval = Interval
cli-even = Shares in per cent: how often the bot of the row lost, alone at a table of { $seats } against the bot of the column. An even player would lose { $share } %.
cli-rating = Rating: how readily a bot goes out. Whoever is 400 ahead of another finishes before it ten times out of eleven; the mean is 0.
cli-waiting = No deal is done yet. Bots that search take their time: with Numba half a minute once for each version, to compile the engine; without it much longer for every deal.
cli-stopped = Stopped: nothing was added up.
train-stint = { $decisions } decisions, { $speed } a second.
train-habits = Lies: { $lies } % of the plays from a hand. Challenges: { $challenges } % of the plays that could be doubted.
train-measured = Loses { $loss } % of the deals alone against three honest bots; an even player would lose 25 %.
train-against = Loses { $loss } ± { $within } % of the deals alone against three of the net that it learns against.
train-done = The net: { $path }
train-waiting = The engine is compiled first: a minute or two, once for each version. The first stint then takes about a minute.
train-stopped = Stopped: what was kept last can be gone on with by --resume.
train-stopped-early = Stopped: nothing had been kept yet, so begin anew.
cli-replay-unfinished = The deal is not over, so nobody’s cards are turned.
cli-record-holds = { $file } holds: { $count ->
    [one] one move, legal
   *[other] { $count } moves, all legal
}.
cli-record-holds-loser = { $file } holds: { $count ->
    [one] one move, legal
   *[other] { $count } moves, all legal
}; { $player } lost.
cli-record-holds-loser-you = { $file } holds: { $count ->
    [one] one move, legal
   *[other] { $count } moves, all legal
}; you lost.
cli-record-unfinished = { $file } holds so far: { $count ->
    [one] one move, legal
   *[other] { $count } moves, all legal
}; the deal is not over.


## The fair deal: its steps, on the command line and on the page. Docs: fair-deal.md.

fair-holds = The deal was fair. What that shows, and what it does not, is in docs/fair-deal.md.
fair-fails = { $file } does not hold: { $count ->
    [one] one step fails.
   *[other] { $count } steps fail.
 }
fair-none = It says nothing of how the deck was shuffled, so there is no fair deal to check.
fair-none-told = What your page was told and what it added cannot be found in it: ask for the record of a deal that was played at a table.
fair-line-holds = { $step }: { $said }
fair-line-fails = { $step } FAILS: { $said }
fair-step-commitment = Commitment
fair-step-contributions = Contributions
fair-step-shuffle = Shuffle
fair-step-hands = Hands
fair-step-starter = Who begins
fair-ok-commitment = the secret is the one that was promised before the deal, { $commitment }.
fair-ok-contributions = { $count ->
    [0] nobody added anything, so the server alone chose the cards.
    [one] one came, from seat { $seats }.
   *[other] { $count } came, from the seats { $seats }.
 }
fair-ok-shuffle = the { $count } cards lie in the order that follows from the secret and the contributions.
fair-ok-hands = { $count ->
    [one] one move, legal
   *[other] { $count } moves, all of them legal
} with the cards that were dealt.
fair-ok-starter = { $lots ->
    [dealer] the lot fell on { $dealer } to deal.
    [starter] the lot fell on { $starter } to begin.
    [both] the lots fell on { $dealer } to deal and on { $starter } to begin.
   *[none] nothing was drawn.
 }
fair-fault-other-commitment = you were told { $told } before the deal, and the record says { $commitment }.
fair-fault-not-of-secret = the secret is not the one that was promised: its SHA-256 is not { $commitment }.
fair-fault-not-one-each = there are { $count } for { $seats } seats.
fair-fault-no-contribution = what stands for seat { $seat } is no contribution.
fair-fault-from-bot = seat { $seat } is a bot, and bots add nothing.
fair-fault-twice = the seats { $seat } and { $other } have the same.
fair-fault-yours-missing = yours is not among them.
fair-fault-incomplete = without the whole secret and a contribution or “none” for each seat nothing can be worked out.
fair-fault-left-out = the deck was made without the contribution of { $seat }.
fair-fault-exchanged = the deck was made with the contributions of { $seat } and { $other } exchanged.
fair-fault-not-whole = the deck has { $count } cards and the rules want { $whole }.
fair-fault-other-deck = the deck is another: card { $place } is { $card }, and { $right } follows from the secret and the contributions.
fair-fault-moves = { $why }
fair-fault-dealer-not-drawn = the first deal of a table draws its dealer, and here none was drawn.
fair-fault-starter-not-drawn = the rules draw who begins, and here nobody was drawn.
fair-fault-other-dealer = the dealer is { $seat }, but the lot fell on { $right }.
fair-fault-other-starter = { $seat } began, but the lot fell on { $right }.
fair-page-holds = The deal was fair: checked here
fair-page-fails = This deal is not shown to be fair
fair-page-none = This deal was begun before deals could be checked.
fair-page-good = holds
fair-page-bad = does not hold
fair-page-limits = It shows that the cards were fixed by a promise of the server and by everybody’s contribution, so that nobody alone chose them. It does not show that the server looked away: it knows all cards while a deal is played, and it could have worked together with a player. Bots and people who were away add nothing.
fair-page-record = The record holds all of this. “valepaska verify RECORD --commitment … --contribution …” checks it, move by move, away from this page; from a clone the command is “./play verify”.
fair-value-commitment = Commitment, told before the deal
fair-value-contribution = What this page added
fair-value-secret = The secret, told after the deal
fair-says-commitment = The secret is the one that the server promised before the deal.
fair-says-contributions = They are those that were told before the first card.
fair-says-shuffle = The order of the whole deck follows from the secret and the contributions.
fair-says-hands = The cards that were dealt are those on top of that deck.
fair-says-starter = What was drawn by lot came from the same chance.
fair-note-page-untold = This page came later and did not hear the promise itself.
fair-note-page-nobody = But nobody added anything, so the server chose alone.
fair-note-page-without = This page added nothing.
fair-note-page-unseen = This page saw no hand of its own dealt.
fair-fault-page-changed = The promise is another than at the beginning of the deal.
fair-fault-page-secret = The secret is not the one that was promised.
fair-fault-page-changed-list = The contributions are others than at the beginning of the deal.
fair-fault-page-late = What this page added is not in it: it came too late, or was left out.
fair-fault-page-deck = The deck is not the one that follows from the secret and the contributions.
fair-fault-page-hand = Other cards were dealt than lie on top of that deck.
fair-fault-page-lot = Who deals or begins is not as the lot says.


## The page in the browser.

page-title = Valepaska
page-quoted = “{ $text }”
page-you = You
page-default-name = Player
page-guest = Guest { $number }
page-your-name = Your name
page-loading = One moment…
page-back = Back
page-close = Close
page-show = Show
page-fewer = Fewer
page-more = More
page-menu = Menu
page-rules = Rules
page-settings = Settings
page-language = Language
page-no-script = Valepaska needs JavaScript.

# Landing
page-welcome = The cards go face down. You say what they are.
page-welcome-more = Nobody lies unless they have to.
page-play-now = Play now
page-play-now-about = Three bots, no account.
page-play-friends = Play with friends
page-join = Join
page-same-device = One device
page-watch = Watch
page-public = Public tables
page-back-to-table = Back to your table
page-link-or-code = Link or code
page-join-about = A code has six characters. Whoever opened the table has it.
page-watch-about = Whoever watches sees what the table sees: backs.
page-error-no-such-code = There is no such code now. Ask for a new one, or for the link.
page-error-no-such-table = This table is gone. So is the coffee.

# A new table
page-new-table = New table
page-all-presets = All rule sets
page-seats = Seats
page-seats-about = Bots take the empty seats when the cards are dealt.
page-house = House rules
page-house-on = { $count } on
page-pace = Time to doubt and to play
page-pace-quick = Brisk
page-pace-about = { $doubt ->
    [0] { $turn } s a turn
   *[other] { $doubt } s to doubt, { $turn } s a turn
}
page-pace-relaxed = Easy
page-pace-unlimited = No hurry
page-pace-unlimited-about = no clock
page-challengers-anyone-in-play = Anybody in play
page-challengers-next-player-only = Next player only
page-challengers-anyone-incl-out = Those out as well
page-read-rules = Read the rules { $count ->
    [0] in full
   *[other] (differences: { $count })
}
page-open-table = Open the table
page-link-carries = The link and the code come next; they carry the rules with them.
page-bots = Bots
page-person = Player { $number }
page-person-more = Add a player
page-person-fewer = Remove a player
page-same-about = The device goes round. Only whoever is to play sees cards.
page-deal = Deal the cards
page-deal-about = Bots sit down in the empty seats.

# Waiting
page-coffee = The coffee is hot
page-table-of = Table: { $player }
page-free-seat = Free seat
page-bot = Bot
page-bot-semirandom = absent-minded
page-bot-honest = honest
page-bot-counter = counts cards
page-bot-liar = liar
page-bot-learner = learns from you
page-bot-net = taught itself
page-bot-search = looks ahead
page-change-bot = Choose somebody else in place of { $player }
page-change = Change
page-choose-bot = Choose an opponent
page-choose-bot-about = All of them see their own cards only, as you do. They differ in habits and in strength.
page-seat-opponent = Seat { $player }
page-strength = Strength { $place } of 4: { $level }
page-remove = Remove { $player }
page-host = host
page-present = here
page-kick = Remove
page-kick-sure = Send { $player } away from the table?
page-kick-now = Send away
page-kick-keep = Let stay
page-sent-away = Sent away
page-let-back = Let back in
page-let-back-whom = Let { $player } back in
page-terms = How this table plays
page-differs = Different at this table
page-all-rules = All rules
page-window-time = The time to doubt is { $count } s.
page-window-unlimited = You may doubt until everybody has answered.
page-turn-time = A turn may take { $count } s; then a bot plays it.
page-turn-unlimited = Turns have no clock.
page-invite = Invite
page-qr = The link to the table as a QR code
page-code = Code
page-code-full = While the table is full the code is dead.
page-copy = Copy the link
page-copied = Link copied
page-own-deals = Your deals
page-share = Share
page-share-text = Come and play Valepaska
page-address = Address of the table
page-only-here = The link works on this machine only. For your network, start the server so: { $command }
page-nobody-here = Just you and the lake. Invite somebody or add bots.
page-listed = Who finds this table
page-listed-never = Invited only
page-listed-free = Until full
page-listed-always = Watchers too
page-listed-never-about = One comes by the link or the code.
page-listed-free-about = It stands in the public list until it is full.
page-listed-always-about = It stands in the public list; when it is full one may watch.
page-listed-is = The table stands in the public list.
page-listed-wait = The table stands in the public list: somebody may come. Deal whenever you like, and bots take the free seats.
page-host-deals = { $player } deals when everybody is here.
page-arrange = Change the table
page-arrange-do = Change it
page-arrange-about = Everybody is told what changed, and says anew when ready.
page-changed = Changed just now
page-changed-seats = Seats: { $count }.
page-lots = Draw lots among those who doubt
page-lots-about = Doubts that come within 0.2 seconds count as equal. Otherwise the first decides, and a quick line helps.
page-lots-on = Doubts within 0.2 seconds are equal, and lots decide.
page-lots-off = Of those who doubt, the first decides.
page-sit = Sit down
page-sit-next = Sit down for the next deal
page-sit-title = Join in
page-joining = You are in from the next deal on.
page-full = The table is full. There is room on the bench to watch.
page-barred = The host has sent you away. You may watch until the host lets you back in.

# At the table
page-at-table = The table
page-players = Players
page-decision = Decision
page-deal-number = deal { $number }
page-player-count = { $count } players
page-watcher-count = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
page-you-watch = You are watching
page-seat-bot = bot
page-seat-program = program
page-seat-away = away
page-seat-stand-in = away · a bot plays
page-seat-turn = to play
page-seat-out = out, place { $place }
page-marked = Lost the last deal.
page-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-down-cards = { $count ->
    [one] one table card face down
   *[other] { $count } table cards face down
}
page-seconds = { $count } s
page-time-left = Time left
page-no-hurry = No hurry.
page-hurry = { $count } seconds left. Then a bot plays this turn.
page-stock = stock
page-stock-count = { $count ->
    [one] One card
   *[other] { $count } cards
} in the stock
page-pile-count = { $count ->
    [one] One card
   *[other] { $count } cards
} in the pile
page-cleared = cleared
page-cleared-count = Cleared: { $count }
page-empty-table = Empty table
page-leads = { $player } leads
page-you-lead = you lead
page-face-down = face-down card
page-choose-claim = Choose cards and claim something.{ $more ->
    [0] {""}
   *[other] {" "}Or:
}
page-choose-lay = Choose cards.{ $more ->
    [0] {""}
   *[other] {" "}Or:
}
page-must-take = None of your cards goes on it.
page-must-take-fed = You are fed: nothing goes on it, and nothing may be drawn.
page-turn-down = Turn up one of your table cards.
page-turn-card = Turn up table card { $number }
page-at-least = { $rank } or higher
page-draw = Draw
page-draw-about = one from the stock
page-blind = Unseen
page-blind-about = top of the stock
page-pickup = Take the pile
page-count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-swap = Swap a card
page-swap-short = Swap
page-swap-about = a table card
page-swap-give = You give
page-swap-take = You take
page-no-swap = Nothing can be swapped now.
page-setup-title = Swap if you like
page-ready = Ready
page-leave-it = Leave it
page-claim-what = What do you claim?
page-claim-unseen = What do you call it?
page-said-count = How many you say
page-rank-legal = { $rank }, allowed
page-rank-illegal = { $rank }, not now
page-clear = Clear
page-choose-cards = Choose cards first
page-choose-rank = Choose a rank
page-one-rank = One rank at a time
page-lay = Lay { $count ->
    [one] a card
   *[other] { $count } cards
}: { $claim }
page-lay-open = Lay { $claim }
page-lay-unseen = Lay unseen: { $claim }
page-in-truth = In truth: { $cards }. Only you see this.
page-held = Your move waits until the others have had time to doubt.
page-anybody-opens = anybody may begin
page-you-are-asked = you are asked
page-offered = { $rank }, asked for now
page-pass-until = Pass up to
page-pass-until-rank = Pass up to { $ranks }
page-passing-until = You pass on all up to { $ranks }.
page-pass-hint = Tap a higher rank to pass on all up to it.
page-not-me = Not me
page-claims = { $player } claims
page-under = On
page-on-empty-table = On an empty table.
page-stake = Whoever is wrong takes
page-if-clears = If nobody doubts it, { $count ->
    [one] the card is
   *[other] { $count } cards are
} cleared.
page-if-feeds = If nobody doubts it, the next player is fed.
page-doubt = I doubt it!
page-key-doubt = C
page-key-draw = D
page-key-unseen = S
page-keys = Keys
page-keys-rank = Choose a card of the rank; with cards chosen, claim the rank
page-keys-all = All cards of the rank
page-keys-enter = Lay what is chosen, believe, or go on
page-keys-take = Take the pile; in the opening, pass
page-keys-list = This list
page-believe = Believe
page-wait = A moment…
page-believed = { $count ->
    [one] { $players } believed it.
   *[other] { $players } believed it.
}
page-thinking = { $count ->
    [one] { $players } is thinking.
   *[other] { $players } are thinking.
}
page-doubted = { $doubter } doubted. { $player }: { $claim }
page-doubts-me = { $doubter } doubted. You: { $claim }
page-doubted-you = You doubted. { $player }: { $claim }
page-not-rank = not { $rank }
page-your-turn = Your turn
page-lie = A lie!
page-true = True!
page-takes = { $player } takes { $count ->
    [one] a card
   *[other] { $count } cards
}
page-takes-you = You take { $count ->
    [one] a card
   *[other] { $count } cards
}
page-go-on = Go on
page-doubter = { $player } doubts it
page-together = Who doubts it? The cards are hidden.
page-nobody-doubts = Nobody doubts it
page-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
page-hand-empty = Your hand is empty
page-your-hand = Your hand, { $count } cards
page-just-taken = just taken
page-card-taken = { $card }, just taken
page-group = { $rank }: { $count ->
    [one] one card
   *[other] { $count } cards
}, chosen: { $chosen }
page-own-table = On the table before you
page-watching = Whoever watches sees what the table sees: backs.
page-bot-plays = A bot plays for you.
page-take-back = Take the seat back
page-finish-fast = Finish fast
page-last-play = Last: { $player } laid { $count ->
    [one] a card
   *[other] { $count } cards
}, { $claim }.
page-occupied = Occupied
page-pass-device = { $player } is to play. Pass the device on.
page-door-about = The rest of you look at the lake. The door stays shut until { $player } opens it.
page-i-am = I am { $player }, open

# Ledger, history, phrases
page-ledger = Ledger
page-history = History
page-claimed-here = Claimed in this pile
page-open = open
page-was-believed = believed
page-doubted-true = doubted, true
page-was-lie = a lie
page-was-true = true
page-lie-caught = lie, caught
page-lie-through = lie, got through
page-phrases = Say something
page-phrase-1 = Hmm.
page-phrase-2 = Sure, sure.
page-phrase-3 = Coffee is getting cold.
page-phrase-4 = Phew.
page-phrase-5 = Brave.
page-phrase-6 = I say nothing.
page-phrase-7 = Good deal.
page-phrase-8 = Sorry.

# The end of a deal
page-standings = Standings
page-place = Place
page-player = Player
page-lies = lies told
page-caught = caught
page-right-calls = doubts right / wrong
page-losses = trousers
page-loser = paskahousu
page-again = Deal again
page-is-ready = ready
page-waits-for = Waiting for: { $players }.
page-record = Record
page-all-turned = All cards turned
page-was-left = { $player } was left with:

# News around the deal
page-news-sat-down = { $program ->
    [yes] { $player } (program) sits down.
   *[no] { $player } sits down.
}
page-news-joins = { $program ->
    [yes] { $player } (program) joins from the next deal on.
   *[no] { $player } joins from the next deal on.
}
page-news-stood-up = { $kicked ->
    [yes] The host gave the seat away: { $player }.
   *[no] { $player } leaves.
}
page-news-bot-came = { $player } (bot) sits down.
page-news-bot-left = A bot leaves.
page-news-sits-in = { $player } is away, a bot plays.
page-news-sits-in-you = A bot plays for you.
page-news-gave-back = { $player } is back.
page-news-gave-back-you = You play again.
page-news-by-clock = Time ran out for { $player }. A bot played.
page-news-by-clock-you = Time ran out; a bot played for you.
page-news-waits = { $player } asks for a moment.
page-news-waits-you = You asked for a moment.
page-news-ready = { $player } is ready.
page-news-ready-you = You are ready.
page-news-new-host = { $player } is the host.
page-news-new-host-you = You are the host.
page-news-finishing-fast = The bots finish the deal.
page-news-goes-on = The game goes on.
page-news-deal-begins = Deal { $deal } begins.
page-news-table-changed = The host changed the table.
page-news-new-listing = { $listed ->
    [never] The table no longer stands in the public list.
   *[other] The table stands in the public list.
}
page-news-new-pace = The host changed the pace: { $pace ->
    [quick] brisk
    [relaxed] easy
   *[unlimited] no hurry
}.

# When something is wrong
page-lost = Connection lost. Your cards are safe.
page-try-now = Try now
page-offline = The server cannot be reached: it is not running, or this device has no connection to it.
page-try-again = Try again
shell-newer = A new version of the page is there.
shell-reload = Reload
page-missed = Back at the table. Meanwhile: { $count ->
    [one] one play
   *[other] { $count } plays
}.
page-gone = The table
page-gone-no-such-table = This table is gone. So is the coffee.
page-gone-swept = The table was cleared away when nobody sat at it any more.
page-gone-closed = The table is closed.
page-gone-kicked = The host gave your seat away. You may watch; you can sit down here again when the host lets you.
page-let-back-you = The host has let you back in.
page-gone-moved = Your seat is on another device now.
page-gone-elsewhere = This seat is open in another window.
page-gone-reload = There is a newer version of this page.
page-nowhere = No table lies at this address. Ask for the link again, or type its code.
page-not-kept = This browser cannot keep your seat: it is gone when the page is closed or loaded again.
page-come-back = Go on here
page-play-here = Play here
page-type-code = Type a code
page-stand = Leave the seat
page-move = To another device
page-move-about = Open this on the other device. It works once, within ten minutes, and whoever opens it has your seat and sees your cards.
page-move-qr = The link for the other device as a QR code
page-move-link = Link for the other device
page-move-here = This link moves a seat to this device. It works once.
page-to-landing = To the start
page-leave-about = You keep your seat when you go to the start. During a deal a bot plays meanwhile.
page-leave-watch = The link brings you back.
mine = What the server keeps of me
mine-about = The server keeps your name, when you came and went, and what you did in the deals, until the table has not been used for as long as its operator says. It keeps no address and nothing else about you.
mine-fetch = Fetch it as a file
mine-erase = Delete my name here
mine-sure = You leave the table, and your name is deleted in it and in what was shared of it. A bot plays on with your cards. This cannot be undone.
mine-erase-now = Leave and delete my name
page-mute = Mute
page-unmute = Unmute
page-make-host = Make host
page-open-seat = Open the seat

# Settings
page-theme = Theme
page-theme-light = Light
page-theme-dark = Dark
page-theme-device = As the device
page-deck = Cards
page-deck-two = Two colours
page-deck-four = Four colours
page-bot-speed = Bot speed
page-speed-slow = Slow
page-speed-normal = Usual
page-speed-fast = Fast
page-speed-instant = Instant
page-animation = Motion
page-motion-slow = Slow
page-motion-normal = Usual
page-motion-fast = Fast
page-motion-instant = None
page-sound = Sound
page-sound-about = Wood, paper and one mosquito.
page-notice = Call me to the table
page-notice-about = On my turn and when a claim waits for me, while the page is in the background.
page-call-claim = Do you believe it?
page-truth-line = The line “In truth”
page-truth-line-about = Tells you what you are really laying.
page-ready-claim = Ready-made claim
page-ready-claim-about = Marks the real rank for you. Mind that speed shows.
## The referee: what becomes of a written position. Seats are letters; “all: pass” is what one writes in the file.

referee-holds = ok
referee-fails = FAIL
referee-told = ruling
referee-fault = fault
referee-unnamed = a case without a name
referee-count-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
referee-count-hold = { $count ->
    [one] { $count } holds
   *[other] { $count } hold
}
referee-count-fail = { $count ->
    [one] { $count } fails
   *[other] { $count } fail
}
referee-count-told = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
referee-differs = { $what }: expected { $expected }, found { $found }

referee-true = { $line } ({ $cards }: true)
referee-lie = { $line } ({ $cards }: a lie)
referee-cards = { $line } ({ $cards })
referee-leads = { $player } leads to an empty table.
referee-refused = “{ $action }” is refused ({ $code }). { $reason }
referee-not-done = Not carried out: { $actions }
referee-open-window = The window on the play of { $player } is open: “all: pass” closes it.
referee-open-offer = A rank is on offer: “all: pass” goes on to the next one.
referee-open-setup = Not everybody is ready: “all: pass” begins the play.
referee-nothing-open = There is nothing to pass on.
referee-over = The deal is over.

referee-may = { $player } may: { $list }
referee-may-not = { $player } may not: { $list } ({ $reason })
referee-may-nothing = { $player } may do nothing now.
referee-do-claim = play as { $what }
referee-do-lay = play { $what }
referee-do-play = play
referee-do-stock-claim = stock as { $what }
referee-do-stock = stock
referee-do-down-one = down { $what }
referee-do-down = down
referee-do-draw = draw
referee-do-pickup = pickup
referee-do-challenge = challenge
referee-do-pass = pass
referee-do-swap = swap

# The lesson
page-lesson = New to it? Learn it in three minutes
lesson-step = { $number } of { $count }
lesson-leave = Leave the lesson
lesson-others = Watch what the others say.
lesson-wait = One moment: read on first.
lesson-offline = The server cannot be reached. Try again in a moment.
lesson-do-honest = tap both eights, then the rank 8, then the yellow button.
lesson-do-lie = tap the four, then the rank K, then the yellow button.
lesson-do-challenge = press “{ $button }”
lesson-do-lead = tap a five, then the rank 5, then the yellow button.
lesson-do-clear = tap the ten, then the rank 10, then the yellow button.

# The memory aid
memory = Memory
memory-about = Shows which cards you know to have gone to whom: only what you have seen yourself.
memory-empty = Nobody holds a card that you would know of.
memory-unsure = { $card }, if it has not been laid since

# A long hand, and how it lies
singly = Open
singly-title = Your cards singly
singly-chosen = { $count ->
    [0] Close
    [one] One chosen
   *[other] { $count } chosen
 }
print = Print these rules
notice-asked = The browser is asking: allow it there, and the switch goes on.
notice-denied = The browser does not allow notifications from here. Allow them in its settings for this site.
notice-none = This browser gives no notifications here: it needs https, or this machine itself.
size = Cards in the hand
size-usual = Usual
size-large = Large
thumb = Buttons
thumb-left = For the left thumb
thumb-right = For the right thumb
order = Order of the hand
order-ladder = By rank
order-suit = By suit
swap-drawn = Swap the card you just laid for the one you drew?
legend-turned = A solid blue frame: true. A dashed red one: a lie.

## The public list

public-quick = Quick match
public-quick-about = The table that fits best. If there is none, one is opened for you: wait for others there, or deal against bots.
public-count = { $count ->
    [0] No tables
    [one] One table
   *[other] { $count } tables
}
public-none = Nobody sits at a public table just now. The coffee is ready.
public-open = Open one
public-own-rules = By rules of your own
public-waiting = waiting
public-between = between deals
public-playing = playing
public-pace = { $pace ->
    [quick] brisk pace
    [relaxed] easy pace
   *[unlimited] no hurry
}
public-people = { $people } of { $seats } seats taken
public-programs = { $count ->
    [one] one by a program
   *[other] { $count } by programs
}
public-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
public-differs = { $count ->
    [one] one rule is different
   *[other] { $count } rules are different
}
public-sit-at = Sit down: { $table }
public-next-at = Sit down for the next deal: { $table }
public-watch-at = Watch: { $table }
public-no-host = A table without a host
public-lost = The list cannot be fetched now. It is tried again by itself.
## A replay

replay-title = Replay
replay-all-cards = All cards
replay-all-about = Every hand lies open, and a lie is called a lie.
replay-as-seat = As { $player } saw it
replay-whose = Whose cards are shown
replay-sealed = This link tells the deal as { $player } saw it, and nothing else.
replay-seat = Seat { $seat }
replay-step = Step { $at } of { $last }
replay-step-told = What happened
replay-steps = All steps
replay-nothing-said = The cards are dealt.
replay-hands = Hands
replay-tally = Lies { $lies }, caught { $caught }. Doubts right { $right }, wrong { $wrong }.
replay-true = True
replay-lie = A lie
replay-where = Step
replay-through = Through the deal
replay-start = To the first step
replay-end = To the last step
replay-back = One step back
replay-forward = One step forward
replay-play = Play it
replay-stop = Stop
replay-speed = Speed { $speed }×
replay-keys = Keys: arrows go one step, Home and End to the start and the end, Space plays and stops.
replay-open-file = Open a record
replay-file-about = A record of a finished deal, saved from the page or from the terminal, is shown step by step.
replay-choose-file = Choose a file
replay-file-sent = The file, at most { $size } KB, is sent to this server, which plays it by the rules and keeps nothing of it.
replay-file-large = This file is larger than { $size } KB: it is no record of a deal.
replay-share = Share this deal
replay-share-about = Whoever opens the link can step through the deal. It works as long as this table is kept: as a rule for 30 days after its last deal.
replay-share-text = A deal of Valepaska, card by card
replay-share-look = Look at it
replay-share-own = As I saw it
replay-share-own-about = Only your cards and what lay open; the link shows nothing else.

## Deals that a browser has finished

history-yours = How it has gone
history-rules = Rules
history-total = All together
history-deals = deals
history-lost = lost
history-doubts = doubts
history-right = right
history-bots = The bots you met
history-list = Deal by deal
history-more = Show older ones ({ $count })
history-you-lost = Lost: the paskahousu
history-place = Place { $place } of { $count }
history-no-place = No place
history-against = with { $players }
history-nobody = somebody
history-numbers = Lies { $lies }, caught { $caught }. Doubts right { $right }, wrong { $wrong }.
history-who = Who played
history-everybody = Everybody
history-empty = No deal has been finished in this browser yet.
history-files = Take it along
history-about = Only this browser keeps your deals, the latest { $most }. A file takes them to another one; what is there already is not doubled.
history-export = Save to a file
history-import = Add from a file
history-delete = Delete all
history-delete-sure = { $count ->
    [one] One deal is deleted from this browser and cannot be brought back, unless you have saved it to a file.
   *[other] All { $count } deals are deleted from this browser and cannot be brought back, unless you have saved them to a file.
}
history-keep = Keep them
history-cleared = All deals are deleted.
history-added = Added: { $added }. Here already: { $known }.
history-not-kept = This browser keeps no more: your deals are there until the page is closed. Save them to a file.
history-file-other = This is no file of deals saved from this page.
history-file-newer = This file is of a newer version of Valepaska: open it with that one.
history-file-damaged = { $number ->
    [0] This file is damaged, and nothing of it was added.
   *[other] This file is damaged at deal { $number }, and nothing of it was added.
}
history-file-large = This file is larger than { $size } MB: it was not saved from this page.
