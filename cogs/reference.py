"""The rules of a game to look up: by topic, by id, or by words; and words that are explained."""

import re
from collections.abc import Sequence
from functools import cached_property

from tabletop.datafile import read
from texts.catalogue import Catalogue, keys

RULE_ID = re.compile(r"[a-z]+-\d+[a-z]?", re.IGNORECASE)
MOST_FOUND = 8
HOW_TO_PLAY, WORDS = "overview", "words"
"""The topics that are no chapters: one may be told in pictures, the other is a list."""


class Reference:
    """The rules of one game."""

    def __init__(self, game: str, explained: Sequence[str] = (), prefix: str = "") -> None:
        self._game = game
        self.explained = explained
        """The words that are explained."""
        self._prefix = prefix
        """What some ids begin with; whoever looks one up may leave it out."""

    @cached_property
    def _topics(self) -> dict[str, list[str]]:
        return read(f"{self._game}/topics.json", dict[str, list[str]])

    def topics(self) -> tuple[str, ...]:
        """List the topics."""
        return tuple(self._topics)

    def rules_of(self, topic: str) -> list[str]:
        """List the rules of a topic."""
        return self._topics[topic]

    def topic_text(self, topic: str, say: Catalogue) -> str:
        """Return a topic with its title."""
        text = f"## {say(f'topic-{topic}-title')}\n{say(f'topic-{topic}')}"
        return "\n".join([text, *(f"- {word_text(word, say)}" for word in self.explained)]) if topic == WORDS else text

    def rule_ids(self) -> list[str]:
        """List all rules that can be looked up."""
        return list(dict.fromkeys(rule for rules in self._topics.values() for rule in rules))

    def find_words(self, about: str, say: Catalogue) -> list[str]:
        """Find the words that are explained by what somebody typed."""
        typed = about.casefold().split()
        titles = {word: say(f"word-{word}-title").casefold() for word in self.explained}
        return [word for word, title in titles.items() if typed and all(one in title for one in typed)]

    def rules_beginning(self, typed: str) -> list[str]:
        """List the rules whose ids begin with what was typed."""
        start = typed.upper()
        return [
            rule
            for rule in self.rule_ids()
            if rule.startswith(start) or rule.removeprefix(self._prefix).startswith(start)
        ]

    def find_rules(self, about: str, say: Catalogue) -> list[str]:
        """Find rules by their ids, or by words in their titles and texts."""
        named = [rule for match in RULE_ID.findall(about) for rule in (match.upper(), self._prefix + match.upper())]
        found = list(dict.fromkeys(rule for rule in named if f"rule-{rule}" in keys("en")))
        if found:
            return found[:MOST_FOUND]
        words, rules = about.casefold().split(), self.rule_ids()
        titles = [rule for rule in rules if all(word in say(f"rule-{rule}-title").casefold() for word in words)]
        texts = [rule for rule in rules if all(word in say(f"rule-{rule}").casefold() for word in words)]
        return list(dict.fromkeys(titles + texts))[:MOST_FOUND] if words else []


def rule_text(rule: str, say: Catalogue) -> str:
    """Return a rule with its title."""
    return f"**{rule} · {say(f'rule-{rule}-title')}**\n{say(f'rule-{rule}')}"


def word_text(word: str, say: Catalogue) -> str:
    """Explain a word."""
    return f"**{say(f'word-{word}-title')}**: {say(f'word-{word}')}"
