"""A palace among others: a panel with its owner, what is not built yet, the tiles and the longest wall."""

import math
from dataclasses import dataclass

from alhambra.view import PlayerView, Standing, Tile, WallEdge
from render.art import palette, stamps
from render.art.drawing import Point
from render.art.lettering import Face, width
from render.layout.badges import badges_space, lay_badges
from render.layout.plan import AIR, Area, Plan
from render.layout.scene import Scene
from render.layout.trace import put_badge, trace_wall
from render.market.company import Company
from render.market.seat_chip import detail_space, lay_detail, lay_ringed_panel, lay_score, score_space
from render.palace.board import lay_tiles
from render.table.tray import Tray
from texts.catalogue import Catalogue

LARGEST = 106
"""The side of a tile, unless some palace needs it to be smaller."""
LEAST_HEIGHT = 570
TALLEST_PALACE = 880
"""A taller palace has smaller tiles: the picture does not grow without end."""
HEAD = 94
PADDING = 22
SHIELD, NAME = 60, 50
HAND, BADGE = 40, 50
LEAST_NAME = 170
"""How much space in the head a long name keeps beside a tray."""
AFTER_SHIELD, AFTER_NAME, AFTER_HAND = 12, 24, 10
BADGE = 44


@dataclass(frozen=True, slots=True)
class PalacePanel:
    """What the panel of a seat shows of its palace."""

    seat: int
    tiles: tuple[Standing, ...]
    wall: tuple[WallEdge, ...]
    aside: tuple[Tile, ...]
    """Bought in this turn, and not placed yet."""
    reserve: tuple[Tile, ...]

    @classmethod
    def of(cls, player: PlayerView) -> "PalacePanel":
        """Take from a view what the panel needs."""
        return cls(player.seat, player.palace, player.wall, player.aside, player.reserve)

    def largest_side(self, across: float) -> int:
        """Give how large its tiles can be in a panel of some width."""
        return self._plan((0, 0, across - 2 * PADDING, TALLEST_PALACE), LARGEST).side

    def height(self, across: float, side: int, company: Company, say: Catalogue) -> int:
        """Give how high its panel must be, with tiles of some size."""
        plan = self._plan((0, 0, across - 2 * PADDING, TALLEST_PALACE), side)
        rows = plan.bottom - plan.top + 1
        return max(LEAST_HEIGHT, math.ceil(self._head(across, company, say) + (rows + AIR) * side + PADDING))

    def lay(self, scene: Scene, box: Area, side: int, company: Company, say: Catalogue) -> None:
        """Lay it out, with tiles of the size that all palaces share."""
        left, top, across, down = box
        lay_ringed_panel(scene, box, palette.PANEL_INNER, company.ring_of(self.seat), f"panel {self.seat}")
        self._lay_head(scene, box, company, say)
        head = self._head(across, company, say)
        plan = self._plan((left + PADDING, top + head, across - 2 * PADDING, down - head - PADDING), side)
        lay_tiles(scene, plan, self.tiles, say)
        self._trace_wall(scene, plan)

    def _trace_wall(self, scene: Scene, plan: Plan) -> None:
        """Trace the longest wall; where its badge finds no room beside it, that stands in a corner."""
        trace_wall(scene, plan, self.wall)
        if not put_badge(scene, plan, self.wall, BADGE) and self.wall:
            badge = stamps.wall_badge(len(self.wall), BADGE)
            scene.put_at(badge, *_free_corner(scene, plan.area), f"wall badge {len(self.wall)}")

    def _plan(self, area: Area, side: int) -> Plan:
        return Plan.around([standing.cell for standing in self.tiles], area, side, rim=0)

    def _lay_head(self, scene: Scene, box: Area, company: Company, say: Catalogue) -> None:
        left, top, across, _ = box
        holdings, shield, tray = (
            company.holdings[self.seat],
            company.people.shield(self.seat, SHIELD),
            self._tray(across),
        )
        x, y, end = left + PADDING, top + HEAD / 2 + 2, left + across - PADDING - 4
        scene.put(shield, x - 2, y - shield.size[1] / 2, f"shield {self.seat}")
        end -= lay_score(scene, holdings.score, end, y) + 6
        if self._has_tray_in_head(across, company, say):
            tray.lay(scene, (end - tray.across, y - tray.down / 2), say)
            end -= tray.across
        else:
            tray.lay(
                scene, (left + across - PADDING - tray.across, top + HEAD + self._below_head(across, company, say)), say
            )
        x += SHIELD + AFTER_SHIELD
        space = end - x - self._after_name(across, company, say)
        x += scene.write(company.people.shown(self.seat, say), x, y, NAME, space=space) + AFTER_NAME
        if holdings.cards is not None:
            x += lay_detail(scene, (x, y), stamps.hand_icon(HAND), holdings.cards, f"hand of {self.seat}")
        if self._below_head(across, company, say):
            x, y = left + PADDING, top + HEAD + BADGE / 2 - 2
        else:
            x += AFTER_HAND
        lay_badges(scene, (x, y), holdings.badges, BADGE, self.seat, space=across - 2 * PADDING)

    def _after_name(self, across: float, company: Company, say: Catalogue) -> float:
        """Give how much space the cards in hand take after the name, and badges if they stand there."""
        badges = 0 if self._below_head(across, company, say) else self._for_badges(company)
        return self._for_cards(company) + badges

    def _for_cards(self, company: Company) -> float:
        cards = company.holdings[self.seat].cards
        return 0 if cards is None else AFTER_NAME + detail_space(stamps.hand_icon(HAND), cards) + AFTER_HAND

    def _for_badges(self, company: Company) -> float:
        space = badges_space(company.holdings[self.seat].badges, BADGE)
        return space + AFTER_HAND if space else 0

    def _below_head(self, across: float, company: Company, say: Catalogue) -> int:
        """Give how high the row of badges is that does not fit into the head, if any."""
        if not company.holdings[self.seat].badges:
            return 0
        taken = self._beside_tray(company, say) + self._for_badges(company)
        return 0 if taken <= across - 2 * PADDING else BADGE + 10

    def _beside_tray(self, company: Company, say: Catalogue) -> float:
        """Give how much of the head is taken by the shield, a short name, the cards in hand and the score."""
        name = min(LEAST_NAME, width(company.people.shown(self.seat, say), Face.BLACK, NAME))
        score = score_space(company.holdings[self.seat].score) + 10
        return SHIELD + AFTER_SHIELD + name + self._for_cards(company) + score

    def _tray(self, across: float) -> Tray:
        return Tray(self.aside, self.reserve, across - 2 * PADDING)

    def _has_tray_in_head(self, across: float, company: Company, say: Catalogue) -> bool:
        """Tell whether what is not built yet fits into the head; otherwise it stands below."""
        badges = 0 if self._below_head(across, company, say) else self._for_badges(company)
        taken = self._beside_tray(company, say) + badges
        tray = self._tray(across)
        return tray.down <= HEAD and tray.across <= across - 2 * PADDING - taken

    def _head(self, across: float, company: Company, say: Catalogue) -> float:
        """Give how much space there is above the palace."""
        head = HEAD + self._below_head(across, company, say)
        return head if self._has_tray_in_head(across, company, say) else head + self._tray(across).down + 8


def _free_corner(scene: Scene, area: Area) -> Point:
    """Find a corner of an area where no tile is in the way of a badge."""
    left, top, across, down = area
    tiles = [item for item in scene.items if item.what.startswith("tile ")]
    corners = [(x, y) for y in (top, top + down - 2 * BADGE) for x in (left, left + across - 2 * BADGE)]
    free = (
        (x, y)
        for x, y in corners
        if not any(
            item.left < x + 2 * BADGE
            and x < item.left + item.across
            and item.top < y + 2 * BADGE
            and y < item.top + item.down
            for item in tiles
        )
    )
    x, y = next(free, corners[0])
    return x + BADGE, y + BADGE
