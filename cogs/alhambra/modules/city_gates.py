"""What is said of city gates: who took a card, and between which cells a gate stands."""

from cogs.alhambra.room import Room, Said
from cogs.alhambra.words import Words
from tabletop.cellname import cell_name
from tabletop.rules import Plain

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _taken(words: Words, event: Plain) -> Said:
    return Said("GateTaken")


def _built(words: Words, event: Plain) -> Said:
    """Say which cells a gate joins."""
    (x, y), (east, south) = event["cell"], WAYS[event["side"]]
    return Said("GateBuilt", {"cell": cell_name((x, y)), "other": cell_name((x + east, y + south))})


ROOM = Room(
    deeds={"GateTaken": _taken, "GateBuilt": _built},
    told={
        "GateCardAppeared": lambda words, event, names: {},
        "GateCardDiscarded": lambda words, event, names: {},
    },
)
