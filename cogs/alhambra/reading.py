"""What somebody typed: which choice it is, or else what was meant, so that the rules can say why not."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    PlaceBuilding,
    RemoveBuilding,
    SwapBuilding,
    TakeMoney,
)
from alhambra.view import Card, Money, Tile, View
from cogs.alhambra.places import numbered
from cogs.alhambra.sides import spelled
from cogs.alhambra.words import Words
from cogs.typed import folded, names, pattern
from cogs.typed import words as typed_words
from tabletop.cellname import Cell, cell_named
from tabletop.option import Option
from tabletop.refused import Refused

WORD = re.compile(r"\w+")
TOKEN = re.compile(r"[^\s,;:+·()/]+")
"""What somebody types between spaces and the like, or a label has there."""
CELL = re.compile(r"\b[A-Za-z]{1,2}[-−]?\d{1,3}\b")
REDESIGNS = ("add", "swap", "remove")


class Labelled(NamedTuple):
    """A choice and what it is called."""

    option: Option
    label: str


class Reading:
    """Reads what a player types who can do certain things."""

    def __init__(self, options: Sequence[Option], words: Words, view: View) -> None:
        assert view.viewer is not None
        self._words = words
        self._spoken = tuple(dict.fromkeys((words, words.in_english())))
        """In the player's own language, and in English."""
        self._view = view
        self._player = view.players[view.viewer]
        self._numbered = self._places(options)
        rest = [option for option in options if option not in self._numbered]
        rest.sort(key=lambda option: words.surplus(option.action, view) if hasattr(option.action, "pay") else 0)
        self._options = [*self._numbered, *rest]

    def _places(self, options: Sequence[Option]) -> list[Option]:
        """Return the places of the first tile that waits, in the order of the numbers that its picture has."""
        tile = self._player.aside[0] if self._player.aside else None
        own = [o for o in options if isinstance(o.action, PlaceBuilding) and tile and o.action.tile == tile.id]
        return list(numbered(self._player, tile, own, self._words).options) if own else []

    @property
    def labelled(self) -> list[Labelled]:
        """The choices with what they are called, best first; places with their numbers."""
        return [Labelled(option, self._label(option, self._words)) for option in self._options]

    def _label(self, option: Option, words: Words) -> str:
        label = words.option(option.action, self._view)
        if option not in self._numbered:
            return label
        return words.say("numbered-option", number=self._numbered.index(option) + 1, option=label)

    def _says(self, option: Option, text: str) -> bool:
        """Return whether a choice has all that was typed, in any language that the player may use."""
        return any(self._fits(self._label(option, words), text, words) for words in self._spoken)

    def _is_tile(self, tile: Tile, text: str) -> bool:
        return any(self._fits(words.tile(tile.id), text, words) for words in self._spoken)

    def chosen(self, text: str) -> list[Option]:
        """Find what was named just as it is offered."""
        typed = folded(text.strip())
        return [option for option, label in self.labelled if typed in (option.code, folded(label))]

    def fitting(self, text: str) -> list[Option]:
        """Find what fits the words, or a place by its number in the picture; of several payments, the exact one."""
        number = text.strip()
        if number.isdecimal() and 0 < int(number) <= len(self._numbered):
            return [self._numbered[int(number) - 1]]
        found = [option for option in self._options if self._says(option, text)]
        exact = [option for option in found if hasattr(option.action, "pay") and not self._surplus(option)]
        is_one_building = len({getattr(option.action, "tile", None) for option in found}) == 1
        return exact if len(exact) == 1 and is_one_building else found

    def _surplus(self, option: Option) -> int:
        return self._words.surplus(option.action, self._view)

    def beginning(self, text: str) -> list[Labelled]:
        """Return what could be meant by the time somebody has typed a part of it."""
        typed = folded(text)
        return [one for one in self.labelled if typed in folded(one.label) or self._says(one.option, text)]

    def meant(self, kind: type[Action], text: str) -> Action | None:
        """Guess what was meant that is not offered: the rules know why it is not."""
        if kind is TakeMoney:
            cards = self._cards(text, self._view.display)
            return TakeMoney(self._player.seat, cards) if cards else None
        if kind is BuyBuilding:
            return self._purchase(text)
        found = CELL.search(text)
        cell = cell_named(found[0]) if found else None
        return self._building(kind, text, cell) if cell and kind in (PlaceBuilding, AddBuilding) else None

    def _purchase(self, text: str) -> BuyBuilding | None:
        """Read a building and what pays for it; a building alone that is not offered is too dear."""
        what, money = self._parted(text)
        stalls = zip(self._view.market, self._view.currencies, strict=True)
        found = [(tile, currency) for tile, currency in stalls if tile and self._is_tile(tile, what)]
        if len(found) != 1:
            return None
        [(tile, currency)] = found
        assert self._view.hand is not None
        if money:
            return BuyBuilding(self._player.seat, tile.id, self._cards(money, self._view.hand))
        total = sum(card.value for card in self._view.hand if isinstance(card, Money) and card.currency == currency)
        raise Refused("B-37", "cannot-afford", tile=tile.id, price=tile.price, currency=currency, total=total)

    def _building(self, kind: type[Action], text: str, cell: Cell) -> Action | None:
        seat = self._player.seat
        if kind is PlaceBuilding:
            tile = self._tile(text, self._player.aside)
            return PlaceBuilding(seat, tile.id, cell) if tile else None
        first = WORD.findall(folded(text))[0]
        [verb, *_] = [one for one in REDESIGNS if any(word.startswith(first) for word in self._verbs(one))] or [""]
        if verb == "remove":
            return RemoveBuilding(seat, cell)
        tile = self._tile(text, self._player.reserve)
        if not verb or tile is None:
            return None
        return AddBuilding(seat, tile.id, cell) if verb == "add" else SwapBuilding(seat, tile.id, cell)

    def _tile(self, text: str, tiles: Sequence[Tile]) -> Tile | None:
        """Find the tile that a text names, or the first one if it names none."""
        verbs = {word for one in REDESIGNS for word in self._verbs(one)}
        kinds = [word for word in WORD.findall(CELL.sub("", text)) if folded(word) not in verbs]
        found = [tile for tile in tiles if kinds and self._is_tile(tile, " ".join(kinds))]
        return next(iter(found or tiles), None)

    def _cards(self, text: str, cards: Iterable[Card | None]) -> tuple[str, ...]:
        """Find the cards that a text names by currency and value, such as denar 4 + 2; none if one is not there."""
        left, found = [card for card in cards if isinstance(card, Money)], list[str]()
        currency = ""
        for word in WORD.findall(folded(text)):
            if not word.isdecimal():
                currency = word
                continue
            fitting = [card for card in left if card.value == int(word) and self._is_called(card.currency, currency)]
            if not fitting:
                return ()
            left.remove(fitting[0])
            found.append(fitting[0].id)
        return tuple(found)

    def _fits(self, label: str, text: str, words: Words) -> bool:
        """Return whether a label has all that was typed, sides of a tile in whichever spelling."""
        return fits(spelled(label, words.say), spelled(text, words.say))

    def _is_called(self, currency: str, word: str) -> bool:
        return any(name.startswith(word) for name in names(f"currency-{currency}", self._words.say))

    def _verbs(self, verb: str) -> tuple[str, ...]:
        return typed_words(verb, self._words.say)

    def _parted(self, text: str) -> tuple[str, str]:
        """Part a building from what pays for it."""
        plain = folded(text)
        found = re.search(f":|{pattern('with', self._words.say)}", plain)
        return (plain, "") if found is None else (plain[: found.start()], plain[found.end() :])


def fits(label: str, text: str) -> bool:
    """Tell whether a label has all that was typed, if anything: numbers and cells as they are, words at least begun."""
    words, typed = TOKEN.findall(folded(label)), TOKEN.findall(folded(text))
    return bool(typed) and all(
        any(word == one or (one.isalpha() and word.startswith(one)) for word in words) for one in typed
    )
