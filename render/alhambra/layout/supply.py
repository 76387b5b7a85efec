"""A panel below the market for what is left of something that comes in the four currencies."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from render.alhambra.art import money
from render.alhambra.room import Shelf
from render.alhambra.rooms import rooms
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import said
from texts.catalogue import Catalogue

BREADTH = 430
HEADING, NUMBER = 36, 42
COIN, MOST_STEP = 62, 160


@dataclass(frozen=True, slots=True)
class Supply:
    """How many there are of each currency; what they are is the text `supply-` and its name."""

    growth: ClassVar[int] = 1
    name: str
    place: int
    left: tuple[tuple[str, int], ...]
    """The currencies, and how many there are of each."""

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return BREADTH

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return round(0.75 * shelf.high)

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Show a coin of each currency with its number, below what they are."""
        left, top, across, down = box
        lay_panel(scene, box, f"supply {self.name}")
        scene.write(say(f"supply-{self.name}"), left + 20, top + 0.28 * down, HEADING, space=across - 40)
        y = top + 0.68 * down
        step = min(MOST_STEP, (across - 32) / len(self.left))
        for column, (currency, number) in enumerate(self.left):
            x = left + 16 + step * column
            coin = money.piece(rooms().currency(currency), say(f"mark-{currency}"), COIN)
            scene.put(coin, x, y - COIN / 2, f"{self.name} {currency}")
            scene.write(str(number), x + COIN + 6, y, NUMBER, space=step - COIN - 8)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        each = [say("supply-of", number=number, currency=said(say, f"currency-{one}")) for one, number in self.left]
        yield say("alt-supply", what=say(f"supply-{self.name}"), each=say.row(each))
