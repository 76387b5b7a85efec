"""What is said of building sites: how they are started, chosen, completed and shown, and the owner's secrets."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from alhambra.view import Tile, View
from cogs.alhambra.room import Details, Room, Said
from tabletop.rules import Plain

if TYPE_CHECKING:
    from cogs.alhambra.words import Words

SITES = "building_sites"


class _Payment(Protocol):
    surplus: int
    cards: tuple[str, ...]


class _OwnSite(Protocol):
    """What its owner knows of a site."""

    tile: Tile
    currency: str
    payments: Sequence[_Payment]


class _Sites(Protocol):
    """What a player's view shows of the sites."""

    own: Sequence[_OwnSite]


def _seen(view: View) -> _Sites:
    shown: _Sites = view.parts[SITES]  # type: ignore[assignment]
    return shown


def _surplus(view: View, action: Any) -> int:
    ways = [way for site in _seen(view).own if site.tile.id == action.tile for way in site.payments]
    return next((way.surplus for way in ways if way.cards == action.pay), 0)


def _completed(words: "Words", action: Any, view: View) -> Details:
    return {"cards": words.cards(action.pay), "surplus": _surplus(view, action)}


def _chosen(words: "Words", action: Any, view: View) -> Details:
    return {"currency": words.currency(action.currency)}


def _paid(words: "Words", event: Plain) -> Said:
    return Said("SiteStarted", {"cards": words.listed_cards(event["paid"]), "surplus": event["surplus"]})


def _finished(words: "Words", event: Plain) -> Said:
    paid = {"cards": words.listed_cards(event["paid"]), "surplus": event["surplus"]}
    return Said("SiteCompleted", {**paid, "currency": words.currency(_back(event["site"]))})


def _back(site: str) -> str:
    """Return the currency on the back of a site tile that everybody has seen; older news name the tile itself."""
    return site.removeprefix("site-").split("-")[0]


def _shown(words: "Words", event: Plain) -> Said:
    backs = dict.fromkeys(_back(site) for site in event["sites"])
    details = {"tiles": words.tiles(event["tiles"]), "currencies": words.say.listed([*map(words.currency, backs)])}
    return Said("SitesShown", {**details, "cards": words.listed_cards(event["cards"]), "number": len(event["cards"])})


def _secrets(words: "Words", shown: Any) -> Iterator[str]:
    """Remind players of the currencies under their sites (V-SIT-7)."""
    for site in shown.own:
        yield words.say("site-own", tile=words.tile(site.tile.id), price=words.money(site.currency, site.tile.price))


ROOM = Room(
    options={"ChooseSite": _chosen, "CompleteSite": _completed},
    surplus={"CompleteSite": _surplus},
    deeds={"SiteStarted": _paid, "SiteCompleted": _finished, "SitesShown": _shown},
    untold={"SiteTilesDrawn", "SiteTilesSeen", "SiteTileLaid"},
    gets={"SiteStarted"},
    changes_hands={"SiteTilesSeen", "SiteTileLaid", "SiteCompleted"},
    hand=_secrets,
)
