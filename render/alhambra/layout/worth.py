"""What the kinds are worth beside each other, as score cards show it: chips like steps, one card for each round."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeAlias

from render.alhambra.art import hues
from render.alhambra.layout.naming import letter_of
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.marks import round_mark
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

Orders: TypeAlias = tuple[tuple[str, ...], ...]
"""The kinds from the least to the most valuable, for each round."""

LOW = 84
"""How high a row of score cards is."""
CHIP, LARGE_CHIP, CHIP_GAP = 44, 58, 4
LEAST_LETTER = 31
MARK, AFTER_MARK = 25, 64
"""The radius of the mark of a round, and where its chips begin."""
LOWEST, HIGHEST = 0.76, 1.18
"""The height of the first and the last chip of a score card, in its width: the more a kind is worth, the higher."""


def letters_of(order: Iterable[str], say: Catalogue) -> list[str]:
    """Return the letters of kinds in their order."""
    return [letter_of(kind, say) for kind in order]


def lay_orders_along(scene: Scene, box: Area, orders: Orders, scored: Collection[int], say: Catalogue) -> None:
    """Show the score cards side by side."""
    left, top, across, down = box
    lay_panel(scene, box, "score cards")
    step = (across - 24) / len(orders)
    for number, order in enumerate(orders, 1):
        x = left + 12 + step * (number - 1)
        if number > 1:
            scene.box(x - 1, top + 16, 3, down - 32, colour=palette.LINE)
        taken = AFTER_MARK + (LARGE_CHIP + CHIP_GAP) * len(order)
        _lay_round(
            scene,
            (x + (step - taken) / 2, top + down / 2),
            number,
            order,
            done=number in scored,
            side=LARGE_CHIP,
            say=say,
        )


def lay_orders_below(
    scene: Scene, box: Area, orders: Orders, scored: Collection[int], say: Catalogue, *, side: int
) -> None:
    """Show the score cards below each other."""
    left, top, _, down = box
    lay_panel(scene, box, "score cards")
    rim = 2 * side / 11
    step = (down - 2 * rim) / len(orders)
    for number, order in enumerate(orders, 1):
        y = top + rim + step * (number - 0.5)
        _lay_round(scene, (left + 14, y), number, order, done=number in scored, side=side, say=say)


def _lay_round(
    scene: Scene, at: Point, number: int, order: tuple[str, ...], *, done: bool, side: int, say: Catalogue
) -> None:
    """Show a score card after the mark of its round."""
    (x, y), radius = at, min(MARK, round(0.58 * side))
    scene.put_at(round_mark(number, radius, done=done), x + MARK + 3, y, f"order of round {number}")
    lay_order(scene, (x + AFTER_MARK, y), order, f"order {number}", side=side, say=say)


def lay_order(scene: Scene, at: Point, order: tuple[str, ...], what: str, *, side: int, say: Catalogue) -> None:
    """Show a score card: a chip for each kind, like steps that rise with their value."""
    x, bottom = at[0], at[1] + HIGHEST * side / 2
    rise = (HIGHEST * side - _lowest(side)) / max(1, len(order) - 1)
    for number, kind in enumerate(order):
        chip = _kind_chip(kind, letter_of(kind, say), side, round(_lowest(side) + rise * number))
        scene.put(chip, x, bottom - chip.size[1], f"{what} {kind}")
        x += side + CHIP_GAP


def _lowest(side: int) -> float:
    """Return the height of the first chip: small ones still have room for a letter that can be read."""
    return max(LOWEST * side, LEAST_LETTER)


@lru_cache(maxsize=128)
def _kind_chip(kind: str, letter: str, side: int, down: int) -> Stamp:
    """Draw a kind so small that its letter is all there is room for."""
    sketch, own, edge = Sketch(side, down), hues.KINDS[kind], 3
    sketch.box((0, 0, side, down), palette.INK, radius=0.2 * side)
    sketch.box((edge, edge, side - edge, down - edge), own.floor, radius=0.15 * side)
    colour = palette.INK if palette.brightness(own.floor) > 140 else palette.CREAM
    sketch.text(letter, (side / 2, down - _lowest(side) / 2), max(LEAST_LETTER, 0.76 * side), colour)
    return sketch.stamp()
