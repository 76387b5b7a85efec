"""The citizens and a token, for the sheet with the pieces of the modules."""

from dataclasses import dataclass

from render.alhambra.layout.naming import letter_of
from render.alhambra.layout.parts import KINDS
from render.alhambra.modules.street_trader.art import citizen, token
from render.kit.art.drawing import Point
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

CITIZEN, TOKEN = 112, 128


@dataclass(frozen=True, slots=True)
class AllCitizens:
    """A citizen of each colour, and tokens with few and with many of them."""

    kinds: tuple[str, ...]

    def height(self) -> int:
        """Return how high it is."""
        return TOKEN + 24

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay them out in a row."""
        left, top = at
        lay_panel(scene, (left, top, across, self.height()), "citizens")
        known = tuple((kind, letter_of(kind, say)) for kind in self.kinds)
        shown = [(citizen(kind, letter, CITIZEN), f"citizen {kind}") for kind, letter in known]
        shown += [(token(known[:number], TOKEN), f"token {number}") for number in (3, 5)]
        step, y = across / len(shown), top + self.height() / 2
        for number, (stamp, what) in enumerate(shown):
            scene.put_at(stamp, left + step * (number + 0.5), y, what)

    def told(self, say: Catalogue) -> str:
        """Name them."""
        return say("alt-all-citizens", citizens=say.row([say.noun(f"citizen-{kind}") for kind in self.kinds]))


SHEET = AllCitizens(KINDS)
