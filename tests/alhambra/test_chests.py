"""Chests and falcons in random games: every piece is somewhere, and stands where it may."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import Options, view
from alhambra.base.scoring import is_building
from alhambra.ledger import Position
from alhambra.modules.falconers import falcons
from alhambra.modules.treasure_chamber import chests
from alhambra.player.mind import Mind
from alhambra.rulebook import rulebook
from alhambra.state import State
from alhambra.tools.random_play import numbered_seed, random_game
from tests.alhambra.games import position

MODULES = ("treasure_chamber", "falconers", "squares", "building_sites")


def at_of(state: State) -> Position:
    return Position(rulebook(state.options), state)


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4))
def test_every_chest_is_somewhere_and_on_a_building_of_its_colour(seed: int, players: int) -> None:
    for _, game, _ in random_game(Options(players, MODULES), numbered_seed(seed)):
        state = game.state
        kept, at = chests.KEPT.of(state), at_of(state)
        assert all(number >= 0 for number in chests.bag(state).values())
        owned = Counter(tile for who in range(players + len(state.rivals)) for tile in chests.chests_of(state, who))
        assert owned == Counter(list(kept.placed)), "each stands in a palace, or with the one who plays along"
        for tile, kind in kept.placed.items():
            assert at.rules.tiles[tile].kind == kind
            assert is_building(at, tile)


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_every_falcon_stands_between_four_buildings_that_have_its_kinds(seed: int) -> None:
    for _, game, _ in random_game(Options(3, MODULES), numbered_seed(seed)):
        kept = falcons.KEPT.of(game.state)
        assert kept.owned.keys() == kept.at.keys()
        if not kept.owned:
            continue
        free = falcons.KEPT.put(game.state, falcons.Perched())
        for falcon, seat in kept.owned.items():
            kinds = falcons.crossings(at_of(free), seat).get(kept.at[falcon], frozenset())
            assert kinds.issuperset(falcons.by_id()[falcon].kinds)
        places = [(seat, kept.at[falcon]) for falcon, seat in kept.owned.items()]
        assert len(places) == len(set(places))
        shown = sum(len(player.pieces) for player in view(game, None).players)
        assert shown == len(kept.owned)


CORNERS = {"1,0": "tower-12", "2,0": "garden-11", "1,1": "chambers-10", "2,1": "garden-12-s"}
FALCON = "falcon-black-white-green"
KEPT_THERE = {
    "treasure_chamber": {"placed": {"garden-11": "garden"}},
    "falconers": {"owned": {FALCON: "ann"}, "at": {FALCON: [2, 1]}},
}


@pytest.mark.parametrize("module", KEPT_THERE)
def test_the_bot_player_knows_what_leaves_with_a_building(module: str) -> None:
    given = {"palaces": {"ann": CORNERS}, "reserves": {"ann": ["garden-10-n"]}}
    gains = []
    for kept in ({}, {module: KEPT_THERE[module]}):
        game = position({**given, **kept}, modules=(module,))
        mind = Mind(view(game, 0))
        gains.append(mind.estate.gain_of_swapping(mind.own["garden-10-n"], (2, 0)))
    assert gains[0] is not None
    assert gains[1] is not None
    assert gains[1] < gains[0] - 2
