"""All pieces on one sheet: every tile, a fountain and every money card."""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.view import Money, Tile
from render.alhambra import GAME
from render.alhambra.art import money
from render.alhambra.art.look import LOOK
from render.alhambra.layout.naming import card_called, tile_called
from render.alhambra.layout.pieces import fountain, tile_of
from render.alhambra.rooms import rooms
from render.kit.art import palette, stamps
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
TILE, TILES_IN_A_ROW = 128, 11
CARD, CARDS_IN_A_ROW = (73, 99), 18
GAP = 10


@dataclass(frozen=True, slots=True)
class PiecesPicture(Still):
    """All that the picture shows."""

    tiles: tuple[Tile, ...]
    cards: tuple[Money, ...]
    language: str = "en"

    def scene(self) -> Scene:
        """Lay it out."""
        say = catalogue(self.language, GAME)
        rows = -(-(len(self.tiles) + 1) // TILES_IN_A_ROW)
        cards_top = CONTENT + rows * (TILE + GAP) + 14
        card_rows = -(-len(self.cards) // CARDS_IN_A_ROW)
        scene = Scene(WIDTH, cards_top + card_rows * (CARD[1] + GAP) + 54, look=LOOK)
        head(scene, say("pieces-title"), right=say("pieces-north"), quiet=True)
        _lay_tiles(scene, self.tiles, say)
        panel = stamps.panel(WIDTH - 2 * MARGIN, card_rows * (CARD[1] + GAP) + 22, palette.PANEL, palette.LINE)
        scene.put(panel, MARGIN, cards_top, "panel")
        for number, card in enumerate(self.cards):
            x = MARGIN + 22 + (number % CARDS_IN_A_ROW) * (CARD[0] + GAP)
            y = cards_top + 16 + (number // CARDS_IN_A_ROW) * (CARD[1] + GAP)
            mark = say(f"mark-{card.currency}")
            scene.put(money.card(rooms().currency(card.currency), mark, card.value, *CARD), x, y, f"card {card.id}")
        return scene

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language, GAME)
        cards = say.row([card_called(card, say) for card in self.cards])
        return shortest_needed(
            say("alt-pieces", tiles=say.row([tile_called(tile, say, walls=walls) for tile in self.tiles]), cards=cards)
            for walls in (True, False)
        )


def _lay_tiles(scene: Scene, tiles: Sequence[Tile], say: Catalogue) -> None:
    """Put down the tiles, and after them a fountain."""
    drawn = [(tile_of(tile, TILE, say), f"tile {tile.id}") for tile in tiles]
    for number, (stamp, what) in enumerate([*drawn, (fountain(TILE), "fountain")]):
        x = MARGIN + (number % TILES_IN_A_ROW) * (TILE + GAP) + 10
        y = CONTENT + (number // TILES_IN_A_ROW) * (TILE + GAP)
        scene.put(stamp, x, y, what)
