"""The whole table: both lines with their kings, and every kingdom with its points. It is shown after every turn."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from kingdomino.view import CHOOSE, Number, View
from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kingdomino.layout.heading import SHIELD, lay_heading
from render.kingdomino.layout.lines import Lines
from render.kingdomino.layout.moment import Moment
from render.kingdomino.layout.naming import domino_called
from render.kingdomino.layout.realm import Realm, laid_called, realms_of
from render.kingdomino.table.left_over import lay_left_over
from render.kingdomino.table.panel import ACROSS, Frame, Panel
from render.kingdomino.table.rows import lay_rows, rows_height
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT
from render.kit.art.palette import Colour
from render.kit.layout.checking import check_names
from render.kit.layout.naming import SHORT_NAME, said_of, shortest_needed
from render.kit.layout.participants import Participants
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.naming import LONGEST_NAME
from texts.catalogue import Catalogue, catalogue

WIDTH, EDGE, BELOW = 1600, 32, 34
BESIDE, UNDER = ACROSS + 14, 12
"""How far it is from one panel to the next, and the space to those below it."""
BROAD, FEWEST_ROWS = 700, 3
"""How broad the squares of a kingdom are together where two stand side by side, and how many rows have room."""
SQUARE = 100
"""How large a square is where there are more kingdoms."""


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is read out: what is new always is."""

    outlook: bool = True
    """How the bonuses stand."""
    short: bool = False
    """Whether crowns are a number alone."""
    lands: bool = True
    """Which points come from which land."""
    discards: bool = True
    longest_name: int = LONGEST_NAME


LEFT_OUT: Sequence[Mapping[str, Any]] = (
    {"short": True},
    {"outlook": False},
    {"lands": False},
    {"longest_name": SHORT_NAME},
    {"discards": False},
)
DETAILS = tuple(accumulate(LEFT_OUT, lambda detail, less: replace(detail, **less), initial=Detail()))
"""As much as possible first."""


@dataclass(frozen=True, slots=True)
class TablePicture(Still):
    """All that the picture shows."""

    people: Participants
    moment: Moment
    lines: Lines
    realms: tuple[Realm, ...]
    """In the order in which they are shown."""
    size: int
    """How many columns and rows a kingdom may have."""
    new: frozenset[Number] = frozenset()
    """The dominoes that are marked as new."""
    left_over: tuple[Number, ...] = ()
    """What nobody took (K-44)."""
    places: tuple[int, ...] = ()
    """The places of the seats, when the game is over."""
    language: str = "en"

    def __post_init__(self) -> None:
        check_names(self.people.names, len(self.realms))

    @classmethod
    def of(
        cls,
        view: View,
        names: Sequence[str],
        *,
        new: Collection[Number] = (),
        hide_points: bool = False,
        language: str = "en",
    ) -> "TablePicture":
        """Take from a view what everybody may see of it; some dominoes are marked as new."""
        realms = realms_of(view, hide_points=hide_points)
        return cls(
            people=Participants(tuple(names)),
            moment=Moment.of(view),
            lines=Lines.of(view),
            realms=tuple(realms[seat] for seat in _order(view)),
            size=view.size,
            new=frozenset(new),
            left_over=view.left_over,
            places=view.ranking,
            language=language,
        )

    def scene(self) -> Scene:
        """Lay it out."""
        say, frame = catalogue(self.language, GAME), self._frame()
        top, rows = CONTENT + rows_height(self.lines), -(-len(self.realms) // 2)
        scene = Scene(WIDTH, top + (frame.down + UNDER) * rows - UNDER + BELOW, look=LOOK)
        acts = self.moment.winners[0] if self.moment.winners else self.moment.turn
        shield = None if acts is None else stamps.seat_shield(acts, SHIELD)
        lay_heading(scene, self.moment.title(self.people, say), shield, self.moment, say)
        lay_rows(scene, self.lines, self.people, say, choosing=self.moment.state == CHOOSE)
        step = frame.down + UNDER
        places = [(EDGE + BESIDE * column, top + step * row) for row in range(rows) for column in (0, 1)]
        for realm, at in zip(self.realms, places, strict=False):
            self._panel(realm, say).lay(scene, at, frame, say)
        if self.left_over and len(places) > len(self.realms):
            lay_left_over(scene, (*places[-1], ACROSS, frame.down), self.left_over, say)
        return scene

    def _frame(self) -> Frame:
        """Return how the panels are divided: two of them have room for large squares."""
        if len(self.realms) > 2:
            return Frame(SQUARE, (SQUARE * self.size, SQUARE * self.size), foot=False)
        side, extents = BROAD // self.size, [realm.kingdom.land.extent for realm in self.realms]
        rows = max(FEWEST_ROWS, *(extent.south - extent.north + 1 for extent in extents))
        return Frame(side, (BROAD, side * rows), foot=True)

    def _panel(self, realm: Realm, say: Catalogue) -> Panel:
        place = self.places[realm.seat] if self.places else None
        return Panel(realm, self.people.shown(realm.seat, say), self.new, place, self._ring(realm.seat))

    def _ring(self, seat: int) -> Colour | None:
        """Return the colour around the panel of whoever plays, or has won."""
        if self.moment.over:
            return palette.GOLD if seat in self.moment.winners else None
        return palette.TURQUOISE if seat == self.moment.turn else None

    def alt(self) -> str:
        """Say what it shows; how the bonuses stand is left out first, and never what is new."""
        say = catalogue(self.language, GAME)
        return shortest_needed(self._alt(say, detail) for detail in DETAILS)

    def _alt(self, say: Catalogue, detail: Detail) -> str:
        names = self.people.all_called(say, detail.longest_name)
        lines = self.lines.alt(self.people, say, short=detail.short, longest=detail.longest_name)
        over = [say("alt-left-over", numbers=say.row([domino_called(one, say, short=True) for one in self.left_over]))]
        return said_of(
            say,
            "alt-table",
            turn=self.moment.title(self.people, say, aloud=True),
            lines="".join(f"{one} " for one in (lines, *(over if self.left_over and detail.discards else ())) if one),
            seats=say.series([self._alt_seat(realm, names[realm.seat], say, detail) for realm in self.realms]),
        )

    def _alt_seat(self, realm: Realm, name: str, say: Catalogue, detail: Detail) -> str:
        first = [say("alt-placed", place=self.places[realm.seat])] if self.places else []
        if realm.points is not None:
            first.append(realm.worth(say, lands=detail.lands))
        told = [f"{name} {say.row(first)}".strip()]
        if detail.outlook and realm.bonuses:
            told.append(realm.outlook(say))
        if new := realm.laid(self.new):
            told.append(say("alt-new", laid=say.row([laid_called(laid, say) for laid in new])))
        if detail.discards and realm.discards:
            told.append(say("alt-discards", numbers=say.row([str(number) for number in realm.discards])))
        return say.row(told)


def _order(view: View) -> list[int]:
    """Put whoever plays first, then the others in turn; in the end, the winner first."""
    seats = list(range(len(view.players)))
    if view.ranking:
        return sorted(seats, key=lambda seat: view.ranking[seat])
    first = view.turn or 0
    return seats[first:] + seats[:first]
