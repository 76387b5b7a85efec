"""The tiles of a participant without a seat, such as Dirk: kind by kind, since they are no palace."""

from dataclasses import dataclass

from alhambra.view import RivalView, Tile
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.naming import tile_called
from render.alhambra.layout.parts import KINDS
from render.alhambra.layout.pieces import kind_chip, tile_of
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH, ROW = 1600, 148
TILE, GAP = 124, 8
CHIP = 104
FIRST = MARGIN + 256
"""Where the tiles begin, after the chip of their kind and their number."""


@dataclass(frozen=True, slots=True)
class RivalPicture(Still):
    """All that the picture shows."""

    name: str
    """As the game calls the participant; the catalogue has a text for it."""
    score: int | None
    """None where the points are hidden."""
    tiles: tuple[Tile, ...]
    kinds: tuple[str, ...]
    language: str = "en"

    @classmethod
    def of(cls, rival: RivalView, language: str = "en", *, hide_score: bool = False) -> "RivalPicture":
        """Take from a view what the picture needs."""
        score = None if hide_score else rival.score
        return cls(
            rival.name,
            score,
            rival.tiles,
            tuple(dict.fromkeys((*KINDS, *rival.counts, *(tile.kind for tile in rival.tiles)))),
            language,
        )

    def scene(self) -> Scene:
        """Lay it out, with a row for each kind."""
        say, scene = catalogue(self.language, GAME), Scene(WIDTH, CONTENT + ROW * len(self.kinds) + 30, look=LOOK)
        points = "" if self.score is None else say("points", number=self.score)
        head(scene, say("rival-title", name=say(self.name)), stamps.rival_shield(62), right=points)
        for number, kind in enumerate(self.kinds):
            self._lay_row(scene, kind, CONTENT + ROW * number, say)
        return scene

    def _lay_row(self, scene: Scene, kind: str, top: int, say: Catalogue) -> None:
        own, middle = self._of(kind), top + (ROW - 12) / 2
        panel = stamps.panel(WIDTH - 2 * MARGIN, ROW - 12, palette.PANEL, palette.LINE)
        scene.put(panel, MARGIN, top, f"row {kind}")
        scene.put(kind_chip(kind, CHIP, say), MARGIN + 18, middle - CHIP / 2, f"chip {kind}")
        colour = palette.INK if own else palette.STRONG_LINE
        scene.write(str(len(own)), MARGIN + 184, middle, 72, colour=colour, align="centre", space=96)
        step = min(TILE + GAP, (WIDTH - MARGIN - 20 - TILE - FIRST) / max(1, len(own) - 1))
        for number, tile in enumerate(own):
            stamp = tile_of(tile, TILE, say)
            scene.put(stamp, FIRST + step * number, middle - TILE / 2, f"tile {tile.id}")

    def _of(self, kind: str) -> list[Tile]:
        return sorted((tile for tile in self.tiles if tile.kind == kind), key=lambda tile: tile.price)

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        tiles = [tile for kind in self.kinds for tile in self._of(kind)]
        return shortest_needed(
            say(
                "alt-rival-hidden" if self.score is None else "alt-rival",
                name=say(self.name),
                number=self.score or 0,
                count=len(tiles),
                tiles=say.row([tile_called(tile, say, walls=False, price=price) for tile in tiles]),
            )
            for price in (True, False)
        )
