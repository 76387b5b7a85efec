"""What is said of caravanserais: how they are bought, and where their markers go."""

from typing import TYPE_CHECKING, Any, Protocol

from alhambra.view import Money, View
from cogs.alhambra.room import Details, Room, Said
from render.alhambra.layout.naming import money_called
from tabletop.rules import Plain

if TYPE_CHECKING:
    from cogs.alhambra.words import Words

CARAVANSERAI = "caravanserai"


class _Camels(Protocol):
    """What a player's view shows of the cards."""

    price: int | None


def _surplus(view: View, action: Any) -> int:
    """Return how much a payment for a card is over what it costs the viewer."""
    shown: _Camels = view.parts[CARAVANSERAI]  # type: ignore[assignment]
    money = [card for card in view.hand or () if isinstance(card, Money)]
    return sum(one.value for one in (*money, *view.items) if one.id in action.pay) - (shown.price or 0)


def _bought(words: "Words", action: Any, view: View) -> Details:
    return {"card": words.cards([action.card]), "cards": words.cards(action.pay), "surplus": _surplus(view, action)}


def _moved(words: "Words", action: Any, view: View) -> Details:
    return {"card": words.cards([action.card]), "field": money_called(action.currency, [action.value], words.say)}


def _paid(words: "Words", event: Plain) -> Said:
    paid = {"cards": words.listed_cards(event["paid"]), "surplus": event["surplus"]}
    return Said("CaravanseraiBought", {"card": words.cards([event["card"]]), **paid})


def _went(words: "Words", event: Plain) -> Said:
    return Said("CaravanMoved", {"field": money_called(event["currency"], [event["value"]], words.say)})


ROOM = Room(
    options={"BuyCaravanserai": _bought, "MoveCaravan": _moved},
    surplus={"BuyCaravanserai": _surplus},
    deeds={"CaravanseraiBought": _paid, "CaravanMoved": _went},
    untold={"CaravansReturned", "CaravansReady"},
    changes_hands={"CaravanMoved", "CaravansReturned"},
)
