"""Pictures are drawn beside the event loop, once, and kept as long as there is room."""

import asyncio
import io
import os
from dataclasses import dataclass
from time import perf_counter

import pytest
from PIL import Image

from render.alhambra.palace import PalacePicture
from render.kit.easel import Closed
from render.kit.layout.scene import Scene
from render.kit.picture import Drawn, Still, Stuck
from render.kit.studio import Studio
from tests.render.kit.stuck import Hanging, Killing
from tests.render.kit.test_easel import children_of


def palace(score: int) -> PalacePicture:
    return PalacePicture(0, "Ann", score, (), (), (), ())


async def test_a_picture_is_a_png_with_transparent_corners_and_comes_with_its_words() -> None:
    studio = Studio()
    drawn = await studio.draw(palace(3))
    await studio.close()
    image = Image.open(io.BytesIO(drawn.data))
    assert (image.format, image.width) == ("PNG", 1600)
    right, bottom = image.width - 1, image.height - 1
    corners = [image.convert("RGBA").getpixel(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
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


@pytest.mark.parametrize("seconds", [0.0, 0.1, 1.0])
async def test_a_studio_that_closes_leaves_no_process_and_nobody_waiting(seconds: float) -> None:
    studio, before = Studio(processes=2), children_of(os.getpid())
    drawing = [asyncio.create_task(studio.draw(palace(score))) for score in range(50)]
    await asyncio.sleep(seconds)
    async with asyncio.timeout(5):
        await studio.close()
    assert children_of(os.getpid()) == before
    done, waiting = await asyncio.wait(drawing, timeout=1)
    assert not waiting
    assert any(task.cancelled() for task in done)
    with pytest.raises(Closed):
        await studio.draw(palace(51))


@pytest.mark.long
@pytest.mark.parametrize("processes", [0, 1])
async def test_a_picture_that_hangs_holds_up_nothing_and_is_not_tried_a_third_time(processes: int) -> None:
    studio = Studio(processes=processes, limit=20 if processes else 2)  # a new process has a lot to read first
    bad = Hanging(seconds=600 if processes else 10)  # a thread cannot be ended; nobody shall wait for it for ever
    for _ in range(2):
        async with asyncio.timeout(180):
            with pytest.raises(Stuck):
                await studio.draw(bad)
            assert isinstance(await studio.draw(palace(1)), Drawn)
    start = perf_counter()
    with pytest.raises(Stuck):
        await studio.draw(bad)
    assert perf_counter() - start < 1
    async with asyncio.timeout(90):
        assert isinstance(await studio.draw(palace(2)), Drawn)
    await studio.close()


async def test_a_picture_that_took_two_processes_with_it_is_not_tried_a_third_time() -> None:
    studio, before = Studio(processes=1), children_of(os.getpid())
    with pytest.raises(Stuck):
        await studio.draw(Killing())
    with pytest.raises(Stuck):
        await studio.draw(Killing())
    assert children_of(os.getpid()) == before, "no process was begun for it"
    assert isinstance(await studio.draw(palace(1)), Drawn)
    await studio.close()


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
