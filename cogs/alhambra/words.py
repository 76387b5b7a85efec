"""Pieces, cells and actions of Alhambra in words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from discord import PartialEmoji
from msgspec.structs import replace

from alhambra.actions import Action, PlaceAtOnce, RemoveBuilding
from alhambra.view import Card, How, Money, Pieces, Prospect, Tile, View, pieces, standing_so, wall_after
from cogs.alhambra.room import Besides
from cogs.alhambra.rooms import rooms
from cogs.alhambra.sides import arrows_for
from cogs.emojis import IN_WORDS, Emojis
from cogs.names import written_names
from host.glance import Glance
from render.alhambra.emojis import DIRK, seat_emoji
from render.alhambra.layout.naming import corner_letters, payment_called, tile_called
from render.kit.layout.wording import capital, said
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue, plain_words
from texts.nouns import Noun

Details: TypeAlias = dict[str, str | int]
BUILDING = "building"
GIVING = "GiveToDirk"


class Words:
    """Puts into words what actions, events and refusals name by ids."""

    def __init__(self, glance: Glance, say: Catalogue, emojis: Emojis = IN_WORDS, *, with_emojis: bool = False) -> None:
        table = glance.table
        self._glance = glance
        self.say = say
        self.emojis = emojis
        self._shown = emojis if with_emojis else IN_WORDS
        """What stands before the words: labels have a place of their own for it, and what is typed has none."""
        self._table = table
        self.orders_only = table.settings.options.get("interrupts") == "orders"
        """Whether nobody is ever asked out of turn, so that only orders count (C-24)."""
        self.at_first = "able" if table.settings.options.get("sparing") else "ask"
        """What everybody's auto-answers are at first (C-24)."""
        self._pieces: Pieces = pieces(max(2, len(table.seats)), table.settings.options)

    def in_english(self) -> "Words":
        """Return the same in English, which everybody may type."""
        return self if self.say is self.say.english else Words(self._glance, self.say.english)

    @property
    def language(self) -> str:
        """The language of the words."""
        return self.say.language

    @property
    def names(self) -> list[str]:
        """How all seats are called in a message."""
        names = enumerate(written_names(self._table, self.say))
        return [self._shown.before(seat_emoji(seat), name) for seat, name in names]

    def tile(self, name: str) -> str:
        """Name a tile, such as tower 9 (↑→)."""
        return self._shown.before(self._kind(name), self._called(name))

    def tile_first(self, name: str) -> str:
        """Name a tile at the beginning of a line."""
        return self._shown.before(self._kind(name), capital(self._called(name)))

    def _called(self, name: str) -> str:
        tile = self._pieces.tiles.get(name)
        return Noun(lambda _: name) if tile is None else tile_called(tile, self.say, arrows=True)

    def _kind(self, name: str) -> str:
        """Return the word for which there may be an emoji of a tile: a building's kind, or another family."""
        tile = self._pieces.tiles.get(name)
        return "" if tile is None else tile.kind if tile.family == BUILDING else tile.family

    def emoji_of_tile(self, name: str) -> PartialEmoji | None:
        """Return the emoji of a tile, for a button or a menu."""
        return self.emojis.of(self._kind(name))

    def emoji_of_cards(self, names: Iterable[str]) -> PartialEmoji | None:
        """Return the emoji of the currency that all cards have, for a button or a menu."""
        currencies = {card.currency for name in names if isinstance(card := self._card(name), Money)}
        return self.emojis.of(currencies.pop()) if len(currencies) == 1 else None

    def emoji_on(self, action: Any, view: View) -> PartialEmoji | None:
        """Return the emoji of the tile on the cell that an action is about."""
        return self.emoji_of_tile(self._tile_on(action, view))

    def emoji(self, action: Any, view: View) -> PartialEmoji | None:
        """Return the emoji of what an action is about, for a button or a menu."""
        if goes_to_dirk(action):
            return self.emojis.of(DIRK)
        if hasattr(action, "tile"):
            return self.emoji_of_tile(action.tile)
        if isinstance(action, RemoveBuilding):
            return self.emoji_on(action, view)
        return self.emoji_of_cards(getattr(action, "cards", ()))

    def has_kind(self, kind: str) -> bool:
        """Return whether a kind of tile is in the game."""
        return any(tile.kind == kind for tile in self._pieces.tiles.values())

    @property
    def all_tiles(self) -> Iterable[Tile]:
        """All tiles of this game."""
        return self._pieces.tiles.values()

    def piece(self, name: str) -> Tile:
        """Return a tile of this game."""
        return self._pieces.tiles[name]

    def tiles(self, names: Iterable[str]) -> str:
        """Name several tiles."""
        return self.say.row([*map(self.tile, names)])

    def cards(self, names: Iterable[str]) -> str:
        """Name cards in a line, such as Gulden 5 + 4, Denar 3."""
        return self.say.row(self.sums(names))

    def sums(self, names: Iterable[str]) -> list[str]:
        """Name cards, those of a currency together, such as Gulden 5 + 4, and whatever else pays."""
        return payment_called(names, self._pieces, self.say, self._shown.before)

    def _card(self, name: str) -> Card | None:
        return self._pieces.cards.get(self.name_today(name))

    def name_today(self, piece: str) -> str:
        """Return the id of a piece that older news and messages may call otherwise."""
        return self._pieces.renamed.get(piece, piece)

    @property
    def answers(self) -> frozenset[str]:
        """The actions with which players answer out of turn in this game."""
        return self._pieces.answers

    @property
    def further_states(self) -> frozenset[str]:
        """The states in which something is decided that the base game does not know."""
        return self._pieces.states

    @property
    def prompts(self) -> tuple[str, ...]:
        """For what players have standing answers in this game."""
        return self._pieces.prompts

    @property
    def refunds(self) -> tuple[str, ...]:
        """What can be wished for a surplus in this game."""
        return self._pieces.refunds

    def cards_of(self, family: str) -> tuple[str, ...]:
        """List the cards of a family in this game, by their ids."""
        return tuple(card.id for card in self._pieces.cards.values() if card.family == family)

    def kinds(self, view: View) -> list[str]:
        """List the kinds of tiles that can be for sale in any game: buildings, and families that stand outside."""
        outside = dict.fromkeys(tile.kind for tile in self._pieces.tiles.values() if tile.outside)
        return [*view.points[0], *outside]

    def listed_cards(self, names: Sequence[str]) -> str:
        """Name cards as they stand in a sentence, such as Gulden 5 + 4 and Denar 3."""
        return self.say.listed(self.sums(names))

    @property
    def has_further_actions(self) -> bool:
        """Whether a turn offers more than the base game's does."""
        return bool(self._pieces.further)

    def value(self, names: Iterable[str]) -> int:
        """Add up what cards are worth."""
        return sum(card.value for name in names if isinstance(card := self._card(name), Money))

    def currency(self, name: str) -> str:
        """Name a currency."""
        return said(self.say, f"currency-{name}")

    def params(self, given: Mapping[str, Any]) -> dict[str, str | int]:
        """Put the parameters of a refusal into words."""
        worded = {name: self._param(name, value) for name, value in given.items()}
        sums = {name: given[name] for name in ("price", "have") if name in given and "currency" in given}
        return worded | {f"{name}-money": self.money(given["currency"], number) for name, number in sums.items()}

    def money(self, currency: str, number: int) -> str:
        """Say how much money something is, such as 12 Denars."""
        return self.say.noun(f"money-{currency}", number=number)

    def _param(self, name: str, value: Any) -> str | int:
        ways: dict[str, Callable[[Any], str]] = {
            "tile": self.tile,
            "card": lambda card: self.cards([card]) or Noun(lambda _: str(card)),
            "cards": self.cards,
            "open": self.cards,
            "sale": self.tiles,
            "aside": self.tiles,
            "reserve": self.tiles,
            "cell": lambda cell: cell_name((int(cell[0]), int(cell[1]))),
            "currency": self.currency,
            "state": lambda state: self.say(f"state-{state}") if self.say.has(f"state-{state}") else str(state),
            "action": lambda action: said(self.say, f"do-{action}"),
        }
        if name in ways:
            return ways[name](value)
        return value if isinstance(value, int) else self.say.row([*map(str, value)]) if _is_list(value) else str(value)

    def option(self, action: Action, view: View) -> str:
        """Say what an action does, as short as a menu needs it; and if it shows something, that it is for good."""
        words, refund = self.without_refund(action, view), getattr(action, "refund", "")
        if refund:
            words = self.say("option-with-refund", option=words, refund=self.refund(action, view))
        how: How = getattr(action, "how", How())
        if how.gate:
            words = self.say("option-with-gate", option=words, gate=arrows_for(how.gate, self.say))
        if how.turned is not None and self.tile_now(action, view).half:
            words = self.say("option-with-corner", option=words, corner=corner_letters(how.turned, self.say))
        for part, value in how.more:
            words = self.say("option-with-more", option=words, more=besides_of(part).called(self, value))
        return self.with_warning(action, words, view)

    def with_warning(self, action: Action, words: str, view: View) -> str:
        """Add to what is said of an action that it is for good, if it shows something."""
        wishes = getattr(action, "refund", ""), getattr(action, "manner", "")
        is_for_good = bool({kind_of(action), *wishes}.intersection(self._pieces.revealing))
        is_for_good |= any(room.uncovers(self, action, view) for room in rooms().all if room.uncovers)
        return self.say("option-for-good", option=words) if is_for_good else words

    def without_refund(self, action: Action, view: View) -> str:
        """Say what an action does, but for what is wished for a surplus."""
        kind = kind_of(action)
        manner = getattr(action, "manner", "")
        key = f"option-{kind}-{manner}" if manner else f"option-{kind}"
        return capital(self.say(key, **self.details(action, view))) if self.say.has(key) else self._plainly(kind, key)

    def refund(self, action: Any, view: View) -> str:
        """Say what is wished for a surplus."""
        fillings = [room.refunds[action.refund] for room in rooms().all if action.refund in room.refunds]
        details = fillings[0](self, action, view) if fillings else {}
        return self.say(f"refund-{action.refund}", **details)

    def _plainly(self, kind: str, key: str) -> str:
        """Say an action for which nobody has written a line of a menu."""
        rooms().miss(f"text {key}")
        return said(self.say, f"do-{kind}", capital(plain_words(kind)))

    def details(self, action: Any, view: View) -> dict[str, str | int]:
        """Return what is filled into the text of an action."""
        details: dict[str, str | int] = {}
        if hasattr(action, "tile"):
            details["tile"] = self._tile_in(action, view)
        if getattr(action, "cell", None) is not None:
            details["cell"] = cell_name(action.cell)
        if isinstance(action, PlaceAtOnce):
            details["to"] = "dirk" if action.to_dirk else "reserve" if action.cell is None else "palace"
            details.setdefault("cell", "")
        for room in rooms().all:
            if kind_of(action) in room.options:
                details.update(room.options[kind_of(action)](self, action, view))
        return details

    def surplus(self, action: Any, view: View) -> int:
        """Say how much a payment is over the price, as the rules reckon it."""
        for room in rooms().all:
            if kind_of(action) in room.surplus:
                return room.surplus[kind_of(action)](view, action)
        prospects: tuple[Prospect, ...] = view.parts.get("buying", ())  # type: ignore[assignment]
        wanted = action.tile, getattr(action, "manner", "")
        ways = [way for one in prospects if (one.tile, one.manner) == wanted for way in one.payments]
        return next((way.surplus for way in ways if way.cards == action.pay), 0)

    def wall_after_it(self, action: Any, view: View) -> int:
        """Say how long the wall would be."""
        assert view.viewer is not None
        return wall_after(view.players[view.viewer], self.standing_so(action, view), action.cell)

    def tile_now(self, action: Any, view: View) -> Tile:
        """Return the tile that an action is about as it is now, with pieces on it."""
        own = view.players[view.viewer] if view.viewer is not None else None
        waiting = (*own.aside, *own.reserve) if own is not None else ()
        return next((tile for tile in waiting if tile.id == action.tile), self._pieces.tiles[action.tile])

    def standing_so(self, action: Any, view: View) -> Tile:
        """Return the tile that an action places as it would stand."""
        return standing_so(self.tile_now(action, view), action.how)

    def _tile_in(self, action: Any, view: View) -> str:
        """Name the tile that an action is about; turned, with its walls as they would stand."""
        how = getattr(action, "how", None)
        if how is None or not how.turned or action.tile not in self._pieces.tiles:
            return self.tile(action.tile)
        return self._shown.before(
            self._kind(action.tile), tile_called(self.standing_so(action, view), self.say, arrows=True)
        )

    def standing(self, action: Any, view: View) -> str:
        """Name the tile on the cell that an action is about."""
        return self.tile(self._tile_on(action, view))

    def _tile_on(self, action: Any, view: View) -> str:
        assert view.viewer is not None
        return next((one.tile.id for one in view.players[view.viewer].palace if one.cell == action.cell), "")


def besides_of(part: str) -> Besides:
    """Return how a part calls what can be chosen besides where a tile is placed."""
    return next((room.besides[part] for room in rooms().all if part in room.besides), Besides())


def kind_of(action: Action) -> str:
    """Name the kind of an action, as texts and rooms call it."""
    return type(action).__name__


def without_wish(action: Action) -> Action:
    """Return an action, whatever is wished for its surplus."""
    return replace(action, refund="") if hasattr(action, "refund") else action


def without_payment(action: Action) -> Action:
    """Return a purchase, however it is paid: what is bought, and in which manner."""
    return replace(without_wish(action), pay=())


def goes_to_dirk(action: Action) -> bool:
    """Return whether a tile goes to Dirk by an action."""
    return kind_of(action) == GIVING or bool(getattr(action, "to_dirk", False))


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple | set | frozenset)
