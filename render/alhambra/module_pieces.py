"""The pieces of the modules on one sheet: tiles, cards, badges, and what else they have."""

from collections import Counter
from dataclasses import dataclass

from alhambra.view import Card, Tile
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.badges import Badge, badge, badges_called
from render.alhambra.layout.naming import card_called, card_captioned, tile_called
from render.alhambra.layout.pieces import card_of, tile_of
from render.alhambra.room import SheetPanel
from render.kit.art.drawing import Point
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face, broken
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
TILE, TILES_IN_A_ROW, GAP = 128, 11, 10
CARD, CARD_STEP, CARDS_IN_A_ROW = (118, 150), 151, 10
CARDS_HIGH = 248
"""How high a row of cards is, with their names below."""
NAME, NAME_LINE = 31, 34
STONE = 110
BETWEEN = 14


@dataclass(frozen=True, slots=True)
class ModulePiecesPicture(Still):
    """All that the picture shows."""

    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    badges: tuple[Badge, ...] = ()
    panels: tuple[SheetPanel, ...] = ()
    language: str = "en"

    def scene(self) -> Scene:
        """Lay it out: tiles, then cards with badges after them, then the panels."""
        say = catalogue(self.language, GAME)
        cards = CONTENT + -(-len(self.tiles) // TILES_IN_A_ROW) * (TILE + GAP) + 4
        rows = -(-(len(self.cards) + len(self.badges)) // CARDS_IN_A_ROW)
        top = cards + rows * CARDS_HIGH + BETWEEN
        scene = Scene(WIDTH, top + sum(panel.height() + BETWEEN for panel in self.panels) + 14, look=LOOK)
        head(scene, say("module-pieces-title"), right=say("pieces-north"), quiet=True)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, TILES_IN_A_ROW)
            at = MARGIN + 10 + column * (TILE + GAP), CONTENT + row * (TILE + GAP)
            scene.put(tile_of(tile, TILE, say), *at, f"tile {tile.id}")
        self._lay_cards(scene, (MARGIN, cards), rows, say)
        for panel in self.panels:
            panel.lay(scene, (MARGIN, top), WIDTH - 2 * MARGIN, say)
            top += panel.height() + BETWEEN
        return scene

    def _lay_cards(self, scene: Scene, at: Point, rows: int, say: Catalogue) -> None:
        left, top = at
        lay_panel(scene, (left, top, WIDTH - 2 * MARGIN, rows * CARDS_HIGH))
        drawn = [(card_of(card, CARD, say), card_captioned(card, say), f"card {card.id}") for card in self.cards]
        names = badges_called(self.badges, say)
        drawn += [(badge(one, STONE), name, f"stone {one.name}") for one, name in zip(self.badges, names, strict=True)]
        for number, (stamp, name, what) in enumerate(drawn):
            row, column = divmod(number, CARDS_IN_A_ROW)
            x, y = left + 8 + CARD_STEP * (column + 0.5), top + CARDS_HIGH * row
            scene.put_at(stamp, x, y + 14 + CARD[1] / 2, what)
            for line, words in enumerate(broken(capital(name), Face.BLACK, NAME, CARD_STEP - 8)):
                scene.write(words, x, y + 188 + NAME_LINE * line, NAME, align="centre", space=CARD_STEP - 8)

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        cards = say.row([*(card_called(card, say) for card in self.cards), *badges_called(self.badges, say)])
        panels = [panel.told(say) for panel in self.panels]
        return shortest_needed(
            " ".join(
                [say("alt-module-pieces", tiles=say.row(self._tiles_called(say, walls=walls)), cards=cards), *panels]
            )
            for walls in (True, False)
        )

    def _tiles_called(self, say: Catalogue, *, walls: bool) -> list[str]:
        """Name all tiles, or rather count those that are called alike."""
        called = Counter(tile_called(tile, say, walls=walls) for tile in self.tiles)
        return [f"{name} ×{number}" if number > 1 else name for name, number in called.items()]
