"""What is kept between pictures stays small, however many games are shown."""

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from render.art import palette
from render.art.frame import frame
from render.end import EndPicture
from render.layout.scene import Scene
from render.market import MarketPicture
from render.palace import PalacePicture
from render.scoring import ScoringPicture
from render.table import TablePicture
from tests.render.played import NAMES, played

MOST = 150 * 2**20


def kept_images() -> Iterator[Image.Image]:
    """Find all images that the caches of the pictures hold."""
    caches = {
        id(thing): thing
        for name, module in list(sys.modules.items())
        if name.startswith("render.")
        for thing in vars(module).values()
        if isinstance(thing, _lru_cache_wrapper)
    }
    found: dict[int, Image.Image] = {}
    for cache in caches.values():
        for kept in gc.get_referents(cache):
            _collect(kept, found, 4)
    yield from found.values()


def _collect(thing: object, found: dict[int, Image.Image], depth: int) -> None:
    if isinstance(thing, Image.Image):
        found[id(thing)] = thing
    elif depth and not isinstance(thing, type) and not callable(thing):
        for inner in gc.get_referents(thing):
            _collect(inner, found, depth - 1)


def bytes_of(image: Image.Image) -> int:
    return image.width * image.height * {"L": 1, "P": 1}.get(image.mode, 4)  # Pillow keeps RGB as four bytes


def scenes(players: int) -> Iterator[Scene]:
    """Lay out what a game shows."""
    game, names = played(players), NAMES[:players]
    for view in game.views[::10]:
        yield MarketPicture.of(view, names).scene()
        yield TablePicture.of(view, names).scene()
        for player in view.players:
            yield PalacePicture.of(player, names[player.seat]).scene()
    for event, view in game.scorings:
        totals = [*(player.score for player in view.players), *(rival.score for rival in view.rivals)]
        rivals = [rival.name for rival in view.rivals]
        yield ScoringPicture.of(event.round, event.lines, names, totals, points=view.points, rivals=rivals).scene()
        yield EndPicture.of(names, totals, [1] * players, game.sheet, rivals=rivals).scene()


@pytest.mark.parametrize(("size", "header"), [((1600, 1000), 100), ((1200, 540), 80), ((1200, 900), 76)])
def test_no_colour_is_lost_where_frames_are_kept(size: tuple[int, int], header: int) -> None:
    shown = frame(*size, header)
    colours = {colour for _, colour in shown.getcolors(1000) or ()}
    assert 20 < len(colours) < 256
    named = {palette.NIGHT, palette.PAGE, palette.PAGE_PATTERN, palette.GOLD_DARK, palette.TERRACOTTA, palette.CREAM}
    assert named <= colours


def test_all_that_is_kept_between_pictures_is_bounded() -> None:
    for players in (2, 6):
        for scene in scenes(players):
            frame(scene.across, scene.down, scene.header)
    kept = sum(map(bytes_of, kept_images()))
    assert kept > 2**20, "the caches were not found"
    assert kept < MOST, f"{kept / 2**20:.0f} MB are kept"
