"""What is said of the invaders: who has looked ahead, from where they came, and what a forecast leaves open."""

from collections.abc import Iterator, Sequence
from typing import Any

from alhambra.actions import Action
from alhambra.view import SIDES, View
from cogs.alhambra.room import Room, Said
from cogs.alhambra.words import Words, kind_of
from tabletop.rules import Plain

PURCHASES = ("BuyBuilding", "BuyWithPatron")


def _won(words: Words, event: Plain) -> Said:
    return Said("ScoutWon", {"card": words.cards([event["card"]])})


def _known(words: Words, shown: Any) -> Iterator[str]:
    """Say from where the next attack comes to somebody who has looked; where it lies open, all see it anyway."""
    if shown.attack is not None and not shown.is_open:
        yield words.say("attack-own", attack=words.cards([shown.attack.id]))


def _foretold(words: Words, shown: Any, names: Sequence[str]) -> Iterator[str]:
    """Say how many sides of each palace are exposed, instead of the attack (C-34)."""
    say = words.say
    for name, sides in zip(names, shown.exposed, strict=True):
        numbers = {f"side-{side.lower()}": number for side, number in zip(SIDES, sides, strict=True)}
        yield say("exposed-sides", who=name, **numbers)
    if shown.attacks_left:
        yield say("exposed-note")


def _wins_scout(words: Words, action: Action, view: View) -> bool:
    """Return whether a purchase wins a scout, and so shows something."""
    shown: Any = view.parts.get("invaders")
    if shown is None or kind_of(action) not in PURCHASES:
        return False
    kinds = {card.kind for card in shown.scouts}
    tiles = {tile.id: tile.kind for tile in view.market if tile is not None}
    return tiles.get(getattr(action, "tile", "")) in kinds and (
        not hasattr(action, "pay") or not words.surplus(action, view)
    )


ROOM = Room(
    deeds={"ScoutWon": _won},
    told={
        "ScoutsTurnedUp": lambda words, event, names: {"cards": words.cards(event["cards"])},
        "AttackTurnedUp": lambda words, event, names: {"attack": words.cards([event["card"]])},
        "InvadersAttacked": lambda words, event, names: {"attack": words.cards([event["card"]])},
    },
    untold={"AttackSeen"},
    changes_hands={"AttackSeen"},
    hand=_known,
    foretells=_foretold,
    uncovers=_wins_scout,
)
