"""What a player can say. Each action of the base game, and the rule that an unfitting one breaks first (B-86)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from alhambra.components import CardId, TileId
from alhambra.grid import Cell
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a seat wants to do."""

    rule: ClassVar[str] = "B-26"
    added: ClassVar[tuple[str, ...]] = ()
    """Fields that older versions of the rules did not know: they are written only where they say something."""
    seat: Seat


def action_to_plain(action: Action) -> dict[str, Any]:
    """Return an action as plain data: its name under `do`, and its fields."""
    data: dict[str, Any] = {"do": type(action).__name__}
    for name in action.__match_args__:  # the names of its fields
        value = getattr(action, name)
        if value or name not in action.added:
            data[name] = value
    if isinstance(action, Together):
        data["actions"] = [_without_seat(action_to_plain(one)) for one in action.actions]
    return data


def _without_seat(plain: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in plain.items() if name != "seat"}


@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take one card of the display, or several that are worth little."""

    rule = "B-33"
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class BuyBuilding(Action):
    """Pay for a tile with cards from the hand."""

    rule = "B-37"
    added = ("refund", "manner")
    tile: TileId
    pay: tuple[CardId, ...]
    refund: str = ""
    """What is wished for the surplus; nothing needs to be named to have what comes by default."""
    manner: str = ""
    """In which manner it is bought, where a part of the rules sells it in one of its own."""


@dataclass(frozen=True, slots=True)
class AddBuilding(Action):
    """Redesign: build a tile from the reserve."""

    rule = "B-44"
    tile: TileId
    cell: Cell


@dataclass(frozen=True, slots=True)
class RemoveBuilding(Action):
    """Redesign: take a tile of the palace into the reserve."""

    rule = "B-45"
    cell: Cell


@dataclass(frozen=True, slots=True)
class SwapBuilding(Action):
    """Redesign: put a tile from the reserve in place of one in the palace."""

    rule = "B-46"
    tile: TileId
    cell: Cell


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Do without the further action that an exact payment grants."""

    rule = "B-28"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, when nothing can be done."""

    rule = "B-28"


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Action):
    """Build a tile that was set aside."""

    rule = "B-30"
    tile: TileId
    cell: Cell


@dataclass(frozen=True, slots=True)
class ReserveBuilding(Action):
    """Put a tile that was set aside into the reserve."""

    rule = "B-30"
    tile: TileId


@dataclass(frozen=True, slots=True)
class ConfirmTurn(Action):
    """Let the turn end as it is."""

    rule = "B-66"


@dataclass(frozen=True, slots=True)
class Forgo(Action):
    """In the own turn, do without a power that could be used now."""

    rule = "B-26"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Answer, out of turn, that one does nothing."""

    rule = "C-28"


@dataclass(frozen=True, slots=True)
class SetStanding(Action):
    """Say what is to be answered without being asked, from now on."""

    rule = "C-23"
    prompt: str
    answer: str
    order: dict[str, Any] | None = None
    answers: bool = True
    """Whether it answers a question that is open, too; before version 2 of the rules none did."""


@dataclass(frozen=True, slots=True)
class Together(Action):
    """Do several things in one breath, one after another: all of them or none, and they are undone together."""

    rule = "B-66"
    actions: tuple[Action, ...]


def one_by_one(actions: Iterable[Action]) -> Iterator[Action]:
    """Yield actions in which nothing is said in one breath."""
    for action in actions:
        yield from action.actions if isinstance(action, Together) else (action,)


@dataclass(frozen=True, slots=True)
class Undo(Action):
    """Undo own steps that can still be undone."""

    rule = "B-66"


@dataclass(frozen=True, slots=True)
class UndoStep(Undo):
    """Undo the last one."""


@dataclass(frozen=True, slots=True)
class UndoTurn(Undo):
    """Undo all of them."""


@dataclass(frozen=True, slots=True)
class Timeout(Action):
    """Let the default happen in place of a player who did not decide in time; the host says this."""

    rule = "B-110"
