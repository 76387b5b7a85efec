"""Dominoes, cells and actions in words."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cogs.emojis import IN_WORDS, Emojis
from cogs.kingdomino.hiding import hides_points
from cogs.names import written_names
from host.glance import Glance
from kingdomino.actions import Action, ChooseDomino, PlaceDomino
from kingdomino.view import Number, Square, View, best_gain, cell_name, dominoes, gain_of
from render.kingdomino.emojis import seat_emoji
from render.kingdomino.layout.naming import land_called
from tabletop.cellname import Cell
from texts.catalogue import Catalogue


class Words:
    """Kingdomino in the words of a language, at one table."""

    def __init__(self, glance: Glance, say: Catalogue, emojis: Emojis = IN_WORDS) -> None:
        self.say = say
        names = enumerate(written_names(glance.table, say))
        self.names = [emojis.before(seat_emoji(seat), name) for seat, name in names]
        self._emojis = emojis
        self.hides_points = hides_points(glance)

    def domino(self, number: Number) -> str:
        """Name a domino by its number and what it shows, such as 29 (forest 1👑, grassland)."""
        return self._domino(number, self._emojis)

    def _domino(self, number: Number, emojis: Emojis) -> str:
        known = dominoes().get(number)
        if known is None:  # somebody has made one up
            return str(number)
        squares = [self._square(square, emojis) for square in (known.first, known.second)]
        return self.say("domino-told", number=number, squares=self.say.row(squares))

    def _square(self, square: Square, emojis: Emojis) -> str:
        land = emojis.before(square.terrain, land_called(square.terrain, self.say))
        return self.say("square-told", sort=land, number=square.crowns)

    def dominoes(self, numbers: Iterable[Number]) -> str:
        """Name several dominoes."""
        return self.say.row([self.domino(number) for number in numbers])

    def place(self, first: Cell, second: Cell) -> str:
        """Name where a domino lies, such as H7 → I7."""
        return self.say("place-told", first=cell_name(first), second=cell_name(second))

    def option(self, action: Action, view: View) -> str:
        """Say what an action does, short enough for a menu."""
        if isinstance(action, PlaceDomino) and view.domino is not None:
            assert view.viewer is not None
            gain = gain_of(view.players[view.viewer].kingdom, view.domino, action.first, action.second)
            return self.gained(self.place(action.first, action.second), gain)
        if isinstance(action, ChooseDomino):
            return self.choice(action.number, view)
        return self.say(f"option-{type(action).__name__}")

    def choice(self, number: Number, view: View) -> str:
        """Say what taking a domino could bring; in a menu, emojis would be read as they are written."""
        assert view.viewer is not None
        gain = best_gain(view.players[view.viewer].kingdom, number, view.size)
        domino = self._domino(number, IN_WORDS)
        if gain is None:
            return self.say("option-fits-nowhere", domino=domino)
        return self.gained(domino, gain, at_most=True)

    def gained(self, label: str, gain: int, *, at_most: bool = False) -> str:
        """Add to a label what it would bring, unless points are hidden."""
        if self.hides_points:
            return label
        return self.say("gained-at-most" if at_most else "gained", label=label, gain=gain)

    def params(self, given: Mapping[str, Any]) -> dict[str, str | int]:
        """Put the parameters of a refusal into words."""
        ways: Mapping[str, Callable[[Any], str | int]] = {
            "domino": self.domino,
            "dominoes": self.dominoes,
            "free": self.dominoes,
            "line": self.dominoes,
            "first": cell_name,
            "second": cell_name,
            "king": self.names.__getitem__,
            "turn": lambda seat: self.say("nobody") if seat is None else self.names[seat],
            "option": lambda name: self.say(f"variant-{name}"),
        }
        return {name: ways[name](value) if name in ways else value for name, value in given.items()}
