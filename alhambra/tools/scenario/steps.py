"""The steps of a scenario, carried out."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from alhambra.actions import (
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
    TakeMoney,
    Timeout,
    UndoStep,
)
from alhambra.base.scoring import score_round
from alhambra.components import ROUNDS
from alhambra.game import Game, seats_to_act
from alhambra.ledger import Ledger
from alhambra.preparing import apply, legal_actions
from alhambra.rulebook import rulebook
from alhambra.tools.scenario.part import StepKind, scenario_parts
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import (
    CellName,
    NoKeys,
    PieceName,
    PlaceKeys,
    PurchaseKeys,
    Scenario,
    Step,
    TileKeys,
)
from tabletop.tools.scenarios import Faulty


class TakeKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `take`."""

    cards: list[PieceName]


class CellKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `remove`."""

    at: CellName


class StandingKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `standing`."""

    prompt: str
    answer: str
    order: dict[str, Any] | None = None


class RoundKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `score`."""

    round: int


def _placing(kind: type[AddBuilding | PlaceBuilding | SwapBuilding]) -> StepKind:
    """Return a step by which a tile comes to a cell."""
    return StepKind(kind, PlaceKeys, lambda it, keys: kind(it.seat, it.tile(keys.tile), it.cell(keys.at), it.how(keys)))


SCORE, STANDING = "score", "standing"
STEPS: dict[str, StepKind] = {
    "take": StepKind(TakeMoney, TakeKeys, lambda it, keys: TakeMoney(it.seat, it.cards(keys.cards, it.display))),
    "buy": StepKind(
        BuyBuilding,
        PurchaseKeys,
        lambda it, keys: BuyBuilding(it.seat, it.tile(keys.tile), it.payment(keys.pay), keys.refund, keys.manner),
    ),
    "add": _placing(AddBuilding),
    "remove": StepKind(RemoveBuilding, CellKeys, lambda it, keys: RemoveBuilding(it.seat, it.cell(keys.at))),
    "swap": _placing(SwapBuilding),
    "finish": StepKind(Finish, NoKeys, lambda it, keys: Finish(it.seat)),
    "place": _placing(PlaceBuilding),
    "reserve": StepKind(ReserveBuilding, TileKeys, lambda it, keys: ReserveBuilding(it.seat, it.tile(keys.tile))),
    "pass": StepKind(Pass, NoKeys, lambda it, keys: Pass(it.seat)),
    "timeout": StepKind(Timeout, NoKeys, lambda it, keys: Timeout(it.seat)),
    "undo": StepKind(UndoStep, NoKeys, lambda it, keys: UndoStep(it.seat)),
    "confirm": StepKind(ConfirmTurn, NoKeys, lambda it, keys: ConfirmTurn(it.seat)),
    "decline": StepKind(Decline, NoKeys, lambda it, keys: Decline(it.seat)),
    "forgo": StepKind(Forgo, NoKeys, lambda it, keys: Forgo(it.seat)),
    STANDING: StepKind(
        SetStanding, StandingKeys, lambda it, keys: SetStanding(it.seat, keys.prompt, keys.answer, keys.order)
    ),
}
"""The steps of the base game, and of all that modules share."""
ABOUT_THE_TURN = {"timeout", "undo", "confirm"}
"""What a player says to a turn that only waits for its confirmation; anything else implies that."""


def step_kinds() -> dict[str, StepKind]:
    """Return all kinds of step."""
    return STEPS | {name: kind for part in scenario_parts() for name, kind in part.steps.items()}


def check_steps(steps: Iterable[Step]) -> None:
    """Raise `Faulty` if some step is unknown, or has other keys than it may have."""
    for step in steps:
        _keys(step)


def take_step(scenario: Scenario, game: Game, step: Step) -> Game:
    """Take a step, or let `Refused` tell why not."""
    keys = _keys(step)
    if isinstance(keys, RoundKeys):
        return _score(confirmed(game), keys.round)
    seat = scenario.seat(step.by)
    if step.do != STANDING and (step.do not in ABOUT_THE_TURN or seat not in seats_to_act(game)):
        game = confirmed(game)
    return apply(game, step_kinds()[step.do].read(Reader(game, seat), keys)).game


def confirmed(game: Game) -> Game:
    """Confirm the turn if the game waits for nothing else."""
    seats = seats_to_act(game)
    if all(legal_actions(game, seat) == (ConfirmTurn(seat),) for seat in seats):
        for seat in seats:
            game = apply(game, ConfirmTurn(seat)).game
    return game


def _score(game: Game, number: int) -> Game:
    if number not in ROUNDS:
        raise Faulty(f"there is no round {number!r}")
    ledger = Ledger(rulebook(game.state.options), game.state)
    score_round(ledger, number)
    return Game(ledger.state, ledger.state)


def _keys(step: Step) -> Struct:
    """Return the further keys of a step, each with its type."""
    kinds = step_kinds()
    if step.do != SCORE and step.do not in kinds:
        raise Faulty(f"unknown step {step.do!r}")
    keys, said = (RoundKeys, {"do"}) if step.do == SCORE else (kinds[step.do].keys, {"do", "by"})
    fault = "it needs `by`" if (step.by is UNSET) == ("by" in said) else ""
    try:
        read = msgspec.convert(step.keys, keys)
    except msgspec.ValidationError as error:
        fault = str(error)
    if fault:
        names = ", ".join(sorted({*said, *keys.__struct_fields__}))
        raise Faulty(f"the step {step.do!r} has the keys {names}, and no others: {fault}")
    return read
