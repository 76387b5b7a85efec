"""What the signs of a result mean: a sign and a word for each."""

from collections.abc import Sequence

from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.tokens import icon
from render.kit.art import palette, stamps
from render.kit.art.frame import MARGIN
from render.kit.art.lettering import Face, width
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

HEIGHT = 82
SIGN, AFTER = 50, 16
SIZE, SMALLEST = 40, 31
PAD, LEAST_GAP = 30, 24


def lay_legend(scene: Scene, top: float, bonuses: Sequence[str], say: Catalogue) -> None:
    """Explain the signs in a row, with equal gaps."""
    across = scene.across - 2 * MARGIN
    scene.put(stamps.panel(across, HEIGHT, palette.PANEL, palette.LINE), MARGIN, top, "legend")
    entries = [(sign_of(name), say(f"end-{name}")) for name in ("squares", "crowns")]
    entries += [(sign_of(bonus), say(f"bonus-{bonus}")) for bonus in bonuses]
    space = across - 2 * PAD - sum(sign.size[0] + AFTER for sign, _ in entries)
    size = _size([words for _, words in entries], space - LEAST_GAP * (len(entries) - 1))
    gap = (space - sum(width(words, Face.BLACK, size) for _, words in entries)) / (len(entries) - 1)
    x, y = float(MARGIN + PAD), top + HEIGHT / 2
    for sign, words in entries:
        scene.put(sign, x, y - sign.size[1] / 2, f"legend {words}")
        x += sign.size[0] + AFTER
        x += scene.write(words, x, y, size) + gap


def sign_of(name: str) -> Stamp:
    """Draw the sign of squares, of crowns, or of a bonus."""
    return crown_icon(SIGN) if name == "crowns" else icon(name, SIGN)


def _size(words: Sequence[str], space: float) -> int:
    """Return the size of type at which all words fit."""
    fits = (size for size in range(SIZE, SMALLEST, -1) if sum(width(one, Face.BLACK, size) for one in words) <= space)
    return next(fits, SMALLEST)
