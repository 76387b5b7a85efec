"""Master builders: what is offered after placing, and what their owner is told of them."""

from collections.abc import Iterable

from alhambra.modules.master_builders.redesign import PlayBuilder
from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from cogs.alhambra.words import Words
from tabletop.rules import Plain


def _option(words: Words, action: PlayBuilder, view: View) -> Details:
    return {"card": words.cards([action.card])}


def _played(words: Words, event: Plain) -> Said:
    return Said("BuilderPlayed", {"card": words.cards([event["card"]])})


def _held(words: Words, number: int) -> Iterable[str]:
    """Remind players of what they can do with those in hand."""
    return [words.say("hand-builders", number=number)] if number else []


ROOM = Room(
    options={"PlayBuilder": _option},
    deeds={"BuilderPlayed": _played},
    untold={"BuildersCounted", "BuildersDealt", "BuildersSpent"},
    changes_hands={"BuildersDealt", "BuildersSpent", "BuilderPlayed", "BuilderKept"},
    hand=_held,
)
