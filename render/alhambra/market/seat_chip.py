"""A chip for each participant: shield, name, what is held, and the score."""

from functools import lru_cache

from render.alhambra.art import tokens
from render.alhambra.layout.badges import Badge, badges_space, in_lines, lay_badges
from render.alhambra.market.company import Company, Holdings
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.lettering import Face, width
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import numeral
from texts.catalogue import Catalogue

RING, RADIUS = 8, 26
PADDING = 20
SHIELD = 64
NAME, DETAIL = 44, 36
NAME_LINE, DETAIL_LINE = 0.29, 0.77
"""How far down a chip these stand, as shares of its height."""
SCORE, LONG_SCORE = 72, 64
BADGE, LOW_BADGE, BADGES = 44, 40, 56
"""The height of badges, in a line of their own and beside numbers; and of that line."""
MOST_LINES = 3
LONG = 3
"""From how many signs on a score is written smaller, to leave more room for the name."""


def lay_chip(scene: Scene, box: Area, company: Company, who: int, say: Catalogue, *, lines: int = 0) -> None:
    """Put down the chip of a participant, with lines of their own for badges where they need some."""
    left, top, across, down = box
    holdings = company.holdings[who]
    lay_ringed_panel(scene, box, palette.PANEL, company.ring_of(who), f"chip {who}")
    if lines and holdings.cards is not None:
        down -= BADGES * lines
        for number, line in enumerate(badge_lines(holdings, across)):
            at = left + PADDING, top + down + BADGES * (number + 0.5) - 6
            lay_badges(scene, at, line, BADGE, who, say=say, space=across - 2 * PADDING)
    middle = top + down / 2
    shield = company.people.shield(who, SHIELD)
    scene.put(shield, left + PADDING - 3, middle - shield.size[1] / 2, f"shield {who}")
    x, end = left + PADDING + SHIELD + 10, left + across - PADDING - 4
    end -= lay_score(scene, holdings.score, end, middle)
    scene.write(company.people.shown(who, say), x, top + NAME_LINE * down, NAME, space=end - x)
    y = top + DETAIL_LINE * down
    if holdings.cards is not None:
        x += lay_detail(scene, (x, y), stamps.hand_icon(32), holdings.cards, f"hand of {who}") + 16
    x += lay_detail(scene, (x, y), tokens.icon("res", 29), holdings.tiles, f"tiles of {who}") + 16
    if not lines:
        lay_badges(scene, (x, y - 2), holdings.badges, LOW_BADGE, who, say=say, space=end - x)


def lines_needed(holdings: Holdings, across: float) -> int:
    """Return how many lines of their own badges need in a chip of some width: none if they fit beside the numbers."""
    return 0 if badges_fit(holdings, across) else len(badge_lines(holdings, across))


def badge_lines(holdings: Holdings, across: float) -> list[tuple[Badge, ...]]:
    """Break badges into lines; the last one has all that are left, smaller if need be."""
    lines = in_lines(holdings.badges, BADGE, across - 2 * PADDING)
    rest = tuple(one for line in lines[MOST_LINES - 1 :] for one in line)
    return [*lines[: MOST_LINES - 1], *([rest] if rest else [])]


def badges_fit(holdings: Holdings, across: float) -> bool:
    """Return whether all badges fit beside the numbers in a chip of some width."""
    if not holdings.badges:
        return True
    details = 0.0
    if holdings.cards is not None:
        details += detail_space(stamps.hand_icon(32), holdings.cards) + 16
    details += detail_space(tokens.icon("res", 29), holdings.tiles) + 16
    free = across - 2 * PADDING - 4 - SHIELD - 10 - score_space(holdings.score)
    return details + badges_space(holdings.badges, LOW_BADGE) <= free


def lay_score(scene: Scene, score: int | None, right: float, y: float) -> float:
    """Write a score, unless it is hidden; return how much space it takes."""
    if score is None:
        return 0.0
    return scene.write(numeral(score), right, y, _score_size(score), align="right") + 12


def score_space(score: int | None) -> float:
    """Return how much space a score will take."""
    return 0.0 if score is None else width(numeral(score), Face.BLACK, _score_size(score)) + 12


def _score_size(score: int) -> int:
    return LONG_SCORE if len(numeral(score)) >= LONG else SCORE


def lay_detail(scene: Scene, at: Point, icon: Stamp, count: int, what: str) -> float:
    """Show an icon with a number beside it; return how broad both are."""
    (x, y), text = at, icon.size[0] + 6
    scene.put(icon, x, y - icon.size[1] / 2, f"{what} {count}")
    return text + scene.write(str(count), x + text, y, DETAIL, colour=palette.QUIET)


def detail_space(icon: Stamp, count: int) -> float:
    """Return how broad an icon and the number beside it will be."""
    return icon.size[0] + 6 + width(str(count), Face.BLACK, DETAIL)


def lay_ringed_panel(scene: Scene, box: Area, fill: Colour, ring: Colour | None, what: str) -> None:
    """Put down a panel, framed if there is a colour for that."""
    left, top, across, down = (round(side) for side in box)
    scene.put(stamps.panel(across, down, fill, palette.LINE), left, top, what)
    if ring is not None:
        scene.put(_ring(across + RING, down + RING, ring), left - RING / 2, top - RING / 2, f"ring of {what}")


@lru_cache(maxsize=6)
def _ring(across: int, down: int, colour: Colour) -> Stamp:
    small = 2 * RADIUS + 3
    sketch = Sketch(small, small)
    sketch.ring((0, 0, small, small), colour, RING, radius=RADIUS)
    return sketch.stamp().stretched(across, down)
