"""The tiles of a rival, who has no palace: a strip that counts them."""

from collections.abc import Mapping

from render.alhambra.layout.pieces import kind_chip
from render.alhambra.market.company import Company
from render.kit.art import palette, stamps
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import amount, numeral
from texts.catalogue import Catalogue

HEIGHT = 104
PADDING = 16
SHIELD, NAME, SCORE = 54, 46, 70
CHIP, COUNT = 82, 58
BESIDE = 68
"""What is kept beside a chip for its number: with many kinds chips are smaller."""
OWNER, POINTS = 300, 130
"""How much space is kept for the name and for the score."""


def lay_strip(
    scene: Scene, box: Area, company: Company, who: int, counts: Mapping[str, float], *, say: Catalogue
) -> None:
    """Show whose tiles they are, and how many of each kind."""
    left, top, across, down = box
    y = top + down / 2
    scene.stretch(stamps.panel_corners(palette.PANEL, palette.LINE), box, f"panel {who}")
    shield = company.people.shield(who, SHIELD)
    scene.put(shield, left + PADDING, y - shield.size[1] / 2, f"shield {who}")
    x = left + PADDING + SHIELD + 12
    scene.write(company.people.shown(who, say), x, y, NAME, space=OWNER - SHIELD - 40)
    score = company.holdings[who].score
    if score is not None:
        scene.write(numeral(score), left + across - PADDING, y, SCORE, align="right")
    first, step = left + PADDING + OWNER, (across - OWNER - POINTS - 2 * PADDING) / len(counts)
    chip = round(min(CHIP, step - BESIDE))
    for number, (kind, count) in enumerate(counts.items()):
        x = first + step * number
        scene.put(kind_chip(kind, chip, say), x, y - chip / 2, f"chip {kind} {amount(count)}")
        colour = palette.INK if count else palette.STRONG_LINE
        scene.write(amount(count), x + chip + 8, y, COUNT, colour=colour, space=step - chip - 14)
