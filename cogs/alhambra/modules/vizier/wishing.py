"""The panel in which a wish for the vizier is clicked together."""

from alhambra.view import View
from cogs.alhambra.modules.vizier import orders, wishes
from cogs.alhambra.ordering import counts_now, game_of, overview, set_answer
from cogs.alhambra.orders import ordered
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card
from host.glance import Glance


def panel(call: Call, glance: Glance) -> Card:
    """Show the first wish that somebody has."""
    return _form(call, glance, wishes.present(glance.view(call.actor.user)))


async def change(call: Call) -> Card:
    """Change a part of a wish that is not saved yet."""
    glance = await game_of(call, orders.VIZIER)
    view: View = glance.view(call.actor.user)
    part, _, code = call.purpose.detail.partition(".")
    return _form(call, glance, wishes.changed(wishes.read(code, view), part, call.values, view))


async def save(call: Call, glance: Glance, code: str) -> Card:
    """Let a wish count from now on."""
    view: View = glance.view(call.actor.user)
    draft = wishes.read(code, view)
    return overview(
        call, await set_answer(call, glance, orders.VIZIER, ordered(orders.changed_wish(view, **draft.wish)))
    )


def _form(call: Call, glance: Glance, draft: wishes.Draft) -> Card:
    """Show a wish as far as it was clicked together."""
    view: View = glance.view(call.actor.user)
    words, say = Words(glance, call.say), call.say
    saved = orders.described(orders.changed_wish(view, **draft.wish), words)
    text = "\n".join([say("panel-order-vizier"), say("order-preview", order=saved)])
    return Card(text, *wishes.rows(draft, view, glance.table.id, words), counts_now(view, say))
