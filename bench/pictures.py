"""Pictures, beside bare Pillow doing the same amount of work, and beside the usual way to draw them."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from itertools import count
from random import Random
from time import perf_counter, process_time

from PIL import Image, ImageDraw

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import ConfirmTurn
from alhambra.tools.random_play import numbered_seed
from bench.measure import ROUNDS, Result, best_times, repeated
from render.alhambra.gallery import palace_of
from render.alhambra.gallery_samples import NAMES
from render.alhambra.market import MarketPicture
from render.alhambra.palace import PalacePicture
from render.kingdomino.gallery_samples import NAMES as KINGS
from render.kingdomino.gallery_samples import played
from render.kingdomino.table import TablePicture as KingdomsPicture
from render.kit.art.frame import frame
from render.kit.art.lettering import Face, font
from render.kit.art.png import common_palette
from render.kit.layout.scene import Item, Scene
from render.kit.picture import Picture
from render.kit.studio import Studio

TILES = 25
TABLES = 6
MILLISECONDS = 1e3
SECONDS = 3.0
TICK = 0.005


def results() -> Iterator[Result]:
    """Measure everything."""
    yield from one_palace()
    yield from one_table()
    yield from one_turn()
    yield from asyncio.run(loop_lag())


def large_palace() -> PalacePicture:
    """Return the picture of a palace with 25 tiles."""
    player = palace_of(TILES, Random(3))
    return PalacePicture.of(player, NAMES[0], player.palace[-1].cell)


def one_palace() -> Iterator[Result]:
    """Compare a palace with the least that Pillow has to do for it, and with the usual way."""
    picture = large_palace()
    scene = picture.scene()
    data = scene.png()  # fills the caches, as any earlier picture does
    ours, least, usual = best_times(
        repeated(5, lambda: picture.scene().png()), repeated(5, lambda: bare(scene)), repeated(2, lambda: naive(scene))
    )
    ours, least, usual = ours / 5, least / 5, usual / 2
    bytes_in_full_colour = len(encoded(scene.image()))
    value = ours * MILLISECONDS
    yield Result("palace of 25 tiles", value, "ms", "pasting its stamps, palette PNG", ours / least, "<= 2")
    yield Result("the same", value, "ms", "the usual way: RGBA, text drawn anew, PNG", ours / usual, "<= 0.5")
    share = len(data) / bytes_in_full_colour
    yield Result("its file", len(data) / 1024, "KB", "the same as an RGB PNG", share, "<= 0.6")


def one_table() -> Iterator[Result]:
    """Compare a table of four kingdoms, well into the game, with the least that Pillow has to do for it."""
    game = played(3, 4, middle_kingdom=True, harmony=True)
    step = game.at(10, 1)
    picture = KingdomsPicture.of(step.view(), KINGS, new=game.new_at(step))
    scene = picture.scene()
    scene.png()  # fills the caches, as any earlier picture does
    ours, least = best_times(repeated(5, lambda: picture.scene().png()), repeated(5, lambda: bare(scene)))
    value = ours / 5 * MILLISECONDS
    yield Result("table of four kingdoms", value, "ms", "pasting its stamps, palette PNG", ours / least, "<= 2")


def bare(scene: Scene) -> bytes:
    """Paste what lies in a picture, which is known already, and encode that."""
    image = frame(scene.across, scene.down, look=scene.look)
    for item in scene.items:
        if item.stamp is not None:
            paste(image, item)
    return encoded(image.quantize(palette=common_palette(scene.look), dither=Image.Dither.NONE))


def paste(image: Image.Image, item: Item) -> None:
    """Put one thing down."""
    assert item.stamp is not None
    if item.colour is not None:
        image.paste(item.colour, (item.left, item.top), item.stamp.image)
    elif item.stamp.mask is None:
        image.paste(item.stamp.image, (item.left, item.top))
    else:
        image.paste(item.stamp.image, (item.left, item.top), item.stamp.mask)


def naive(scene: Scene) -> bytes:
    """Draw the same picture as most programs would."""
    image = frame(scene.across, scene.down, look=scene.look).convert("RGBA")
    for item in scene.items:
        if item.stamp is None:
            corner = item.left + item.across - 1, item.top + item.down - 1
            ImageDraw.Draw(image).rectangle((item.left, item.top, *corner), fill=item.colour)
        elif item.colour is not None:
            text = item.what.removeprefix("text ")
            type_ = font(Face.BLACK, item.size)
            ImageDraw.Draw(image).text((item.left, item.top), text, fill=item.colour, font=type_)
        else:
            stamp = item.stamp.image.convert("RGBA")
            if item.stamp.mask is not None:
                stamp.putalpha(item.stamp.mask)
            image.alpha_composite(stamp, (max(0, item.left), max(0, item.top)))
    return encoded(image)


def encoded(image: Image.Image) -> bytes:
    """Encode an image as PNG, as Pillow does it without being told more."""
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def one_turn() -> Iterator[Result]:
    """Draw everything after a turn at a table of six, where only some of it has changed."""
    before, after = (pictures_of(game) for game in two_turns(6))
    large_palace().file()  # fills the caches
    rounds = [asyncio.run(time_of_a_turn(before, after)) for _ in range(ROUNDS)]
    turn, again, single = (min(times) for times in zip(*rounds, strict=True))
    yield Result("all pictures after a turn of six", turn * MILLISECONDS, "ms", "one picture", turn / single, "<= 2.5")
    yield Result("a picture that has not changed", again * MILLISECONDS, "ms", "drawing it", again / single, "<= 0.02")


async def time_of_a_turn(before: list[Picture], after: list[Picture]) -> tuple[float, float, float]:
    """Return the CPU time for all pictures after a turn, for one that is known already, and for one that is new."""
    studio = Studio()

    async def draw(pictures: list[Picture]) -> float:
        start = process_time()
        for picture in pictures:
            await studio.draw(picture)
        return process_time() - start

    await draw(before)
    turn, again, single = await draw(after), await draw(after), await draw([large_palace()])
    await studio.close()
    return turn, again / len(after), single


def pictures_of(game: Game) -> list[Picture]:
    """Return what is posted after a turn."""
    seen = view(game, None)
    newest = [player.palace[-1].cell if player.palace else None for player in seen.players]
    palaces = [
        PalacePicture.of(player, name, cell) for player, name, cell in zip(seen.players, NAMES, newest, strict=True)
    ]
    return [MarketPicture.of(seen, NAMES), *palaces]


def two_turns(players: int) -> tuple[Game, Game]:
    """Return a game before and after a turn in which somebody built."""
    random, game = Random(5), new_game(Options(players), numbered_seed(5)).game
    before = game
    while True:
        action = random.choice(legal_actions(game, seats_to_act(game)[0]))
        game = apply(game, action).game
        if isinstance(action, ConfirmTurn):
            built = [len(player.palace.tiles) for player in game.state.players]
            if built != [len(player.palace.tiles) for player in before.state.players] and sum(built) > 20:
                return before, game
            before = game


async def loop_lag() -> list[Result]:
    """Let six tables draw without pause, and look how late the event loop is meanwhile."""
    studio, palace = Studio(memory=1), large_palace()
    palace.scene().png()

    async def in_the_loop(picture: Picture) -> None:
        picture.file()
        await asyncio.sleep(0)

    async def in_the_studio(picture: Picture) -> None:
        await studio.draw(picture)

    own, beside = await lag_while(in_the_loop, palace), await lag_while(in_the_studio, palace)
    await studio.close()
    return [
        Result(
            "lag of the loop, 99th percentile", beside * MILLISECONDS, "ms", "drawing in it", beside / own, "<= 0.15"
        )
    ]


async def lag_while(draw: Callable[[Picture], Awaitable[None]], palace: PalacePicture) -> float:
    """Return the 99th percentile of how late a tick of the event loop is while tables draw, each time another score."""
    stop, lags = perf_counter() + SECONDS, []

    async def table(seat: int) -> None:
        for score in count():
            if perf_counter() > stop:
                return
            await draw(replace(palace, seat=seat, score=score))

    async def ticks() -> None:
        while perf_counter() < stop:
            start = perf_counter()
            await asyncio.sleep(TICK)
            lags.append(perf_counter() - start - TICK)

    await asyncio.gather(ticks(), *(table(seat) for seat in range(TABLES)))
    return sorted(lags)[int(len(lags) * 0.99)]
