"""What a step names, looked up in the game in which it is taken."""

from collections.abc import Collection, Iterable

from alhambra.actions import Place
from alhambra.game import Game
from alhambra.grid import Cell
from alhambra.how import How
from alhambra.ledger import Position
from alhambra.purchase import PURCHASE
from alhambra.rulebook import rulebook
from alhambra.tools.scenario.part import rivals
from alhambra.tools.scenario.pieces import choose, known_tile
from alhambra.tools.scenario.shape import AtOnceKeys, CellName, HowKeys, PieceName, cell_of
from tabletop.tools.scenarios import Faulty


class Reader:
    """Who takes a step, and where: which of the equal cards is meant depends on who holds them."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.rules = rulebook(game.state.options)
        self.seat = seat

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards in hand."""
        return self.game.state.players[self.seat].hand

    @property
    def display(self) -> tuple[str | None, ...]:
        """The open cards."""
        return self.game.state.display

    def cards(self, names: Iterable[PieceName], held: Collection[str | None]) -> tuple[str, ...]:
        """Return the cards of some names, of those that are held if possible."""
        return choose(self.rules, names, held)

    def payment(self, names: Iterable[PieceName]) -> tuple[str, ...]:
        """Return the things of some names with which somebody pays, also such that lie in no hand (C-10)."""
        at = Position(self.rules, self.game.state)
        own = [item.id for part in self.rules.items for item in part(at, self.seat, PURCHASE)]
        return self.cards(names, (*self.hand, *own))

    def card(self, name: PieceName, held: Collection[str | None]) -> str:
        """Return the card of a name, one of those that are held if possible."""
        return choose(self.rules, [name], held)[0]

    def tile(self, name: PieceName) -> str:
        """Return the tile of a name."""
        return known_tile(self.rules, name)

    def place(self, keys: AtOnceKeys) -> Place:
        """Return where a tile goes that was got out of turn."""
        if keys.to is not None and keys.to not in rivals():
            raise Faulty(f"a tile is given to {' or '.join(rivals())}, not to {keys.to!r}")
        return Place(None if keys.at is None else self.cell(keys.at), keys.to is not None, self.how(keys))

    def how(self, keys: HowKeys) -> How:
        """Return in which manner a tile is placed."""
        return How(keys.turned, keys.gate).with_more(keys.more)

    def cell(self, name: CellName) -> Cell:
        """Return the cell of a name."""
        return cell_of(name)
