"""The moment at which a lesson may be told: what the newcomer sees, can do and has done."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import TypeVar
from zlib import crc32

import msgspec

from alhambra.actions import Action, BuyBuilding, ConfirmTurn, PlaceBuilding, ReserveBuilding
from alhambra.view import Card, Cell, Money, PlayerView, Tile, View, pieces, places_for
from cogs.alhambra.turns import since_last_turn
from cogs.alhambra.words import Words
from cogs.names import written_name
from cogs.story import happened
from host.glance import Glance
from host.news import Entry
from host.table import UserId
from render.alhambra.layout.naming import tile_called
from render.kit.layout.wording import capital
from tabletop.cellname import cell_name
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue
from texts.nouns import altered

A = TypeVar("A", bound=Action)
ACTION = "ACTION"
PLACING = (PlaceBuilding, ReserveBuilding)


class Scene:
    """A table as a newcomer sees it, and the lessons there were."""

    def __init__(
        self, glance: Glance, user: UserId, entries: Sequence[Entry], shown: Mapping[str, int], say: Catalogue
    ) -> None:
        self.glance = glance
        self.user = user
        self.say = say
        self.shown = shown
        """How often each lesson was shown."""
        self.view: View = glance.view(user)
        assert self.view.viewer is not None, "a newcomer has a seat"
        self.seat: Seat = self.view.viewer
        self.own: PlayerView = self.view.players[self.seat]
        self.actions: list[Action] = [option.action for option in glance.options(user)]
        held = glance.held(user)
        self.events = [*happened(entries, self.seat), *held]
        """All that the newcomer knows to have happened."""
        self.lately = [*since_last_turn(entries, self.seat), *held]
        """What happened since the newcomer's last turn, and what that turn has brought so far."""
        self.moment = f"{len(self.events) - len(held)}:{crc32(msgspec.json.encode(held))}"
        """Names this moment: how much has happened for good, and what the turn has brought so far."""
        self.words = Words(glance, say)
        self._tiles = pieces(len(self.view.players), glance.table.settings.options).tiles

    @cached_property
    def advice(self) -> Action | None:
        """What the bot player would do; nothing if nothing is asked."""
        option = self.glance.suggestion(self.user)
        return None if option is None else option.action

    @property
    def begins(self) -> bool:
        """Whether a turn begins: nothing is bought yet."""
        return self.view.state == ACTION and bool(self.actions) and not self.own.aside

    @property
    def goes_again(self) -> bool:
        """Whether an exact payment has brought a further action."""
        return self.view.state == ACTION and bool(self.actions) and bool(self.own.aside)

    @property
    def places(self) -> bool:
        """Whether tiles that were bought are to be placed."""
        return any(isinstance(action, PLACING) for action in self.actions)

    @property
    def ends(self) -> bool:
        """Whether only the end of the turn is left."""
        return [type(action) for action in self.actions] == [ConfirmTurn]

    def can(self, kind: type[A]) -> list[A]:
        """List what can be done of a kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    @cached_property
    def exact(self) -> list[BuyBuilding]:
        """The purchases that could be paid exactly; what the bot player would do comes first."""
        found = [action for action in self.can(BuyBuilding) if self.words.surplus(action, self.view) == 0]
        return sorted(found, key=lambda action: action != self.advice)

    def deeds(self, kind: str, events: Iterable[Plain] | None = None) -> list[Plain]:
        """List what the newcomer did of a kind, in the whole game or in some part of it."""
        some = self.events if events is None else events
        return [event for event in some if event["event"] == kind and event["seat"] == self.seat]

    @property
    def has_paid_exactly(self) -> bool:
        """Whether the newcomer ever did."""
        return any(event["surplus"] == 0 for event in self.deeds("BuildingBought"))

    def redesigned(self, events: Iterable[Plain] | None = None) -> bool:
        """Return whether the newcomer took a tile out, or built one from the reserve."""
        reserved = {event["tile"] for event in self.deeds("BuildingReserved")}
        built = {event["tile"] for event in self.deeds("BuildingPlaced", events)}
        return bool(reserved & built or self.deeds("BuildingRemoved", events))

    def tile(self, name: str) -> Tile:
        """Find a tile by its id."""
        return self._tiles[name]

    def called(self, name: str) -> str:
        """Name a tile without its walls, such as Tower 9."""
        return capital(tile_called(self.tile(name), self.say, walls=False))

    def coins(self, cards: Iterable[str]) -> str:
        """Name cards one by one, such as Dirham 2 and Ducat 1."""
        return self.say.listed([altered(self.words.cards([card]), "**{}**".format) for card in cards])

    def rooms(self, tile: Tile, *others: tuple[Tile, Cell]) -> list[Cell]:
        """Return where a tile would fit into the newcomer's palace."""
        return places_for(self.own, tile, *others)

    def who(self, seat: Seat) -> str:
        """Name somebody."""
        return written_name(self.glance.table.seats[seat], seat, self.say)

    def exactly_with(self, cards: Iterable[Card | None], stall: int, price: int) -> tuple[Money, ...]:
        """Return cards that pay a price exactly in the currency of a stall, as few as possible; none if they cannot."""
        currency = self.view.currencies[stall]
        money = [card for card in cards if isinstance(card, Money) and card.currency == currency]
        ways = (way for size in range(1, len(money) + 1) for way in combinations(money, size))
        return next((way for way in ways if sum(card.value for card in way) == price), ())


def cell(where: Iterable[int]) -> str:
    """Name a cell."""
    x, y = where
    return cell_name((x, y))
