"""A row below the money of a hand, for its cards that are no money."""

from collections.abc import Sequence

from render.alhambra.hand.stamps import exact_mark
from render.alhambra.layout.naming import card_called
from render.alhambra.layout.pieces import card_of
from render.alhambra.room import OwnCard
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.lettering import Face, broken
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from texts.catalogue import Catalogue

HIGH, GAP = 136, 12
CARD = (84, 112)
NAMED = 4
"""Up to so many cards have their names beside them."""
FEWEST = 2
"""For so many there is room at least."""
CARD_GAP = 14
NAME, LINE = 34, 38
TICK = 15
"""The radius of the mark on a card that lies open."""


def annex_height(cards: Sequence[OwnCard]) -> int:
    """Return how much higher a picture becomes with these cards."""
    return HIGH + GAP if cards else 0


def lay_annex(scene: Scene, at: Point, across: int, cards: Sequence[OwnCard], say: Catalogue) -> None:
    """Lay the cards into a panel, with their names as far as there is room; those that lie open are ticked."""
    if not cards:
        return
    left, top = at
    scene.put(stamps.panel(across, HIGH, palette.PANEL, palette.LINE), left, top, "annex")
    named = len(cards) <= NAMED
    step = (across - 24) / max(FEWEST, len(cards)) if named else min(CARD[0] + CARD_GAP, (across - 24) / len(cards))
    for number, (card, is_open) in enumerate(cards):
        x, y = left + 12 + step * number, top + (HIGH - CARD[1]) / 2
        scene.put(card_of(card, CARD, say), x, y, f"card {card.id}")
        if is_open:
            scene.put_at(exact_mark(TICK), x + CARD[0] - TICK / 2, y + CARD[1] - TICK / 2, f"open {card.id}")
        if named:
            _lay_name(scene, (x + CARD[0] + CARD_GAP, top + HIGH / 2), capital(card_called(card, say)), step)


def _lay_name(scene: Scene, at: Point, name: str, step: float) -> None:
    (x, y), space = at, step - CARD[0] - 2 * CARD_GAP
    lines = broken(name, Face.BLACK, NAME, space)
    for number, line in enumerate(lines):
        scene.write(line, x, y + LINE * (number - (len(lines) - 1) / 2), NAME, space=space)
