"""What is said of watchtowers: where one would have no place, a purchase warns of it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Protocol

from alhambra.view import View
from cogs.alhambra.room import NOTHING, Besides, Details, Room, Said
from render.alhambra.layout.naming import corner_letters
from tabletop.rules import Plain

if TYPE_CHECKING:
    from cogs.alhambra.words import Words

WATCHTOWERS, MANNER = "watchtowers", "watchtower"
CORNERS = ("NW", "NE", "SE", "SW")


class _Supply(Protocol):
    """What a view shows of the watchtowers."""

    nowhere: Collection[str]


def _bought(words: "Words", action: Any, view: View) -> Details:
    """Say whether the palace as it stands has a place for one (V-WAT-11)."""
    if action.manner != MANNER:
        return NOTHING
    supply: _Supply = view.parts[WATCHTOWERS]  # type: ignore[assignment]
    kind = next((tile.kind for tile in view.market if tile is not None and tile.id == action.tile), "")
    return {"place": "none" if kind in supply.nowhere else "some"}


def _placed(words: "Words", event: Plain) -> Said:
    return Said("HalfPlaced", {"corner": corner_letters(event.get("turned", 0), words.say)})


def _called(words: "Words", place: str) -> str:
    """Name a place of one that is bought out of turn, or that it has none."""
    cell, _, corner = place.partition(" ")
    if not corner:
        return words.say("watchtower-back")
    return words.say("watchtower-place", cell=cell, corner=corner_letters(CORNERS.index(corner), words.say))


ROOM = Room(
    options={"BuyBuilding": _bought, "BuyWithVizier": _bought},
    deeds={"HalfPlaced": _placed},
    besides={WATCHTOWERS: Besides(called=_called)},
    lays={"HalfPlaced"},
)
