"""What is bought, drawn, marked and claimed, in words."""

from collections.abc import Sequence

from alhambra.modules.sultan.buying import BuySultanCard, MarkCard
from alhambra.view import Prospect, View
from cogs.alhambra.room import Details, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain


def purchase(words: Words, action: BuySultanCard, view: View) -> Details:
    """Say what a card costs, and what is marked on it."""
    shown = view.parts["sultan"]
    marks = {one.card.id: one.mark for one in shown.sale}  # type: ignore[attr-defined]
    kind = marks.get(action.card, "")
    return {
        "card": words.cards([action.card]),
        "kind": words.say.noun(f"kind-{kind}") if kind else "",
        "cards": words.cards(action.pay),
        "surplus": surplus(view, action),
    }


def surplus(view: View, action: BuySultanCard) -> int:
    """Tell how much a payment is over the price of a card."""
    prospects: Sequence[Prospect] = view.parts["sultan"].prospects  # type: ignore[attr-defined]
    ways = [way for one in prospects if one.tile == action.card for way in one.payments]
    return next((way.surplus for way in ways if way.cards == action.pay), 0)


def marking(words: Words, action: MarkCard, view: View) -> Details:
    """Say which kind is marked."""
    return {"kind": words.say.noun(f"kind-{action.kind}")}


def bought(words: Words, event: Plain) -> Said:
    """Say which card was bought."""
    cards = {"card": words.cards([event["card"]]), "cards": words.listed_cards(event["paid"])}
    return Said("SultanCardBought", cards)


def lot_drawn(words: Words, event: Plain) -> Said:
    """Say which two kinds the new lot shows."""
    upper, lower = (words.say.noun(f"kind-{kind}") for kind in event["kinds"])
    return Said("LotDrawn", {"upper": upper, "lower": lower})


def marked(words: Words, event: Plain) -> Said:
    """Say which kind was marked."""
    return Said("CardMarked", {"kind": words.say.noun(f"kind-{event['kind']}")})


def claimed(words: Words, event: Plain) -> Said:
    """Say which tile was taken, for which card."""
    return Said("TileClaimed", {"card": words.cards([event["card"]])})


def appeared(words: Words, event: Plain, names: Sequence[str]) -> Details:
    """Say which card came up, and its mark."""
    return {"card": words.cards([event["card"]]), "kind": words.say.noun(f"kind-{event['mark']}")}


def offered(words: Words, event: Plain, names: Sequence[str]) -> Details:
    """Say which tile was drawn."""
    return {"tile": words.tile(event["tile"])}
