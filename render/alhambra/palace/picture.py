"""A palace: the tiles as one sees them from above, the longest wall traced, counts and reserve beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from alhambra.view import Cell, Piece, PlayerView, Standing, Tile, WallEdge
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.badges import Badge, badges_called, badges_of
from render.alhambra.layout.naming import piece_called, standing_called, tile_called
from render.alhambra.layout.trace import put_badge, trace_wall
from render.alhambra.palace import counting
from render.alhambra.palace.board import (
    FOUNTAIN,
    cells_of,
    frame_newest,
    is_busy,
    lay_coordinates,
    lay_points,
    lay_tiles,
    mark_newest,
)
from render.alhambra.palace.page import Page, page_above, page_beside
from render.alhambra.palace.panel import Panel
from render.kit.art import stamps
from render.kit.layout.checking import check_cells, check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed, shown_name, spoken_name
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from tabletop.cellname import cell_name, column_name, row_name
from texts.catalogue import Catalogue, catalogue


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
    badges: tuple[Badge, ...] = ()
    """What lies open beside the palace."""
    pieces: tuple[Piece, ...] = ()
    """What stands in the palace, but on no tile."""

    def __post_init__(self) -> None:
        check_seat(self.seat)
        check_cells(cells_of(self.tiles, self.pieces))

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
            pieces=player.pieces,
        )

    @property
    def _counts(self) -> bool:
        """Whether there is anything to count."""
        return self.counted and bool(self.wall)

    def scene(self) -> Scene:
        """Lay it out."""
        say, page = catalogue(self.language, GAME), self.page()
        scene, plan = Scene(page.across, page.down, look=LOOK), page.plan
        name = shown_name(self.name, self.seat, say)
        head(
            scene,
            say("palace-title", name=name),
            stamps.seat_shield(self.seat, 62),
            right="" if self.score is None else say("points", number=self.score),
        )
        lay_coordinates(scene, plan, counting.reach(plan, self.wall) if self._counts else (0, 0))
        lay_tiles(scene, plan, self.tiles, say, self.pieces)
        if self.newest is not None:
            frame_newest(scene, plan, self.newest)
        trace_wall(scene, plan, self.wall)
        lay_points(scene, plan, self.pieces, say)
        if self.newest is not None:
            mark_newest(scene, plan, self.newest, busy=is_busy(self.tiles, self.pieces))
        if self._counts:
            counting.count_wall(scene, plan, self.wall)
        put_badge(scene, plan, self.wall)
        (self._panel.lay_below if page.below else self._panel.lay)(scene, page.panel, say)
        return scene

    def page(self) -> Page:
        """Choose the page on which the tiles are largest."""
        cells = cells_of(self.tiles, self.pieces)
        room = counting.ROOM if self._counts else (0, 0)
        beside, above = (
            page_beside(cells, self._panel.height(), room, self._panel.least_height()),
            page_above(cells, self._panel.height_below(), room),
        )
        return max(beside, above, key=lambda page: page.worth)

    @property
    def _panel(self) -> Panel:
        return Panel(self.seat, len(self.wall), dict(self.counts), self.reserve, self.badges, self.newest)

    def alt(self) -> str:
        """Say what it shows, complete enough to play from; prices are left out first, then walls."""
        say = catalogue(self.language, GAME)
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
                tiles=say.row([self._called(one, say, price=price, walls=walls) for one in row]),
            )
            for y, row in groupby(sorted(self.tiles, key=_row_by_row), key=lambda standing: standing.cell[1])
        ]
        counted = [counting.count_aloud(self.wall, say)] if self._counts else []
        badges = [say("alt-badges", badges=say.row(badges_called(self.badges, say)))] if self.badges else []
        parts = [first, *counted, *badges, *(rows or [say("alt-palace-empty", cell=cell_name(FOUNTAIN))])]
        if self.pieces:
            parts.append(say("alt-standing-there", pieces=say.row([piece_called(piece, say) for piece in self.pieces])))
        if self.newest is not None:
            parts.append(say("alt-newest", cell=cell_name(self.newest)))
        if self.reserve:
            names = [tile_called(tile, say, price=price, walls=walls) for tile in self.reserve]
            parts.append(say("alt-reserve", tiles=say.row(names)))
        return " ".join(parts)

    @staticmethod
    def _called(standing: Standing, say: Catalogue, *, price: bool, walls: bool) -> str:
        return f"{column_name(standing.cell[0])} {standing_called(standing, say, price=price, walls=walls)}"


def _row_by_row(standing: Standing) -> tuple[int, int]:
    return standing.cell[1], standing.cell[0]
