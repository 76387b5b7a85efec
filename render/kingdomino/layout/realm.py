"""What pictures show of a player: the kingdom, what it is worth, the bonuses and the discards."""

from collections.abc import Sequence
from dataclasses import dataclass

from kingdomino.view import Kingdom, Laid, Number, View, terrains
from render.kingdomino.layout.naming import cell_called, land_called, source_called
from tabletop.cellname import Cell
from tabletop.seat import Seat
from texts.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Realm:
    """A player's kingdom and all that goes with it."""

    seat: Seat
    kingdom: Kingdom
    points: int | None
    """What the land is worth, and at the end of a game the bonuses, too; None where the points are hidden."""
    bonuses: tuple[tuple[str, str], ...] = ()
    """The bonuses that are played for, and whether each is certain, possible or lost."""
    discards: tuple[Number, ...] = ()
    before: int | None = None
    """The points of the games of a Dynasty that are over; None in a game of its own, or where they are hidden."""

    @classmethod
    def of(cls, view: View, seat: Seat, *, hide_points: bool = False) -> "Realm":
        """Take a player from a view; points can be hidden as long as there is no result."""
        player, over = view.players[seat], bool(view.ranking)
        scored = sum(points for _, points in player.parts) if over else player.points
        hidden = hide_points and not over
        return cls(
            seat=seat,
            kingdom=player.kingdom,
            points=None if hidden else scored,
            bonuses=tuple(player.bonuses.items()),
            discards=player.discards,
            before=None if hidden or view.parts == 1 else player.total - (scored if over else 0),
        )

    @property
    def total(self) -> int | None:
        """All points, in a Dynasty also those of the games before."""
        return None if self.points is None else self.points + (self.before or 0)

    @property
    def by_land(self) -> tuple[tuple[str, int], ...]:
        """What each terrain is worth."""
        return tuple(zip(terrains(), self.kingdom.land.points, strict=True))

    @property
    def cells(self) -> list[Cell]:
        """Where something lies, the castle first."""
        return [(0, 0), *(cell for laid in self.kingdom.laid for cell in (laid.first, laid.second))]

    def laid(self, numbers: Sequence[Number] | frozenset[Number]) -> list[Laid]:
        """Return where some dominoes lie, of those that lie here."""
        return [laid for laid in self.kingdom.laid if laid.number in numbers]

    def worth(self, say: Catalogue, *, lands: bool) -> str:
        """Say how many points there are, and perhaps where they come from."""
        if self.points is None:
            return ""
        total = str(self.points) if self.before is None else say("alt-before", before=self.before, number=self.points)
        shares = [f"{land_called(land, say)} {points}" for land, points in self.by_land if points] if lands else []
        return say("alt-worth", total=total, shares=say.row(shares)) if shares else total

    def outlook(self, say: Catalogue) -> str:
        """Say how the bonuses stand."""
        return say.row(
            [
                say("alt-bonus", bonus=source_called(name, say), state=say(f"bonus-{state}"))
                for name, state in self.bonuses
            ]
        )


def realms_of(view: View, *, hide_points: bool = False) -> tuple[Realm, ...]:
    """Take all players from a view."""
    return tuple(Realm.of(view, seat, hide_points=hide_points) for seat in range(len(view.players)))


def laid_called(laid: Laid, say: Catalogue) -> str:
    """Say where a domino lies."""
    return say("alt-laid", number=laid.number, cells=f"{cell_called(laid.first)} {cell_called(laid.second)}")
