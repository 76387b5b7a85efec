"""What is said of certificates: who saved how much, in which currency."""

from typing import Any

from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain


def _saved(words: Words, event: Plain) -> Said:
    return Said("SurplusSaved", {"money": words.money(event["currency"], event["amount"])})


def _amount(words: Words, action: Any, view: View) -> Details:
    return {"number": words.surplus(action, view)}


ROOM = Room(
    refunds={f"save-{currency}": _amount for currency in ("gulden", "dirham", "denar", "ducat")},
    deeds={"SurplusSaved": _saved},
    untold={"SavingSpent"},
    changes_hands={"SurplusSaved", "SavingSpent"},
)
