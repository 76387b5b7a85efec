"""A palace: the tiles as one sees them from above, the longest wall traced, counts and reserve beside it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from alhambra.view import Cell, PlayerView, Standing, Tile, WallEdge
from render.art import palette, stamps
from render.layout.badges import badges_called, badges_of, lay_badges
from render.layout.checking import check_cells, check_seat
from render.layout.header import head
from render.layout.naming import (
    letter_of,
    listed,
    shortest_needed,
    shown_name,
    spoken_name,
    standing_called,
    tile_called,
)
from render.layout.parts import KINDS
from render.layout.pieces import tile_of
from render.layout.plan import Plan
from render.layout.scene import Scene
from render.layout.trace import put_badge, trace_wall
from render.layout.wording import amount
from render.palace import counting
from render.palace.board import AREA, FOUNTAIN, LARGEST, frame_newest, lay_coordinates, lay_tiles, mark_newest
from render.palace.sidepanel import PANEL, lay_panel, rule
from render.picture import Still
from tabletop.cellname import cell_name, column_name, row_name
from texts.catalogue import Catalogue, catalogue

WIDTH, HEIGHT = 1600, 1000
GAP = 10
"""Between the tiles of the reserve."""
BADGE, BADGE_LINE, IN_A_LINE = 56, 66, 5
"""How large a badge is, how high a line of them, and how many there are in it."""
HEADING = 72
"""How high the heading of the reserve is."""
SMALLEST = 60
"""How large these should be at least."""


class Counts(NamedTuple):
    """How the counts are laid out in the side panel."""

    down: int
    """How far down the panel they reach."""
    step: tuple[int, int]
    chip: int
    size: int
    along: bool = False
    """Whether three kinds lie side by side instead of two."""


ROOMY = Counts(500, (162, 110), 92, 64)
COMPACT = Counts(350, (106, 92), 62, 44, along=True)
"""For the sake of a large reserve."""


@dataclass(frozen=True, slots=True)
class PalacePicture(Still):
    """All that the picture shows."""

    seat: int
    name: str
    score: int | None
    """None where the points are hidden."""
    tiles: tuple[Standing, ...]
    reserve: tuple[Tile, ...]
    wall: tuple[WallEdge, ...]
    counts: tuple[tuple[str, float], ...]
    newest: Cell | None = None
    language: str = "en"
    counted: bool = False
    """Whether the edges of the longest wall are numbered."""
    badges: tuple[str, ...] = ()
    """What lies open beside the palace, such as a vizier's stone and characters."""

    def __post_init__(self) -> None:
        check_seat(self.seat)
        check_cells(standing.cell for standing in self.tiles)

    @classmethod
    def of(
        cls,
        player: PlayerView,
        name: str,
        newest: Cell | None = None,
        language: str = "en",
        *,
        counted: bool = False,
        hide_score: bool = False,
        parts: Mapping[str, object] | None = None,
    ) -> "PalacePicture":
        """Take from a view what the picture needs, also of what it shows of the modules."""
        return cls(
            seat=player.seat,
            name=name,
            score=None if hide_score else player.score,
            tiles=player.palace,
            reserve=player.reserve,
            wall=player.wall,
            counts=tuple(player.counts.items()),
            newest=newest,
            language=language,
            counted=counted,
            badges=badges_of(parts or {}, player.seat),
        )

    @property
    def _counts(self) -> bool:
        """Whether there is anything to count."""
        return self.counted and bool(self.wall)

    def scene(self) -> Scene:
        """Lay it out."""
        say, scene = catalogue(self.language), Scene(WIDTH, HEIGHT)
        name = shown_name(self.name, self.seat, say)
        head(
            scene,
            say("palace-title", name=name),
            stamps.seat_shield(self.seat, 62),
            right="" if self.score is None else say("points", number=self.score),
        )
        cells = [standing.cell for standing in self.tiles]
        plan = counting.plan_around(cells) if self._counts else Plan.around(cells, AREA, LARGEST)
        lay_coordinates(scene, plan, counting.reach(plan, self.wall) if self._counts else (0, 0))
        lay_tiles(scene, plan, self.tiles, say)
        if self.newest is not None:
            frame_newest(scene, plan, self.newest)
        trace_wall(scene, plan, self.wall)
        if self.newest is not None:
            mark_newest(scene, plan, self.newest)
        if self._counts:
            counting.count_wall(scene, plan, self.wall)
        put_badge(scene, plan, self.wall)
        self._lay_panel(scene, say)
        return scene

    def _lay_panel(self, scene: Scene, say: Catalogue) -> None:
        left, top, across, down = PANEL
        lay_panel(scene)
        scene.put_at(stamps.wall_badge(len(self.wall), 53), left + 76, top + 66, f"wall {len(self.wall)}")
        words = say("longest-wall").split(" ", 1)
        for number, word in enumerate(words):
            y = top + 66 + (44 * number - 22 * (len(words) - 1))
            scene.write(word, left + 146, y, 42, space=across - 160)
        rule(scene, top + 140)
        bottom = top + down - (100 if self.newest is not None else 20)
        lines = self._badge_lines()
        down_to = BADGE_LINE * len(lines) + (20 if lines else 0)
        room = bottom - top - ROOMY.down - down_to
        is_roomy = room >= HEADING and _reserve_side(len(self.reserve), room) >= SMALLEST
        counts = ROOMY if is_roomy else COMPACT
        lay_counts(scene, dict(self.counts), counts, say)
        rule(scene, top + counts.down)
        for number, names in enumerate(lines):
            middle = top + counts.down + 11 + BADGE_LINE * (number + 0.5)
            lay_badges(scene, (left + 30, middle), names, BADGE, self.seat, space=across - 60)
        if lines:
            rule(scene, top + counts.down + down_to)
        lay_reserve(scene, self.reserve, top + counts.down + down_to + 16, bottom, say)
        if self.newest is not None:
            rule(scene, top + down - 88)
            scene.put_at(stamps.newest_mark(26), left + 56, top + down - 42, "newest mark")
            scene.write(say("newest", cell=cell_name(self.newest)), left + 98, top + down - 42, 42, space=across - 116)

    def _badge_lines(self) -> list[tuple[str, ...]]:
        """Break the badges into lines."""
        return [self.badges[first : first + IN_A_LINE] for first in range(0, len(self.badges), IN_A_LINE)]

    def alt(self) -> str:
        """Say what it shows, complete enough to play from; prices are left out first, then walls."""
        say = catalogue(self.language)
        detail = ((True, True), (False, True), (False, False))
        return shortest_needed(self._alt(say, price=price, walls=walls) for price, walls in detail)

    def _alt(self, say: Catalogue, *, price: bool, walls: bool) -> str:
        facts: dict[str, str | int] = {"name": spoken_name(self.name, self.seat, say), "wall": len(self.wall)}
        hidden = self.score is None
        first = say("alt-palace-hidden", **facts) if hidden else say("alt-palace", number=self.score or 0, **facts)
        rows = [
            say(
                "alt-row",
                row=row_name(y),
                tiles=listed([self._called(one, say, price=price, walls=walls) for one in row]),
            )
            for y, row in groupby(sorted(self.tiles, key=_row_by_row), key=lambda standing: standing.cell[1])
        ]
        counted = [counting.count_aloud(self.wall, say)] if self._counts else []
        parts = [first, *counted, *(rows or [say("alt-palace-empty", cell=cell_name(FOUNTAIN))])]
        if self.newest is not None:
            parts.append(say("alt-newest", cell=cell_name(self.newest)))
        if self.reserve:
            names = [tile_called(tile, say, price=price, walls=walls) for tile in self.reserve]
            parts.append(say("alt-reserve", tiles=listed(names)))
        if self.badges:
            parts.append(say("alt-badges", badges=listed(badges_called(self.badges, say))))
        return " ".join(parts)

    @staticmethod
    def _called(standing: Standing, say: Catalogue, *, price: bool, walls: bool) -> str:
        return f"{column_name(standing.cell[0])} {standing_called(standing, say, price=price, walls=walls)}"


def _row_by_row(standing: Standing) -> tuple[int, int]:
    return standing.cell[1], standing.cell[0]


def lay_counts(scene: Scene, counts: Mapping[str, float], layout: Counts, say: Catalogue) -> None:
    """Show how many tiles of each kind there are; they read P S A and C G T, down the columns or along the rows."""
    for number, kind in enumerate(KINDS):
        line, place = divmod(number, 3)
        column, row = (place, line) if layout.along else (line, place)
        x, y = PANEL[0] + 30 + layout.step[0] * column, PANEL[1] + 164 + layout.step[1] * row
        scene.put(stamps.count_chip(kind, letter_of(kind, say), layout.chip), x, y, f"chip {kind}")
        count = counts.get(kind, 0)
        colour = palette.INK if count else palette.STRONG_LINE
        number_x, number_y = x + (layout.chip + layout.step[0]) / 2, y + layout.chip / 2
        space = layout.step[0] - layout.chip - 12
        scene.write(amount(count), number_x, number_y, layout.size, colour=colour, align="centre", space=space)


def lay_reserve(scene: Scene, reserve: Sequence[Tile], top: float, bottom: float, say: Catalogue) -> None:
    """Show the tiles in the reserve, smaller if there are many."""
    left, across = PANEL[0] + 30, PANEL[2] - 60
    scene.write(say("reserve"), left, top + 24, 42, space=across - 90)
    if len(reserve) not in (1, 2):  # what cannot be counted at a glance
        scene.write(str(len(reserve)), left + across, top + 24, 42, colour=palette.QUIET, align="right")
    side = _reserve_side(len(reserve), bottom - top + 16)
    columns = (across + GAP) // (side + GAP)
    for number, tile in enumerate(reserve):
        stamp = tile_of(tile, side, say)
        row, column = divmod(number, columns)
        scene.put(stamp, left + column * (side + GAP), top + 56 + row * (side + GAP), f"reserve {tile.id}")


def _reserve_side(tiles: int, down: float) -> int:
    """Give how large the tiles of a reserve can be in a part of the panel, its heading included."""
    across, room = PANEL[2] - 60, down - HEADING
    side = 0
    for columns in range(2, tiles + 3):  # in a row for each they are small enough
        side = (across - GAP * (columns - 1)) // columns
        if math.ceil(tiles / columns) * (side + GAP) - GAP <= room:
            break
    return side
