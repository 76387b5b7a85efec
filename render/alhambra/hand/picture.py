"""A hand, for its owner's eyes only: the money by currency, and which tiles of the market it can pay now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from alhambra.view import Card, Money, Prospect, Tile, View
from render.alhambra import GAME
from render.alhambra.art.look import LOOK
from render.alhambra.hand.annex import annex_height, lay_annex
from render.alhambra.hand.purse import Offer, Purse
from render.alhambra.layout.naming import card_called, is_money, tile_called
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
    annex: tuple[Card, ...] = ()
    """Cards that are no money, in a row of their own."""

    def __post_init__(self) -> None:
        check_seat(self.seat)

    @classmethod
    def of(cls, view: View, language: str = "en") -> "HandPicture":
        """Take from a player's own view what the picture needs."""
        if view.viewer is None or view.hand is None:
            raise ValueError("a spectator has no hand")
        money = [card for card in view.hand if is_money(card)]
        by_id = {card.id: card for card in money}
        anywhere = [currency for currency in view.universal if currency in rooms().currencies]
        stalls = zip(view.currencies, [(tile,) for tile in view.market], strict=False)
        purses = []
        for currency, tiles in (*stalls, *((currency, view.market) for currency in anywhere)):
            own = tuple(sorted(card.value for card in money if card.currency == currency))
            offers = [_offer(view, currency, tile, sum(own), by_id) for tile in tiles if tile is not None]
            purses.append(Purse(currency, own, min(offers, key=Offer.rank, default=None)))
        annex = tuple(card for card in view.hand if card.id not in by_id)
        return cls(view.viewer, tuple(purses), language, annex)

    def scene(self) -> Scene:
        """Lay it out."""
        say, across = catalogue(self.language, GAME), 2 * LEFT + STEP * len(self.purses) - GAP
        scene = Scene(across, HEIGHT + annex_height(self.annex), HEADER, look=LOOK)
        head(scene, say("hand-title"), stamps.seat_shield(self.seat, 46), right=say("hand-private"), quiet=True)
        for number, own in enumerate(self.purses):
            own.lay(scene, LEFT + STEP * number, say)
        lay_annex(scene, (LEFT, HEIGHT - GAP), across - 2 * LEFT, self.annex, say)
        return scene

    def alt(self) -> str:
        """Say what it shows; if that is too long, without the walls of tiles."""
        say = catalogue(self.language, GAME)
        cards = say.row([card_called(card, say) for card in self.annex])
        others = [say("alt-hand-annex", cards=cards)] if cards else []
        return shortest_needed(
            " ".join([say("alt-hand"), *(_purse_called(own, say, walls=walls) for own in self.purses), *others])
            for walls in (True, False)
        )


def _offer(view: View, currency: str, tile: Tile, total: int, money: Mapping[str, Money]) -> Offer:
    """Return the cheapest way to pay for a tile with a currency, by the rules; of equal ones, the fewest cards."""
    prospects = view.parts.get("buying", ())
    assert isinstance(prospects, tuple)
    ways = [way for one in prospects if isinstance(one, Prospect) and one.tile == tile.id for way in one.payments]
    ways = [way for way in ways if _is_in(currency, view, [money[card] for card in way.cards if card in money])]
    if not ways:
        return Offer(tile, (), None, max(0, tile.price - total))
    best = min(ways, key=lambda way: (way.surplus, len(way.cards), way.cards))
    paid = [money[card] for card in best.cards if card in money]
    own = sorted(card.value for card in paid if card.currency == currency)
    foreign = sorted((card.currency, card.value) for card in paid if card.currency != currency)
    return Offer(tile, tuple(own), best.surplus, foreign=tuple(foreign))


def _is_in(currency: str, view: View, paid: Sequence[Money]) -> bool:
    """Tell whether a payment belongs to a currency: those that pay at any stall have a group of their own."""
    universal = {card.currency for card in paid}.intersection(view.universal)
    return universal == {currency} if currency in view.universal else not universal


def _purse_called(own: Purse, say: Catalogue, *, walls: bool) -> str:
    values = say.row([str(value) for value in own.values]) or say("alt-hand-nothing")
    offer = say("alt-hand-no-tile") if own.offer is None else _offer_called(own.offer, say, walls=walls)
    currency = say.noun(f"currency-{own.currency}")
    return say("alt-hand-purse", currency=currency, values=values, sum=sum(own.values), offer=offer)


def _offer_called(offer: Offer, say: Catalogue, *, walls: bool) -> str:
    called, values = tile_called(offer.tile, say, walls=walls), offer.payment(say)
    if offer.surplus is None:
        return say("alt-hand-short", tile=called, number=offer.missing)
    if offer.surplus == 0:
        return say("alt-hand-exact", tile=called, values=values)
    return say("alt-hand-over", tile=called, number=offer.surplus, values=values)
