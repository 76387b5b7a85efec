"""A place is a cell and all that is chosen there, judged as one (C-31): turns, gates, and what modules add."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Game, Options, apply, legal_actions, view
from alhambra.actions import AddBuilding, RemoveBuilding, SwapBuilding, action_to_plain
from alhambra.codec import action_from_plain, decode, encode
from alhambra.how import How
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import Whereto
from tabletop.refused import Refused
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in

STALL = "stall-3"


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


def position(palace: dict[str, str], reserve: list[str], **kept: Any) -> Game:
    given = {"palaces": {"ann": palace}, "reserves": {"ann": reserve}, "fair": kept}
    return build(read_scenario({"id": "x", "players": ["ann", "ben", "cem"], "modules": ["fair"], "given": given}))


def ways(game: Game, tile: str) -> dict[tuple[int, int], list[How]]:
    found: dict[tuple[int, int], list[How]] = {}
    for action in legal_actions(game, 0):
        if isinstance(action, AddBuilding) and action.tile == tile:
            found.setdefault(action.cell, []).append(action.how)
    return found


def played(options: Options, seed: str) -> Iterator[Game]:
    yield from (after for before, after, _ in random_game(options, seed) if before is not None)


def refusal(game: Game, action: Any) -> str:
    with pytest.raises(Refused) as refused:
        apply(game, action)
    return refused.value.rule


def test_each_turn_is_a_choice_of_its_own_and_left_out_it_is_the_first_that_is_legal() -> None:
    game = position({}, [STALL])
    assert ways(game, STALL)[0, 1] == [How(1), How(2), How(3)]  # with its wall in the north one could not walk there
    after = apply(game, AddBuilding(0, STALL, (0, 1))).game
    [built] = after.state.players[0].palace.tiles
    assert (built.walls, built.turned) == (2, 1)
    assert refusal(game, AddBuilding(0, STALL, (0, 1), How(0))) == "B-53"
    assert decode(encode(after)).state == after.state


def test_what_may_not_be_turned_stands_as_it_is_printed() -> None:
    game = position({"1,0": STALL}, ["tower-11-n"])
    assert refusal(game, AddBuilding(0, "tower-11-n", (0, -1), How(1))) == "B-54"
    assert refusal(game, SwapBuilding(0, "tower-11-n", (1, 0), How(1))) == "B-54"
    assert ways(game, "tower-11-n")[0, -1] == [How()]


def test_a_swapped_tile_may_be_turned_and_pieces_turn_with_it() -> None:
    game = position({"1,0": "tower-12"}, [STALL], fenced={STALL: "S"})
    swaps = [one.how for one in legal_actions(game, 0) if isinstance(one, SwapBuilding)]
    assert swaps == [How(0), How(2)]  # walls in the north and in the south, where it is not turned
    built = apply(game, SwapBuilding(0, STALL, (1, 0))).game.state.players[0].palace.tiles[0]
    assert built.walls == 0b0101
    turned = apply(position({}, [STALL], fenced={STALL: "S"}), AddBuilding(0, STALL, (0, 1))).game
    assert turned.state.players[0].palace.tiles[0].walls == 0b1010
    shown = view(position({}, [STALL], fenced={STALL: "S"}), 1).players[0].reserve[0]
    assert shown.walls == 0b0101


def test_what_is_chosen_besides_is_part_of_the_placement() -> None:
    game = position({}, [STALL])
    offered = view(game, 0).besides
    assert offered[Whereto(STALL, (1, 0), How(0))] == {"fair": ("blue", "red")}
    assert not view(game, 1).besides
    red = AddBuilding(0, STALL, (1, 0), How(0).with_more({"fair": "red"}))
    after = apply(game, red).game
    assert fair.KEPT.of(after.state).flags == {STALL: "red"}
    assert refusal(game, AddBuilding(0, STALL, (1, 0), How(0, "", (("fair", "green"),)))) == "V-FAI-6"
    assert refusal(game, AddBuilding(0, STALL, (1, 0), How(0, "", (("medina", "red"),)))) == "C-31"
    plain = action_to_plain(red)
    assert plain["how"] == {"turned": 0, "more": (("fair", "red"),)}
    assert action_from_plain(plain, game.state.options) == red
    assert "how" not in action_to_plain(AddBuilding(0, STALL, (1, 0)))


def test_a_locked_tile_neither_leaves_nor_makes_place() -> None:
    free = position({"1,0": STALL}, ["tower-11-n"], flags={STALL: "blue"})
    locked = position({"1,0": STALL}, ["tower-11-n"], flags={STALL: "red"})
    assert RemoveBuilding(0, (1, 0)) in legal_actions(free, 0)
    assert SwapBuilding(0, "tower-11-n", (1, 0)) in legal_actions(free, 0)
    assert not [one for one in legal_actions(locked, 0) if isinstance(one, RemoveBuilding | SwapBuilding)]
    assert refusal(locked, RemoveBuilding(0, (1, 0))) == "V-FAI-6"
    assert refusal(locked, SwapBuilding(0, "tower-11-n", (1, 0))) == "V-FAI-6"


def test_one_walks_through_a_gate_and_to_all_else_it_is_a_wall() -> None:
    game = position({"1,0": "tower-11-n"}, ["garden-12-s", "tower-12"], ribbon="ann")
    tile = "garden-12-s"
    assert ways(game, tile).get((1, -1)) == [How(None, "S")]
    assert refusal(game, AddBuilding(0, tile, (1, -1))) == "B-56"
    after = apply(game, AddBuilding(0, tile, (1, -1), How(None, "S"))).game
    palace = after.state.players[0].palace
    assert palace.gates == ((1, -1, 2),)
    assert palace.gated == {(1, -1), (1, 0)}
    check(game, after)
    assert decode(encode(after)).state.players[0].palace.grid.gates == palace.grid.gates
    assert [edge.side for edge in view(after, 1).players[0].gates] == [2]


def test_whole_games_offer_only_what_is_accepted() -> None:
    kinds = set()
    for game in played(Options(3, ("fair",)), numbered_seed(4)):
        for seat in range(3):
            for action in legal_actions(game, seat):
                if how := getattr(action, "how", None):
                    kinds.add(type(action).__name__)
                    after = apply(game, action).game
                    check(game, after)
                    assert how.turned is None or after.state.players[seat].palace.tiles[-1].turned == how.turned
    assert {"AddBuilding", "PlaceBuilding"} & kinds
