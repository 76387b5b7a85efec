"""The dominoes that nobody has seen yet: an aid, for those who would count them anyway."""

from dataclasses import dataclass

from kingdomino.view import Number, View, dominoes, terrains
from render.kingdomino import GAME
from render.kingdomino.art.crowns import crown_icon
from render.kingdomino.art.look import LOOK
from render.kingdomino.art.tokens import icon
from render.kingdomino.layout.naming import domino_called, land_called
from render.kingdomino.layout.pieces import chip_of
from render.kingdomino.layout.shelf import lay_shelf, shelf_height
from render.kit.art import palette
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
COUNTS, GAP, BELOW = 132, 16, 34
"""How high the panel with the counts is, and the space below it and below everything."""
CHIP, SIGN, COUNT = 84, 38, 46
NOTHING = 96


@dataclass(frozen=True, slots=True)
class UnseenPicture(Still):
    """All that the picture shows."""

    numbers: tuple[Number, ...]
    """Lowest first."""
    left: int
    """How many of them will still be drawn."""
    language: str = "en"

    @classmethod
    def of(cls, view: View, *, language: str = "en") -> "UnseenPicture":
        """Take from a view what nobody has seen (K-50)."""
        return cls(view.unseen, view.left, language)

    @property
    def _all_come(self) -> bool:
        return self.left == len(self.numbers)

    @property
    def counts(self) -> list[tuple[str, int, int]]:
        """How many squares and crowns of each terrain there are."""
        squares = [square for number in self.numbers for square in dominoes()[number][1:]]
        return [
            (
                terrain,
                sum(square.terrain == terrain for square in squares),
                sum(square.crowns for square in squares if square.terrain == terrain),
            )
            for terrain in terrains()
        ]

    def scene(self) -> Scene:
        """Lay it out: how much there is of each land, and every domino by its number."""
        say, top = catalogue(self.language, GAME), CONTENT + COUNTS + GAP
        scene = Scene(WIDTH, top + (shelf_height(len(self.numbers)) or NOTHING) + BELOW, look=LOOK)
        right = str(self.left) if self._all_come else say("unseen-left", number=self.left, all=len(self.numbers))
        head(scene, say("to-come-title" if self._all_come else "unseen-title"), right=right, quiet=True)
        lay_panel(scene, (MARGIN, CONTENT, WIDTH - 2 * MARGIN, COUNTS), "counts")
        step = (WIDTH - 2 * MARGIN) / len(self.counts)
        for number, count in enumerate(self.counts):
            _lay_count(scene, MARGIN + step * number + 22, count, say)
        if not self.numbers:
            lay_panel(scene, (MARGIN, top, WIDTH - 2 * MARGIN, NOTHING), "nothing")
            words = say("unseen-none")
            scene.write(words, WIDTH / 2, top + NOTHING / 2, COUNT, colour=palette.QUIET, align="centre")
        lay_shelf(scene, top, self.numbers, say)
        return scene

    def alt(self) -> str:
        """Say what it shows; where it would be too long, numbers alone."""
        say = catalogue(self.language, GAME)
        return shortest_needed([self._alt(say, short=False), self._alt(say, short=True)])

    def _alt(self, say: Catalogue, *, short: bool) -> str:
        told = [str(one) if short else domino_called(one, say, short=True) for one in self.numbers]
        text = say("unseen-title" if not self._all_come else "to-come-title")
        lands = [
            say("alt-unseen-land", sort=land_called(land, say), squares=squares, number=crowns)
            for land, squares, crowns in self.counts
        ]
        if not told:
            return f"{text}. {say('unseen-none')}."
        return f"{text}. {say.row(told) if short else say.series(told)}. {capital(say.series(lands))}."


def _lay_count(scene: Scene, left: float, count: tuple[str, int, int], say: Catalogue) -> None:
    """Show a land, and how many squares and crowns of it there are."""
    y, (land, squares, crowns) = CONTENT + COUNTS / 2, count
    scene.put(chip_of(land, CHIP, say), left, y - CHIP / 2, f"land {land} {squares} {crowns}")
    left += CHIP + 16
    for down, sign, number in ((-28, icon("squares", SIGN), squares), (28, crown_icon(SIGN), crowns)):
        scene.put_at(sign, left + 22, y + down, "sign")
        scene.write(str(number), left + 54, y + down, COUNT, colour=palette.INK if number else palette.STRONG_LINE)
