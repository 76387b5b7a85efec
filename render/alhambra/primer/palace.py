"""Your palace: a first one with its wall counted, and beside it a tile with what is on it named."""

from dataclasses import dataclass

from render.alhambra.art import tokens
from render.alhambra.layout.naming import standing_called
from render.alhambra.layout.pieces import tile_of
from render.alhambra.layout.trace import put_badge, trace_wall
from render.alhambra.palace import counting
from render.alhambra.palace.board import lay_tiles
from render.alhambra.primer import story
from render.alhambra.primer.page import Page
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.lettering import Face, in_lines
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import lay_leader
from render.kit.layout.wording import capital
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

AREA: Area = (22, 148, 880, 858)
SIDE = 280
PANEL = (916, 134, 648, 838)
TILE, TILE_AT = 312, (970, 312)
SIZE = 48
EDGE = 5
"""How thick the frame of the large tile is."""


@dataclass(frozen=True, slots=True)
class PalacePage(Page):
    """The first page."""

    number = 1
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the palace and the tile."""
        tiles, wall = story.standing(story.HOME), story.wall(story.HOME_WALL)
        plan = Plan.around([one.cell for one in tiles], AREA, SIDE)
        lay_tiles(scene, plan, tiles, say)
        trace_wall(scene, plan, wall)
        counting.count_wall(scene, plan, wall)
        put_badge(scene, plan, wall, 60)
        scene.put(stamps.panel(*PANEL[2:], palette.PANEL, palette.LINE), *PANEL[:2], "panel")
        _explain_tile(scene, say)
        _lay_wall(scene, len(wall), say)

    def told(self, say: Catalogue) -> str:
        """Say where the tiles stand, what is on one of them, and how the wall is counted."""
        tiles = [f"{cell_name(one.cell)} {standing_called(one, say)}" for one in story.standing(story.HOME)]
        wall = story.wall(story.HOME_WALL)
        explained = story.tile(story.EXPLAINED)
        return say(
            "alt-primer-1",
            tiles=say.row(tiles),
            kind=say.noun(f"kind-{explained.kind}"),
            price=explained.price,
            counted=counting.count_aloud(wall, say),
            wall=len(wall),
        )


def _explain_tile(scene: Scene, say: Catalogue) -> None:
    """Show a tile large, and lead from its kind, its price and its walls to their names."""
    tile, (left, top) = story.tile(story.EXPLAINED), TILE_AT
    price, letter = _on_tile(53, 53), _on_tile(193, 47)
    middle = left + TILE / 2
    scene.box(left - EDGE, top - EDGE, TILE + 2 * EDGE, TILE + 2 * EDGE, colour=palette.INK, what="edge")
    scene.put(tile_of(tile, TILE, say), left, top, f"tile {tile.id}")
    lay_leader(scene, [(price[0], price[1] - 46), (price[0], top - 60)])
    scene.write(say("primer-price", price=tile.price), price[0] - 40, top - 96, SIZE, space=300)
    lay_leader(scene, [(letter[0], top + 22), (letter[0], top - 40), (left + TILE + 66, top - 40)])
    lay_leader(scene, [(left + TILE - 22, top + 200), (left + TILE + 66, top + 200)])
    scene.box(left + TILE + 60, top - 46, 12, 252, colour=palette.INK, what="leader")
    scene.box(left + TILE + 63, top - 43, 6, 246, colour=palette.TURQUOISE, what="leader")
    space = PANEL[0] + PANEL[2] - left - TILE - 110
    lines = [part for line in say("primer-walls").split("\n") for part in in_lines(line, Face.BLACK, SIZE, space)]
    for line, words in enumerate(lines):
        scene.write(words, left + TILE + 92, top + 20 + 56 * line, SIZE, space=space)
    lay_leader(scene, [(middle, top + 236), (middle, top + TILE + 50)])
    scene.write(
        capital(say("primer-kind", kind=say.noun(f"kind-{tile.kind}"))), middle, top + TILE + 86, SIZE, align="centre"
    )


def _on_tile(x: float, y: float) -> Point:
    """Return a point of the large tile, by the units of its anatomy."""
    return TILE_AT[0] + x * TILE / 240, TILE_AT[1] + y * TILE / 240


def _lay_wall(scene: Scene, length: int, say: Catalogue) -> None:
    left, top, across, down = PANEL
    y = top + down - 80
    scene.box(left + 24, y - 76, across - 48, 3, colour=palette.LINE)
    scene.put_at(tokens.wall_badge(length, 56), left + 92, y, f"wall {length}")
    scene.write(say("longest-wall"), left + 168, y, SIZE, space=across - 190)
