"""Finds the rooms of the modules: each file or folder in `render/alhambra/modules/`.

What no room has is drawn plainly, with its name, and logged once: a picture never stops for it.
"""

import logging
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import render.alhambra.modules
from render.alhambra.art.money import CURRENCIES, PLAIN, CurrencyArt
from render.alhambra.room import CardArt, PartArt, PieceArt, Room, TileArt, TokenArt
from texts.catalogue import Catalogue
from texts.nouns import Noun

log = logging.getLogger(__name__)


class Rooms:
    """All rooms, sorted by the numbers of their modules, and what they have together."""

    def __init__(self, found: Iterable[Room]) -> None:
        self.all = tuple(sorted(found, key=lambda room: (room.number, room.id)))
        self.by_id = {room.id: room for room in self.all}
        self.tiles = {family: art for room in self.all for family, art in room.tiles.items()}
        self.tokens = {name: art for room in self.all for name, art in room.tokens.items()}
        self.pieces = {name: art for room in self.all for name, art in room.pieces.items()}
        self.cards = {family: art for room in self.all for family, art in room.cards.items()}
        self.currencies = {**CURRENCIES, **{name: art for room in self.all for name, art in room.currencies.items()}}
        self.items = {family: draw for room in self.all for family, draw in room.items.items()}
        self.parts = {part: art for room in self.all for part, art in room.parts.items()}
        self._missed: set[str] = set()

    def tile(self, family: str) -> TileArt | None:
        """Return how tiles of a family are drawn, if anybody has drawn them."""
        if family not in self.tiles:
            self._miss(f"drawing of a tile of the family {family}")
        return self.tiles.get(family)

    def token(self, name: str) -> TokenArt | None:
        """Return how tokens of a name are drawn, if anybody has drawn them."""
        if name not in self.tokens:
            self._miss(f"drawing of the token {name}")
        return self.tokens.get(name)

    def piece(self, name: str) -> PieceArt | None:
        """Return how pieces of a name are drawn that stand on no tile, if anybody has drawn them."""
        if name not in self.pieces:
            self._miss(f"drawing of the piece {name}")
        return self.pieces.get(name)

    def card(self, family: str) -> CardArt | None:
        """Return how cards of a family are drawn, if anybody has drawn them."""
        if family not in self.cards:
            self._miss(f"drawing of a card of the family {family}")
        return self.cards.get(family)

    def currency(self, name: str) -> CurrencyArt:
        """Return how a currency is drawn; plainly, if nobody has drawn it."""
        if name not in self.currencies:
            self._miss(f"drawing of the currency {name}")
        return self.currencies.get(name, PLAIN)

    def part(self, name: str) -> PartArt | None:
        """Return how a part of a score is drawn; one without a drawing is written."""
        return self.parts.get(name) or self.parts.get(name.partition("-")[0])

    def text(self, say: Catalogue, key: str, plain: str, **params: str | int) -> str:
        """Return the name that is the text of a key, or plain words if nobody has written it."""
        if say.has(key):
            return say.noun(key, **params)
        self._miss(f"text {key}")
        return Noun(lambda _: plain)

    def _miss(self, what: str) -> None:
        """Log what no room has, once."""
        if what not in self._missed:
            self._missed.add(what)
            log.error("there is no %s", what)


@cache
def rooms() -> Rooms:
    """Return all rooms."""
    folder = render.alhambra.modules
    return Rooms(import_module(f"{folder.__name__}.{file.name}").ROOM for file in iter_modules(folder.__path__))
