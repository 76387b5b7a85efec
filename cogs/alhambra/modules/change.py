"""What is said of change: who drew which coins, and how many there are for a surplus."""

from typing import Any

from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain

CHANGE = "change"


def _drawn(words: Words, event: Plain) -> Said:
    return Said("CoinsDrawn", {"coins": words.listed_cards(event["coins"])})


def _due(words: Words, action: Any, view: View) -> Details:
    """Say how many coins come, if the bag has so many; those of the payment are in it by then."""
    bag = sum(view.parts[CHANGE].bag.values())  # type: ignore[attr-defined]
    paid = sum(item.family == "coin" for item in view.items if item.id in action.pay)
    return {"number": min(words.surplus(action, view) // 2, bag + paid)}


ROOM = Room(
    refunds={"coins": _due},
    deeds={"CoinsDrawn": _drawn},
    untold={"CoinsPaid"},
    changes_hands={"CoinsDrawn", "CoinsPaid"},
)
