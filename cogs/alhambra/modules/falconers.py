"""What is said of falcons: how they are bought, where they stand, and when they fly back."""

from typing import Any

from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from cogs.alhambra.words import Words
from tabletop.cellname import cell_name
from tabletop.rules import Plain


def _where(crossing: Any) -> Details:
    """Name two of the four cells that meet: those in the north-west and in the south-east."""
    x, y = crossing
    return {"one": cell_name((x - 1, y - 1)), "other": cell_name((x, y))}


def _buying(words: Words, action: Any, view: View) -> Details:
    return {"card": words.cards([action.card]), "cards": words.cards(action.pay), **_where(action.cell)}


def _bought(words: Words, event: Plain) -> Said:
    details = {"card": words.cards([event["card"]]), "cards": words.listed_cards(event["paid"])}
    return Said("FalconBought", {**details, **_where(event["cell"])})


def _flew(words: Words, event: Plain) -> Said:
    return Said("FalconFlew", {"card": words.cards([event["card"]])})


ROOM = Room(
    options={"BuyFalcon": _buying},
    surplus={"BuyFalcon": lambda view, action: 0},
    deeds={"FalconBought": _bought, "FalconFlew": _flew},
)
