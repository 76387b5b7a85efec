"""A palace among others: a panel with its owner, what is not built yet, the tiles and the longest wall."""

from dataclasses import dataclass

from alhambra.view import Piece, PlayerView, Standing, WallEdge
from render.alhambra.art import tokens
from render.alhambra.layout.parts import KINDS
from render.alhambra.layout.trace import trace_wall
from render.alhambra.palace.board import cells_of, is_busy, lay_points, lay_tiles
from render.alhambra.table import badge_place
from render.alhambra.table.counts import LEAST_TILES, lay_counts, place_for_counts
from render.alhambra.table.figure import Figure, Shape, figure, star_place, star_radius
from render.alhambra.table.head import BADGE_LINE, LINE, TRAY_LINE, Head
from render.alhambra.table.tray import Tray
from render.alhambra.table.ways import AIR, PADDING, Outline, Spot, TrayIn, Way
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

RADIUS, EDGE, RING = 22, 3, 9
HEADS = {None: palette.PANEL, palette.TURQUOISE: palette.TURQUOISE_LIGHT, palette.GOLD: palette.GOLD_LIGHT}
"""The colour of a head, by what rings the panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What the panel of a seat shows of its palace."""

    seat: int
    tiles: tuple[Standing, ...]
    wall: tuple[WallEdge, ...]
    tray: Tray
    counts: tuple[float, ...]
    """How many tiles of each kind there are."""
    new: frozenset[str] = frozenset()
    """The ids of the tiles that came here lately."""
    pieces: tuple[Piece, ...] = ()
    """What stands in the palace, but on no tile."""

    @classmethod
    def of(cls, player: PlayerView, new: frozenset[str]) -> "Panel":
        """Take from a view what the panel needs."""
        owned = {standing.tile.id for standing in player.palace} | {tile.id for tile in player.reserve}
        counts = tuple(player.counts.get(kind, 0) for kind in KINDS)
        tray = Tray(player.aside, player.reserve)
        return cls(player.seat, player.palace, player.wall, tray, counts, new & owned, player.pieces)

    def outline(self, head: Head) -> Outline:
        """Return all that decides how large it is."""
        new = [standing.cell for standing in self.tiles if standing.tile.id in self.new]
        cells, busy = cells_of(self.tiles, self.pieces), is_busy(self.tiles, self.pieces)
        shape = Shape(tuple(cells), self.wall, tuple(new), busy)
        return Outline(shape, len(self.tray), head.least, head.for_badges)

    def lay(self, scene: Scene, spot: Spot, side: int, head: Head, say: Catalogue) -> None:
        """Lay it out in a box that is at least as large as this way needs."""
        (left, top, across, down), way = spot
        line = (TRAY_LINE if way.tray is TrayIn.HEAD else LINE) + (BADGE_LINE if way.badges_below else 0)
        _lay_ground(scene, spot.box, line, head.ring, f"panel {self.seat}")
        kept = way.tray_size[0] + AIR if way.tray is TrayIn.HEAD else 0
        before_score = head.lay(scene, (left, top, across, line), kept=kept, badges_below=way.badges_below)
        shown = figure(self.outline(head).shape, side)
        body = left + PADDING, top + line + PADDING, across - 2 * PADDING, down - line - 2 * PADDING
        body = self._lay_counts(scene, _without_tray(body, way), shown, say)
        x, y = body[0] + (body[2] - shown.across) / 2, body[1] + (body[3] - shown.down) / 2
        self._lay_palace(scene, shown, (x, y), say)
        if self.tray:
            at = _tray_at(spot, body, (before_score, top))
            self.tray.lay(scene, at, way.tray_size, self.new, say)

    def _lay_counts(self, scene: Scene, body: Area, shown: Figure, say: Catalogue) -> Area:
        """Count the tiles where there is room to spare; return what is left for the palace."""
        left, top, across, down = body
        place = place_for_counts((across - shown.across, down - shown.down), (across, down))
        if place is None or len(self.tiles) < LEAST_TILES:
            return body
        counts = dict(zip(KINDS, self.counts, strict=True))
        taken = place.takes - AIR
        if place.at_the_side:
            lay_counts(scene, (left, top, taken, down), place, counts, say, seat=self.seat)
            return left + place.takes, top, across - place.takes, down
        lay_counts(scene, (left, top + down - taken, across, taken), place, counts, say, seat=self.seat)
        return left, top, across, down - place.takes

    def _lay_palace(self, scene: Scene, shown: Figure, at: Point, say: Catalogue) -> None:
        """Lay down the tiles, trace the wall, and mark what is new."""
        plan = shown.plan(*at)
        lay_tiles(scene, plan, self.tiles, say, self.pieces)
        trace_wall(scene, plan, self.wall)
        new = [standing for standing in self.tiles if standing.tile.id in self.new]
        origin = plan.corner((0, 0))
        for standing in new:
            scene.put_at(stamps.newest_frame(plan.side), *plan.centre(standing.cell), f"new frame {standing.tile.id}")
        lay_points(scene, plan, self.pieces, say)
        if shown.badge is not None:
            badge = tokens.wall_badge(len(self.wall), badge_place.RADIUS)
            scene.put_at(badge, *_moved(origin, shown.badge), f"wall badge {len(self.wall)}")
        for standing in new:
            star = stamps.newest_mark(star_radius(plan.side))
            place = star_place(standing.cell, plan.side, busy=shown.shape.busy)
            scene.put_at(star, *_moved(origin, place), f"new {standing.tile.id}")


def _moved(origin: Point, by: Point) -> Point:
    return origin[0] + by[0], origin[1] + by[1]


def _without_tray(body: Area, way: Way) -> Area:
    """Return what is left of a panel beside or above its tray."""
    left, top, across, down = body
    if way.tray is TrayIn.SIDE:
        return left, top, across - way.tray_size[0] - AIR, down
    if way.tray is TrayIn.FOOT:
        return left, top, across, down - way.tray_size[1] - AIR
    return body


def _tray_at(spot: Spot, body: Area, head: Point) -> Point:
    """Return where the tray begins: in a panel's box, or in the body that is left for the palace."""
    (box, way), (across, down) = spot, spot.way.tray_size
    if way.tray is TrayIn.HEAD:
        return head[0] - across, head[1] + (TRAY_LINE - down) / 2
    if way.tray is TrayIn.SIDE:
        return box[0] + box[2] - PADDING - across, body[1]
    if way.tray is TrayIn.FOOT:
        return box[0] + PADDING, box[1] + box[3] - PADDING - down
    on_right, low = way.corner
    return body[0] + (body[2] - across if on_right else 0), body[1] + (body[3] - down if low else 0)


def _lay_ground(scene: Scene, box: Area, line: int, ring: Colour | None, what: str) -> None:
    """Put down an empty panel with a head, ringed if there is a colour for that."""
    left, top, across, _ = box
    edge, thick = (palette.LINE, EDGE) if ring is None else (ring, RING)
    body = stamps.panel_corners(palette.PANEL_INNER, edge, radius=RADIUS, thickness=thick)
    head = stamps.panel_corners(HEADS[ring], edge, radius=RADIUS, thickness=thick)
    scene.stretch(body, box, what)
    scene.stretch(head, (left, top, across, line + 2 * RADIUS), f"head of {what}")
    inner = left + thick, top + line, across - 2 * thick
    scene.box(*inner, 2 * RADIUS, colour=palette.PANEL_INNER)
    scene.box(*inner, EDGE, colour=edge)
