"""The game for OpenSpiel, as `valepaska` (needs the extra `[research]`).

    import pyspiel
    import valepaska.envs.openspiel
    game = pyspiel.load_game("valepaska(players=3,rules=valepaska+jokers)")

`rules`: any spec, with `:` for `=` (`valepaska+turn_limit:200`), as game texts want it. `deck`: the cards
in play, as text (`3c 3d 4c 4d ...`), for variants small enough to be solved; nothing means the whole
deck of the rules. They are cards that the rules have, each as often as they have it, and enough for all
hands. `claims=deck` leaves out claims of ranks that no card in play has, as long as something else can be done
(`any`: all the claims of the rules). Chance deals the deck card by card, so that every outcome is explicit.
Actions are the compact code. Everything runs on the plain engine: this is for exactness, not for speed.
"""

from typing import Any

import msgspec

from valepaska.errors import lacking

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise lacking("research", error) from None

from valepaska.cards import Card
from valepaska.engine.events import EndReason, Event, Seat, redact
from valepaska.engine.state import State, apply, start
from valepaska.engine.texts import order_of
from valepaska.engine.view import view
from valepaska.envs.rewarding import final_rewards
from valepaska.envs.setting import Setting, setting_of
from valepaska.fast.whole_deals import TURN_LIMIT

MOST_SEATS = 10
REMEMBERED = 64
"""So many last decisions stand in the information state tensor."""
EACH = 5
"""Numbers for each of them: seat, verb, kind, number, and of the own ones the code."""

GAME_TYPE = pyspiel.GameType(
    short_name="valepaska",
    long_name="Valepaska and its family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "rules": "valepaska", "deck": "", "claims": "any"},
)


class Valepaska(pyspiel.Game):  # type: ignore[misc]
    """Any rules of the family. Raises RulesError and NotationError for parameters that cannot be."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        words = (str(given[name]) for name in ("rules", "deck", "claims"))
        self.setting = setting_of(int(given["players"]), *words)
        super().__init__(GAME_TYPE, self._info(), given)

    def _info(self) -> Any:
        setting = self.setting
        turns = setting.rules.out.turn_limit or TURN_LIMIT
        return pyspiel.GameInfo(
            num_distinct_actions=len(setting.encoding.actions),
            max_chance_outcomes=max(len(setting.distinct), setting.seats),
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns * (setting.seats + 2) + 40 * setting.seats,
        )

    def new_initial_state(self) -> "Deal":
        """No card is dealt yet."""
        return Deal(self, self.setting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What players see: by default what they see now, with perfect recall all they have seen.

        Raises ValueError for parameters, of which there are none.
        """
        if params:
            raise ValueError("this observer takes no parameters")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recalls=recalls)


class Deal(pyspiel.State):  # type: ignore[misc]
    """One deal: first the deck, card by card, then the decisions of the players."""

    def __init__(self, game: Valepaska, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.dealt: list[Card] = []
        self.state: State | None = None
        self.events: list[Event] = []
        self.decisions: list[tuple[Seat, tuple[int, int, int, int], int]] = []

    def current_player(self) -> int:
        """Whose decision it is: chance while cards are dealt."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next card of the deck, by the number of its face; then, where chance chooses, who begins."""
        left = list(self.setting.deck)
        for card in self.dealt:
            left.remove(card)
        if not left:
            return [(seat, 1.0 / self.setting.seats) for seat in range(self.setting.seats)]
        counted = ((number, left.count(card)) for number, card in enumerate(self.setting.distinct))
        return [(number, count / len(left)) for number, count in counted if count]

    def _legal_actions(self, player: int) -> list[int]:
        if self.state is None or player != self.current_player():
            return []
        return self.setting.legal(view(self.state, player))

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise pyspiel.SpielError(f"action {action} comes too late: the deal is over")
        if self.state is None:
            if action not in dict(self.chance_outcomes()):
                raise pyspiel.SpielError(f"chance cannot do {action} now: legal_actions() tells what it can")
            self._deal(action)
            return
        seat = self.state.to_act[0]
        chosen = self.setting.encoding.decode(view(self.state, seat), action)
        self.decisions.append((seat, order_of(self.state.rules, self.state.board, seat, chosen), action))
        self.state, events = apply(self.state, seat, chosen)
        self.events.extend(events)

    def _deal(self, action: int) -> None:
        game = self.setting
        starter = None
        if len(self.dealt) < len(game.deck):
            self.dealt.append(game.distinct[action])
            if len(self.dealt) < len(game.deck) or game.rules.opening.starter == "random":
                return
        else:
            starter = action
        step = start(game.rules, game.seats, self.dealt, 0, starter, whole_deck=game.whole_deck)
        self.state, self.events = step.state, list(step.events)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != int(pyspiel.PlayerId.CHANCE):
            return self.setting.encoding.text(action)
        return (
            f"deal {self.setting.distinct[action]}"
            if len(self.dealt) < len(self.setting.deck)
            else f"seat {action} begins"
        )

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.state is not None and self.state.outcome is not None

    def returns(self) -> list[float]:
        """What each seat gets; nothing while the deal goes on, or when the turn limit has cut it off."""
        outcome = None if self.state is None else self.state.outcome
        if outcome is None or outcome.reason is EndReason.TURN_LIMIT:
            return [0.0] * self.setting.seats
        return final_rewards("loser", outcome.order, self.setting.seats)

    def __str__(self) -> str:
        if self.state is None:
            return f"{len(self.dealt)} of {len(self.setting.deck)} cards dealt: {' '.join(map(str, self.dealt))}"
        return "\n".join(repr(view(self.state, seat)) for seat in range(self.setting.seats))


class Observer:
    """What one player sees of a deal, as text and as numbers."""

    def __init__(self, setting: Setting, *, recalls: bool) -> None:
        self._setting, self._recalls = setting, recalls
        facts = len(setting.encoding.facts)
        self.tensor = np.zeros(facts + (REMEMBERED * EACH if recalls else 0), np.float32)
        self.dict = {"facts": self.tensor[:facts]}
        if recalls:
            self.dict["decisions"] = self.tensor[facts:]

    def set_from(self, state: Deal, player: int) -> None:
        """Write the numbers of a player."""
        self.tensor.fill(0)
        if state.state is None:
            return
        self.dict["facts"][:] = self._setting.encoding.observe(view(state.state, player))
        if self._recalls:
            codes, seats = len(self._setting.encoding.actions), self._setting.seats
            for row, (seat, (verb, _, kind, count), code) in enumerate(state.decisions[-REMEMBERED:]):
                own = (code + 1) / codes if seat == player else 0.0
                numbers = (
                    ((seat - player) % seats + 1) / seats,
                    (verb + 1) / 8,
                    (kind + 1) / 17,
                    min(count, 8) / 8,
                    own,
                )
                self.dict["decisions"][row * EACH : (row + 1) * EACH] = numbers

    def string_from(self, state: Deal, player: int) -> str:
        """What the player sees now, or, with perfect recall, every event as it saw it, in JSON lines."""
        if state.state is None:
            return f"{len(state.dealt)} cards dealt"
        if not self._recalls:
            return repr(view(state.state, player))
        return "\n".join(msgspec.json.encode(redact(event, player)).decode() for event in state.events)


if "valepaska" not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, Valepaska)
