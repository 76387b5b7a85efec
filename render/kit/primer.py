"""How to play in pictures: a title, the number of the page, and what is read out in place of them."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from render.kit.art import stamps
from render.kit.art.look import Look
from render.kit.layout.header import head
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
YOU = 0
"""The seat to which the story is told."""


@dataclass(frozen=True, slots=True)
class Page(Still):
    """A picture of How to play; each shows the same to everybody."""

    language: str = "en"
    game: ClassVar[str]
    look: ClassVar[Look]
    pages: ClassVar[int] = 5
    number: ClassVar[int]
    """From 1."""
    height: ClassVar[int]

    def scene(self) -> Scene:
        """Lay it out."""
        say, scene = catalogue(self.language, self.game), Scene(WIDTH, self.height, look=self.look)
        mark = say("primer-number", page=self.number, pages=self.pages)
        head(scene, say(f"primer-{self.number}-title"), stamps.seat_shield(YOU, 62), right=mark)
        self.lay(scene, say)
        return scene

    @abstractmethod
    def lay(self, scene: Scene, say: Catalogue) -> None:
        """Lay out what is below the title."""

    def alt(self) -> str:
        """Say what it shows: the title first, then everything in reading order."""
        say = catalogue(self.language, self.game)
        return f"{say(f'primer-{self.number}-title')}. {self.told(say)}"

    @abstractmethod
    def told(self, say: Catalogue) -> str:
        """Say what is below the title."""
