"""What new score cards bring to the pictures: the order of the kinds in each round, below the market."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from render.alhambra.layout.worth import (
    CHIP,
    CHIP_GAP,
    LOW,
    Orders,
    lay_order,
    lay_orders_along,
    lay_orders_below,
    letters_of,
)
from render.alhambra.room import Room, Shelf
from render.kit.art.drawing import Point
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

BREADTH, SMALL_BREADTH = 372, 318
SMALL_CHIP, ROOMY = 33, 180
"""How large kinds are in a row that is not as high as this."""
ROW, IN_A_ROW = 64, 5
"""On the sheet with all pieces: how high a row is, and how many cards it has."""


@dataclass(frozen=True, slots=True)
class ScoreCards:
    """The score card of each round."""

    place: ClassVar[int] = 20
    growth: ClassVar[int] = 0
    orders: Orders

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is beside others."""
        return SMALL_BREADTH if shelf.compact else BREADTH

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return LOW

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Show the cards side by side in a low row, below each other in a high one."""
        if box[3] == LOW:
            lay_orders_along(scene, box, self.orders, scored, say)
        else:
            side = SMALL_CHIP if box[3] < ROOMY else CHIP
            lay_orders_below(scene, box, self.orders, scored, say, side=side)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Name the cards, each by the letters of its kinds; they never change."""
        if lasting:
            letters = [" ".join(letters_of(order, say)) for order in self.orders]
            orders = say.series([f"{number} {order}" for number, order in enumerate(letters, 1)])
            yield say("alt-orders", orders=orders)


@dataclass(frozen=True, slots=True)
class AllScoreCards:
    """All score cards there are."""

    orders: Orders

    def height(self) -> int:
        """Return how high it is."""
        return ROW * -(-len(self.orders) // IN_A_ROW) + 12

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay them out in rows."""
        left, top = at
        lay_panel(scene, (left, top, across, self.height()), "score cards")
        step = across / IN_A_ROW
        for number, order in enumerate(self.orders):
            row, column = divmod(number, IN_A_ROW)
            taken = (CHIP + CHIP_GAP) * len(order) - CHIP_GAP
            x, y = left + step * column + (step - taken) / 2, top + 6 + ROW * (row + 0.5)
            lay_order(scene, (x, y), order, f"score card {number + 1}", side=CHIP, say=say)

    def told(self, say: Catalogue) -> str:
        """Name them, each by the letters of its kinds."""
        return say("alt-orders", orders=say.series(["".join(letters_of(order, say)) for order in self.orders]))


def _annex(shown: object) -> ScoreCards | None:
    return ScoreCards(shown) if isinstance(shown, tuple) and shown else None


ROOM = Room(id="new_score_cards", number=17, annex=_annex)
