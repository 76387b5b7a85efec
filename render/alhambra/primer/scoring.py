"""Score three times: the grown palace, what towers are worth each time, and a second scoring worked out."""

from dataclasses import dataclass, replace

from render.alhambra.art.bricks import brick_wall, wall_icon
from render.alhambra.layout.naming import standing_called
from render.alhambra.layout.parts import part_called
from render.alhambra.layout.pieces import kind_chip
from render.alhambra.layout.trace import trace_wall
from render.alhambra.palace import counting
from render.alhambra.palace.board import lay_tiles
from render.alhambra.primer import story
from render.alhambra.primer.page import Page
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.marks import place_mark, round_mark
from render.kit.layout.plan import Area, Plan
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital, signed
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

AREA: Area = (46, 152, 530, 458)
AROUND: Area = (-28, 92, 650, 570)
"""Where the numbers of the wall may lie: nothing is written around this palace."""
SIDE = 140
WORTH = (36, 626, 532, 340)
TABLE = (586, 134, 978, 832)
LABEL, COLUMNS = 324, (222, 216, 216)
"""How broad the names of the kinds are, and then the columns of those who play."""
HEAD, ROW, TOTAL = 96, 110, 130
NAME, POINTS = 44, 50
OCTAGON, TIE = 26, 42


@dataclass(frozen=True, slots=True)
class ScoringPage(Page):
    """The fifth page."""

    number = 5
    height = 1000

    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out the palace, the worth of towers and the table."""
        tiles, wall = story.standing(story.GROWN), story.wall(story.GROWN_WALL)
        plan = replace(Plan.around([one.cell for one in tiles], AREA, SIDE, rim=0), area=AROUND)
        lay_tiles(scene, plan, tiles, say)
        trace_wall(scene, plan, wall)
        counting.count_wall(scene, plan, wall)
        _lay_worth(scene, say)
        _lay_table(scene, len(wall), say)

    def told(self, say: Catalogue) -> str:
        """Describe the palace, the towers, and how the points come together."""
        tiles = [f"{cell_name(one.cell)} {standing_called(one, say)}" for one in story.standing(story.GROWN)]
        wall = story.wall(story.GROWN_WALL)
        shares = [
            say("alt-scoring-part", part=capital(part_called(kind, say)), shares=_shares_told(kind, say))
            for kind in story.SHARES
        ]
        return say(
            "alt-primer-5",
            tiles=say.row(tiles),
            counted=counting.count_aloud(wall, say),
            rounds=say.series([f"{number}: {say.row([*map(str, worth)])}" for number, worth in _rounds()]),
            shares=" ".join(shares),
            wall=len(wall),
            points=story.YOUR_POINTS,
        )


def _rounds() -> list[tuple[int, tuple[int, ...]]]:
    return list(enumerate(story.POINTS_OF_TOWERS, 1))


def _name(who: int, say: Catalogue) -> str:
    return say("primer-you") if who == story.YOU else say(f"primer-player-{who}")


def _shares_told(kind: str, say: Catalogue) -> str:
    shares = sorted(story.SHARES[kind], key=lambda share: share.place)
    return say.series(
        [
            say.row(
                [f"{_name(share.who, say)} {share.tiles}", say("place-called", place=share.place), str(share.points)]
            )
            for share in shares
        ]
    )


def _lay_worth(scene: Scene, say: Catalogue) -> None:
    """Show what the places for towers are worth in each of the three scorings."""
    left, top, across, down = WORTH
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel worth")
    scene.put_at(kind_chip("tower", 96, say), left + 66, top + down / 2, "chip worth")
    scene.put(stamps.panel(94, down - 28, palette.NIGHT, palette.NIGHT, radius=18), left + 126, top + 14, "rounds")
    for number, worth in _rounds():
        y = top + 65 + (number - 1) * 105
        scene.put_at(round_mark(number, 34), left + 173, y, f"scoring {number}")
        for place, points in enumerate(worth, 1):
            x = left + 278 + (place - 1) * 102
            scene.put_at(place_mark(place, str(points), 42), x, y, f"worth {number} {place} {points}")


def _lay_table(scene: Scene, wall: int, say: Catalogue) -> None:
    """Work out the second scoring: what everybody has and gets, and the own points added up."""
    left, top, across, down = TABLE
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "panel table")
    scene.put(stamps.panel(94, HEAD - 18, palette.NIGHT, palette.NIGHT, radius=18), left + 16, top + 12, "rounds")
    scene.put_at(round_mark(story.SHOWN_ROUND, 32), left + 63, top + HEAD / 2 + 3, "scoring shown")
    own = stamps.panel(
        COLUMNS[story.YOU] - 4, HEAD + ROW * (len(story.SHARES) + 1) - 6, palette.PANEL_INNER, palette.LINE
    )
    scene.put(own, _column(story.YOU), top + 10, "own column")
    for who, space in enumerate(COLUMNS):
        x = _column(who) + 8
        scene.put_at(stamps.seat_shield(who, 50), x + 28, top + HEAD / 2 + 4, f"shield {who}")
        scene.write(_name(who, say), x + 66, top + HEAD / 2 + 4, 50, space=space - 76)
    for number, kind in enumerate(story.SHARES):
        y = top + HEAD + ROW * (number + 0.5)
        scene.box(left + 22, y - ROW / 2, across - 44, 3, colour=palette.LINE)
        scene.put_at(kind_chip(kind, 74, say), left + 56, y, f"chip {kind}")
        _lay_kind(scene, (left, y), capital(part_called(kind, say)))
        for share in story.SHARES[kind]:
            _lay_share(scene, share, y)
    _lay_own_wall(scene, wall, say)
    _lay_total(scene, wall, say)


def _lay_kind(scene: Scene, at: Point, name: str) -> None:
    """Write the name of a kind after its chip; a long one takes the air on both sides."""
    (left, y), space = at, LABEL - 108
    if width(name, Face.BLACK, round(SMALLEST_SHARE * NAME)) <= space:
        scene.write(name, left + 100, y, NAME, space=space)
    else:
        scene.write(name, left + 95, y, NAME, space=LABEL - 96)


def _column(who: int) -> int:
    return TABLE[0] + LABEL + sum(COLUMNS[:who])


def _right(who: int) -> int:
    """Return where the points of somebody end."""
    return _column(who) + COLUMNS[who] - 18


def _lay_share(scene: Scene, share: story.Share, y: float) -> None:
    left, right = _column(share.who) + 12, _right(share.who)
    own = share.who == story.YOU
    colour = palette.INK if own else palette.QUIET
    scene.write(str(share.tiles), left, y, POINTS, colour=colour)
    x = left + 60
    scene.put_at(place_mark(share.place, str(share.place), OCTAGON), x, y - (18 if share.shared else 0), "place")
    if share.shared:
        scene.write(share.shared, x + 14, y + 36, TIE, colour=palette.QUIET, face=Face.BOLD, align="centre")
    scene.write(signed(share.points), right, y, POINTS, colour=colour, align="right")


def _lay_own_wall(scene: Scene, wall: int, say: Catalogue) -> None:
    left, across = TABLE[0], TABLE[2]
    y = TABLE[1] + HEAD + ROW * (len(story.SHARES) + 0.5)
    scene.box(left + 22, y - ROW / 2, across - 44, 3, colour=palette.LINE)
    scene.put_at(wall_icon(70), left + 56, y, "chip wall")
    scene.write(say("primer-wall"), left + 100, y, NAME, space=LABEL - 108)
    bricks, x = brick_wall(wall, 120), _column(story.YOU) + 12
    scene.put(bricks, x, y - bricks.size[1] / 2, f"bricks {wall}")
    scene.write(signed(wall), _right(story.YOU), y, POINTS, align="right")


def _lay_total(scene: Scene, wall: int, say: Catalogue) -> None:
    left, top, across, down = TABLE
    y = top + down - TOTAL - 16
    scene.put(stamps.panel(across - 32, TOTAL, palette.NIGHT, palette.NIGHT, radius=18), left + 16, y, "total")
    middle = y + TOTAL / 2
    scene.put_at(stamps.seat_shield(story.YOU, 62), left + 72, middle, "shield total")
    right = _right(story.YOU)
    scene.write(_name(story.YOU, say), left + 122, middle, 50, colour=palette.CREAM, space=LABEL - 126)
    own = [share.points for shares in story.SHARES.values() for share in shares if share.who == story.YOU]
    added = say.added([*own, wall])
    scene.write(added, right + 36, middle, 46, colour=palette.QUIET_CREAM, space=left + across - right - 80)
    scene.write(str(story.YOUR_POINTS), right, middle, 88, colour=palette.GOLD, align="right")
