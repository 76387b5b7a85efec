"""What somebody typed: which choice it is, or else what was meant, so that the rules can say why not."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeGuard

from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    PlaceBuilding,
    RemoveBuilding,
    SwapBuilding,
    TakeMoney,
)
from alhambra.view import Card, How, Item, Money, Tile, View
from cogs.alhambra.manners import plainly
from cogs.alhambra.places import numbered
from cogs.alhambra.sides import spelled
from cogs.alhambra.words import Words, without_payment, without_wish
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

    def fitting(self, text: str) -> Sequence[Option]:
        """Find what fits the words, or a place by its number in the picture; of several payments, the exact one."""
        number = text.strip()
        if number.isdecimal() and 0 < int(number) <= len(self._numbered):
            return [self._numbered[int(number) - 1]]
        found = [option for option in self._options if self._says(option, text)]
        if found and len({plainly(option.action) for option in found}) == 1 and not _names_more(found):
            plain = [option for option in found if not getattr(getattr(option.action, "how", None), "gate", "")]
            return (plain or found)[:1]  # of several manners to place a tile, the one that comes by default (C-31)
        return self._payment_meant(found) if all(hasattr(option.action, "pay") for option in found) else found

    def _payment_meant(self, found: Sequence[Option]) -> Sequence[Option]:
        """Choose between payments for one building: what is not named is not meant."""
        found = [option for option in found if not getattr(option.action, "manner", "")] or found
        if len({without_payment(option.action) for option in found}) != 1:
            return found
        least = [one for one in found if all(set(one.action.pay) <= set(other.action.pay) for other in found)]
        exact = [option for option in found if not self._surplus(option)]
        meant = exact if len(exact) == 1 else least
        is_one = len({without_wish(option.action) for option in meant}) == 1
        return meant[:1] if is_one else found  # of several wishes for a surplus, what comes by default

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
        sold = [(tile, tile.price, currency) for tile, currency in stalls if tile]
        sold += [(one.tile, one.price, one.currency) for one in self._view.beside]
        found = [ware for ware in sold if self._is_tile(ware[0], what)]
        if not found:
            named = [tile for tile in self._words.all_tiles if self._is_tile(tile, what)]
            return BuyBuilding(self._player.seat, named[0].id, ()) if len(named) == 1 else None
        if len(found) != 1:
            return None
        [(tile, price, currency)] = found
        assert self._view.hand is not None
        own: list[Card | Item] = [*self._view.hand, *self._view.items]
        if money:
            money, refund = self._wish(money)
            return BuyBuilding(self._player.seat, tile.id, self._cards(money, own), refund)
        pays = [item for item in own if _pays(item) and item.currency == currency]
        total = sum(item.value for item in pays)
        if total >= price:  # something else is wrong with that
            return BuyBuilding(self._player.seat, tile.id, tuple(item.id for item in pays))
        raise Refused("B-37", "cannot-afford", tile=tile.id, price=price, currency=currency, total=total)

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

    def _wish(self, text: str) -> tuple[str, str]:
        """Part what pays from what is wished for the surplus, such as coins."""
        for refund in self._words.refunds:
            found = re.search(pattern(f"refund-{refund}", self._words.say), text)
            if found is not None:
                return text[: found.start()] + text[found.end() :], refund
        return text, ""

    def _cards(self, text: str, things: Iterable[Card | Item | None]) -> tuple[str, ...]:
        """Find what a text names by currency and value, such as denar 4 + 2; none if one is not there.

        What has no value is named by its own words, of several the one that fits most of what was typed.
        """
        typed, currency, found = WORD.findall(folded(text)), "", list[str]()
        left = [one for one in things if one is not None]
        for word in typed:
            if not word.isdecimal():
                named = [one for one in left if not _is_money(one) and self._names(one, word)]
                without_value = [one for one in named if not _pays(one) and not self._is_currency(word)]
                found += [max(without_value, key=lambda one: self._fit(one, typed)).id] if without_value else []
                currency = currency if named and not self._is_currency(word) else word
                continue
            fitting = [
                one for one in left if _pays(one) and one.value == int(word) and self._is_called(one.currency, currency)
            ]
            if not fitting:
                return ()
            left.remove(fitting[0])
            found.append(fitting[0].id)
        return tuple(dict.fromkeys(found))

    def _names(self, one: Card | Item, word: str) -> bool:
        return any(fits(words.cards([one.id]), word) for words in self._spoken)

    def _fit(self, one: Card | Item, typed: Iterable[str]) -> int:
        return sum(self._names(one, word) for word in typed)

    def _is_currency(self, word: str) -> bool:
        return any(self._is_called(name, word) for name in (*self._view.currencies, *self._view.universal))

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


def _pays(one: Card | Item) -> TypeGuard[Item]:
    """Return whether something has a value to pay with."""
    return getattr(one, "value", 0) > 0 and bool(getattr(one, "currency", ""))


def _names_more(found: Iterable[Option]) -> bool:
    """Return whether what was chosen besides a place tells some choices apart."""
    return len({getattr(option.action, "how", How()).more for option in found}) > 1


def _is_money(one: Card | Item) -> bool:
    return isinstance(one, Money)


def fits(label: str, text: str) -> bool:
    """Return whether a label has whatever was typed: numbers and cells as they are, words at least begun."""
    words, typed = TOKEN.findall(folded(label)), TOKEN.findall(folded(text))
    return bool(typed) and all(
        any(word == one or (one.isalpha() and word.startswith(one)) for word in words) for one in typed
    )
