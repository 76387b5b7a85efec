"""What is said of city walls: which cards came up, and what was built with them."""

from typing import Any

from alhambra.view import View
from cogs.alhambra.room import Details, Room, Said
from cogs.alhambra.words import Words
from render.alhambra.layout.naming import walls_of
from tabletop.cellname import cell_name
from tabletop.rules import Plain

SIDES = "NESW"


def _sides(letters: str, words: Words) -> str:
    return walls_of(sum(1 << SIDES.index(letter.upper()) for letter in letters), words.say)


def _on_card(card: str, words: Words) -> str:
    """Name the sides that a card shows, which its id ends with."""
    return _sides(card.rpartition("-")[2], words)


def _option(words: Words, action: Any, view: View) -> Details:
    """Say on what a wall would stand, and where that is."""
    sides = _on_card(action.card, words)
    if not action.on:
        return {"where": "fountain", "sides": sides, "tile": "", "cell": ""}
    assert view.viewer is not None
    cells = {standing.tile.id: standing.cell for standing in view.players[view.viewer].palace}
    where, cell = ("palace", cell_name(cells[action.on])) if action.on in cells else ("other", "")
    return {"where": where, "sides": sides, "tile": words.tile(action.on), "cell": cell}


def _begins(words: Words, action: Any) -> tuple[str, str]:
    return action.card, words.say("choose-wall-card", sides=_on_card(action.card, words))


def _built(words: Words, event: Plain) -> Said:
    tile = words.tile(event["on"]) if event["on"] else ""
    where = "tile" if tile else "fountain"
    return Said("WallBuilt", {"where": where, "sides": _sides(event["sides"], words), "tile": tile})


def _appeared(words: Words, event: Plain, names: Any) -> Details:
    return {"sides": _on_card(event["card"], words)}


ROOM = Room(
    options={"BuildWall": _option},
    folds={"BuildWall": _begins},
    deeds={"WallBuilt": _built},
    told={"WallCardAppeared": _appeared},
    untold={"PiecesLeft"},
)
