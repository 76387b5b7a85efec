"""What the five pictures have in common."""

from dataclasses import dataclass
from typing import ClassVar

from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.kit import primer
from render.kit.art.look import Look

WIDTH = primer.WIDTH
PAGES = 5


@dataclass(frozen=True, slots=True)
class Page(primer.Page):
    """A picture of How to play; each shows the same to everybody."""

    game: ClassVar[str] = GAME
    look: ClassVar[Look] = LOOK
    pages: ClassVar[int] = PAGES
