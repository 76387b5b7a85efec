"""Place it: the one place where the new tile fits, three where it doesn't, and two more ways to go wrong."""

from dataclasses import dataclass

from render.alhambra.art import tokens
from render.alhambra.hand.stamps import exact_mark
from render.alhambra.layout.naming import standing_called, tile_called
from render.alhambra.layout.pieces import tile_of
from render.alhambra.layout.trace import trace_wall
from render.alhambra.palace.board import lay_coordinates, lay_tiles
from render.alhambra.place.choices import GHOST, ghost
from render.alhambra.primer import story
from render.alhambra.primer.page import WIDTH, Page
from render.kit.art import palette, stamps
from render.kit.art.frame import MARGIN
from render.kit.art.lettering import Face
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Scene
from render.kit.layout.teaching import dashed_panel, no_mark, veil
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

AREA: Area = (22, 122, 784, 748)
SIDE = 190
PANEL = (812, 134, 752, 724)
TILE = 176
ROW, MARK = 110, 36
WORDS = 54
INSETS, INSET_HEIGHT, INSET_SIDE = 874, 352, 106


@dataclass(frozen=True, slots=True)
class PlacingPage(Page):
    """The fourth page."""

    number = 4
    height = INSETS + INSET_HEIGHT + 34

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the palace with all four places, the list of them, and two more palaces."""
        tiles, tile = story.standing(story.HOME), story.tile(story.BOUGHT)
        cells = [*(one.cell for one in tiles), story.cell(story.FITS), *map(story.cell, story.MISFITS)]
        plan = Plan.around(cells, AREA, SIDE)
        lay_coordinates(scene, plan)
        lay_tiles(scene, plan, tiles, say)
        for name in story.MISFITS:
            scene.put_at(ghost(tile.walls, SIDE), *plan.centre(story.cell(name)), f"ghost {name}")
            pale = veil(round(GHOST * SIDE), round(GHOST * SIDE), share=110)
            scene.put_at(pale, *plan.centre(story.cell(name)), f"veil {name}")
        scene.put_at(ghost(tile.walls, SIDE), *plan.centre(story.cell(story.FITS)), f"ghost {story.FITS}")
        trace_wall(scene, plan, story.wall(story.HOME_WALL))
        scene.put_at(exact_mark(50), *plan.centre(story.cell(story.FITS)), f"yes {story.FITS}")
        for name, misfit in story.MISFITS.items():
            (x, y), (right, down) = plan.centre(story.cell(name)), misfit.fault
            scene.put_at(no_mark(MARK), x + right * plan.side, y + down * plan.side, f"no {name}")
        _lay_list(scene, say)
        _lay_inset(scene, MARGIN, story.NO_WAY_IN, say("primer-no-way-in"), say)
        _lay_inset(scene, WIDTH // 2 + 9, story.NO_GAP, say("primer-gap"), say)

    def told(self, say: Catalogue) -> str:
        """Say where the tile may go, where not and why, and the two more ways to go wrong."""
        home = [f"{cell_name(one.cell)} {standing_called(one, say)}" for one in story.standing(story.HOME)]
        wrong = [say.row([name, say(f"primer-misfit-{misfit.reason}")]) for name, misfit in story.MISFITS.items()]
        return say(
            "alt-primer-4",
            tiles=say.row(home),
            tile=tile_called(story.tile(story.BOUGHT), say),
            fits=story.FITS,
            wall=len(story.GROWN_WALL),
            wrong=say.series(wrong),
            no_way=tile_called(story.tile(story.NO_WAY_IN.tile), say),
            no_way_cell=story.NO_WAY_IN.cell,
            gap=tile_called(story.tile(story.NO_GAP.tile), say),
            gap_cell=story.NO_GAP.cell,
            enclosed=story.GAP,
        )


def _lay_list(scene: Scene, say: Catalogue) -> None:
    """Show the new tile, and say of each place what it is."""
    left, top, across, down = PANEL
    tile = story.tile(story.BOUGHT)
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel")
    scene.box(left + 26, top + 24, TILE + 8, TILE + 8, colour=palette.INK, what="edge")
    scene.put(tile_of(tile, TILE, say), left + 30, top + 28, f"tile {tile.id}")
    box = across - TILE - 90, TILE + 8
    scene.put(dashed_panel(*box), left + TILE + 64, top + 24, "reserve")
    middle = top + 24 + box[1] / 2
    scene.put_at(tokens.icon("res", 58), left + TILE + 114, middle, "icon reserve")
    scene.write(say("reserve"), left + TILE + 158, middle, WORDS, colour=palette.QUIET, space=box[0] - 104)
    y = top + TILE + 56 + ROW / 2
    scene.box(left + 24, y - ROW / 2, across - 48, 3, colour=palette.LINE)
    scene.put_at(exact_mark(MARK), left + 64, y, f"yes {story.FITS}")
    scene.write(story.FITS, left + 120, y, WORDS)
    scene.put_at(tokens.wall_badge(len(story.GROWN_WALL), 46), left + 300, y, f"wall {len(story.GROWN_WALL)}")
    scene.write(say("primer-wall"), left + 362, y, WORDS, space=across - 380)
    for number, (name, misfit) in enumerate(story.MISFITS.items(), 1):
        row = y + number * ROW
        scene.box(left + 24, row - ROW / 2, across - 48, 3, colour=palette.PANEL_INNER)
        scene.put_at(no_mark(MARK), left + 64, row, f"no {name}")
        scene.write(name, left + 120, row, WORDS)
        words = say(f"primer-misfit-{misfit.reason}")
        scene.write(words, left + 264, row, WORDS, colour=palette.QUIET, face=Face.BOLD, space=across - 282)


def _lay_inset(scene: Scene, left: int, misstep: story.Misstep, words: str, say: Catalogue) -> None:
    """Show a palace with one tile too many, crossed out."""
    across = (WIDTH - 2 * MARGIN - 18) // 2
    scene.put(stamps.panel(across, INSET_HEIGHT, palette.PANEL, palette.LINE), left, INSETS, "panel")
    tiles = story.standing(misstep.palace)
    area = left + 10, INSETS + 4, 390, INSET_HEIGHT - 8
    plan = Plan.around([*(one.cell for one in tiles), story.cell(misstep.cell)], area, INSET_SIDE, rim=0)
    lay_tiles(scene, plan, tiles, say)
    _lay_wrong_tile(scene, plan, misstep, say)
    scene.put_at(no_mark(MARK), left + 446, INSETS + INSET_HEIGHT / 2, f"no {words}")
    scene.write(words, left + 498, INSETS + INSET_HEIGHT / 2, 46, space=across - 512)


def _lay_wrong_tile(scene: Scene, plan: Plan, misstep: story.Misstep, say: Catalogue) -> None:
    """Lay down the tile, and put the cross where it is wrong: on a double wall, or beside a gap."""
    cell, name = story.cell(misstep.cell), misstep.tile
    scene.put(tile_of(story.tile(name), plan.side, say), *plan.corner(cell), f"tile {misstep.cell} {name}")
    x, y = plan.centre(cell)
    scene.put_at(no_mark(28), x - plan.side / 2, y + 0.14 * plan.side, f"no {misstep.cell}")
