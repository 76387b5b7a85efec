"""A replay is an animation small enough to post, which ends with the kingdoms as they are."""

import io
from functools import cache
from itertools import islice, pairwise

import pytest
from PIL import Image

from kingdomino.view import View
from render.kingdomino.gallery import games
from render.kingdomino.replay import Replay
from render.kit.animation import END_HELD, MOMENT_HELD
from render.kit.layout.naming import LONGEST_ALT
from tests.render.kingdomino.positions import names_of
from tests.render.played import check_layout, overlap, texts, told

SMALLEST = 23  # three quarters of what holds for pictures of 1600
LARGEST_FILE = 2_000_000
GAMES = ("4", "duel", "2", "3")


@cache
def views(name: str) -> tuple[View, ...]:
    """Return how a game looked whenever something in it had become final."""
    game = games()[name]
    settled = [step.view() for step in game.steps if any(event.final for event in step.events)]
    return game.steps[0].view(), *settled


@cache
def replay(name: str) -> Replay:
    return Replay.of(views(name), names_of(views(name)[0]))


def test_it_is_an_animation_small_enough_to_post() -> None:
    data = replay("4").file()
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.width) == ("GIF", 1200)
    assert getattr(image, "n_frames", 1) == len(replay("4").moments) == 49
    assert len(data) < LARGEST_FILE


@pytest.mark.parametrize("name", GAMES)
def test_it_is_over_soon_and_ends_with_the_result(name: str) -> None:
    shown, last = replay(name), views(name)[-1]
    assert sum(shown.durations()) <= 27_000
    assert shown.durations()[-1] == END_HELD
    *_, scene = shown.scenes()
    check_layout(scene, SMALLEST)
    assert {item.what for item in told(scene, "winner ")} == {f"winner {seat}" for seat in last.winners}
    for player in last.players:
        (panel,) = [item for item in scene.items if item.what in (f"panel {player.seat}", f"winner {player.seat}")]
        assert texts(scene, panel)[-1] == str(last.standings[player.seat].score)
    assert len(told(scene, "square ")) == sum(2 * len(player.kingdom.laid) for player in last.players)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_jumps_and_squares_can_be_seen_on_a_phone(name: str) -> None:
    scenes = list(islice(replay(name).scenes(), 0, None, 9))
    castles = {tuple((item.left, item.top, item.across) for item in told(scene, "castle ")) for scene in scenes}
    assert len(castles) == 1
    assert told(scenes[0], "castle ")[0].across / 3 >= 20
    panels = told(scenes[0], "panel ")
    assert not any(overlap(one, other) for number, one in enumerate(panels) for other in panels[:number])


def test_what_was_laid_is_framed() -> None:
    shown = replay("4")
    for (before, after), scene in zip(pairwise(shown.moments), islice(shown.scenes(), 1, None), strict=True):
        new = sum(len(set(one.laid) - set(old.laid)) for old, one in zip(before.kingdoms, after.kingdoms, strict=True))
        assert len(told(scene, "new frame ")) == new


def test_each_game_of_a_dynasty_is_counted_before_the_next_one_begins() -> None:
    shown, last = replay("3"), views("3")[-1]
    counted = [moment for moment in shown.moments if moment.counted]
    assert [moment.part for moment in counted] == [1, 2, 3]
    first, *_ = counted
    assert list(first.scores) == [standing.score for standing in last.earlier[0]]
    assert shown.durations().count(MOMENT_HELD) == 2
    *_, scene = shown.scenes()
    assert [item.what for item in told(scene, "round ")] == ["round 1", "round 2", "round 3"]
    assert not told(next(replay("4").scenes()), "round ")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_read_out_tells_how_it_ended(name: str) -> None:
    alt, last = replay(name).alt(), views(name)[-1]
    assert len(alt) <= LONGEST_ALT
    for player in last.players:
        assert f"{len(player.kingdom.laid)} domino" in alt
        assert f"{last.standings[player.seat].score} points" in alt


def test_equal_games_are_equal_replays_and_one_of_nothing_is_refused() -> None:
    again = Replay.of(views("4"), names_of(views("4")[0]))
    assert (again, hash(again)) == (replay("4"), hash(replay("4")))
    with pytest.raises(ValueError, match="at least one"):
        Replay.of((), ())
