"""Orders for thieves, in words, as somebody types them, and in a panel: for each currency a lowest value (V-THI-20)."""

from collections.abc import Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra.ordering import back_to_answers, counts_now, purpose_of, set_answer
from cogs.alhambra.orders import one_of, ordered, unreadable
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Control, Row
from cogs.controls import MenuLine, menu
from cogs.typed import names
from host.glance import Glance
from render.kit.layout.wording import capital
from tabletop.refused import Refused

THIEVES = "thieves"
VALUES = range(1, 10)
NONE = "0"


def described(order: Mapping[str, Any], words: Words) -> str:
    """Say what thieves are to steal."""
    say = words.say
    cards = [
        say.noun("order-thief", currency=say.noun(f"currency-{currency}"), least=order["least"][currency])
        for currency in order["least"]
    ]
    return say("order-thieves", cards=say.row(cards) or say.noun("order-thief-none"))


def read(text: str, words: Words, view: View) -> dict[str, Any]:
    """Read lowest values, with commas between them."""
    called = {currency: names(f"currency-{currency}", words.say) for currency in view.currencies}
    least: dict[str, int] = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        currency, *value = part.split()
        number = value[0].removesuffix("+") if value else "1"
        if not number.isdecimal() or int(number) not in VALUES:
            raise unreadable(part)
        least[one_of(currency, called)] = int(number)
    return {"least": least}


def panel(call: Call, glance: Glance) -> Card:
    """Show a menu for each currency of which somebody has a thief."""
    view: View = glance.view(call.actor.user)
    words, say, least = Words(glance, call.say), call.say, _least(view)
    own = _own(view).items()
    rows = [Row([_menu(glance, currency, thief, least.get(currency, 0), words)]) for currency, thief in own]
    text = "\n".join([say("panel-order-thieves"), described({"least": least}, words)])
    return Card(text, *rows, back_to_answers(glance, say), counts_now(view, say))


async def change(call: Call, glance: Glance, currency: str) -> Card:
    """Change the lowest value for a currency."""
    view: View = glance.view(call.actor.user)
    if currency not in view.currencies or not call.choice.isdecimal():
        raise Refused("T-7", "question-is-closed")
    least = {**_least(view), currency: int(call.choice)}
    order = {"least": {name: value for name, value in least.items() if value}}
    return panel(call, await set_answer(call, glance, THIEVES, ordered(order)))


def _least(view: View) -> Mapping[str, int]:
    standing = view.standing.get(THIEVES)
    found: Mapping[str, int] = (standing.order or {}).get("least", {}) if standing else {}
    return found


def _own(view: View) -> dict[str, str]:
    """Return the thieves of a player, one of each currency."""
    shown: Any = view.parts[THIEVES]
    thieves = {card.currency: card.id for card in shown.own}
    return {currency: thieves[currency] for currency in view.currencies if currency in thieves}


def _menu(glance: Glance, currency: str, thief: str, least: int, words: Words) -> Control:
    say = words.say
    lines = [MenuLine(NONE, say("least-none"), chosen=not least)]
    lines += [MenuLine(str(one), say("least-label", number=one), chosen=one == least) for one in VALUES]
    title = capital(say("choose-least", thief=words.cards([thief])))
    return menu(title, purpose_of(glance, "order", f"least.{currency}"), lines)
