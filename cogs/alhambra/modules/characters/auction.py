"""Auctions: what is asked, which bids are offered, and how somebody bids (V-CHA-4)."""

from collections.abc import Iterable

from alhambra.modules.characters.auction import Bid
from cogs.alhambra.attempting import attempt, panels_of
from cogs.alhambra.modules.characters.orders import AUCTION
from cogs.alhambra.panels import Panels
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import MenuLine, choices, menu, menus
from host.commands import Act
from host.glance import Glance
from render.kit.layout.wording import capital
from tabletop.refused import Refused
from tabletop.rules import Plain
from texts.catalogue import Catalogue

CHARACTERS = "characters"


def question(glance: Glance, say: Catalogue, names: str, deadline: str) -> Iterable[str]:
    """Say which character is up, and what it can do."""
    lot = _lot(glance)
    return [say("asked-auction", card=say.noun(lot), deadline=deadline), say(f"power-{lot}")]


def is_about(glance: Glance, event: Plain) -> bool:
    """Return whether an event is what is being asked about."""
    return event["event"] == "CharacterAppeared" and str(event["card"]) == _lot(glance)


def _lot(glance: Glance) -> str:
    return str(glance.view(None).parts[CHARACTERS].lot.id)


def offers(panels: Panels) -> list[Row]:
    """Offer the bids that can be paid, and in which currency to pay first."""
    window = panels.view.window
    own = window.own if window else None
    return bids(panels, own.prefer[0] if isinstance(own, Bid) and own.prefer else "")


def bids(panels: Panels, currency: str) -> list[Row]:
    """Offer bids to be paid first in some currency."""
    say, possible = panels.say, [one.action for one in panels.options if isinstance(one.action, Bid)]
    if not possible:
        return []
    keeping = [MenuLine(str(bid.maximum), _bid(bid, say)) for bid in possible if not bid.swap]
    swapping = [MenuLine(f"{bid.maximum}s", _bid(bid, say)) for bid in possible if bid.swap]
    currencies = [
        MenuLine(
            name,
            capital(say("pay-in", currency=panels.words.currency(name))),
            chosen=name == currency,
            emoji=panels.emojis.of(name),
        )
        for name in (*panels.view.currencies, *panels.view.universal)
    ]
    return [
        *choices(say("choose-bid"), panels.purpose("bid", currency), keeping, "main"),
        *(Row([one]) for one in menus(say("choose-bid-swap"), panels.purpose("bid", f"{currency}/swap"), swapping)),
        Row([menu(say("choose-currency"), panels.purpose("pay-in"), currencies)]),
    ]


def _bid(bid: Bid, say: Catalogue) -> str:
    return capital(say("bid-swap" if bid.swap else "bid-up-to", number=bid.maximum))


async def pay_in(call: Call) -> Card:
    """Choose in which currency to pay for a bid."""
    panels = await panels_of(call)
    window = panels.view.window
    if not panels.asks_out_of_turn or window is None or window.name != AUCTION:
        return panels.now()
    return panels.asking().now(offered=bids(panels, call.choice))


async def bid(call: Call) -> Card:
    """Bid for a character."""
    maximum = call.choice.removesuffix("s")
    currency = call.purpose.detail.partition("/")[0]  # after it, which menu it was
    if not maximum.isdecimal():
        raise Refused("T-7", "question-is-closed")
    panels = await panels_of(call)
    prefer = (currency,) if currency else ()
    action = Bid(panels.seat, int(maximum), prefer, swap=call.choice.endswith("s"))
    return await attempt(call, panels.glance, Act(action))
