"""The names of pieces in scenarios: equal cards go without the letter of the copy."""

from collections.abc import Collection, Iterable

from alhambra.rulebook import Rulebook
from alhambra.tools.scenario.shape import PieceName
from tabletop.tools.scenarios import Faulty


def plain_name(rules: Rulebook, card: str) -> PieceName:
    """Return the name of a card without the letter of the copy."""
    return card.rpartition("-")[0] if card in rules.money else card


def copies(rules: Rulebook, name: PieceName) -> list[str]:
    """Return the cards, tiles and other things of the game that a name stands for."""
    found = [card for card in rules.cards if name in (card, plain_name(rules, card))]
    found += [piece for piece in (*rules.tiles, *rules.things) if piece == name]
    if not found:
        raise Faulty(f"unknown piece {name!r}")
    return found


def known_tile(rules: Rulebook, name: object) -> str:
    """Return the tile of a name."""
    if name not in rules.tiles:
        raise Faulty(f"unknown tile {name!r}")
    return str(name)


def choose(rules: Rulebook, names: Iterable[PieceName], held: Collection[str | None]) -> tuple[str, ...]:
    """Return a card for each name, held ones first, none twice as long as there are enough."""
    chosen: list[str] = []
    for name in names:
        all_copies = copies(rules, name)
        free = [card for card in all_copies if card not in chosen] or all_copies
        chosen.append(next((card for card in free if card in held), free[0]))
    return tuple(chosen)


class Box:
    """The pieces that a position has not used yet."""

    def __init__(self, rules: Rulebook, pieces: Iterable[str]) -> None:
        self.rules = rules
        self.left = list(pieces)

    def take(self, name: PieceName) -> str:
        """Take a piece out of the box."""
        piece = next((piece for piece in copies(self.rules, name) if piece in self.left), None)
        if piece is None:
            raise Faulty(f"{name} is used more often than there are such pieces")
        self.left.remove(piece)
        return piece

    def take_all(self, names: Iterable[PieceName]) -> tuple[str, ...]:
        """Take several pieces out of the box."""
        return tuple(self.take(name) for name in names)
