"""The ids of all rules, those of the modules in files of their own; their words are in the catalogue."""

from functools import cache

from tabletop.datafile import read, rooms_with


@cache
def known_rules() -> frozenset[str]:
    """Return the ids of all rules."""
    rooms = [read(name, dict[str, list[str]]) for name in rooms_with("alhambra", "topics.json").values()]
    own = [rule for topics in rooms for rules in topics.values() for rule in rules]
    return frozenset([*read("alhambra/rules.json", list[str]), *own])
