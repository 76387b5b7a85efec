"""The display: the open cards, and the slots that wait for one."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from alhambra.view import Card
from render.alhambra.layout.pieces import card_of
from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import Point
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

Slots: TypeAlias = tuple[Card | None, ...]


def lay_slots(scene: Scene, slots: Slots, places: Iterable[Point], size: tuple[int, int], say: Catalogue) -> None:
    """Put down the card of each slot, or show that there is none."""
    for number, (card, at) in enumerate(zip(slots, places, strict=True), 1):
        if card is None:
            scene.put(_free_slot(*size), *at, f"slot {number} empty")
        else:
            scene.put(card_of(card, size, say), *at, f"slot {number} {card.id}")


@lru_cache(maxsize=8)
def _free_slot(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.PANEL_INNER, radius=0.1 * across)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=0.1 * across)
    return sketch.stamp()
