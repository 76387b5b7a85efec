"""Auto-answers in words: what they say, and what somebody types (C-23)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from alhambra.view import StandingAnswer, View
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from cogs.typed import folded, is_word
from tabletop.refused import Refused

SIMPLE = ("ask", "able", "pass", "rest")
BEST = "best"
"""Stands for `ask`, where the rules answer best."""


def described(prompt: str, standing: StandingAnswer | None, words: Words) -> str:
    """Say what somebody answers without being asked."""
    form = rooms().form(prompt)
    if standing is not None and standing.answer == "order" and standing.order is not None and form is not None:
        return form.described(standing.order, words)
    if form is not None and form.asks:
        return words.say(form.asks)
    return simple(standing.answer if standing else words.at_first, words)


def simple(answer: str, words: Words) -> str:
    """Say an auto-answer; where nobody is asked, to be asked is to pass (C-24)."""
    asks = answer in ("ask", "able")
    return words.say("answer-ask-nobody" if asks and words.orders_only else f"answer-{answer}")


class Answer(NamedTuple):
    """What is to be answered, with an order if that takes more than a word."""

    word: str
    order: Mapping[str, Any] | None = None


def ordered(order: Mapping[str, Any]) -> Answer:
    """Return an order as an answer."""
    return Answer("order", order)


def typed(prompt: str, text: str, words: Words, view: View) -> Answer:
    """Read an auto-answer as somebody types it, or say what is not understood."""
    plain, form = text.strip(), rooms().form(prompt)
    word = next((one for one in (*SIMPLE, BEST) if is_word(plain, one, words.say)), None)
    if word is not None:
        return Answer("ask" if word == BEST else word)
    if form is None:
        raise unreadable(plain)
    return ordered(form.read(plain, words, view))


def unreadable(text: str) -> Refused:
    """Say that something is not understood."""
    return Refused("C-23", "order-unreadable", text=text[:40])


def one_of(text: str, called: Mapping[str, tuple[str, ...]]) -> str:
    """Find the only thing that has a name with a word that begins with what was typed."""
    wanted = folded(text).removesuffix("s")
    found = [key for key, names in called.items() if any(_matches(name, wanted) for name in names)]
    if len(found) != 1:
        raise unreadable(text)
    return found[0]


def _matches(name: str, wanted: str) -> bool:
    return bool(wanted) and (name.startswith(wanted) or any(word.startswith(wanted) for word in name.split()))
