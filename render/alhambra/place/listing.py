"""The list beside numbered places: the tile, the wall now, and what each number stands for."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from alhambra.view import Cell, Standing, Tile
from render.alhambra.art import tokens
from render.alhambra.layout.pieces import chip_of, tile_of
from render.alhambra.palace.page import PANEL
from render.alhambra.place.choices import key_mark
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.layout.panels import INSET, lay_panel, rule
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

FEW, FEW_TO_REMOVE = 5, 8
"""Up to so many places have high lines."""
COLUMN = 161
TEXTS, BEFORE_VALUES, VALUES = 28, 218, 299
"""Where in the panel lines begin, how long they can be, and the middle of what stands at their end."""
BELOW_LINES = 20
TILE, LEAST_TILE = 240, 120
SMALL_TILE, SMALLEST_TILE = 140, 112
"""How large the tile is where the wall is told beside it."""
AROUND_TILE = 58
"""The height of the space above the tile, its edge, and the space below it with a rule."""
BELOW_RULE = 10
ABOVE_KEYS = 26


class Place(NamedTuple):
    """A place to choose."""

    cell: Cell
    taken: Standing | None
    """What stands there now."""
    wall: int | None
    """How long the longest wall would be, where that can be told."""
    walls: tuple[int, ...] = (0,)
    """Those of the tile, as they would stand there, in each manner that is shown."""


class Key(NamedTuple):
    """A choice that has no place on the board: a letter and what it stands for."""

    letter: str
    meaning: str


class Line(NamedTuple):
    """How a line looks."""

    height: int
    disc: int
    """The radius of the disc with the number."""
    text: int
    """How far from the left the text begins."""
    size: int
    """That of the type."""
    wall: int
    """The height of the line about the wall now, and the radius of its badge."""
    badge: int


HIGH = Line(height=80, disc=34, text=89, size=50, wall=94, badge=43)
LOW = Line(height=58, disc=26, text=62, size=44, wall=80, badge=38)
TIGHT = Line(height=50, disc=24, text=58, size=44, wall=80, badge=38)


class Layout(NamedTuple):
    """How the panel is divided."""

    line: Line
    columns: int
    rows: int
    head: int
    """The height of the part with the tile and the wall now."""
    tile: int = 0
    """How large the tile is, if there is one."""
    beside: bool = False
    """Whether the wall is told beside the tile, not below it."""


def height_of(places: int, keys: int, *, has_tile: bool) -> int:
    """Return how high the panel would like to be, so that all is large in it."""
    line = HIGH if places <= _few(has_tile=has_tile) else LOW
    head = TILE + AROUND_TILE + line.wall if has_tile else INSET + line.wall
    return head + max(1, places) * line.height + _below(keys, line)


def layout_of(places: int, keys: int, down: float, *, has_tile: bool) -> Layout:
    """Divide the panel: the more there is to list, the smaller are the tile and the lines, in two columns at last."""
    layouts = [
        _divided(line, columns, max(1, math.ceil(places / columns)), down - _below(keys, line), has_tile=has_tile)
        for columns in (1, 2)
        for line in ((HIGH, LOW, TIGHT) if places <= _few(has_tile=has_tile) else (LOW, TIGHT))
    ]
    return next((layout for layout in layouts if layout.rows * layout.columns >= places), layouts[-1])


def _few(*, has_tile: bool) -> int:
    return FEW if has_tile else FEW_TO_REMOVE


def _below(keys: int, line: Line) -> int:
    """Return how much of the panel lies below the places."""
    return BELOW_LINES + (ABOVE_KEYS + keys * line.height if keys else 0)


def _divided(line: Line, columns: int, rows: int, room: float, *, has_tile: bool) -> Layout:
    """Divide the room with lines of some kind, and keep as many rows as fit."""
    if not has_tile:
        head = INSET + line.wall
        return Layout(line, columns, min(rows, int(room - head) // line.height), head)
    tile = min(TILE, int(room) - rows * line.height - AROUND_TILE - line.wall)
    if tile >= LEAST_TILE:
        return Layout(line, columns, rows, tile + AROUND_TILE + line.wall, tile)
    tile = int(room) - rows * line.height - AROUND_TILE - BELOW_RULE
    tile = max(SMALLEST_TILE, min(SMALL_TILE, tile))
    head = tile + AROUND_TILE + BELOW_RULE
    return Layout(line, columns, min(rows, int(room - head) // line.height), head, tile, beside=True)


@dataclass(frozen=True, slots=True)
class PlaceList:
    """What the list tells."""

    tile: Tile | None
    wall: int
    places: Sequence[Place]
    keys: Sequence[Key]

    def height(self) -> int:
        """Return how high the panel would like to be."""
        return height_of(len(self.places), len(self.keys), has_tile=self.tile is not None)

    def lay(self, scene: Scene, box: Area, say: Catalogue) -> None:
        """Lay it into the side panel."""
        lay_panel(scene, box)
        layout = layout_of(len(self.places), len(self.keys), box[3], has_tile=self.tile is not None)
        if self.tile is not None:
            self._lay_tile(scene, self.tile, box, layout, say)
        self._lay_wall(scene, box, layout, say)
        self._lay_places(scene, box, layout, say)
        if self.keys:
            self._lay_keys(scene, box, layout)

    def _lay_tile(self, scene: Scene, tile: Tile, box: Area, layout: Layout, say: Catalogue) -> None:
        (start, top, *_), side, edge = box, layout.tile, layout.tile + 8
        left = start + (TEXTS if layout.beside else (PANEL - edge) / 2)
        if not tile.half:
            scene.put(stamps.panel(edge, edge, palette.INK, palette.INK, radius=8), left, top + INSET)
        stamp = tile_of(tile, side, say)
        scene.put(stamp, left + 4, top + INSET + 4, f"choose {tile.id}")
        rule(scene, box, top + INSET + edge + INSET)

    def _lay_wall(self, scene: Scene, box: Area, layout: Layout, say: Catalogue) -> None:
        """Write the wall as it is now, below the tile, or beside it if that is small."""
        (left, top, *_), badge = box, tokens.wall_badge(self.wall, layout.line.badge)
        if layout.beside:
            x, y = left + (layout.tile + PANEL) / 2 + 6, top + INSET + 4 + layout.tile / 2
            scene.write(say("wall-now"), x, y - 38, 38, align="centre", space=PANEL - layout.tile - 74)
            scene.put_at(badge, x, y + 26, f"wall {self.wall}")
            return
        y = top + layout.head - layout.line.wall / 2
        scene.write(say("wall-now"), left + TEXTS + 2, y, 42, space=210)
        scene.put_at(badge, left + VALUES, y, f"wall {self.wall}")

    def _lay_places(self, scene: Scene, box: Area, layout: Layout, say: Catalogue) -> None:
        """List the places down the columns; if there are too many, say at the end how many more the map shows."""
        left = box[0] + TEXTS
        if not self.places:
            y = _middle(box, layout, 0)
            scene.write(say("place-nowhere"), left + 2, y, 42, colour=palette.QUIET, space=PANEL - 60)
        line, capacity = layout.line, layout.rows * layout.columns
        space = (COLUMN - 8 if layout.columns > 1 else BEFORE_VALUES) - line.text
        shown = len(self.places) if len(self.places) <= capacity else capacity - 1
        for number, place in enumerate(self.places[:shown]):
            column, row = divmod(number, layout.rows)
            x, y = left + COLUMN * column, _middle(box, layout, row)
            scene.put_at(stamps.choice_mark(str(number + 1), line.disc), x + line.disc, y, f"choice {number + 1}")
            scene.write(cell_name(place.cell), x + line.text, y, line.size, space=space)
            if layout.columns == 1:
                self._lay_value(scene, place, (box[0] + VALUES, y), line, say)
        if shown < len(self.places):
            x, y = left + COLUMN * (layout.columns - 1), _middle(box, layout, layout.rows - 1)
            scene.write(say("more", number=len(self.places) - shown), x, y, line.size, colour=palette.QUIET)

    def _lay_value(self, scene: Scene, place: Place, at: Point, line: Line, say: Catalogue) -> None:
        """End a line with the wall that would be, in gold if it is longer, or with what stands there."""
        x, y = at
        if place.wall is not None:
            longer = place.wall > self.wall
            if longer:
                gold = stamps.panel(96, line.height - 12, palette.GOLD, palette.INK, radius=14, thickness=4)
                scene.put_at(gold, x, y, "longer")
            colour = palette.INK if longer else palette.QUIET
            scene.write(str(place.wall), x, y, line.size, colour=colour, align="centre", space=80)
        elif place.taken is not None:
            chip = chip_of(place.taken.tile, line.height - 8, say)
            scene.put_at(chip, x, y, f"chip {place.taken.tile.kind}")

    def _lay_keys(self, scene: Scene, box: Area, layout: Layout) -> None:
        """List the choices by letter."""
        line, left = layout.line, box[0] + TEXTS
        rule(scene, box, _middle(box, layout, layout.rows - 0.5) + ABOVE_KEYS / 2)
        for number, key in enumerate(self.keys):
            y = _middle(box, layout, layout.rows + number) + ABOVE_KEYS
            scene.put_at(key_mark(key.letter, line.disc), left + line.disc, y, f"key {key.letter}")
            scene.write(key.meaning, left + line.text, y, line.size - 4, space=PANEL - 2 * INSET - line.text)


def _middle(box: Area, layout: Layout, row: float) -> float:
    """Return the height of a line's middle."""
    return box[1] + layout.head + (row + 0.5) * layout.line.height
