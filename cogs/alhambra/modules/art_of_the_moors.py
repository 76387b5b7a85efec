"""What is said of culture tiles: who got one, and how far they were developed."""

from cogs.alhambra.room import Room, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain


def _developed(words: Words, event: Plain) -> Said:
    return Said("CultureDeveloped", {"number": len(event["groups"])})


def _taken(words: Words, event: Plain) -> Said:
    return Said("CultureTaken", {"group": words.say(f"culture-group-{event['group']}")})


ROOM = Room(deeds={"CultureDeveloped": _developed, "CultureTaken": _taken}, untold={"LimitSet"})
