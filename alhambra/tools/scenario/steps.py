"""The steps of a scenario, carried out."""

from collections.abc import Callable, Collection

from msgspec import UNSET, UnsetType

from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    Decline,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SetStanding,
    SwapBuilding,
    TakeBackStep,
    TakeMoney,
    Timeout,
)
from alhambra.base.scoring import score_round
from alhambra.components import ROUNDS
from alhambra.game import Game, seats_to_act
from alhambra.ledger import Ledger
from alhambra.modules.characters import Beg, Bid, BuyWithPatron, CallDancer, ChangeMoney, TakeWithMiser
from alhambra.modules.dirk import GiveToDirk
from alhambra.modules.squares import TakeSquare
from alhambra.modules.vizier import BuyWithVizier, WakeVizier
from alhambra.preparing import apply, legal_actions
from alhambra.rulebook import rulebook
from alhambra.tools.scenario.pieces import choose, known_tile
from alhambra.tools.scenario.shape import Faulty, PieceName, Scenario, Step, cell_of

Reader = Callable[["StepReader"], Action]


class StepReader:
    """A step, and the game in which it is read: which of the equal cards is meant depends on who holds them."""

    def __init__(self, game: Game, seat: int, step: Step) -> None:
        self.game = game
        self.rules = rulebook(game.state.options)
        self.seat = seat
        self.step = step

    def take(self) -> Action:
        """Read a step `take`."""
        return TakeMoney(self.seat, choose(self.rules, _listed(self.step.cards), self.game.state.display))

    def buy(self) -> Action:
        """Read a step `buy`."""
        hand = self.game.state.players[self.seat].hand
        return BuyBuilding(self.seat, self.tile, choose(self.rules, _listed(self.step.pay), hand))

    def vizier(self) -> Action:
        """Read a step `vizier`."""
        to, hand = self.step.to, self.game.state.players[self.seat].hand
        if to is not UNSET and to != "dirk":
            raise Faulty(f"a tile is given to dirk, not to {to!r}")
        pay = choose(self.rules, _listed(self.step.pay), hand)
        cell = None if self.step.at is UNSET else self.cell
        return BuyWithVizier(self.seat, self.tile, pay, cell, to_dirk=to == "dirk")

    def bid(self) -> Action:
        """Read a step `bid`; a maximum of 0 is to pass (V-CHA-30)."""
        maximum, prefer = self.step.maximum, tuple(_listed(self.step.prefer))
        assert isinstance(maximum, int)
        return Bid(self.seat, maximum, prefer, self.step.swap is True) if maximum else Decline(self.seat)

    def change(self) -> Action:
        """Read a step `change`."""
        hand = self.game.state.players[self.seat].hand
        return ChangeMoney(self.seat, self.card(self.step.give, hand), self.card(self.step.take, self.display))

    def standing(self) -> Action:
        """Read a step `standing`."""
        step = self.step
        return SetStanding(self.seat, str(step.prompt), str(step.answer), None if step.order is UNSET else step.order)

    @property
    def display(self) -> tuple[str | None, ...]:
        """The open cards."""
        return self.game.state.display

    def card(self, name: PieceName | UnsetType, held: Collection[str | None]) -> str:
        """Give the card of a name, one of those that are held if possible."""
        return choose(self.rules, [str(name)], held)[0]

    @property
    def tile(self) -> str:
        """The tile that it names."""
        return known_tile(self.rules, self.step.tile)

    @property
    def cell(self) -> tuple[int, int]:
        """The cell that it names."""
        return cell_of(self.step.at)


READERS: dict[str, tuple[set[str], Reader]] = {
    "take": ({"cards"}, StepReader.take),
    "buy": ({"tile", "pay"}, StepReader.buy),
    "add": ({"tile", "at"}, lambda it: AddBuilding(it.seat, it.tile, it.cell)),
    "remove": ({"at"}, lambda it: RemoveBuilding(it.seat, it.cell)),
    "swap": ({"tile", "at"}, lambda it: SwapBuilding(it.seat, it.tile, it.cell)),
    "finish": (set(), lambda it: Finish(it.seat)),
    "place": ({"tile", "at"}, lambda it: PlaceBuilding(it.seat, it.tile, it.cell)),
    "reserve": ({"tile"}, lambda it: ReserveBuilding(it.seat, it.tile)),
    "give": ({"tile"}, lambda it: GiveToDirk(it.seat, it.tile)),
    "pass": (set(), lambda it: Pass(it.seat)),
    "timeout": (set(), lambda it: Timeout(it.seat)),
    "undo": (set(), lambda it: TakeBackStep(it.seat)),
    "confirm": (set(), lambda it: ConfirmTurn(it.seat)),
    "wake": (set(), lambda it: WakeVizier(it.seat)),
    "vizier": ({"tile", "pay"}, StepReader.vizier),
    "square": ({"tile"}, lambda it: TakeSquare(it.seat, it.tile)),
    "bid": ({"maximum"}, StepReader.bid),
    "decline": (set(), lambda it: Decline(it.seat)),
    "forgo": (set(), lambda it: Forgo(it.seat)),
    "patron": ({"tile"}, lambda it: BuyWithPatron(it.seat, it.tile)),
    "miser": ({"card"}, lambda it: TakeWithMiser(it.seat, it.card(it.step.card, it.display))),
    "dancer": ({"tile"}, lambda it: CallDancer(it.seat, it.tile)),
    "change": ({"give", "take"}, StepReader.change),
    "beg": (set(), lambda it: Beg(it.seat)),
    "standing": ({"prompt", "answer"}, StepReader.standing),
}
OPTIONAL: dict[str, set[str]] = {"vizier": {"at", "to"}, "bid": {"prefer", "swap"}, "standing": {"order"}}
"""The keys that a step may have besides."""
ABOUT_THE_TURN = {"timeout", "undo", "confirm"}
"""What a player says to a turn that only waits for its confirmation; anything else implies that."""


def take_step(scenario: Scenario, game: Game, step: Step) -> Game:
    """Take a step, or let `Refused` tell why not."""
    if step.do == "score":
        return _score(confirmed(game), step)
    if step.do not in READERS:
        raise Faulty(f"unknown step {step.do!r}")
    keys, read = READERS[step.do]
    _check_keys(step, keys | {"do", "by"}, OPTIONAL.get(step.do, set()))
    seat = scenario.seat(step.by)
    if step.do != "standing" and (step.do not in ABOUT_THE_TURN or seat not in seats_to_act(game)):
        game = confirmed(game)
    return apply(game, read(StepReader(game, seat, step))).game


def confirmed(game: Game) -> Game:
    """Confirm the turn if the game waits for nothing else."""
    seats = seats_to_act(game)
    if all(legal_actions(game, seat) == (ConfirmTurn(seat),) for seat in seats):
        for seat in seats:
            game = apply(game, ConfirmTurn(seat)).game
    return game


def _score(game: Game, step: Step) -> Game:
    _check_keys(step, {"do", "round"})
    number = step.round
    if not isinstance(number, int) or number not in ROUNDS:
        raise Faulty(f"there is no round {number!r}")
    ledger = Ledger(rulebook(game.state.options), game.state)
    score_round(ledger, number)
    return Game(ledger.state, ledger.state)


def _check_keys(step: Step, keys: set[str], optional: set[str] | None = None) -> None:
    for key in set(step.__struct_fields__) - (optional or set()):
        if (getattr(step, key) is not UNSET) != (key in keys):
            raise Faulty(f"the step {step.do!r} has the keys {', '.join(sorted(keys))}, and no others")


def _listed(names: list[PieceName] | UnsetType) -> list[PieceName]:
    return names if isinstance(names, list) else []
