"""The encoding: nothing is lost, older versions are read, damage is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra import Game, Options, codec, legal_actions, seats_to_act
from alhambra.actions import action_to_plain
from alhambra.codec import VERSION, action_from_plain, decode, encode
from tabletop.unreadable import Unreadable
from tests.alhambra.games import ALL, log_of, positions, some_positions, start

GAMES = Path(__file__).parent.parent / "games"


@pytest.mark.parametrize(("players", "modules"), [*((players, ()) for players in range(2, 7)), (2, ALL), (5, ALL)])
def test_a_game_comes_back_as_it_was(players: int, modules: tuple[str, ...]) -> None:
    for game in positions(players, players, modules):
        again = decode(encode(game))
        assert again == game
        assert encode(again) == encode(game)


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ()), (3, ALL)])
def test_a_game_that_was_stored_can_go_on(players: int, modules: tuple[str, ...]) -> None:
    for game in some_positions(players, 3, 20, modules):
        again = decode(encode(game))
        for seat in range(players):
            assert legal_actions(again, seat) == legal_actions(game, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_actions_come_back_as_they_were(players: int) -> None:
    for action in log_of(players, 1):
        plain = json.loads(json.dumps(action_to_plain(action)))
        assert action_from_plain(plain, Options(players)) == action


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.v*.json")), ids=lambda path: path.stem)
def test_what_older_versions_wrote_is_read(path: Path) -> None:
    game = decode(path.read_bytes())
    assert seats_to_act(game)
    assert decode(encode(game)) == game


def plain_game() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(encode(start(3)))
    return plain


def test_an_older_version_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if version -1 had called the turn's seat `player`, and version 0 had had no list of waiting seats."""
    game = start(3)
    old = plain_game()
    old["v"] = -1
    old["state"]["turn"]["player"] = old["state"]["turn"].pop("seat")

    def from_minus_one(plain: dict[str, Any]) -> dict[str, Any]:
        plain["state"]["turn"]["seat"] = plain["state"]["turn"].pop("player")
        return {**plain, "v": 0}

    def from_zero(plain: dict[str, Any]) -> dict[str, Any]:
        plain["state"]["waiting"] = []
        return {**plain, "v": 1}

    monkeypatch.setattr(codec, "UPGRADES", {**codec.UPGRADES, -1: from_minus_one, 0: from_zero})
    assert decode(json.dumps(old).encode()) == game


def test_a_field_that_older_data_lack_gets_its_default() -> None:
    old = plain_game()
    assert "window" not in old["state"]
    del old["state"]["options"]["interrupts"], old["state"]["options"]["modules"]
    assert decode(json.dumps(old).encode()) == start(3)


def test_a_newer_version_is_named() -> None:
    newer = plain_game() | {"v": VERSION + 1, "state": {"something": "else"}}
    with pytest.raises(Unreadable, match=f"of version {VERSION + 1}; this program reads versions up to {VERSION}"):
        decode(json.dumps(newer).encode())


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b'{"v": 1}', b'{"v": "1"}', b"\xff\xfe", b'{"v": -5}', b"null"]
)
def test_damaged_data_are_unreadable(data: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(data)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: state["agenda"].insert(0, "dance"), "dance does not belong"),
        (lambda state: state.update(slices={"castle": {}}), "castle does not belong"),
        (lambda state: state["options"].update(modules=["castle"]), "no-such-module"),
        (lambda state: state["options"].update(players=9), "players-out-of-range"),
        (lambda state: state["players"][0].update(hand=[1]), "Expected `str`"),
    ],
)
def test_what_does_not_belong_to_the_game_is_unreadable(spoil: Callable[[Any], None], fault: str) -> None:
    plain = plain_game()
    spoil(plain["state"])
    with pytest.raises(Unreadable, match=fault):
        decode(json.dumps(plain).encode())


def test_only_an_unfinished_turn_is_kept_with_its_start() -> None:
    assert set(plain_game()) == {"v", "state"}
    unfinished = next(game for game in positions(3, 2) if game.steps)
    assert set(json.loads(encode(unfinished))) == {"v", "state", "start", "steps"}


def test_a_cut_off_game_is_unreadable() -> None:
    data = encode(start(4))
    for length in range(0, len(data), 97):
        with pytest.raises(Unreadable):
            decode(data[:length])


def test_the_steps_of_an_unfinished_turn_are_kept() -> None:
    unfinished = [game for game in positions(3, 2) if len(game.steps) > 1]
    for game in unfinished[:20]:
        assert decode(encode(game)) == Game(game.state, game.start, game.steps)
    assert unfinished
