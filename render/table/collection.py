"""The tiles of a rival, who has no palace: a panel that counts them."""

from collections.abc import Mapping

from render.art import palette, stamps
from render.layout.pieces import kind_chip
from render.layout.plan import Area
from render.layout.scene import Scene
from render.layout.wording import amount
from render.market.company import Company
from render.market.seat_chip import lay_detail, lay_ringed_panel, lay_score
from texts.catalogue import Catalogue

HEIGHT = 132
PADDING = 22
SHIELD, NAME = 60, 50
CHIP, COUNT = 88, 64
OWNER, SCORE = 330, 140
"""How much space is kept for the name with the number of tiles, and for the score."""


def lay_collection(
    scene: Scene, box: Area, company: Company, who: int, counts: Mapping[str, float], *, say: Catalogue
) -> None:
    """Show whose tiles they are, and how many of each kind."""
    left, top, across, down = box
    holdings, y = company.holdings[who], top + down / 2
    lay_ringed_panel(scene, box, palette.PANEL_INNER, None, f"panel {who}")
    shield = company.people.shield(who, SHIELD)
    scene.put(shield, left + PADDING - 2, y - shield.size[1] / 2, f"shield {who}")
    x = left + PADDING + SHIELD + 12
    x += scene.write(company.people.shown(who, say), x, y, NAME, space=OWNER - SHIELD - 130) + 24
    lay_detail(scene, (x, y), stamps.icon("res", 36), holdings.tiles, f"tiles of {who}")
    lay_score(scene, holdings.score, left + across - PADDING - 4, y)
    first, step = left + PADDING + OWNER, (across - OWNER - SCORE - 2 * PADDING) / len(counts)
    for number, (kind, count) in enumerate(counts.items()):
        x = first + step * number
        scene.put(kind_chip(kind, CHIP, say), x, y - CHIP / 2, f"chip {kind} {amount(count)}")
        colour = palette.INK if count else palette.STRONG_LINE
        scene.write(amount(count), x + CHIP + 14, y, COUNT, colour=colour)
