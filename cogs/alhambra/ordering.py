"""Auto-answers: a private place to see and change what one answers without being asked (C-23)."""

from alhambra.actions import SetStanding
from alhambra.view import View
from cogs.alhambra.orders import SIMPLE, Answer, described, ordered, typed
from cogs.alhambra.room import Form
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from cogs.attempting import seated
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, MenuLine, Purpose, button, menu, menus, switch
from host.commands import Act
from host.glance import Glance
from host.table import Status
from tabletop.refused import Refused
from texts.catalogue import Catalogue

MOST_AT_ONCE = 4
"""How many auto-answers a message has room for, each with buttons of its own."""


async def orders(call: Call) -> Card:
    """Show all auto-answers, or the one that was chosen in their menu."""
    return overview(call, await _game(call), call.values[0] if call.values else "")


async def give_orders(call: Call, about: str | None, text: str | None) -> Card:
    """Change the auto-answer that was typed; without any, show them."""
    glance = await _game(call)
    words, view = Words(glance, call.say), glance.view(call.actor.user)
    if text is not None:
        prompt = about or (words.prompts[0] if len(words.prompts) == 1 else "")
        _check_prompt(prompt, words)
        glance = await set_answer(call, glance, prompt, typed(prompt, text, words, view))
    return overview(call, glance)


def subjects(glance: Glance, say: Catalogue) -> dict[str, str]:
    """Name what can be answered in advance in this game."""
    return {prompt: _called(prompt, say) for prompt in Words(glance, say).prompts}


def _called(prompt: str, say: Catalogue) -> str:
    return say(f"prompt-{prompt.replace(' ', '-')}")


async def choose_standing(call: Call) -> Card:
    """Choose an auto-answer; an order is put together in a panel of its own."""
    prompt, answer = call.purpose.detail, call.choice
    glance = await game_of(call, prompt)
    form = rooms().form(prompt)
    if answer in SIMPLE or form is None:
        return overview(call, await set_answer(call, glance, prompt, Answer(answer)))
    order = form.chosen(answer, glance.view(call.actor.user)) if form.chosen is not None else None
    if order is not None:
        return overview(call, await set_answer(call, glance, prompt, ordered(order)))
    return form.panel(call, glance) if form.panel is not None else overview(call, glance)


async def change_order(call: Call) -> Card:
    """Change a part of an order in the panel of its form."""
    part, _, about = call.purpose.detail.partition(".")
    found = [(prompt, form) for prompt, form in rooms().forms.items() if part in form.changes]
    if not found:
        raise Refused("T-7", "question-is-closed")
    [(prompt, form)] = found
    return await form.changes[part](call, await game_of(call, prompt), about)


async def game_of(call: Call, prompt: str) -> Glance:
    """Look at the game of somebody who changes an auto-answer, or refuse one that it does not have (C-23)."""
    glance = await _game(call)
    _check_prompt(prompt, Words(glance, call.say))
    return glance


async def _game(call: Call) -> Glance:
    glance = await seated(call)
    if glance.table.status is not Status.PLAYING:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


async def set_answer(call: Call, glance: Glance, prompt: str, answer: Answer) -> Glance:
    """Let an auto-answer count from now on."""
    seat, order = glance.view(call.actor.user).viewer, None if answer.order is None else dict(answer.order)
    action = SetStanding(seat, prompt, answer.word, order)
    accepted = await call.host.do(glance.table.id, call.actor, Act(action), call.request)
    return accepted.glance


def _check_prompt(prompt: str, words: Words) -> None:
    if prompt not in words.prompts:
        raise Refused("C-23", "no-such-prompt")


def overview(call: Call, glance: Glance, about: str = "") -> Card:
    """List the auto-answers, each with what else could be chosen; of many, one at a time."""
    words, say = Words(glance, call.say), call.say
    if not words.prompts:
        return Card(say("answers-none"))
    view: View = glance.view(call.actor.user)
    parts: list[str | Row] = [say("orders-title")]
    if len(words.prompts) > MOST_AT_ONCE and about not in words.prompts:
        return Card(*parts, *_many(glance, view, words), counts_now(view, say))
    for prompt in [about] if about in words.prompts else words.prompts:
        name, standing = _called(prompt, say), view.standing.get(prompt)
        parts.append(say("order-line", prompt=name, answer=described(prompt, standing, words)))
        purpose = purpose_of(glance, "standing", prompt)
        form = rooms().form(prompt)
        if form is not None and form.lines is not None:
            parts.append(Row([menu(say(form.choose), purpose, form.lines(view, words))]))
        else:
            parts.append(switch(purpose, _answers(form, standing.answer if standing else words.at_first, words)))
    if about in words.prompts:
        parts.append(back_to_answers(glance, say))
    return Card(*parts, counts_now(view, say))


def _many(glance: Glance, view: View, words: Words) -> list[str | Row]:
    """List more auto-answers than a message has room to change, and offer to choose one of them."""
    names = {prompt: _called(prompt, words.say) for prompt in words.prompts}
    answers = {prompt: described(prompt, view.standing.get(prompt), words) for prompt in names}
    told = [words.say("order-line", prompt=name, answer=answers[prompt]) for prompt, name in names.items()]
    lines = [MenuLine(prompt, name) for prompt, name in names.items()]
    purpose = Purpose("orders", glance.table.id, state=glance.table.entries)
    return ["\n".join(told), *(Row([one]) for one in menus(words.say("choose-prompt"), purpose, lines))]


def counts_now(view: View, say: Catalogue) -> str:
    """Say that whatever is set counts at once, to somebody who is asked right now (C-23)."""
    return say("orders-now") if view.window is not None and view.viewer in view.window.asked else ""


def _answers(form: Form | None, present: str, words: Words) -> list[MenuLine]:
    """Offer the answers; where nobody is asked, to pass or to give an order (C-24)."""
    order = ["order"] if form is not None else []
    if words.orders_only:
        offered = {"pass": present != "order", **{one: one == present for one in order}}
    else:
        offered = {one: one == present for one in (*SIMPLE, *order)}
    return [MenuLine(one, words.say(f"pick-answer-{one}"), chosen) for one, chosen in offered.items()]


def back_to_answers(glance: Glance, say: Catalogue) -> Row:
    """Lead back to all auto-answers."""
    return Row([button(say("button-orders"), Purpose("orders", glance.table.id), emoji="📜")])


def purpose_of(glance: Glance, verb: str, detail: str) -> Purpose:
    """Say what a control is for in the present state of its panel."""
    return Purpose(verb, glance.table.id, detail=detail, state=glance.table.entries)


CONTROLS: Controls = {
    "orders": Control(orders),
    "standing": Control(choose_standing),
    "order": Control(change_order),
}
