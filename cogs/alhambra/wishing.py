"""The panel in which a wish for tiles is clicked together, and the form of such auto-answers."""

from functools import partial

from alhambra.view import View
from cogs.alhambra import drafts, wishes
from cogs.alhambra.drafts import Draft, Manner
from cogs.alhambra.ordering import counts_now, game_of, overview, set_answer
from cogs.alhambra.orders import ordered
from cogs.alhambra.room import Form
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card
from cogs.controls import Control, Controls
from host.glance import Glance


def wish_form(manner: Manner) -> Form:
    """Return how wishes are said, read and put together."""
    return Form(
        described=partial(wishes.described, manner.prompt),
        read=wishes.read,
        panel=lambda call, glance: _form(call, glance, manner, drafts.present(_view(call, glance), manner)),
        changes={manner.save: partial(_save, manner)},
    )


def wish_controls(manner: Manner) -> Controls:
    """Return the controls that change a wish which is not saved yet."""
    return {manner.draft: Control(partial(_change, manner))}


async def _change(manner: Manner, call: Call) -> Card:
    glance = await game_of(call, manner.prompt)
    view, words = _view(call, glance), Words(glance, call.say)
    part, _, code = call.purpose.detail.partition(".")
    draft = drafts.read(code, view, manner, words)
    return _form(call, glance, manner, drafts.changed(draft, part, call.values))


async def _save(manner: Manner, call: Call, glance: Glance, code: str) -> Card:
    """Let a wish count from now on."""
    view = _view(call, glance)
    wish = drafts.read(code, view, manner, Words(glance, call.say)).wish(manner)
    order = ordered(wishes.changed_wish(view, manner.prompt, wish))
    return overview(call, await set_answer(call, glance, manner.prompt, order))


def _view(call: Call, glance: Glance) -> View:
    view: View = glance.view(call.actor.user)
    return view


def _form(call: Call, glance: Glance, manner: Manner, draft: Draft) -> Card:
    """Show a wish as far as it was clicked together."""
    view, words, say = _view(call, glance), Words(glance, call.say), call.say
    saved = wishes.described(manner.prompt, wishes.changed_wish(view, manner.prompt, draft.wish(manner)), words)
    text = "\n".join([say(f"panel-order-{manner.prompt}"), say("order-preview", order=saved)])
    return Card(text, *drafts.rows(draft, manner, view, glance.table.id, words), counts_now(view, say))
