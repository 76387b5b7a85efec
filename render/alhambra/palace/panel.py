"""What is told beside or below a palace: its longest wall, counts, what lies open, the reserve and the newest tile."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from alhambra.view import Cell, Tile
from render.alhambra.art import tokens
from render.alhambra.layout.badges import Badge, badges_space, in_lines, lay_badges
from render.alhambra.layout.naming import letter_of
from render.alhambra.layout.parts import KINDS
from render.alhambra.layout.pieces import tile_of
from render.alhambra.palace.page import MARGIN, PANEL, WIDEST
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.layout.panels import lay_panel, rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import amount
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

INSET = 30
GAP = 10
"""Between the tiles of the reserve."""
BADGE, BADGE_LINE = 56, 66
"""How large a badge is, and how high a line of them."""
HEADING = 72
"""How high the heading of the reserve is."""
SMALLEST, RESERVED = 60, 150
"""How large tiles of the reserve should be at least, and how large they are where there is room."""
NEWEST = 88
"""How high the line about the newest tile is."""
FIRST_LINE, WALL, LATEST = 128, 334, 300
"""Below the tiles: how high the line with the counts is, and how much of it the wall and the newest tile take."""
SHELF, SHELVED, SHELVES = 130, 9, 3
"""How high a row of the reserve is there, how many tiles it has before another is begun, and how many there are."""
SHELF_HEADING, SHELVED_BADGES = 236, 700
"""How much of that row its heading takes, and what lies open at most."""
NEWEST_SIZE = 42


class Counts(NamedTuple):
    """How the counts are laid out in a panel."""

    down: int
    """How far down the panel they reach."""
    step: tuple[int, int]
    chip: int
    size: int
    columns: int = 2


ROOMY = Counts(500, (162, 110), 92, 64)
COMPACT = Counts(350, (106, 92), 62, 44, columns=3)
"""For the sake of a large reserve."""
COUNT = 76
"""How much space a count takes at most, beside its chip."""
ALONG = Counts(0, (0, 0), 80, 60, columns=6)
"""In a line, whose step follows from its length."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel tells."""

    seat: int
    wall: int
    counts: Mapping[str, float]
    reserve: Sequence[Tile]
    badges: Sequence[Badge]
    newest: Cell | None

    def height(self) -> int:
        """Return how high it would like to be beside the tiles."""
        rows = math.ceil(len(self.reserve) / 2)
        return ROOMY.down + self._badges_down() + HEADING + rows * (RESERVED + GAP) + self._foot()

    def least_height(self) -> int:
        """Return how high it must be beside the tiles for the reserve to be seen."""
        rows = math.ceil(len(self.reserve) / ((PANEL - 2 * INSET + GAP) // (SMALLEST + GAP)))
        return COMPACT.down + self._badges_down() + HEADING + rows * (SMALLEST + GAP) + self._foot()

    def height_below(self) -> int:
        """Return how high it is below the tiles."""
        shelves = self._shelves() * SHELF + 14 if self.reserve or self._badges_shelved else 0
        return FIRST_LINE + shelves + (0 if self._badges_shelved else self._lines_down(self._broad_lines))

    def lay(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Lay it out beside the tiles."""
        left, top, across, down = box
        lay_panel(scene, box)
        self._lay_wall(scene, (left, top + 66), across - 160, say)
        rule(scene, box, top + 140)
        room = down - self._foot() - ROOMY.down - self._badges_down()
        is_roomy = room >= HEADING and reserve_side(len(self.reserve), across - 2 * INSET, room - HEADING) >= SMALLEST
        counts = ROOMY if is_roomy else COMPACT
        lay_counts(scene, (left + INSET, top + 164), self.counts, counts, say)
        rule(scene, box, top + counts.down)
        self._lay_badge_lines(scene, (box, top + counts.down), self._lines, say)
        if self.badges:
            rule(scene, box, top + counts.down + self._badges_down())
        start = top + counts.down + self._badges_down() + 16
        self._lay_heading(scene, (left + INSET, start + 24), across - 2 * INSET, say)
        below = left + INSET, start + 56, across - 2 * INSET, top + down - self._foot() - start - 56
        lay_reserve(scene, self.reserve, below, say)
        if self.newest is not None:
            rule(scene, box, top + down - NEWEST)
            self._lay_newest(scene, self.newest, (left + 56, top + down - 42), across - 116, say)

    def lay_below(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Lay it out below the tiles: wall, counts and the newest one in a line, the reserve in another."""
        left, top, across, _ = box
        lay_panel(scene, box)
        middle = top + FIRST_LINE / 2
        self._lay_wall(scene, (left, middle), WALL - 146, say)
        end = left + across - self._latest_across(say)
        along = ALONG._replace(step=(int(end - left - WALL) // len(KINDS), 0))
        lay_counts(scene, (left + WALL, middle - ALONG.chip / 2), self.counts, along, say)
        if self.newest is not None:
            space = self._latest_across(say) - 36 - 42 - INSET
            self._lay_newest(scene, self.newest, (end + 36, middle), space, say)
        top += FIRST_LINE
        if self.badges and not self._badges_shelved:
            rule(scene, box, top)
            self._lay_badge_lines(scene, (box, top), self._broad_lines, say)
            top += self._lines_down(self._broad_lines)
        if self.reserve or self._badges_shelved:
            rule(scene, box, top)
            self._lay_shelves(scene, (left + INSET, top + 12, across - 2 * INSET, 0), say)

    def _latest_across(self, say: Catalogue) -> float:
        """Return how much of the line the newest tile takes, in a long language more."""
        if self.newest is None:
            return INSET
        words = say("newest", cell=cell_name(self.newest))
        return max(LATEST, 36 + 42 + INSET + width(words, Face.BLACK, round(SMALLEST_SHARE * NEWEST_SIZE)) + 1)

    def _lay_shelves(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Show the reserve, and at the end of the line what else lies open."""
        left, top, across, _ = box
        shelved = self.badges if self._badges_shelved else ()
        taken = badges_space(shelved, BADGE)
        at = left + across - taken, top + (SHELF - GAP) / 2
        lay_badges(scene, at, shelved, BADGE, self.seat, say=say, space=taken)
        self._lay_heading(scene, (left, top + (SHELF - GAP) / 2), SHELF_HEADING - 30, say)
        room = across - SHELF_HEADING - (taken + 20 if taken else 0)
        lay_reserve(scene, self.reserve, (left + SHELF_HEADING, top, room, self._shelves() * SHELF - GAP), say)

    def _shelves(self) -> int:
        return max(1, min(SHELVES, math.ceil(len(self.reserve) / SHELVED)))

    @property
    def _badges_shelved(self) -> bool:
        """Whether what lies open fits at the end of the reserve's line."""
        return 0 < badges_space(self.badges, BADGE) <= SHELVED_BADGES

    @property
    def _lines(self) -> list[tuple[Badge, ...]]:
        return in_lines(self.badges, BADGE, PANEL - 2 * INSET)

    @property
    def _broad_lines(self) -> list[tuple[Badge, ...]]:
        return in_lines(self.badges, BADGE, WIDEST - 2 * MARGIN - 2 * INSET)

    def _badges_down(self) -> int:
        return self._lines_down(self._lines)

    def _lines_down(self, lines: Sequence[Sequence[Badge]]) -> int:
        return BADGE_LINE * len(lines) + (20 if lines else 0)

    def _foot(self) -> int:
        return NEWEST + 12 if self.newest is not None else 20

    def _lay_wall(self, scene: Scene, at: Point, space: float, say: Catalogue) -> None:
        left, middle = at
        scene.put_at(tokens.wall_badge(self.wall, 53), left + 76, middle, f"wall {self.wall}")
        words = say("longest-wall").split(" ", 1)
        for number, word in enumerate(words):
            scene.write(word, left + 146, middle + 44 * number - 22 * (len(words) - 1), 42, space=space)

    def _lay_badge_lines(
        self, scene: Scene, below: tuple[Area, float], lines: Sequence[Sequence[Badge]], say: Catalogue
    ) -> None:
        (left, _, across, _), top = below
        for number, badges in enumerate(lines):
            middle = top + 11 + BADGE_LINE * (number + 0.5)
            lay_badges(scene, (left + INSET, middle), badges, BADGE, self.seat, say=say, space=across - 2 * INSET)

    def _lay_heading(self, scene: Scene, at: Point, space: float, say: Catalogue) -> None:
        """Head the reserve, with its size if that cannot be counted at a glance."""
        (left, y), number = at, len(self.reserve)
        scene.write(say("reserve"), left, y, 42, space=space - 60)
        if number not in (1, 2):
            scene.write(str(number), left + space, y, 42, colour=palette.QUIET, align="right")

    @staticmethod
    def _lay_newest(scene: Scene, cell: Cell, at: Point, space: float, say: Catalogue) -> None:
        x, y = at
        scene.put_at(stamps.newest_mark(26), x, y, "newest mark")
        scene.write(say("newest", cell=cell_name(cell)), x + 42, y, NEWEST_SIZE, space=space)


def lay_counts(scene: Scene, at: Point, counts: Mapping[str, float], layout: Counts, say: Catalogue) -> None:
    """Show how many tiles of each kind there are; they read P S A and C G T, down two columns or along the rows."""
    for number, kind in enumerate(KINDS):
        row, column = divmod(number, layout.columns) if layout.columns > 2 else (number % 3, number // 3)
        x, y = at[0] + layout.step[0] * column, at[1] + layout.step[1] * row
        scene.put(tokens.count_chip(kind, letter_of(kind, say), layout.chip), x, y, f"chip {kind}")
        count = counts.get(kind, 0)
        colour = palette.INK if count else palette.STRONG_LINE
        room = min(COUNT, layout.step[0] - layout.chip)
        number_x, number_y, space = x + layout.chip + room / 2, y + layout.chip / 2, room - 12
        scene.write(amount(count), number_x, number_y, layout.size, colour=colour, align="centre", space=space)


def lay_reserve(scene: Scene, reserve: Sequence[Tile], box: Area, say: Catalogue) -> None:
    """Show the tiles in the reserve, smaller if there are many."""
    left, top, across, down = box
    side = reserve_side(len(reserve), across, down)
    columns = int((across + GAP) // (side + GAP))
    for number, tile in enumerate(reserve):
        row, column = divmod(number, columns)
        at = left + column * (side + GAP), top + row * (side + GAP)
        scene.put(tile_of(tile, side, say), *at, f"reserve {tile.id}")


def reserve_side(tiles: int, across: float, down: float) -> int:
    """Return how large the tiles of a reserve can be in a space."""
    side = RESERVED
    while side > 1 and math.ceil(tiles / ((across + GAP) // (side + GAP))) * (side + GAP) - GAP > down:
        side -= 1
    return side
