"""The chests, for the sheet with the pieces of the modules."""

from dataclasses import dataclass

from alhambra.modules.treasure_chamber.chests import terms
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.treasure_chamber.art import chest
from render.kit.art.drawing import Point
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

CHEST = 108


@dataclass(frozen=True, slots=True)
class AllChests:
    """A chest of each kind, and how many there are."""

    chests: tuple[tuple[str, int], ...]

    def height(self) -> int:
        """Return how high it is."""
        return CHEST + 24

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay them out in a row."""
        left, top = at
        lay_panel(scene, (left, top, across, self.height()), "chests")
        step, y = across / len(self.chests), top + self.height() / 2
        for place, (kind, number) in enumerate(self.chests):
            x = left + step * (place + 0.5)
            scene.put_at(chest(kind, letter_of(kind, say), CHEST), x - 40, y, f"chest {kind}")
            scene.write(str(number), x + 34, y, 60)

    def told(self, say: Catalogue) -> str:
        """Name them."""
        named = [say("chest-count", number=number, kind=say.noun(f"kind-{kind}")) for kind, number in self.chests]
        return say("alt-all-chests", chests=say.row(named))


SHEET = AllChests(tuple(terms().chests.items()))
