"""What a player can say. Each action of the base game, and the rule that an unfitting one breaks first (B-86)."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct, to_builtins

from alhambra.components import CardId, TileId
from alhambra.grid import Cell
from alhambra.how import PLAINLY, How
from tabletop.seat import Seat


class Action(Struct, frozen=True, gc=False):
    """Something that a seat wants to do; a struct, since dozens are made whenever somebody is asked."""

    rule: ClassVar[str] = "B-26"
    added: ClassVar[tuple[str, ...]] = ()
    """Fields that older versions of the rules did not know: they are written only where they say something."""
    seat: Seat


def action_to_plain(action: Action) -> dict[str, Any]:
    """Return an action as plain data: its name under `do`, and its fields."""
    data: dict[str, Any] = {"do": type(action).__name__}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if value or name not in action.added:
            data[name] = to_builtins(value) if isinstance(value, How) else value
    if isinstance(action, Together):
        data["actions"] = [_without_seat(action_to_plain(one)) for one in action.actions]
    return data


def _without_seat(plain: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in plain.items() if name != "seat"}


class TakeMoney(Action, frozen=True):
    """Take one card of the display, or several that are worth little."""

    rule = "B-33"
    cards: tuple[CardId, ...]


NOTHING = "nothing"
"""Wished for a surplus by whoever wants nothing where something comes by default."""


class BuyBuilding(Action, frozen=True):
    """Pay for a tile with cards from the hand."""

    rule = "B-37"
    added = ("refund", "manner")
    tile: TileId
    pay: tuple[CardId, ...]
    refund: str = ""
    """What is wished for the surplus; nothing needs to be named to have what comes by default."""
    manner: str = ""
    """In which manner it is bought, where a part of the rules sells it in one of its own."""


class AddBuilding(Action, frozen=True):
    """Redesign: build a tile from the reserve."""

    rule = "B-44"
    added = ("how",)
    tile: TileId
    cell: Cell
    how: How = PLAINLY


class RemoveBuilding(Action, frozen=True):
    """Redesign: take a tile of the palace into the reserve."""

    rule = "B-45"
    cell: Cell


class SwapBuilding(Action, frozen=True):
    """Redesign: put a tile from the reserve in place of one in the palace."""

    rule = "B-46"
    added = ("how",)
    tile: TileId
    cell: Cell
    how: How = PLAINLY


class Finish(Action, frozen=True):
    """Do without the further action that an exact payment grants."""

    rule = "B-28"


class Pass(Action, frozen=True):
    """Do nothing, when nothing can be done."""

    rule = "B-28"


class PlaceBuilding(Action, frozen=True):
    """Build a tile that was set aside."""

    rule = "B-30"
    added = ("how",)
    tile: TileId
    cell: Cell
    how: How = PLAINLY


class ReserveBuilding(Action, frozen=True):
    """Put a tile that was set aside into the reserve."""

    rule = "B-30"
    tile: TileId


class Place(NamedTuple):
    """Where a tile goes that is placed at once, with all that may be chosen there; the reserve if nothing is."""

    cell: Cell | None = None
    to_dirk: bool = False
    how: How = PLAINLY


class PlaceAtOnce(Action, frozen=True):
    """Get a tile out of turn, and say right away where it goes."""

    added: ClassVar[tuple[str, ...]] = ("how",)
    tile: TileId
    cell: Cell | None = None
    to_dirk: bool = False
    how: How = PLAINLY

    @property
    def place(self) -> Place:
        """Where the tile goes."""
        return Place(self.cell, self.to_dirk, self.how)


class ConfirmTurn(Action, frozen=True):
    """Let the turn end as it is."""

    rule = "B-66"


class Forgo(Action, frozen=True):
    """In the own turn, do without a power that could be used now."""

    rule = "B-26"


class Decline(Action, frozen=True):
    """Answer, out of turn, that one does nothing."""

    rule = "C-28"


class SetStanding(Action, frozen=True):
    """Say what is to be answered without being asked, from now on."""

    rule = "C-23"
    prompt: str
    answer: str
    order: dict[str, Any] | None = None
    answers: bool = True
    """Whether it answers a question that is open, too; before version 2 of the rules none did."""


class Together(Action, frozen=True):
    """Do several things in one breath, one after another: all of them or none, and they are undone together."""

    rule = "B-66"
    actions: tuple[Action, ...]


def one_by_one(actions: Iterable[Action]) -> Iterator[Action]:
    """Yield actions in which nothing is said in one breath."""
    for action in actions:
        yield from action.actions if isinstance(action, Together) else (action,)


class Undo(Action, frozen=True):
    """Undo own steps that can still be undone."""

    rule = "B-66"


class UndoStep(Undo, frozen=True):
    """Undo the last one."""


class UndoTurn(Undo, frozen=True):
    """Undo all of them."""


class Timeout(Action, frozen=True):
    """Let the default happen in place of a player who did not decide in time; the host says this."""

    rule = "B-110"
