"""The ids of all rules, with a few words on what each is about."""

from functools import cache

from tabletop.datafile import read


@cache
def rule_titles() -> dict[str, str]:
    """Give the title of each rule by its id."""
    return read("alhambra/rules.json", dict[str, str])


def known_rules() -> frozenset[str]:
    """Give the ids of all rules."""
    return frozenset(rule_titles())
