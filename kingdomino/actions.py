"""What a player can say."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec import Struct, to_builtins

from kingdomino.dominoes import Number
from tabletop.cellname import Cell
from tabletop.seat import Seat


class Action(Struct, frozen=True, gc=False):
    """Something that a seat wants to do."""

    rule: ClassVar[str] = "K-11"
    """The rule that it breaks when it is not the time for it (K-59)."""
    seat: Seat


class ChooseDomino(Action, frozen=True):
    """Put the king onto a domino of the newer line."""

    number: Number


class PlaceDomino(Action, frozen=True):
    """Lay the domino under the king: its first square on one cell, its second on another."""

    first: Cell
    second: Cell


class DiscardDomino(Action, frozen=True):
    """Give a domino away that could be placed, which no rule allows (K-23)."""

    rule = "K-23"


class ConfirmTurn(Action, frozen=True):
    """Let the turn end as it is."""

    rule = "K-54"


class UndoStep(Action, frozen=True):
    """Undo the last step of the own turn."""

    rule = "K-54"


class UndoTurn(Action, frozen=True):
    """Undo all steps of the own turn."""

    rule = "K-54"


class Prepare(Action, frozen=True):
    """Say in private what to do when the turn of an own king comes; with nothing named, forget it (K-56)."""

    rule = "K-56"
    domino: Number
    """The one under the king."""
    place: tuple[Cell, Cell] | None = None
    wishes: tuple[Number, ...] = ()
    """Dominoes of the newer line, the first one that is free will be taken."""


class Timeout(Action, frozen=True):
    """Do for somebody what happens when time is up; only a host says so (K-55)."""

    rule = "K-55"


class Together(Action, frozen=True):
    """Several actions in one breath: all of them happen or none, and they are undone together."""

    actions: tuple[Action, ...]


KINDS: dict[str, type[Action]] = {
    kind.__name__: kind
    for kind in (ChooseDomino, PlaceDomino, DiscardDomino, ConfirmTurn, UndoStep, UndoTurn, Prepare, Timeout)
}
"""All that can be written down, but for what is said in one breath."""


def action_to_plain(action: Action) -> dict[str, Any]:
    """Return an action as plain data: its name under `do`, and its fields."""
    if isinstance(action, Together):
        inside = [action_to_plain(one) for one in action.actions]
        return {"do": "Together", "seat": action.seat, "actions": inside}
    plain: dict[str, Any] = to_builtins(action)
    return {"do": type(action).__name__, **plain}


def one_by_one(actions: Iterable[Action]) -> Iterator[Action]:
    """Yield actions, those that were said in one breath one after another."""
    for action in actions:
        if isinstance(action, Together):
            yield from one_by_one(action.actions)
        else:
            yield action
