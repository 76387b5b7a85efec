"""Finding what the rules of a game say about some words, in titles and texts, of topics and of rules."""

import re
from functools import lru_cache
from typing import NamedTuple

from cogs.card import clipped
from cogs.reference import Reference, titled
from cogs.typed import folded
from texts.catalogue import Catalogue

SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n+")
FORMATTING = re.compile(r"\*\*|^- ")
LONGEST_EXCERPT = 140
SHORTEST = 3
"""How many letters a word must have to be looked for where not all of them are found."""


class Found(NamedTuple):
    """Something that can be read: a topic or a rule, by its id, with its title and its text."""

    value: str
    title: str
    text: str
    is_topic: bool
    plain_title: str
    plain_text: str


@lru_cache(maxsize=8)
def everything(reference: Reference, say: Catalogue) -> tuple[Found, ...]:
    """List all that can be read about a game: first the topics, then the rules."""
    topics = [
        _found(topic, say(f"topic-{topic}-title"), _text(reference, topic, say), is_topic=True)
        for topic in reference.topics()
    ]
    rules = [
        _found(rule, titled(rule, say), reference.rule_text(rule, say), is_topic=False) for rule in reference.rule_ids()
    ]
    return (*topics, *rules)


def _text(reference: Reference, topic: str, say: Catalogue) -> str:
    """Return a topic with its title; what is told in pictures has no more than that."""
    return reference.topic_text(topic, say) if say.has(f"topic-{topic}") else ""


def _found(value: str, title: str, text: str, *, is_topic: bool) -> Found:
    text = text.partition("\n")[2]
    return Found(value, title, text, is_topic, folded(title), folded(text))


def search(reference: Reference, about: str, say: Catalogue) -> list[Found]:
    """Find what has all the words that somebody typed, those first that have them in their titles.

    Whoever asks in a sentence types words that no rule has: then whatever has most of them is found.
    """
    words = list(dict.fromkeys(folded(about).split()))
    known = everything(reference, say)
    if found := [one for one in known if words and _number(words, one) == len(words)]:
        return _best_first(found, words)
    words = [word for word in words if len(word) >= SHORTEST]
    most = max((_number(words, one) for one in known), default=0)
    if most < max(1, len(words) / 2):
        return []
    return _best_first([one for one in known if _number(words, one) == most], words)


def _number(words: list[str], one: Found) -> int:
    return sum(word in one.plain_title or word in one.plain_text for word in words)


def _best_first(found: list[Found], words: list[str]) -> list[Found]:
    return sorted(found, key=lambda one: -sum(word in one.plain_title for word in words))


def entitled(reference: Reference, about: str, say: Catalogue) -> str | None:
    """Return the topic that is called what somebody typed, of a module also without what all of them begin with."""
    plain = folded(about)
    named = [one for one in everything(reference, say) if one.is_topic and plain]
    return next((one.value for one in named if plain in (one.plain_title, one.plain_title.partition(": ")[2])), None)


def excerpt(one: Found, about: str) -> str:
    """Return the sentence of a text that has most of the words."""
    words = folded(about).split()
    sentences = [FORMATTING.sub("", part) for part in SENTENCE.split(one.text) if part.strip()]
    best = max(sentences, key=lambda part: sum(word in folded(part) for word in words), default="")
    return clipped(best, LONGEST_EXCERPT)
