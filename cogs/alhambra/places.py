"""Where a tile may go: every place has its number, the same in the picture, on the buttons and for those who type."""

from collections.abc import Sequence
from typing import NamedTuple

from alhambra.actions import RemoveBuilding, SwapBuilding
from alhambra.view import How, PlayerView, Tile, View
from cogs.alhambra.sides import arrows_for
from cogs.alhambra.words import Words, goes_to_dirk
from cogs.controls import MenuLine
from render.alhambra.place import PlacePicture
from tabletop.cellname import Cell, cell_name
from tabletop.option import Option


class Places(NamedTuple):
    """The places of a tile: the picture that numbers them, and the choices in the order of the numbers."""

    picture: PlacePicture
    options: Sequence[Option]
    """First the numbered places, then what else can become of the tile."""

    def entries(self, words: Words, view: View) -> list[MenuLine]:
        """Name the choices."""
        some = len(self.picture.places)
        return [
            *(_place(number, option, words, view) for number, option in enumerate(self.options[:some], 1)),
            *(_elsewhere(option, words, view) for option in self.options[some:]),
        ]


def numbered(player: PlayerView, tile: Tile | None, options: Sequence[Option], words: Words) -> Places:
    """Number the places to which options lead."""
    at: dict[Cell, Option] = {}
    hows: dict[Cell, list[How]] = {}
    for option in options:
        if getattr(option.action, "cell", None) is not None:
            at.setdefault(option.action.cell, option)
            hows.setdefault(option.action.cell, []).append(getattr(option.action, "how", How()))
    others = [option for option in options if getattr(option.action, "cell", None) is None]
    to_dirk = [goes_to_dirk(option.action) for option in others]
    picture = PlacePicture.of(
        player,
        tile,
        at,
        hows=hows,
        reserve=not all(to_dirk),
        given_to="dirk" if any(to_dirk) else "",
        language=words.language,
    )
    return Places(picture, [*(at[place.cell] for place in picture.places), *others])


def _place(number: int, option: Option, words: Words, view: View) -> MenuLine:
    """Name a numbered place, and shorter for a button: the picture beside it tells of the wall."""
    say, action = words.say, option.action
    details: dict[str, str | int] = {"number": number, "cell": cell_name(action.cell)}
    if isinstance(action, SwapBuilding | RemoveBuilding):
        details["old"] = words.standing(action, view)
    old = words.emoji_on(action, view) if "old" in details else None
    if not hasattr(action, "tile"):
        return MenuLine(option.code, say("place-label-removed", **details), emoji=old)
    details["wall"] = words.wall_after_it(action, view)
    if "old" in details:
        return MenuLine(option.code, say("place-label-taken", **details), emoji=old)
    if gate := getattr(getattr(action, "how", None), "gate", ""):
        details["gate"] = arrows_for(gate, say)
        return MenuLine(option.code, say("place-label-gate", **details), short=say("place-button-gate", **details))
    return MenuLine(option.code, say("place-label", **details), short=say("place-button", **details))


def _elsewhere(option: Option, words: Words, view: View) -> MenuLine:
    short = words.say("button-to-dirk" if goes_to_dirk(option.action) else "button-to-reserve")
    return MenuLine(option.code, words.option(option.action, view), short=short, emoji=words.emoji(option.action, view))
