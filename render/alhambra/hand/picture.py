"""A hand, for its owner's eyes only: the money by currency, and which tiles of the market it can pay now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from alhambra.view import Item, Money, Prospect, Tile, View
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.hand.annex import annex_height, lay_annex
from render.alhambra.hand.purse import Offer, Purse
from render.alhambra.hand.things import HIGH, Thing
from render.alhambra.layout.naming import card_called, is_money, things_called, tile_called
from render.alhambra.room import OwnCard
from render.alhambra.rooms import rooms
from render.kit.art import stamps
from render.kit.layout.checking import check_seat
from render.kit.layout.header import head
from render.kit.layout.naming import shortest_needed
from render.kit.layout.scene import Scene
from render.kit.picture import Still
from texts.catalogue import Catalogue, catalogue

HEIGHT, HEADER = 540, 80
LEFT, STEP, GAP = 26, 290, 12
"""Where the first group begins, how far it is to the next, and what is left free between them."""


@dataclass(frozen=True, slots=True)
class HandPicture(Still):
    """All that the picture shows."""

    seat: int
    purses: tuple[Purse, ...]
    language: str = "en"
    annex: tuple[OwnCard, ...] = ()
    """Cards that are no money, in a row of their own."""

    def __post_init__(self) -> None:
        check_seat(self.seat)

    @classmethod
    def of(cls, view: View, language: str = "en") -> "HandPicture":
        """Take from a player's own view what the picture needs."""
        if view.viewer is None or view.hand is None:
            raise ValueError("a spectator has no hand")
        money = [card for card in view.hand if is_money(card)]
        special = [card for card in view.hand if isinstance(card, Money) and card.value and not is_money(card)]
        pays: dict[str, Item] = {item.id: item for item in (*money, *special, *view.items)}
        anywhere = [currency for currency in view.universal if currency in rooms().currencies]
        stalls = zip(view.currencies, [(tile,) for tile in view.market], strict=False)
        purses = []
        for currency, tiles in (*stalls, *((currency, view.market) for currency in anywhere)):
            own = tuple(sorted(card.value for card in money if card.currency == currency))
            things = tuple(Thing(item.family, item.value) for item in view.items if item.currency == currency)
            more = tuple(card for card in special if card.currency == currency)
            purse = Purse(currency, own, None, things, more)
            offers = [_offer(view, currency, tile, purse.total, pays) for tile in tiles if tile is not None]
            purses.append(replace(purse, offer=min(offers, key=Offer.rank, default=None)))
        others = [OwnCard(card) for card in view.hand if card.id not in pays]
        for room in rooms().all:
            if room.hand and room.id in view.parts:
                others += room.hand(view.parts[room.id], view.viewer)
        return cls(view.viewer, tuple(purses), language, tuple(others))

    def scene(self) -> Scene:
        """Lay it out."""
        say, across = catalogue(self.language, GAME), 2 * LEFT + STEP * len(self.purses) - GAP
        extra = HIGH if any(own.things for own in self.purses) else 0
        scene = Scene(across, HEIGHT + extra + annex_height(self.annex), HEADER, look=LOOK)
        head(scene, say("hand-title"), stamps.seat_shield(self.seat, 46), right=say("hand-private"), quiet=True)
        for number, own in enumerate(self.purses):
            own.lay(scene, LEFT + STEP * number, say, extra)
        lay_annex(scene, (LEFT, HEIGHT + extra - GAP), across - 2 * LEFT, self.annex, say)
        return scene

    def alt(self) -> str:
        """Say what it shows; if that is too long, without the walls of tiles."""
        say = catalogue(self.language, GAME)
        cards = say.row([_own_called(own, say) for own in self.annex])
        others = [say("alt-hand-annex", cards=cards)] if cards else []
        return shortest_needed(
            " ".join([say("alt-hand"), *(_purse_called(own, say, walls=walls) for own in self.purses), *others])
            for walls in (True, False)
        )


def _offer(view: View, currency: str, tile: Tile, total: int, pays: Mapping[str, Item]) -> Offer:
    """Return the cheapest way to pay for a tile with a currency, by the rules; of equal ones, the fewest cards."""
    prospects = view.parts.get("buying", ())
    assert isinstance(prospects, tuple)
    simply = [one for one in prospects if isinstance(one, Prospect) and one.tile == tile.id and not one.manner]
    ways = [way for one in simply for way in one.payments]
    ways = [way for way in ways if _is_in(currency, view, [pays[one] for one in way.cards if one in pays])]
    if not ways:
        return Offer(tile, (), None, max(0, tile.price - total))
    best = min(ways, key=lambda way: (way.surplus, len(way.cards)))  # of equals the one that keeps more
    paid = [pays[one] for one in best.cards if one in pays]
    marks = [(_mark(item, currency), item.value) for item in paid]
    own = sorted(value for mark, value in marks if not mark)
    return Offer(tile, tuple(own), best.surplus, marked=tuple(sorted(one for one in marks if one[0])))


def _mark(item: Item, currency: str) -> str:
    """Return what tells something from plain money of a currency: its own one, or what else a card is good for."""
    if item.currency != currency:
        return item.currency
    return item.family if isinstance(item, Money) and not is_money(item) else ""


def _is_in(currency: str, view: View, paid: Sequence[Item]) -> bool:
    """Return whether a payment belongs to a currency: those that pay at any stall have a group of their own."""
    universal = {card.currency for card in paid}.intersection(view.universal)
    return universal == {currency} if currency in view.universal else not universal


def _own_called(own: OwnCard, say: Catalogue) -> str:
    called = card_called(own.card, say)
    return say.noun("alt-hand-open", card=called) if own.is_open else called


def _purse_called(own: Purse, say: Catalogue, *, walls: bool) -> str:
    families = {thing.family: [one.value for one in own.things if one.family == thing.family] for thing in own.things}
    things = [things_called(family, own.currency, values, say) for family, values in families.items()]
    special = [card_called(card, say) for card in own.special]
    values = say.row([*map(str, own.values), *special, *things]) or say("alt-hand-nothing")
    offer = say("alt-hand-no-tile") if own.offer is None else _offer_called(own.offer, say, walls=walls)
    currency = say.noun(f"currency-{own.currency}")
    return say("alt-hand-purse", currency=currency, values=values, sum=own.total, offer=offer)


def _offer_called(offer: Offer, say: Catalogue, *, walls: bool) -> str:
    called, values = tile_called(offer.tile, say, walls=walls), offer.payment(say)
    if offer.surplus is None:
        return say("alt-hand-short", tile=called, number=offer.missing)
    if offer.surplus == 0:
        return say("alt-hand-exact", tile=called, values=values)
    return say("alt-hand-over", tile=called, number=offer.surplus, values=values)
