"""The steps of a scenario, as actions."""

from kingdomino.actions import (
    Action,
    ChooseDomino,
    ConfirmTurn,
    DiscardDomino,
    PlaceDomino,
    Prepare,
    Timeout,
    UndoStep,
)
from kingdomino.game import Game, apply, confirmation
from kingdomino.tools.scenario.position import begun_anew
from kingdomino.tools.scenario.shape import Scenario, Step, cells_of
from tabletop.tools.scenarios import Faulty

PLAIN: dict[str, type[Action]] = {
    "confirm": ConfirmTurn,
    "undo": UndoStep,
    "timeout": Timeout,
    "discard": DiscardDomino,
}
"""The steps that name nothing."""
THEMSELVES = ("undo", "confirm", "timeout")
"""The steps of whose turn it is that imply no confirmation before them."""


def take_step(scenario: Scenario, game: Game, step: Step) -> Game:
    """Take a step, with the confirmation that it implies, or raise `Refused`."""
    seat = scenario.seat(step.by)
    if not (step.do in THEMSELVES and seat == game.state.turn) and step.do != "prepare":
        game = confirmed(scenario, game)
    return _after(scenario, game, action_of(scenario, step))


def confirmed(scenario: Scenario, game: Game) -> Game:
    """Let a turn end in which nothing else is left to do."""
    turn = game.state.turn
    end = None if turn is None else confirmation(game, turn)
    return game if end is None else _after(scenario, game, end)


def _after(scenario: Scenario, game: Game, action: Action) -> Game:
    after = apply(game, action).game
    return begun_anew(scenario, after) if after.state.part > game.state.part else after


def action_of(scenario: Scenario, step: Step) -> Action:
    """Return a step as an action."""
    seat = scenario.seat(step.by)
    if step.do in PLAIN:
        return PLAIN[step.do](seat)
    cells = None if step.at is None else cells_of(step.at)
    if step.do == "place":
        if cells is None:
            raise Faulty("place names two cells")
        return PlaceDomino(seat, *cells)
    return (
        ChooseDomino(seat, _domino(step)) if step.do == "choose" else Prepare(seat, _domino(step), cells, step.wishes)
    )


def _domino(step: Step) -> int:
    if step.domino is None:
        raise Faulty(f"{step.do} names a domino")
    return step.domino
