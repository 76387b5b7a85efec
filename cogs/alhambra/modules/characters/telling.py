"""What characters and their owners did, in words."""

from collections.abc import Sequence

from cogs.alhambra.room import Details, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain

PATRON = "character-rich-patron"
TAKERS = {"character-miser", "character-money-changer"}
"""The characters that bring a card of money, which is told with them."""


def bought_by_the_patron(words: Words, event: Plain) -> Said | None:
    """Say that the Rich Patron has paid."""
    return Said("PatronBought", {"cards": words.listed_cards([PATRON])}) if PATRON in event["paid"] else None


def won(words: Words, event: Plain) -> Said:
    """Say who has got a character for how much."""
    cards = {"card": words.cards([event["card"]]), "cards": words.listed_cards(event["paid"])}
    return Said("CharacterWon", {**cards, "price": event["price"], "bonus": event["bonus"]})


def used(words: Words, event: Plain) -> Said:
    """Say which character was used."""
    return Said(event["event"], {"card": words.cards([event["card"]])})


def takes(words: Words, event: Plain, then: Plain) -> Said | None:
    """Say that a character has brought a card of money, as one thing."""
    if event["event"] != "CharacterUsed" or event["card"] not in TAKERS or then["event"] != "MoneyTaken":
        return None
    return Said("take-with", {"card": words.cards([event["card"]]), "cards": words.listed_cards(then["cards"])})


def appeared(words: Words, event: Plain, names: Sequence[str]) -> Details:
    """Say which character has come up."""
    return {"card": words.cards([event["card"]])}


def pays_for_the_next(events: Sequence[Plain], at: int) -> bool:
    """Return whether a character is used for what comes next, where it is named as well."""
    following = events[at + 1 : at + 2]
    return events[at]["event"] == "CharacterUsed" and any(
        one["event"] == "BuildingBought" and one["paid"] == [events[at]["card"]] for one in following
    )
