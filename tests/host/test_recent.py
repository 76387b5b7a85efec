"""What was read lately need not be read again, and what has gone does not come back."""

import asyncio

from host.recent import MOST, Recent


class Shelf:
    """A slow storage that counts how often it is read."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.reads = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def read(self, key: str) -> str:
        self.reads += 1
        value = self.values.get(key, "")
        await self.may_answer.wait()
        return value

    async def write(self, key: str, value: str) -> None:
        await asyncio.sleep(0)
        self.values[key] = value


async def test_what_is_known_is_not_read_again() -> None:
    shelf = Shelf()
    recent = Recent(shelf.read, shelf.write)
    assert [await recent.get("ann") for _ in range(3)] == ["", "", ""]
    await recent.put("ann", "blue")
    assert (await recent.get("ann"), shelf.values, shelf.reads) == ("blue", {"ann": "blue"}, 1)


async def test_what_is_written_while_it_is_read_counts() -> None:
    shelf = Shelf()
    recent = Recent(shelf.read, shelf.write)
    shelf.may_answer.clear()
    reading = asyncio.create_task(recent.get("ann"))
    await asyncio.sleep(0)
    await recent.put("ann", "blue")
    shelf.may_answer.set()
    assert await reading == await recent.get("ann") == "blue"


async def test_what_goes_while_it_is_read_does_not_come_back() -> None:
    shelf = Shelf()
    shelf.values["ann"] = "blue"
    recent = Recent(shelf.read, shelf.write)
    shelf.may_answer.clear()
    reading = asyncio.create_task(recent.get("ann"))
    await asyncio.sleep(0)
    del shelf.values["ann"]
    recent.read_anew()
    shelf.may_answer.set()
    assert await reading == await recent.get("ann") == ""


async def test_only_so_much_is_kept() -> None:
    shelf = Shelf()
    recent = Recent(shelf.read, shelf.write)
    for number in range(MOST + 1):
        await recent.get(str(number))
    await recent.get(str(MOST))
    assert shelf.reads == MOST + 1
    await recent.get("0")
    assert shelf.reads == MOST + 2
