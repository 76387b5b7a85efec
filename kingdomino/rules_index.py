"""The ids of all rules; their words are in the catalogue."""

from functools import cache

from tabletop.datafile import read


@cache
def known_rules() -> frozenset[str]:
    """Return the ids of all rules."""
    topics = read("kingdomino/topics.json", dict[str, list[str]])
    return frozenset(rule for rules in topics.values() for rule in rules)
