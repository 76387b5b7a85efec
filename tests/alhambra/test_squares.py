"""What squares multiply, compared with the reference on random palaces."""

from random import Random

import pytest

from alhambra import Options
from alhambra.base.scoring import buildings_of
from alhambra.components import load, walls_of
from alhambra.ledger import Position
from alhambra.modules.squares import all_squares
from alhambra.palace import Built, Palace
from alhambra.rulebook import rulebook
from tests.alhambra.games import start
from tests.alhambra.palaces import legal_palaces
from tests.reference.palace import FOUNTAIN
from tests.reference.squares import Piece, counts


@pytest.mark.parametrize("seed", range(6))
def test_counts_equal_the_reference(seed: int) -> None:
    random, most = Random(seed), 0
    rules, state = rulebook(Options(3, ("squares",))), start(3, modules=("squares",)).state
    tiles, squares = (  # of few kinds, so that many meet
        [tile for tile in some if tile.kind in ("tower", "garden")] for some in (load().buildings, all_squares())
    )
    for known, _ in legal_palaces(random, 300):
        cells = [cell for cell in known if cell != FOUNTAIN]
        chosen = {cell: random.choice(squares if random.random() < 0.4 else tiles) for cell in cells}
        pieces = {cell: Piece(tile.kind, known[cell], tile.family == "square") for cell, tile in chosen.items()}
        palace = Palace(tuple(Built(*cell, tile.id, walls_of(known[cell])) for cell, tile in chosen.items()))
        expected = counts(pieces)
        found = buildings_of(Position(rules, state.with_player(0, palace=palace)), 0)
        assert {kind: found.get(kind, 0) for kind in load().kinds} == {kind: expected[kind] for kind in load().kinds}
        most = max(most, sum(expected.values()) - sum(not piece.is_square for piece in pieces.values()))
    assert most > 3
