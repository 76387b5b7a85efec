"""What the five pictures have in common: a title, the number of the page, and what is read out in place of them."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.primer.story import YOU
from render.kit.art import stamps
from render.kit.layout.header import head
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
PAGES = 5


@dataclass(frozen=True, slots=True)
class Page(Still):
    """A picture of How to play; each shows the same to everybody."""

    language: str = "en"
    number: ClassVar[int]
    """From 1."""
    height: ClassVar[int]

    def scene(self) -> Scene:
        """Lay it out."""
        say, scene = catalogue(self.language, GAME), Scene(WIDTH, self.height, look=LOOK)
        mark = say("primer-number", page=self.number, pages=PAGES)
        head(scene, say(f"primer-{self.number}-title"), stamps.seat_shield(YOU, 62), right=mark)
        self.lay(scene, say)
        return scene

    @abstractmethod
    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out what is below the title."""

    def alt(self) -> str:
        """Say what it shows: the title first, then everything in reading order."""
        say = catalogue(self.language, GAME)
        return f"{say(f'primer-{self.number}-title')}. {self.told(say)}"

    @abstractmethod
    def told(self, say: Catalogue) -> str:
        """Say what is below the title."""
