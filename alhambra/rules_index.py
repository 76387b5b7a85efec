"""The ids of all rules; their words are in the catalogue."""

from functools import cache

from tabletop.datafile import read


@cache
def known_rules() -> frozenset[str]:
    """Give the ids of all rules."""
    return frozenset(read("alhambra/rules.json", list[str]))
