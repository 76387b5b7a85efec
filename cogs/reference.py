"""The rules of a game to look up: by topic, by id, or by words; and words that are explained."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cogs.typed import folded
from tabletop.datafile import is_there, read, rooms_with
from texts.catalogue import Catalogue

RULE_ID = re.compile(r"[a-z]+-\d+[a-z]?", re.IGNORECASE)
MOST_FOUND = 8
HOW_TO_PLAY, WORDS = "overview", "words"
"""The topics that are no chapters: one may be told in pictures, the other is a list."""


class Chapter(NamedTuple):
    """Some topics together, as a menu offers them."""

    name: str
    title: str
    topics: Sequence[str]


Topics = Mapping[str, Sequence[str]]
"""The rules by the topics that they belong to."""


@cache
def _chapters(game: str) -> Topics:
    """Return the topics of a game with their rules, and then those of all tables."""
    names = (f"{game}/topics.json", "topics.json")
    own, shared = (read(name, dict[str, list[str]]) if is_there(name) else {} for name in names)
    return {topic: [*own.get(topic, ()), *shared.get(topic, ())] for topic in [*own, *shared]}


@cache
def _rooms(game: str) -> Mapping[str, Topics]:
    """Return what the modules of a game add: a topic of their own name, and rules of theirs in others."""
    return {room: read(name, dict[str, list[str]]) for room, name in rooms_with(game, "topics.json").items()}


class Reference:
    """The rules of one game."""

    def __init__(
        self,
        game: str,
        explained: Sequence[str] = (),
        prefix: str = "",
        modules: Callable[[], Sequence[str]] = lambda: (),
        today: Callable[[str], str] = lambda topic: topic,
        parted: Callable[[Sequence[str], Catalogue], Sequence[Chapter]] | None = None,
    ) -> None:
        self._game = game
        self.explained = explained
        """The words that are explained."""
        self._prefix = prefix
        """What some ids begin with; whoever looks one up may leave it out."""
        self._modules = modules
        """The modules in the order in which they are listed."""
        self.today = today
        """What a topic is called that a menu of an old message may call otherwise."""
        self._parted = parted or (lambda some, say: [Chapter("topic-module", say("choose-topic-module"), some)])
        """How the modules are parted into chapters."""

    def first(self) -> str:
        """Return the topic to begin with: how to play, if the game says that."""
        return HOW_TO_PLAY if HOW_TO_PLAY in self.chapters() else self.topics()[0]

    def chapters(self) -> tuple[str, ...]:
        """List the topics of the game itself."""
        return tuple(_chapters(self._game))

    def modules(self) -> tuple[str, ...]:
        """List the modules that can be looked up, each of which is a topic."""
        return tuple(room for room, topics in self._in_order() if room in topics)

    def contents(self, played: Sequence[str], say: Catalogue) -> list[Chapter]:
        """List the chapters: the game itself, the modules that are played, unless all are, and all modules."""
        modules = self.modules()
        here = [module for module in modules if module in played]
        found = [
            Chapter("topic", say("choose-topic"), self.chapters()),
            Chapter("topic-played", say("choose-topic-played"), here if len(here) < len(modules) else []),
            *(self._parted(modules, say) if modules else ()),
        ]
        return [chapter for chapter in found if chapter.topics]

    def topics(self) -> tuple[str, ...]:
        """List all topics."""
        return (*self.chapters(), *self.modules())

    def rules_of(self, topic: str) -> list[str]:
        """List the rules of a topic."""
        own = [rule for _, topics in self._in_order() for rule in topics.get(topic, ())]
        return list(dict.fromkeys([*_chapters(self._game).get(topic, ()), *own]))

    def _in_order(self) -> list[tuple[str, Topics]]:
        """Return what the modules add; what nobody chooses, since it belongs to the game, comes first."""
        listed = [*self._modules()]
        return sorted(_rooms(self._game).items(), key=lambda room: listed.index(room[0]) if room[0] in listed else -1)

    def topic_text(self, topic: str, say: Catalogue) -> str:
        """Return a topic with its title."""
        text = f"## {say(f'topic-{topic}-title')}\n{self._told(f'topic-{topic}', say)}"
        return "\n".join([text, *(f"- {word_text(word, say)}" for word in self.explained)]) if topic == WORDS else text

    def rule_ids(self) -> list[str]:
        """List all rules that can be looked up."""
        return list(dict.fromkeys(rule for topic in self.topics() for rule in self.rules_of(topic)))

    def find_words(self, about: str, say: Catalogue) -> list[str]:
        """Find the words that are explained by what somebody typed."""
        typed = folded(about).split()
        titles = {word: folded(say(f"word-{word}-title")) for word in self.explained}
        return [word for word, title in titles.items() if typed and all(one in title for one in typed)]

    def rules_beginning(self, typed: str) -> list[str]:
        """List the rules whose ids begin with what was typed."""
        start = typed.upper()
        return [
            rule
            for rule in self.rule_ids()
            if rule.startswith(start) or rule.removeprefix(self._prefix).startswith(start)
        ]

    def named_rules(self, about: str) -> list[str]:
        """Find the rules whose ids somebody typed."""
        named = [rule for match in RULE_ID.findall(about) for rule in (match.upper(), self._prefix + match.upper())]
        known = set(self.rule_ids())
        return list(dict.fromkeys(rule for rule in named if rule in known))[:MOST_FOUND]

    def rule_text(self, rule: str, say: Catalogue) -> str:
        """Return a rule with its title."""
        return f"**{titled(rule, say)}**\n{self._told(f'rule-{rule}', say)}"

    def _told(self, key: str, say: Catalogue) -> str:
        """Return a text, with a line for each module that adds something to it."""
        further = [f"{key}-{room}" for room, _ in self._in_order()]
        return "\n".join([say(key), *(f"- {say(one)}" for one in further if say.has(one))])


def word_text(word: str, say: Catalogue) -> str:
    """Explain a word."""
    return f"**{say(f'word-{word}-title')}**: {say(f'word-{word}')}"


def titled(rule: str, say: Catalogue) -> str:
    """Name a rule by its id and its title."""
    return say.line([rule, say(f"rule-{rule}-title")])
