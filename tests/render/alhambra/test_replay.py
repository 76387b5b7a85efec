"""A replay is an animation small enough to post, which ends with the palaces as they are."""

import io
from functools import cache
from itertools import islice, pairwise

import pytest
from PIL import Image, ImageChops

from render.alhambra.replay import Replay
from render.kit.animation import END_HELD, MOST_FRAMES
from render.kit.art.frame import CORNER
from render.kit.art.png import common_palette
from render.kit.layout.naming import LONGEST_ALT
from render.kit.layout.scene import Scene
from tests.render.played import NAMES, PLAYERS, check_layout, overlap, played, texts, told

SMALLEST = 23  # three quarters of what holds for pictures of 1600
PHONE = 400
LARGEST_FILE = 2_000_000
LONGEST = 25_000


@cache
def replay(players: int) -> Replay:
    return Replay.of(played(players).views, NAMES[:players])


@cache
def encoded(players: int) -> bytes:
    return replay(players).file()


def short(players: int, frames: int = 12) -> Replay:
    """Return the end of a replay."""
    whole = replay(players)
    return Replay(whole.participants, whole.moments[-frames:], whole.winners)


def tiles(scene: Scene) -> list[str]:
    return [item.what.split()[-1] for item in told(scene, "tile ") if item.what != "tile M13"]


@pytest.mark.parametrize("players", [2, 6])
def test_it_is_an_animation_small_enough_to_post(players: int) -> None:
    image = Image.open(io.BytesIO(encoded(players)))
    assert (image.format, image.width) == ("GIF", 1200)
    assert getattr(image, "n_frames", 1) == len(replay(players).moments) > 50
    assert image.info["loop"] == 0
    assert len(encoded(players)) < LARGEST_FILE


@pytest.mark.parametrize("players", PLAYERS)
def test_it_is_over_soon_and_holds_its_end(players: int) -> None:
    held = replay(players).durations()
    assert len(held) == len(replay(players).moments)
    assert sum(held) <= LONGEST
    assert held[-1] == END_HELD == 4000


def test_the_file_says_how_long_each_frame_is_shown() -> None:
    image = Image.open(io.BytesIO(encoded(2)))
    for number, held in enumerate(replay(2).durations()):
        image.seek(number)
        assert image.info["duration"] == held // 10 * 10


def test_every_frame_is_put_together_as_it_was_drawn() -> None:
    shown = short(3)
    image = Image.open(io.BytesIO(shown.file()))
    inside = (CORNER, CORNER, image.width - CORNER, image.height - CORNER)
    for number, scene in enumerate(shown.scenes()):
        image.seek(number)
        drawn = scene.image().quantize(palette=common_palette(scene.look), dither=Image.Dither.NONE).convert("RGB")
        difference = ImageChops.difference(image.convert("RGB").crop(inside), drawn.crop(inside))
        assert difference.getbbox() is None, f"frame {number} differs"


def test_the_corners_are_clear() -> None:
    opacity = Image.open(io.BytesIO(short(3, 2).file())).convert("RGBA").getchannel("A")
    right, bottom = opacity.width - 1, opacity.height - 1
    corners = (0, 0), (right, 0), (0, bottom), (right, bottom)
    assert [opacity.getpixel(at) for at in corners] == [0, 0, 0, 0]
    assert opacity.getpixel((600, 350)) == 255


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_frame_shows_the_palaces_and_scores_as_they_are_in_the_end(players: int) -> None:
    *_, scene = replay(players).scenes()
    last = played(players).views[-1]
    built = [standing.tile.id for player in last.players for standing in player.palace]
    given = [tile.id for rival in last.rivals for tile in rival.tiles]
    assert sorted(tiles(scene)) == sorted(built + given)
    for player in last.players:
        (panel,) = [item for item in scene.items if item.what in (f"panel {player.seat}", f"winner {player.seat}")]
        assert texts(scene, panel)[-1] == str(player.score)
    assert last.winners
    assert {item.what for item in told(scene, "winner ")} == {f"winner {seat}" for seat in last.winners}


@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_are_large_enough_on_a_phone_until_the_end(players: int) -> None:
    scene = next(replay(players).scenes())
    assert told(scene, "tile M13")[0].across * PHONE / scene.across >= 20
    assert scene.down <= scene.across


def test_panels_of_a_row_fill_it_and_lie_on_no_other() -> None:
    for players in PLAYERS:
        scene = next(replay(players).scenes())
        panels = told(scene, "panel ")
        assert not any(overlap(one, other) for number, one in enumerate(panels) for other in panels[:number])
        for top in {panel.top for panel in panels}:
            in_row = [panel for panel in panels if panel.top == top]
            assert max(panel.left + panel.across for panel in in_row) >= 1200 - 27 - len(in_row)


def test_nothing_jumps() -> None:
    for players in PLAYERS:
        scenes = list(islice(replay(players).scenes(), 0, None, 9))
        fountains = {tuple((item.left, item.top) for item in told(scene, "tile M13")) for scene in scenes}
        assert len(fountains) == 1
        assert len({item.across for scene in scenes for item in told(scene, "tile M13")}) == 1


def test_what_was_built_is_framed() -> None:
    shown = short(4, 30)
    for (before, after), scene in zip(pairwise(shown.moments), islice(shown.scenes(), 1, None), strict=True):
        new = [set(palace) - set(old) for old, palace in zip(before.palaces, after.palaces, strict=True)]
        assert len(told(scene, "newest frame")) == sum(map(len, new))


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaves_the_picture_or_its_panel(players: int) -> None:
    *_, scene = replay(players).scenes()
    check_layout(scene, SMALLEST)
    panels = [item for item in scene.items if item.what.startswith(("panel ", "winner "))]
    for tile in told(scene, "tile ") + told(scene, "wall "):
        corners = ((tile.left, tile.top), (tile.left + tile.across, tile.top + tile.down))
        assert any(
            all(p.left <= x <= p.left + p.across and p.top <= y <= p.top + p.down for x, y in corners) for p in panels
        ), tile.what


def test_the_bar_grows_to_its_end_past_all_scorings() -> None:
    scenes = list(replay(2).scenes())
    grown = [item.across for scene in scenes for item in told(scene, "progress ")]
    assert grown == sorted(grown)
    (track,) = told(scenes[-1], "track")
    assert grown[-1] == track.across - 12
    assert [item.what for item in told(scenes[0], "round ")] == ["round 1", "round 2", "round 3"]


def test_too_many_moments_are_merged_evenly_but_the_first_and_the_last_stay() -> None:
    views = [view for number in range(4) for view in played(3, number).views]
    shown = Replay.of(views, NAMES[:3])
    assert len(shown.moments) == MOST_FRAMES
    assert shown.moments[0] == Replay.of(views[:1], NAMES[:3]).moments[0]
    assert shown.moments[-1] == Replay.of(views[-1:], NAMES[:3]).moments[0]


def test_a_game_of_one_moment_has_one_frame() -> None:
    shown = Replay.of(played(3).views[:1], NAMES[:3])
    assert getattr(Image.open(io.BytesIO(shown.file())), "n_frames", 1) == 1
    assert shown.durations() == [END_HELD]


def test_a_replay_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Replay.of((), NAMES)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_read_out_tells_how_it_ended(players: int) -> None:
    alt = replay(players).alt()
    assert len(alt) <= LONGEST_ALT
    for player in played(players).views[-1].players:
        name = NAMES[player.seat]
        assert f"{name if len(name) <= 32 else name[:31] + '…'} {len(player.palace)} tile" in alt
        assert f"wall {len(player.wall)}, {player.score} point" in alt


def test_equal_games_are_equal_replays() -> None:
    views = played(3).views
    assert Replay.of(views, NAMES[:3]) == replay(3)
    assert hash(Replay.of(views, NAMES[:3])) == hash(replay(3))
