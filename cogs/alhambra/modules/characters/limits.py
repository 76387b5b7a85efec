"""The panel in which limits for auctions are clicked together, and the kinds for the Wise Man."""

from collections.abc import Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra.modules.characters.orders import AUCTION, OTHERS, WISE_MAN, changed_limits, characters, described
from cogs.alhambra.ordering import back_to_answers, counts_now, purpose_of, set_answer
from cogs.alhambra.orders import ordered
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import MenuLine, menu, switch
from host.glance import Glance
from tabletop.refused import Refused

HIGHEST_LIMIT = 24
JUGGLER = "character-travelling-magician"


def kinds(view: View, words: Words) -> list[MenuLine]:
    """Offer the kinds of buildings for the Wise Man, or that he counts where it is best."""
    standing = view.standing.get(WISE_MAN)
    present = standing.order["kind"] if standing and standing.order else "ask"
    named = [MenuLine(kind, words.say(f"kind-{kind}"), chosen=kind == present) for kind in view.points[0]]
    return [MenuLine("ask", words.say("kind-best"), chosen=present == "ask"), *named]


def panel(call: Call, glance: Glance, about: str = "") -> Card:
    """Show the limits for auctions, and offer to change that for a character."""
    view: View = glance.view(call.actor.user)
    words, say = Words(glance, call.say), call.say
    about, order = words.name_today(about), _order(view)
    text = "\n".join([say("panel-order-auction"), described(order, words)])
    rows = _rows(glance, order, words, about)
    return Card(text, *rows, back_to_answers(glance, say), counts_now(view, say))


async def choose(call: Call, glance: Glance, about: str) -> Card:
    """Choose the character whose limit is to be changed."""
    return panel(call, glance, call.choice)


async def limit(call: Call, glance: Glance, about: str) -> Card:
    """Change the limit for a character."""
    if not call.choice.isdecimal():
        raise Refused("T-7", "question-is-closed")
    changes = changed_limits(glance.view(call.actor.user), about, int(call.choice))
    return panel(call, await set_answer(call, glance, AUCTION, ordered(changes)), about)


async def swap(call: Call, glance: Glance, about: str) -> Card:
    """Return whether the Juggler is swapped for another character."""
    changes = changed_limits(glance.view(call.actor.user), swap=call.choice == "swap")
    return panel(call, await set_answer(call, glance, AUCTION, ordered(changes)), JUGGLER)


def _order(view: View) -> Mapping[str, Any]:
    standing = view.standing.get(AUCTION)
    return (standing.order or {}) if standing else {}


def _rows(glance: Glance, order: Mapping[str, Any], words: Words, about: str) -> list[str | Row]:
    say = words.say
    present = {**order.get("limits", {}), OTHERS: order.get(OTHERS, 0)}
    names = {**characters(words), OTHERS: say.noun("others-label")}
    cards = [MenuLine(card, name, chosen=card == about) for card, name in names.items()]
    purpose = purpose_of(glance, "order", "character")
    rows: list[str | Row] = [
        Row([menu(say("choose-character"), purpose._replace(state=f"{purpose.state}{about}"), cards)])
    ]
    if about in names:
        limits = [
            MenuLine(str(one), say("limit-label", number=one), one == present.get(about))
            for one in range(HIGHEST_LIMIT + 1)
        ]
        title = say("choose-limit", card=names[about])
        rows += [f"**{title}**", Row([menu(title, purpose_of(glance, "order", f"limit.{about}"), limits)])]
    if about == JUGGLER:
        swaps = bool(order.get("swap"))
        ways = [MenuLine("keep", say("juggler-keep"), not swaps), MenuLine("swap", say("juggler-swap"), swaps)]
        rows += [f"**{say('choose-juggler')}**", switch(purpose_of(glance, "order", "swap"), ways)]
    return rows
