"""Pictures are drawn beside the event loop, once, and kept as long as there is room."""

import asyncio
import io
from dataclasses import dataclass
from time import perf_counter

import pytest
from PIL import Image

from render.layout.scene import Scene
from render.palace import PalacePicture
from render.picture import Drawn, Still
from render.studio import Studio


def palace(score: int) -> PalacePicture:
    return PalacePicture(0, "Ann", score, (), (), (), ())


async def test_a_picture_is_a_png_with_transparent_corners_and_comes_with_its_words() -> None:
    studio = Studio()
    drawn = await studio.draw(palace(3))
    await studio.close()
    image = Image.open(io.BytesIO(drawn.data))
    assert (image.format, image.size) == ("PNG", (1600, 1000))
    corners = [image.convert("RGBA").getpixel(at) for at in ((0, 0), (1599, 0), (0, 999), (1599, 999))]
    assert [pixel[3] for pixel in corners if isinstance(pixel, tuple)] == [0, 0, 0, 0]
    assert drawn.alt.startswith("Ann’s palace, 3 points")


async def test_what_was_drawn_is_kept_and_equal_pictures_are_drawn_once() -> None:
    studio = Studio()
    first, second = await asyncio.gather(studio.draw(palace(1)), studio.draw(palace(1)))
    assert first is second
    assert await studio.draw(palace(1)) is first
    assert await studio.draw(palace(2)) != first
    await studio.close()


async def test_the_memory_is_bounded() -> None:
    studio = Studio(memory=1)
    first = await studio.draw(palace(1))
    await studio.draw(palace(2))
    assert await studio.draw(palace(1)) is not first
    await studio.close()


async def test_the_event_loop_goes_on_ticking_while_pictures_are_drawn() -> None:
    studio = Studio()
    start = perf_counter()
    drawing = asyncio.gather(*(studio.draw(palace(score)) for score in range(40)))
    ticks = 0
    while not drawing.done():
        await asyncio.sleep(0)
        ticks += 1
    await drawing
    await studio.close()
    assert ticks > 40, f"{ticks} ticks in {perf_counter() - start} s"


async def test_somebody_who_gives_up_waiting_does_not_spoil_it_for_others() -> None:
    studio = Studio()
    impatient = asyncio.create_task(studio.draw(palace(1)))
    patient = asyncio.create_task(studio.draw(palace(1)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert isinstance(await patient, Drawn)
    await studio.close()


async def test_a_picture_that_cannot_be_drawn_says_so_and_is_tried_anew() -> None:
    @dataclass(frozen=True)
    class Torn(Still):
        def scene(self) -> Scene:
            raise ValueError("torn")

        def alt(self) -> str:
            return ""

    studio = Studio()
    for _ in range(2):
        with pytest.raises(ValueError, match="torn"):
            await studio.draw(Torn())
    await studio.close()
