"""A row below the cards of a currency, for all that pays in it and is no card."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render.alhambra.art import money
from render.alhambra.hand import stamps as handstamps
from render.alhambra.rooms import rooms
from render.kit.art.sketch import Stamp
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

HIGH = 72
"""By how much a group grows for the row."""
SIDE, GAP = 64, 10
TAG = (40, 26)
MERGED = 4
"""From so many things on, equal ones are merged."""


class Thing(NamedTuple):
    """Something that pays and is no card."""

    family: str
    value: int


def lay_things(scene: Scene, box: Area, own: Sequence[Thing], currency: str, say: Catalogue) -> None:
    """Lay things in a row, those that are equal as one if there are many."""
    left, top, across, down = box
    middle = top + down / 2
    counted = list(Counter(own).items()) if len(own) >= MERGED else [(thing, 1) for thing in own]
    drawn = [_drawn(thing, currency, say) for thing, _ in counted]
    space = across - 2 * GAP - sum(stamp.size[0] for stamp in drawn)
    gap = min(GAP, space / max(1, len(drawn) - 1))
    x = left + (across - sum(stamp.size[0] for stamp in drawn) - gap * (len(drawn) - 1)) / 2
    for stamp, (thing, copies) in zip(drawn, counted, strict=True):
        scene.put(stamp, x, middle - stamp.size[1] / 2, f"{thing.family} {currency} {thing.value} x{copies}")
        if copies > 1:
            tag = handstamps.copies_tag(say("hand-copies", number=copies), *TAG)
            scene.put(tag, x + stamp.size[0] - TAG[0] + 4, middle + stamp.size[1] / 2 - TAG[1], f"copies {copies}")
        x += stamp.size[0] + gap


def _drawn(thing: Thing, currency: str, say: Catalogue) -> Stamp:
    """Draw a thing as its room does; plainly, as a coin with its value, if nobody has drawn it."""
    draw = rooms().items.get(thing.family)
    if draw is not None:
        return draw(currency, thing.value, SIDE, say)
    return money.coin(rooms().currency(currency), str(thing.value), (SIDE - 8) // 2)
