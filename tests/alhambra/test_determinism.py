"""The same options, seed and actions give the same game, byte for byte."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from alhambra import Options, apply, new_game
from alhambra.codec import encode
from alhambra.tools.random_play import numbered_seed
from tests.alhambra.games import ALL, log_of, positions

ROOT = Path(__file__).parent.parent.parent

DIGEST_OF_GAMES = """
from hashlib import sha256
from alhambra.codec import encode
from tests.alhambra.games import ALL, positions
digest = sha256()
for players in range(2, 7):
    for game in positions(players, 42, ALL if players == 4 else ()):
        digest.update(encode(game))
print(digest.hexdigest())
"""


def digest() -> str:
    total = sha256()
    for players in range(2, 7):
        for game in positions(players, 42, ALL if players == 4 else ()):
            total.update(encode(game))
    return total.hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_processes_with_other_hash_seeds_play_the_same_games(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    result = subprocess.run(
        [sys.executable, "-c", DIGEST_OF_GAMES], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == digest()


@pytest.mark.parametrize(("players", "modules"), [*((players, ()) for players in range(2, 7)), (2, ALL), (5, ALL)])
def test_a_log_replays_to_the_same_position_after_each_action(players: int, modules: tuple[str, ...]) -> None:
    log = log_of(players, 6, modules)
    game = new_game(Options(players, modules), numbered_seed(6)).game
    again = [encode(game)]
    for action in log:
        game = apply(game, action).game
        again.append(encode(game))
    assert again == [encode(game) for game in positions(players, 6, modules)]


def test_events_are_the_same_too() -> None:
    assert new_game(Options(3), numbered_seed(1)) == new_game(Options(3), numbered_seed(1))
    assert new_game(Options(3), numbered_seed(1)).events != new_game(Options(3), numbered_seed(2)).events
