"""The pieces of the modules on one sheet: tiles, cards, badges, and what else they have."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from alhambra.view import Card, Tile
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.layout.badges import Badge, badge, badges_called
from render.alhambra.layout.naming import card_called, card_captioned, tile_called
from render.alhambra.layout.pieces import card_of, tile_of
from render.alhambra.room import SheetPanel
from render.kit.art.frame import CONTENT, MARGIN
from render.kit.art.lettering import Face, broken
from render.kit.art.sketch import Stamp
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.panels import lay_panel
from render.kit.layout.scene import Scene
from render.kit.layout.wording import capital
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

WIDTH = 1600
TILE, TILES_IN_A_ROW, GAP = 128, 11, 10
CARD, CARD_STEP, CARDS_IN_A_ROW = (118, 150), 216, 7
CARDS_HIGH = 180
"""How high a row of cards is, without the lines of their names below."""
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
        captions = [broken(capital(name), Face.BLACK, NAME, CARD_STEP - 8) for name in self._captions(say)]
        drawn = list(zip(captions, self._drawn(say), strict=True))
        rows = [drawn[first : first + CARDS_IN_A_ROW] for first in range(0, len(drawn), CARDS_IN_A_ROW)]
        top = cards + sum(map(_height, rows)) + BETWEEN
        scene = Scene(WIDTH, top + sum(panel.height() + BETWEEN for panel in self.panels) + 14, look=LOOK)
        head(scene, say("module-pieces-title"), right=say("pieces-north"), quiet=True)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, TILES_IN_A_ROW)
            at = MARGIN + 10 + column * (TILE + GAP), CONTENT + row * (TILE + GAP)
            scene.put(tile_of(tile, TILE, say), *at, f"tile {tile.id}")
        lay_panel(scene, (MARGIN, cards, WIDTH - 2 * MARGIN, top - BETWEEN - cards))
        for some in rows:
            for column, (lines, (stamp, what)) in enumerate(some):
                x = MARGIN + 8 + CARD_STEP * (column + 0.5)
                scene.put_at(stamp, x, cards + 14 + CARD[1] / 2, what)
                for line, words in enumerate(lines):
                    scene.write(words, x, cards + 188 + NAME_LINE * line, NAME, align="centre", space=CARD_STEP - 8)
            cards += _height(some)
        for panel in self.panels:
            panel.lay(scene, (MARGIN, top), WIDTH - 2 * MARGIN, say)
            top += panel.height() + BETWEEN
        return scene

    def _captions(self, say: Catalogue) -> list[str]:
        return [*(card_captioned(card, say) for card in self.cards), *badges_called(self.badges, say)]

    def _drawn(self, say: Catalogue) -> list[tuple[Stamp, str]]:
        """Draw cards and badges, and tell which each is."""
        cards = [(card_of(card, CARD, say), f"card {card.id}") for card in self.cards]
        return cards + [(badge(one, STONE, say), f"stone {one.name}") for one in self.badges]

    def alt(self) -> str:
        """Say what it shows; if that is too long, without walls of tiles, then with captions, and no badges."""
        say = catalogue(self.language, GAME)
        panels = [panel.told(say) for panel in self.panels]
        versions: tuple[tuple[bool, Callable[[Card, Catalogue], str], Sequence[Badge]], ...] = (
            (True, card_called, self.badges),
            (False, card_called, self.badges),
            (False, card_captioned, self.badges),
            (False, card_captioned, ()),
        )
        told = [self._pieces_called(say, *version) for version in versions]
        told.append(say("alt-module-pieces-many", tiles=len(self.tiles), cards=len(self.cards)))
        return shortest_needed(" ".join([pieces, *panels]) for pieces in told)

    def _pieces_called(
        self,
        say: Catalogue,
        walls: bool,  # noqa: FBT001
        called: Callable[[Card, Catalogue], str],
        badges: Sequence[Badge],
    ) -> str:
        tiles = _counted(tile_called(tile, say, walls=walls) for tile in self.tiles)
        cards = [*_counted(called(card, say) for card in self.cards), *badges_called(badges, say)]
        lists = (say("alt-module-tiles"), tiles), (say("alt-module-cards"), cards)
        return " ".join(f"{words} {say.row(names)}." for words, names in lists)  # longer than a text may be filled with


def _height(row: Sequence[tuple[Sequence[str], tuple[Stamp, str]]]) -> int:
    """Return how high a row of cards is, with the lines of their names below."""
    return CARDS_HIGH + NAME_LINE * max(len(lines) for lines, _ in row)


def _counted(names: Iterable[str]) -> list[str]:
    """List names, and count those that are alike."""
    return [f"{name} ×{number}" if number > 1 else name for name, number in Counter(names).items()]
