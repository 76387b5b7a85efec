"""Records of finished games, and what it takes to prove one."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from alhambra import Options, apply, legal_actions
from alhambra.actions import SetStanding, action_to_plain
from alhambra.hosted import Alhambra
from alhambra.rulebook import RULES_VERSION
from alhambra.tools.random_play import numbered_seed, random_game
from tabletop.fairness import Promise, commitment
from tabletop.record import NotProven, verify
from tests.alhambra.games import ALL

GAMES = Path(__file__).parent.parent / "games"
SALT = "5a" * 32


def recorded(players: int, seed: int, modules: tuple[str, ...] = ()) -> bytes:
    turns = list(random_game(Options(players, modules), numbered_seed(seed)))
    actions = [action_to_plain(action) for action, _, _ in turns if action is not None]
    promise = Promise(numbered_seed(seed), SALT)
    return Alhambra().export(turns[-1][1], actions, promise, "abcdef"[:players], (RULES_VERSION,))


RECORD = recorded(3, 11)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_true_record_is_proven(players: int) -> None:
    replayed = verify(Alhambra(), recorded(players, 1))
    last = replayed.outcomes[-1].game
    assert replayed.record.result is not None
    assert replayed.record.result.scores == tuple(player.score for player in last.state.players)
    assert len(replayed.outcomes) == len(replayed.record.actions) + 1


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.game.json")), ids=lambda path: path.stem)
def test_saved_games_stay_true(path: Path) -> None:
    """The same options, seed and actions give the same game in every version of the program."""
    assert verify(Alhambra(), path.read_bytes()).record.names


def test_there_are_saved_games_of_all_sizes() -> None:
    records = [json.loads(path.read_bytes()) for path in GAMES.glob("*.game.json")]
    assert {record["options"]["players"] for record in records} == {2, 3, 4, 5, 6}


def other_seed(plain: dict[str, Any]) -> None:
    plain["seed"] = numbered_seed(12)


def other_seed_with_its_commitment(plain: dict[str, Any]) -> None:
    plain["seed"] = numbered_seed(12)
    plain["commitment"] = commitment(plain["seed"], plain["salt"])


def swap_two_actions(plain: dict[str, Any]) -> None:
    plain["actions"][0], plain["actions"][1] = plain["actions"][1], plain["actions"][0]


FORGERIES: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda d: d.update(commitment="00" * 32), "do not give the commitment"),
    (lambda d: d.update(salt="00" * 32), "do not give the commitment"),
    (other_seed, "do not give the commitment"),
    (other_seed_with_its_commitment, "action 1 is refused"),
    (lambda d: d.update(seed=d["seed"].upper()), "64 hexadecimal digits"),
    (lambda d: d.update(seed="xyz"), "64 hexadecimal digits"),
    (lambda d: d.update(seed=None), "not revealed"),
    (lambda d: d.pop("salt"), "not revealed"),
    (swap_two_actions, "action 2 is refused: not-now"),
    (lambda d: d["actions"].pop(), "the game is not over"),
    (lambda d: d["actions"].clear(), "after 0 actions the game is not over"),
    (lambda d: d["actions"].append({"do": "ConfirmTurn", "seat": 0}), "is refused: game-is-over"),
    (lambda d: d["actions"][3].update(seat=9), "action 4 is refused"),
    (lambda d: d["actions"][3].update(do="Cheat"), "action 4 is refused: action-unknown"),
    (lambda d: d["result"]["scores"].reverse(), "the result is"),
    (lambda d: d["result"].update(winners=[0, 1, 2]), "the result is"),
    (lambda d: d.update(result=None), "the result is"),
    (lambda d: d.update(rules=99), "played by rules version 99; this program has 3"),
    (lambda d: d.update(version=99), "the record has version 99"),
    (lambda d: d.update(format="chess-game"), "of the format chess-game, not alhambra-game"),
    (lambda d: d.update(extra=1), "unknown field `extra`"),
    (lambda d: (d["options"].update(players=7), d.pop("names")), "there is no such game: players-out-of-range"),
    (lambda d: d["options"].update(modules=["castle"]), "there is no such game: no-such-module"),
    (lambda d: (d["options"].update(players=4), d.pop("names")), "action 1 is refused"),
    (lambda d: d.update(names=["a", "b"]), "names of 2 players, not of 3"),
]


@pytest.mark.parametrize(("forge", "fault"), FORGERIES)
def test_a_forged_record_is_not_proven(forge: Callable[[dict[str, Any]], Any], fault: str) -> None:
    plain = json.loads(RECORD)
    forge(plain)
    with pytest.raises(NotProven) as not_proven:
        verify(Alhambra(), json.dumps(plain).encode())
    assert fault in str(not_proven.value)


@pytest.mark.parametrize("rules", [1, [1, 2]])
def test_a_record_of_older_rules_is_proven_if_it_has_the_same_course_by_the_present_ones(rules: object) -> None:
    plain = json.loads(RECORD) | {"rules": rules}
    assert verify(Alhambra(), json.dumps(plain).encode()).record.result is not None
    swap_two_actions(plain)
    with pytest.raises(NotProven, match=r"action 2 is refused.*; the game was played by rules version 1"):
        verify(Alhambra(), json.dumps(plain).encode())


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\x00\x01", RECORD[: len(RECORD) // 2]])
def test_no_record_at_all(data: bytes) -> None:
    with pytest.raises(NotProven, match="no record of a game"):
        verify(Alhambra(), data)


def test_every_single_forged_action_is_noticed() -> None:
    """Another action in place of any one leads to another game, or to none."""
    plain = json.loads(RECORD)
    replayed = verify(Alhambra(), RECORD)
    for number in range(0, len(plain["actions"]), 25):
        game = replayed.outcomes[number].game
        seat = plain["actions"][number]["seat"]
        others = [a for a in legal_actions(game, seat) if type(a).__name__ != plain["actions"][number]["do"]]
        if not others:
            continue
        forged = json.loads(RECORD)
        forged["actions"][number] = {**action_to_plain(others[0]), "seat": seat}
        with pytest.raises(NotProven):
            verify(Alhambra(), json.dumps(forged).encode())


def test_a_game_with_modules_is_proven() -> None:
    assert verify(Alhambra(), recorded(3, 1, ALL)).outcomes[-1].game.state.winners


def test_the_record_of_a_running_game_tells_no_secret() -> None:
    """C-22, C-27: neither answers in windows nor prepared turns nor standing answers nor private choices."""
    turns = list(random_game(Options(3, ALL), numbered_seed(2)))[:600]
    actions = [action_to_plain(action) for action, _, _ in turns if action is not None]
    first = apply(turns[0][1], SetStanding(0, "wise man", "order", {"kind": "tower"})).game
    actions = [action_to_plain(SetStanding(0, "wise man", "order", {"kind": "tower"})), *actions]
    assert first.state.standing
    told = json.loads(Alhambra().export(turns[-1][1], actions, Promise(numbered_seed(2), SALT), (), (RULES_VERSION,)))[
        "actions"
    ]
    secret = {"Bid", "BuyWithVizier", "SetStanding", "ChooseSite"}
    assert secret <= {action["do"] for action in actions}
    assert not secret & {action["do"] for action in told}
    in_the_open = [
        action_to_plain(action)
        for (_, before, _), (action, _, _) in pairwise(turns)
        if action is not None and before.state.window is None and action_to_plain(action)["do"] not in secret
    ]
    assert told == json.loads(json.dumps(in_the_open))
