"""Everybody's own line: a few requests of one person at a time, the others in order behind them."""

import asyncio

from cogs.queueing import AT_ONCE, MOST_WAITING, Line


class Crowd:
    """Requests of one person that last until they are told to end."""

    def __init__(self) -> None:
        self.line = Line()
        self.begun: list[int] = []
        self.most = 0
        self._inside = 0

    async def request(self, number: int, end: asyncio.Event) -> None:
        with self.line.standing() as turn:
            await asyncio.sleep(0)  # it is acknowledged meanwhile
            await turn
            self.begun.append(number)
            self._inside += 1
            self.most = max(self.most, self._inside)
            await end.wait()
            self._inside -= 1


async def test_a_few_are_carried_out_at_once_and_the_others_in_order() -> None:
    crowd, ends = Crowd(), [asyncio.Event() for _ in range(10)]
    tasks = [asyncio.create_task(crowd.request(number, end)) for number, end in enumerate(ends)]
    await asyncio.sleep(0.01)
    assert crowd.begun == list(range(AT_ONCE))
    ends[1].set()
    await asyncio.sleep(0.01)
    assert crowd.begun == list(range(AT_ONCE + 1))
    for end in ends:
        end.set()
    await asyncio.gather(*tasks)
    assert crowd.begun == list(range(10))
    assert crowd.most == AT_ONCE


async def test_who_goes_away_while_waiting_is_in_nobodys_way() -> None:
    crowd, end = Crowd(), asyncio.Event()
    tasks = [asyncio.create_task(crowd.request(number, end)) for number in range(AT_ONCE + 2)]
    await asyncio.sleep(0.01)
    tasks[AT_ONCE].cancel()
    tasks[0].cancel()
    await asyncio.sleep(0.01)
    assert crowd.begun == [*range(AT_ONCE), AT_ONCE + 1]
    end.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not crowd.line.is_full


async def test_a_line_is_full_when_a_few_wait_and_has_room_again_afterwards() -> None:
    crowd, end = Crowd(), asyncio.Event()
    tasks = [asyncio.create_task(crowd.request(number, end)) for number in range(AT_ONCE + MOST_WAITING)]
    await asyncio.sleep(0.01)
    assert crowd.line.is_full
    end.set()
    await asyncio.gather(*tasks)
    assert not crowd.line.is_full
