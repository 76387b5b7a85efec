"""Standing orders: a private place to see and change what one answers without being asked (C-23)."""

from collections.abc import Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra.orders import SIMPLE, changed_limits, changed_wish, described, simple, typed
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, Entry, Mark, button, menu
from host.commands import Act
from host.glance import Glance
from host.table import Status
from tabletop.refused import Refused

HIGHEST_LIMIT = 24
PRICES = range(2, 14)
WISE_MAN = "wise man"
JUGGLER = "character-travelling-magician"


async def orders(call: Call) -> Card:
    """Show all standing answers."""
    return _overview(call, await _game(call))


async def give_orders(call: Call, given: Mapping[str, str | None]) -> Card:
    """Change the standing answers that were typed; without any, show them."""
    glance = await _game(call)
    words, view = Words(glance, call.say), glance.view(call.actor.user)
    actions = []
    for prompt, text in given.items():
        if text is not None:
            _check_prompt(prompt, words)
            actions.append(typed(prompt, text, words, view))
    for number, action in enumerate(actions):  # only when all of them are understood
        glance = await _set(call, glance, action, number)
    return _overview(call, glance)


async def choose_standing(call: Call) -> Card:
    """Choose a standing answer in its menu; an order is put together in a panel of its own."""
    glance, prompt = await _game(call), call.mark.detail
    _check_prompt(prompt, Words(glance, call.say))
    if prompt == WISE_MAN:
        action: Mapping[str, Any] = {"do": "SetStanding", "prompt": prompt, "answer": "ask"}
        if call.choice != "ask":
            action = {**action, "answer": "order", "order": {"kind": call.choice}}
        return _overview(call, await _set(call, glance, action))
    if call.choice in SIMPLE:
        action = {"do": "SetStanding", "prompt": prompt, "answer": call.choice}
        return _overview(call, await _set(call, glance, action))
    view: View = glance.view(call.actor.user)
    if prompt not in view.standing or view.standing[prompt].answer != "order":
        action = changed_wish(view) if prompt == "vizier" else changed_limits(view)
        glance = await _set(call, glance, action)
    return _form(call, glance, prompt)


async def change_order(call: Call) -> Card:
    """Change a part of an order."""
    glance = await _game(call)
    view: View = glance.view(call.actor.user)
    part, _, about = call.mark.detail.partition(".")
    if part == "character":
        return _form(call, glance, "auction", call.choice)
    changes: Mapping[str, Any] | None = {
        "kinds": lambda: changed_wish(view, kinds=[kind for kind in view.points[0] if kind in call.values]),
        "price": lambda: changed_wish(view, at_most=_number(call.choice)),
        "money": lambda: changed_wish(view, money_only=call.choice == "only"),
        "limit": lambda: changed_limits(view, about, _number(call.choice)),
        "swap": lambda: changed_limits(view, swap=call.choice == "swap"),
    }.get(part, lambda: None)()
    if changes is None:
        raise Refused("T-7", "question-is-closed")
    glance = await _set(call, glance, changes)
    return _form(call, glance, "auction" if part in ("limit", "swap") else "vizier", about)


async def _game(call: Call) -> Glance:
    glance = await call.table()
    view: View | None = glance.view(call.actor.user)
    if view is None or glance.table.status is not Status.PLAYING:
        raise Refused("T-8", "table-is-" + glance.table.status)
    if view.viewer is None:
        raise Refused("T-6", "not-at-this-table")
    return glance


async def _set(call: Call, glance: Glance, action: Mapping[str, Any], number: int = 0) -> Glance:
    request = f"{call.request}-{number}" if number else call.request
    accepted = await call.host.do(glance.table.id, call.actor, Act(action), request)
    return accepted.glance


def _check_prompt(prompt: str, words: Words) -> None:
    if prompt not in words.prompts:
        raise Refused("C-23", "no-such-prompt")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refused("T-7", "question-is-closed")
    return int(text)


def _overview(call: Call, glance: Glance) -> Card:
    """List the standing answers, with a menu for each."""
    words, say = Words(glance, call.say), call.say
    if not words.prompts:
        return Card(say("orders-none"))
    view: View = glance.view(call.actor.user)
    lines, rows = [say("orders-title")], []
    for prompt in words.prompts:
        name, standing = say(f"prompt-{prompt.replace(' ', '-')}"), view.standing.get(prompt)
        lines.append(say("order-line", prompt=name, answer=described(prompt, standing, words)))
        entries = (
            _kinds_of(view, call) if prompt == WISE_MAN else _answers(standing.answer if standing else "ask", words)
        )
        rows.append(Row([menu(say("choose-standing", prompt=name), _mark(glance, "standing", prompt), entries)]))
    return Card("\n".join(lines), *rows)


def _answers(present: str, words: Words) -> list[Entry]:
    return [Entry(one, simple(one, words), chosen=one == present) for one in (*SIMPLE, "order")]


def _kinds_of(view: View, call: Call) -> list[Entry]:
    standing = view.standing.get(WISE_MAN)
    present = standing.order["kind"] if standing and standing.order else "ask"
    kinds = [Entry(kind, call.say(f"kind-{kind}"), chosen=kind == present) for kind in view.points[0]]
    return [Entry("ask", call.say("kind-best"), chosen=present == "ask"), *kinds]


def _form(call: Call, glance: Glance, prompt: str, about: str = "") -> Card:
    """Show an order with menus for its parts."""
    view: View = glance.view(call.actor.user)
    words, say = Words(glance, call.say), call.say
    text = "\n".join([say(f"panel-order-{prompt}"), described(prompt, view.standing.get(prompt), words)])
    rows = _wish_rows(call, glance, view) if prompt == "vizier" else _limit_rows(call, glance, view, about)
    return Card(text, *rows, Row([button(say("button-orders"), Mark("orders", glance.table.id), emoji="📜")]))


def _wish_rows(call: Call, glance: Glance, view: View) -> list[Row]:
    say, order = call.say, view.standing["vizier"].order or {}
    wish: Mapping[str, Any] = (order.get("wishes") or [{}])[0]
    kinds = [Entry(kind, say(f"kind-{kind}"), chosen=kind in wish.get("kinds", ())) for kind in view.points[0]]
    prices = [Entry(str(one), say("price-label", number=one), chosen=wish.get("at_most") == one) for one in PRICES]
    only = bool(wish.get("money_only"))
    money = [Entry("any", say("money-any"), chosen=not only), Entry("only", say("money-only"), chosen=only)]
    return [
        Row([menu(say("choose-kinds"), _mark(glance, "order", "kinds"), kinds, least=0, most=len(kinds))]),
        Row([menu(say("choose-price"), _mark(glance, "order", "price"), prices)]),
        Row([menu(say("choose-money-kind"), _mark(glance, "order", "money"), money)]),
    ]


def _limit_rows(call: Call, glance: Glance, view: View, about: str) -> list[Row]:
    say, words = call.say, Words(glance, call.say)
    names = {**{card: words.cards([card]) for card in words.characters}, "others": say("others-label")}
    cards = [Entry(card, name, chosen=card == about) for card, name in names.items()]
    rows = [Row([menu(say("choose-character"), _mark(glance, "order", "character"), cards)])]
    if about in names:
        limits = [Entry(str(one), say("limit-label", number=one)) for one in range(HIGHEST_LIMIT + 1)]
        title = say("choose-limit", card=names[about])
        rows.append(Row([menu(title, _mark(glance, "order", f"limit.{about}"), limits)]))
    if about == JUGGLER:
        swaps = bool((view.standing["auction"].order or {}).get("swap"))
        ways = [Entry("keep", say("juggler-keep"), chosen=not swaps), Entry("swap", say("juggler-swap"), chosen=swaps)]
        rows.append(Row([menu(say("choose-juggler"), _mark(glance, "order", "swap"), ways)]))
    return rows


def _mark(glance: Glance, verb: str, detail: str) -> Mark:
    return Mark(verb, glance.table.id, detail=detail)


CONTROLS: Controls = {
    "orders": Control(orders),
    "standing": Control(choose_standing),
    "order": Control(change_order),
}
