"""What is kept between pictures stays small, however many games are shown."""

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

from render.alhambra.art.look import LOOK
from render.alhambra.end import EndPicture
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.alhambra.scoring import ScoringPicture
from render.alhambra.table import TablePicture
from render.kit.art import palette
from render.kit.art.frame import _ground, frame
from render.kit.layout.scene import Scene
from tests.render.played import NAMES, played

MOST = 150 * 2**20


def caches() -> "list[_lru_cache_wrapper[object]]":
    """Find all caches of the pictures."""
    found = {
        id(thing): thing
        for name, module in list(sys.modules.items())
        if name.startswith("render.")
        for thing in vars(module).values()
        if isinstance(thing, _lru_cache_wrapper)
    }
    return list(found.values())


def kept_images() -> Iterator[Image.Image]:
    """Find all images that the caches of the pictures hold."""
    found: dict[int, Image.Image] = {}
    for cache in caches():
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


@pytest.mark.parametrize(
    ("size", "header"), [((1600, 1000), 100), ((1385, 1177), 100), ((1200, 540), 80), ((1200, 900), 76)]
)
def test_no_colour_is_lost_where_frames_are_kept(size: tuple[int, int], header: int) -> None:
    shown = frame(*size, header, LOOK)
    colours = {colour for _, colour in shown.getcolors(1000) or ()}
    assert 20 < len(colours) < 256
    named = {palette.NIGHT, palette.PAGE, palette.PAGE_PATTERN, palette.GOLD_DARK, palette.TERRACOTTA, palette.CREAM}
    assert named <= colours


@pytest.mark.long
def test_all_that_is_kept_between_pictures_is_bounded() -> None:
    for cache in caches():
        cache.cache_clear()  # other tests have drawn whatever there is, in all sizes
    for players in (2, 6):
        for scene in scenes(players):
            frame(scene.across, scene.down, scene.header, scene.look)
    kept = sum(map(bytes_of, kept_images()))
    assert kept > 2**20, "the caches were not found"
    assert kept < MOST, f"{kept / 2**20:.0f} MB are kept"


def test_frames_of_any_height_are_cut_out_of_one_ground() -> None:
    frame(1600, 1000, look=LOOK)
    before = _ground.cache_info().misses
    for height in range(600, 2300, 100):
        image = frame(1600, height, look=LOOK)
        assert image.size == (1600, height)
        assert image.getpixel((800, height - 11)) == palette.GOLD_DARK, "the line along the frame"
        assert image.getpixel((800, height - 5)) == palette.NIGHT
    assert _ground.cache_info().misses == before


def test_without_a_header_all_is_page() -> None:
    image = frame(1600, 700, 0, LOOK)
    assert image.getpixel((800, 5)) == palette.NIGHT, "the frame"
    assert palette.NIGHT not in {image.getpixel((800, y)) for y in range(20, 680)}
    assert palette.TERRACOTTA not in {colour for _, colour in image.getcolors(1000) or ()}, "the band below a header"
