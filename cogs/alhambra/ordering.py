"""Auto-answers: a private place to see and change what one answers without being asked (C-23)."""

from collections.abc import Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra import wishes
from cogs.alhambra.asking import PROMPTS
from cogs.alhambra.orders import SIMPLE, changed_limits, changed_wish, described, preview, typed
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, Entry, Mark, button, menu, switch
from host.commands import Act
from host.glance import Glance
from host.table import Status
from tabletop.refused import Refused
from texts.catalogue import Catalogue

HIGHEST_LIMIT = 24
VIZIER, AUCTION, WISE_MAN = "vizier", "auction", "wise man"
JUGGLER = "character-travelling-magician"


async def orders(call: Call) -> Card:
    """Show all auto-answers."""
    return _overview(call, await _game(call))


async def give_orders(call: Call, about: str | None, text: str | None) -> Card:
    """Change the auto-answer that was typed; without any, show them."""
    glance = await _game(call)
    words, view = Words(glance, call.say), glance.view(call.actor.user)
    if text is not None:
        prompt = about or (words.prompts[0] if len(words.prompts) == 1 else "")
        _check_prompt(prompt, words)
        glance = await _set(call, glance, typed(prompt, text, words, view))
    return _overview(call, glance)


def subjects(glance: Glance, say: Catalogue) -> dict[str, str]:
    """Name what can be answered in advance in this game."""
    return {prompt: _called(prompt, say) for prompt in Words(glance, say).prompts}


def _called(prompt: str, say: Catalogue) -> str:
    return say(f"prompt-{prompt.replace(' ', '-')}")


async def choose_standing(call: Call) -> Card:
    """Choose an auto-answer; an order is put together in a panel of its own."""
    glance, prompt, answer = await _game(call), call.mark.detail, call.choice
    _check_prompt(prompt, Words(glance, call.say))
    if prompt == WISE_MAN:
        action: Mapping[str, Any] = {"do": "SetStanding", "prompt": prompt, "answer": "ask"}
        if answer != "ask":
            action = {**action, "answer": "order", "order": {"kind": answer}}
        return _overview(call, await _set(call, glance, action))
    if answer in SIMPLE:
        action = {"do": "SetStanding", "prompt": prompt, "answer": answer}
        return _overview(call, await _set(call, glance, action))
    if prompt == VIZIER:
        return _wish_form(call, glance, wishes.present(glance.view(call.actor.user)))
    return _limit_form(call, glance)


async def change_draft(call: Call) -> Card:
    """Change a part of a wish that is not saved yet."""
    glance = await _game(call)
    _check_prompt(VIZIER, Words(glance, call.say))
    view: View = glance.view(call.actor.user)
    part, _, code = call.mark.detail.partition(".")
    return _wish_form(call, glance, wishes.changed(wishes.read(code, view), part, call.values, view))


async def change_order(call: Call) -> Card:
    """Save a wish, or change a limit."""
    glance = await _game(call)
    view: View = glance.view(call.actor.user)
    part, _, about = call.mark.detail.partition(".")
    if part == "save":
        draft = wishes.read(about, view)
        return _overview(call, await _set(call, glance, changed_wish(view, **draft.wish)))
    if part == "character":
        return _limit_form(call, glance, call.choice)
    if part == "limit":
        changes = changed_limits(view, about, _number(call.choice))
    elif part == "swap":
        changes = changed_limits(view, swap=call.choice == "swap")
    else:
        raise Refused("T-7", "question-is-closed")
    return _limit_form(call, await _set(call, glance, changes), about or JUGGLER)


async def _game(call: Call) -> Glance:
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    if view is None or glance.table.status is not Status.PLAYING:
        raise Refused("T-8", "table-is-" + glance.table.status)
    if view.viewer is None:
        raise Refused("T-6", "not-at-this-table")
    return glance


async def _set(call: Call, glance: Glance, action: Mapping[str, Any]) -> Glance:
    accepted = await call.host.do(glance.table.id, call.actor, Act(action), call.request)
    return accepted.glance


def _check_prompt(prompt: str, words: Words) -> None:
    if prompt not in words.prompts:
        raise Refused("C-23", "no-such-prompt")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refused("T-7", "question-is-closed")
    return int(text)


def _overview(call: Call, glance: Glance) -> Card:
    """List the auto-answers, each with what else could be chosen."""
    words, say = Words(glance, call.say), call.say
    if not words.prompts:
        return Card(say("answers-none"))
    view: View = glance.view(call.actor.user)
    parts: list[str | Row] = [say("orders-title")]
    for prompt in words.prompts:
        name, standing = _called(prompt, say), view.standing.get(prompt)
        parts.append(say("order-line", prompt=name, answer=described(prompt, standing, words)))
        mark = _mark(glance, "standing", prompt)
        if prompt == WISE_MAN:
            parts.append(Row([menu(say("choose-kind"), mark, _kinds_of(view, call))]))
        else:
            parts.append(switch(mark, _answers(standing.answer if standing else words.at_first, words)))
    return Card(*parts, _note(view, say))


def _note(view: View, say: Catalogue) -> str:
    """Say that whatever is set counts at once, to somebody who is asked right now (C-23)."""
    asked = view.window is not None and view.viewer in view.window.asked
    return say("orders-now") if asked and view.window and view.window.name in PROMPTS else ""


def _answers(present: str, words: Words) -> list[Entry]:
    """Offer the answers; where nobody is asked, to pass or to give an order (C-24)."""
    if words.orders_only:
        offered = {"pass": present != "order", "order": present == "order"}
    else:
        offered = {one: one == present for one in (*SIMPLE, "order")}
    return [Entry(one, words.say(f"pick-answer-{one}"), chosen) for one, chosen in offered.items()]


def _kinds_of(view: View, call: Call) -> list[Entry]:
    standing = view.standing.get(WISE_MAN)
    present = standing.order["kind"] if standing and standing.order else "ask"
    kinds = [Entry(kind, call.say(f"kind-{kind}"), chosen=kind == present) for kind in view.points[0]]
    return [Entry("ask", call.say("kind-best"), chosen=present == "ask"), *kinds]


def _wish_form(call: Call, glance: Glance, draft: wishes.Draft) -> Card:
    """Show a wish as far as it was clicked together."""
    view: View = glance.view(call.actor.user)
    words, say = Words(glance, call.say), call.say
    saved = preview(changed_wish(view, **draft.wish), words)
    text = "\n".join([say("panel-order-vizier"), say("order-preview", order=saved)])
    return Card(text, *wishes.rows(draft, view, glance.table.id, words), _note(view, say))


def _limit_form(call: Call, glance: Glance, about: str = "") -> Card:
    """Show the limits for auctions, and offer to change that for a character."""
    view: View = glance.view(call.actor.user)
    words, say = Words(glance, call.say), call.say
    text = "\n".join([say("panel-order-auction"), described(AUCTION, view.standing.get(AUCTION), words)])
    back = Row([button(say("button-orders"), Mark("orders", glance.table.id), emoji="📜")])
    return Card(text, *_limit_rows(call, glance, view, about), back, _note(view, say))


def _limit_rows(call: Call, glance: Glance, view: View, about: str) -> list[str | Row]:
    say, words, standing = call.say, Words(glance, call.say), view.standing.get(AUCTION)
    order: Mapping[str, Any] = (standing.order or {}) if standing else {}
    present = {**order.get("limits", {}), "others": order.get("others", 0)}
    names = {**{card: words.cards([card]) for card in words.characters}, "others": say("others-label")}
    cards = [Entry(card, name, chosen=card == about) for card, name in names.items()]
    mark = _mark(glance, "order", "character")
    rows: list[str | Row] = [Row([menu(say("choose-character"), mark._replace(step=f"{mark.step}{about}"), cards)])]
    if about in names:
        limits = [
            Entry(str(one), say("limit-label", number=one), one == present.get(about))
            for one in range(HIGHEST_LIMIT + 1)
        ]
        title = say("choose-limit", card=names[about])
        rows += [f"**{title}**", Row([menu(title, _mark(glance, "order", f"limit.{about}"), limits)])]
    if about == JUGGLER:
        swaps = bool(order.get("swap"))
        ways = [Entry("keep", say("juggler-keep"), not swaps), Entry("swap", say("juggler-swap"), swaps)]
        rows += [f"**{say('choose-juggler')}**", switch(_mark(glance, "order", "swap"), ways)]
    return rows


def _mark(glance: Glance, verb: str, detail: str) -> Mark:
    return Mark(verb, glance.table.id, detail=detail, step=glance.table.entries)


CONTROLS: Controls = {
    "orders": Control(orders),
    "standing": Control(choose_standing),
    "draft": Control(change_draft),
    "order": Control(change_order),
}
