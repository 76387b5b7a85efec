"""The rules to look up: by topic, by id, or by words; and words that are explained."""

import re
from functools import cache

from tabletop.datafile import read
from texts.catalogue import Catalogue, keys

RULE_ID = re.compile(r"[a-z]+-\d+[a-z]?", re.IGNORECASE)
OF_A_MODULE = "V-"
"""What the ids of a module’s rules begin with; whoever looks one up may leave it out."""

MOST_FOUND = 8
HOW_TO_PLAY, WORDS = "overview", "words"
"""The topics that are no chapters: one is told in pictures, the other is a list."""
EXPLAINED = ("walls", "reserve", "exact", "places", "longest-wall", "scoring-card", "stall", "redesign", "dirk")
"""The words that are explained."""


@cache
def _topics() -> dict[str, list[str]]:
    return read("alhambra/topics.json", dict[str, list[str]])


def topic_ids() -> tuple[str, ...]:
    """List the topics."""
    return tuple(_topics())


def topic_rules(topic: str) -> list[str]:
    """List the rules of a topic."""
    return _topics()[topic]


def topic_text(topic: str, say: Catalogue) -> str:
    """Give a topic with its title."""
    text = f"## {say(f'topic-{topic}-title')}\n{say(f'topic-{topic}')}"
    return "\n".join([text, *(f"- {word_text(word, say)}" for word in EXPLAINED)]) if topic == WORDS else text


def rule_ids() -> list[str]:
    """List all rules that can be looked up."""
    return list(dict.fromkeys(rule for rules in _topics().values() for rule in rules))


def rule_text(rule: str, say: Catalogue) -> str:
    """Give a rule with its title."""
    return f"**{rule} · {say(f'rule-{rule}-title')}**\n{say(f'rule-{rule}')}"


def word_text(word: str, say: Catalogue) -> str:
    """Explain a word."""
    return f"**{say(f'word-{word}-title')}**: {say(f'word-{word}')}"


def find_words(about: str, say: Catalogue) -> list[str]:
    """Find the words that are explained by what somebody typed."""
    typed = about.casefold().split()
    return [word for word in EXPLAINED if typed and all(one in say(f"word-{word}-title").casefold() for one in typed)]


def rules_beginning(typed: str) -> list[str]:
    """List the rules whose ids begin with what was typed."""
    start = typed.upper()
    return [rule for rule in rule_ids() if rule.startswith(start) or rule.removeprefix(OF_A_MODULE).startswith(start)]


def find_rules(about: str, say: Catalogue) -> list[str]:
    """Find rules by their ids, or by words in their titles and texts."""
    named = [rule for match in RULE_ID.findall(about) for rule in (match.upper(), OF_A_MODULE + match.upper())]
    found = list(dict.fromkeys(rule for rule in named if f"rule-{rule}" in keys("en")))
    if found:
        return found[:MOST_FOUND]
    words = about.casefold().split()
    titles = [rule for rule in rule_ids() if all(word in say(f"rule-{rule}-title").casefold() for word in words)]
    texts = [rule for rule in rule_ids() if all(word in say(f"rule-{rule}").casefold() for word in words)]
    return list(dict.fromkeys(titles + texts))[:MOST_FOUND] if words else []
