"""The pieces of the modules on one sheet: tiles, cards, stones and score cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.view import Card, Tile
from render.alhambra.art.look import LOOK
from render.alhambra.layout.badges import ASLEEP, AWAKE, badge, badges_called
from render.alhambra.layout.families import exchanged_by
from render.alhambra.layout.naming import card_called, letter_of, tile_called
from render.alhambra.layout.pieces import card_of, tile_of
from render.alhambra.market.annex import CHIP, CHIP_GAP, Orders, lay_order
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face, broken
from render.kit.layout.header import head
from render.kit.layout.naming import listed, shortest_needed
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
ORDER_HIGH, ORDERS_IN_A_ROW = 64, 5
STONE = 110


@dataclass(frozen=True, slots=True)
class ModulePiecesPicture(Still):
    """All that the picture shows."""

    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    orders: Orders
    language: str = "en"

    def scene(self) -> Scene:
        """Lay it out: tiles, then cards with the viziers after them, then score cards."""
        say = catalogue(self.language)
        cards = CONTENT + -(-len(self.tiles) // TILES_IN_A_ROW) * (TILE + GAP) + 4
        rows = -(-(len(self.cards) + 2) // CARDS_IN_A_ROW)
        orders = cards + rows * CARDS_HIGH + 14
        order_rows = -(-len(self.orders) // ORDERS_IN_A_ROW)
        scene = Scene(WIDTH, orders + order_rows * ORDER_HIGH + 40, look=LOOK)
        head(scene, say("module-pieces-title"), right=say("pieces-north"), quiet=True)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, TILES_IN_A_ROW)
            at = MARGIN + 10 + column * (TILE + GAP), CONTENT + row * (TILE + GAP)
            scene.put(tile_of(tile, TILE, say), *at, f"tile {tile.id}")
        self._lay_cards(scene, (MARGIN, cards), rows, say)
        _lay_orders(scene, (MARGIN, orders), self.orders, say)
        return scene

    def _lay_cards(self, scene: Scene, at: Point, rows: int, say: Catalogue) -> None:
        left, top = at
        panel = stamps.panel(WIDTH - 2 * MARGIN, rows * CARDS_HIGH, palette.PANEL, palette.LINE)
        scene.put(panel, left, top, "panel")
        drawn = [(card_of(card, CARD, say), capital(_name_of(card, say)), f"card {card.id}") for card in self.cards]
        stones = zip((AWAKE, ASLEEP), badges_called((AWAKE, ASLEEP), say), strict=True)
        drawn += [(badge(name, STONE), capital(called), f"stone {name}") for name, called in stones]
        for number, (stamp, name, what) in enumerate(drawn):
            row, column = divmod(number, CARDS_IN_A_ROW)
            x, y = left + 8 + CARD_STEP * (column + 0.5), top + CARDS_HIGH * row
            scene.put_at(stamp, x, y + 14 + CARD[1] / 2, what)
            for line, words in enumerate(broken(name, Face.BLACK, NAME, CARD_STEP - 8)):
                scene.write(words, x, y + 188 + NAME_LINE * line, NAME, align="centre", space=CARD_STEP - 8)

    def alt(self) -> str:
        """Say what it shows."""
        say = catalogue(self.language)
        cards = listed([*(card_called(card, say) for card in self.cards), *badges_called((AWAKE, ASLEEP), say)])
        orders = "; ".join("".join(letter_of(kind, say) for kind in order) for order in self.orders)
        return shortest_needed(
            say(
                "alt-module-pieces",
                tiles=listed(self._tiles_called(say, walls=walls)),
                cards=cards,
                orders=orders,
            )
            for walls in (True, False)
        )

    def _tiles_called(self, say: Catalogue, *, walls: bool) -> list[str]:
        """Name all tiles, or rather count those that are called alike."""
        called = Counter(tile_called(tile, say, walls=walls) for tile in self.tiles)
        return [f"{name} ×{number}" if number > 1 else name for name, number in called.items()]


def _name_of(card: Card, say: Catalogue) -> str:
    """Name a card; what its drawing says already is left out."""
    return say("exchange-card") if exchanged_by(card) else card_called(card, say)


def _lay_orders(scene: Scene, at: Point, orders: Sequence[tuple[str, ...]], say: Catalogue) -> None:
    (left, top), across = at, WIDTH - 2 * MARGIN
    down = ORDER_HIGH * -(-len(orders) // ORDERS_IN_A_ROW) + 12
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, "score cards")
    step = across / ORDERS_IN_A_ROW
    for number, order in enumerate(orders):
        row, column = divmod(number, ORDERS_IN_A_ROW)
        taken = (CHIP + CHIP_GAP) * len(order) - CHIP_GAP
        x, y = left + step * column + (step - taken) / 2, top + 6 + ORDER_HIGH * (row + 0.5)
        lay_order(scene, (x, y), order, f"score card {number + 1}", side=CHIP, say=say)
