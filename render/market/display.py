"""The display: the open money cards, and the slots that wait for one."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from alhambra.view import Card, Money
from render.art import palette, stamps
from render.art.dashes import dashed_box
from render.art.drawing import Point
from render.art.sketch import Sketch, Stamp
from render.layout.scene import Scene
from texts.catalogue import Catalogue

Slots: TypeAlias = tuple[Money | None, ...]


def money_in(display: Iterable[Card | None]) -> Slots:
    """Take the cards of a display, all of which must be money."""
    return tuple(map(_money, display))


def _money(card: Card | None) -> Money | None:
    if card is None or isinstance(card, Money):
        return card
    raise TypeError(f"there is no picture of the card {card.id}")


def lay_slots(scene: Scene, slots: Slots, places: Iterable[Point], size: tuple[int, int], say: Catalogue) -> None:
    """Put down the card of each slot, or show that there is none."""
    for number, (card, at) in enumerate(zip(slots, places, strict=True), 1):
        if card is None:
            scene.put(_free_slot(*size), *at, f"slot {number} empty")
        else:
            stamp = stamps.card(card.currency, say(f"mark-{card.currency}"), card.value, *size)
            scene.put(stamp, *at, f"slot {number} {card.id}")


@lru_cache(maxsize=8)
def _free_slot(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.PANEL_INNER, radius=0.1 * across)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=0.1 * across)
    return sketch.stamp()
