"""The checks themselves: each notices what it is there for."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from alhambra import Game, Options
from alhambra.events import TurnStarted
from alhambra.palace import Built, Palace
from alhambra.state import State, Turn
from alhambra.tools.invariants import check
from alhambra.tools.random_play import random_game
from tabletop.tools import simulating
from tabletop.tools.simulating import Broken, simulate
from tests.alhambra.games import positions, start


def spoilt(change: Callable[[State], State]) -> Game:
    state = change(start(3).state)
    return Game(state, state)


def build(*tiles: tuple[int, int, str, int]) -> Callable[[State], State]:
    """Let seat 0 have tiles of the bag in the palace."""

    def change(state: State) -> State:
        names = {tile[2] for tile in tiles}
        bag = tuple(tile for tile in state.secret.bag if tile not in names)
        state = replace(state, secret=replace(state.secret, bag=bag))
        return state.with_player(0, palace=Palace(tuple(Built(*tile) for tile in tiles)))

    return change


TILE = start(3).state.secret.bag[0]
OTHER = start(3).state.secret.bag[1]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda s: replace(s, secret=replace(s.secret, bag=s.secret.bag[1:])), "53 tiles instead of 54"),
        (lambda s: s.with_player(0, reserve=(TILE,)), "55 tiles instead of 54"),
        (lambda s: s.with_player(0, reserve=("castle",)), "castle"),
        (lambda s: replace(s, discard=("denar-1-a",)), "111 cards instead of 110"),
        (lambda s: s.with_player(1, hand=()), "cards instead of 110"),
        (lambda s: replace(s, due=(1,)), "111 cards instead of 110"),
        (build((2, 0, TILE, 0)), "the palace of seat 0 breaks B-56"),
        (build((1, 0, TILE, 8)), "the palace of seat 0 breaks B-53"),
        (build((0, 0, TILE, 0)), "the palace of seat 0 breaks B-85"),
        (lambda s: s.with_player(2, score=-1), "seat 2 has -1 points"),
        (lambda s: replace(s, agenda=()), "neither over nor waiting"),
        (lambda s: replace(s, winners=(0,)), "neither over nor waiting"),
    ],
)
def test_what_is_wrong_is_noticed(change: Callable[[State], State], fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        check(None, spoilt(change))


def test_a_hole_is_noticed() -> None:
    bag = start(3).state.secret.bag
    ring = [(x, y) for x in range(3) for y in range(-2, 1) if (x, y) not in ((0, 0), (1, -1))]
    tiles = tuple((x, y, tile, 0) for (x, y), tile in zip(ring, bag, strict=False))
    with pytest.raises(Broken, match="breaks B-57"):
        check(None, spoilt(build(*tiles)))


def test_turns_out_of_order_are_noticed() -> None:
    game = start(4)
    skipped = replace(game.state, turn=Turn((game.state.turn.seat + 2) % 4))
    with pytest.raises(Broken, match="new turns"):
        check(game, Game(skipped, skipped), (TurnStarted(skipped.turn.seat),))


def test_a_turn_that_does_not_pass_on_is_noticed() -> None:
    game = start(4)
    with pytest.raises(Broken, match="and 1 new turns seat"):
        check(game, game, (TurnStarted(game.state.turn.seat),))


def test_a_forgotten_scoring_is_noticed() -> None:
    last = list(positions(3, 1))[-1]
    forgotten = replace(last.state, scored=())
    with pytest.raises(Broken, match=r"a scored round is forgotten|cards instead of"):
        check(last, Game(forgotten, forgotten))


def test_a_sound_game_is_sound() -> None:
    check(None, start(2))
    check(start(5), start(5))


def test_a_simulation_names_the_game_and_the_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "TOO_LONG", 10)
    with pytest.raises(Broken, match=r"game 7, action 11 \(.*\): the game does not end"):
        simulate("alhambra", [7], partial(random_game, Options(3)), check, lambda: 0.0)


def test_a_simulation_counts() -> None:
    ticks = iter([1.0, 3.0])
    report = simulate("alhambra", range(1, 5), partial(random_game, Options(2)), check, lambda: next(ticks))
    assert (report.games, report.seconds, report.games_per_second) == (4, 2.0, 2.0)
    assert report.actions > 400
