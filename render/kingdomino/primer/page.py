"""What the five pictures have in common."""

from dataclasses import dataclass
from typing import ClassVar

from render.kingdomino import GAME
from render.kingdomino.art.look import LOOK
from render.kit import primer
from render.kit.art.look import Look


@dataclass(frozen=True, slots=True)
class Page(primer.Page):
    """A picture of How to play; each shows the same to everybody."""

    game: ClassVar[str] = GAME
    look: ClassVar[Look] = LOOK
