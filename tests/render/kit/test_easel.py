"""Pictures that another process draws: the same ones, and nothing stays behind."""

import asyncio
import os
import signal
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from render.alhambra.gallery import gallery
from render.alhambra.palace import PalacePicture
from render.kit.easel import Easel
from render.kit.picture import Drawn, Picture, Stuck
from tests.processes import begun, said
from tests.render.kit.stuck import Easy, Hanging, Killing

SEVERAL = 25
"""How many pictures of the gallery show every kind."""


def one_of_each_kind() -> dict[type, Picture]:
    of_two_players = islice(gallery(), SEVERAL)
    return {type(picture): picture for _, picture in of_two_players}


def palace(score: int) -> PalacePicture:
    return PalacePicture(0, "Ann", score, (), (), (), ())


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def until_gone(process: int) -> None:
    for _ in range(100):
        if not Path(f"/proc/{process}").exists() or ") Z " in Path(f"/proc/{process}/stat").read_text():
            return
        time.sleep(0.1)
    raise AssertionError("it still runs")


@pytest.mark.long
async def test_every_kind_of_picture_looks_the_same() -> None:
    easel = Easel()
    for kind, picture in one_of_each_kind().items():
        assert await easel.draw(picture) == picture.drawn(), kind
    await easel.close()


async def test_it_can_be_closed_in_the_middle_of_a_picture() -> None:
    easel, before = Easel(), children_of(os.getpid())
    await easel.draw(palace(1))
    replay = next(picture for picture in one_of_each_kind().values() if picture.format == "gif")
    drawing = asyncio.create_task(easel.draw(replay))
    await asyncio.sleep(0.05)
    await easel.close()
    with pytest.raises((EOFError, OSError)):
        await drawing
    assert children_of(os.getpid()) == before


@pytest.mark.parametrize("ticks", [0, 1, 2, 5])
async def test_nothing_is_begun_after_the_end(ticks: int) -> None:
    """Also what was just being begun is ended."""
    easel, before = Easel(), children_of(os.getpid())
    drawing = asyncio.create_task(easel.draw(palace(1)))
    for _ in range(ticks):
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await easel.close()
    with pytest.raises((EOFError, OSError)):
        async with asyncio.timeout(5):
            await drawing
    assert children_of(os.getpid()) == before


async def test_a_picture_that_cannot_be_drawn_says_so_and_spoils_no_other() -> None:
    easel = Easel()
    for _ in range(2):
        with pytest.raises(AttributeError):
            await easel.draw(PalacePicture(0, "Ann", 1, (None,), (), (), ()))  # type: ignore[arg-type]
        with pytest.raises(AttributeError):
            await easel.draw(PalacePicture(0, lambda: "Ann", 1, (), (), (), ()))  # type: ignore[arg-type]
    assert await easel.draw(palace(1)) == palace(1).drawn()
    await easel.close()


async def test_a_process_that_hangs_is_ended_and_replaced() -> None:
    easel, before = Easel(limit=10), children_of(os.getpid())
    with pytest.raises(Stuck) as stuck:
        async with asyncio.timeout(30):
            await easel.draw(Hanging())
    assert stuck.value.tries == 1
    assert children_of(os.getpid()) == before
    assert await easel.draw(Easy("a house")) == Easy("a house").drawn()
    await easel.close()


async def test_a_picture_that_takes_the_process_with_it_is_given_up() -> None:
    easel, before = Easel(), children_of(os.getpid())
    with pytest.raises(Stuck) as stuck:
        await easel.draw(Killing())
    assert stuck.value.tries == 2
    assert children_of(os.getpid()) == before
    assert await easel.draw(palace(1)) == palace(1).drawn()
    await easel.close()


def test_a_process_that_hangs_does_not_outlive_for_long_whoever_began_it() -> None:
    program = (
        "import asyncio; from render.kit.easel import Easel; from tests.render.kit.stuck import Hanging\n"
        "async def main():\n"
        "    drawing = asyncio.create_task(Easel(limit=3).draw(Hanging()))\n"
        "    await asyncio.sleep(2)\n"
        "    print('drawing', flush=True)\n"
        "    await drawing\n"
        "asyncio.run(main())"
    )
    with begun([sys.executable, "-c", program]) as owner:
        assert said(owner) == b"drawing\n"
        (child,) = children_of(owner.pid)
        owner.kill()
    until_gone(child)


async def test_a_process_that_died_is_replaced() -> None:
    easel, before = Easel(), children_of(os.getpid())
    await easel.draw(palace(1))
    (child,) = set(children_of(os.getpid())) - set(before)
    os.kill(child, signal.SIGKILL)
    assert isinstance(await easel.draw(palace(2)), Drawn)
    await easel.close()
    assert children_of(os.getpid()) == before


def test_a_process_is_not_ended_by_signals_but_ends_with_whoever_began_it() -> None:
    program = (
        "import asyncio, time; from render.kit.easel import Easel; from render.alhambra.palace import PalacePicture\n"
        "async def main():\n"
        "    await Easel().draw(PalacePicture(0, 'Ann', 1, (), (), (), ()))\n"
        "    print('drawn', flush=True)\n"
        "    time.sleep(60)\n"
        "asyncio.run(main())"
    )
    with begun([sys.executable, "-c", program]) as owner:
        assert said(owner) == b"drawn\n"
        (child,) = children_of(owner.pid)
        for asking in (signal.SIGINT, signal.SIGTERM):
            os.kill(child, asking)
        time.sleep(0.2)
        assert children_of(owner.pid) == [child]
        owner.kill()
    until_gone(child)
