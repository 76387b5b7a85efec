"""How many taps a turn takes, as a thumb counts them: a button is one, a menu two, since it has to be opened."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord
from simcord.results import InteractionResult

from tests.cogs.test_turns import buyer
from tests.cogs.windows.asking import start_with, until_somebody_can_buy, view_of
from tests.cogs.world import World, is_asked, world


class Thumb:
    """Somebody who taps, and counts."""

    def __init__(self, house: World, person: simcord.MemberActor) -> None:
        self.taps = 0
        self._house = house
        self._person = person
        self._shown: InteractionResult

    async def open(self, label: str) -> None:
        """Tap a button of the table's newest message."""
        self.taps += 1
        self._shown = await self._person.click(self._house.newest, label=label)

    async def press(self, label: str) -> None:
        """Tap a button of the private panel."""
        self.taps += 1
        self._shown = await self._house.press(self._person, self._shown, label)

    async def choose(self, words: str) -> None:
        """Choose what a panel offers, and count whether it is a button or in a menu."""
        offer = next(one for one in self._house.offers(self._shown.response) if words in one.label)
        self.taps += 1 if offer.value is None else 2
        self._shown = await self._house.take_up(self._person, self._shown, offer)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with three people and the bot."""
    async with world(tmp_path, 3) as made:
        yield made


async def test_taking_money_takes_two_taps(table: World) -> None:
    person = await table.asked()
    thumb = Thumb(table, person)
    await thumb.open("Take money")
    await thumb.choose("")
    assert not await is_asked(table, person)
    assert thumb.taps == 2


async def test_buying_and_placing_takes_four_taps(table: World) -> None:
    person = await buyer(table, "over")
    thumb = Thumb(table, person)
    await thumb.open("Buy")
    await thumb.choose("over")
    await thumb.choose("1 · ")
    await thumb.press("End turn")
    assert not await is_asked(table, person)
    assert thumb.taps == 4


async def test_an_exact_purchase_with_another_action_takes_six_taps(table: World) -> None:
    person = await buyer(table, "exact")
    thumb = Thumb(table, person)
    await thumb.open("Buy")
    await thumb.choose("exact")
    await thumb.press("Take money")
    await thumb.choose("")
    await thumb.choose("1 · ")
    await thumb.press("End turn")
    assert not await is_asked(table, person)
    assert thumb.taps == 6


async def test_buying_with_the_vizier_takes_three_taps(house: World) -> None:
    await start_with(house, "vizier")
    person = await until_somebody_can_buy(house)
    thumb = Thumb(house, person)
    await thumb.open("Answer")
    await thumb.choose("exact")
    await thumb.choose("1 · ")
    window = (await view_of(house, person)).window
    assert window is not None
    assert window.own is not None
    assert type(window.own).__name__ == "BuyWithVizier"
    assert thumb.taps == 3


async def test_the_only_possible_redesign_takes_three_taps(table: World) -> None:
    person = await buyer(table, "over")
    shown = await table.choose(person, await person.click(table.newest, label="Buy"), "over")
    await table.press(person, await table.choose(person, shown, "1 · "), "End turn")
    for _ in range(len(table.people) - 1):
        other = await table.asked()
        await table.choose(other, await other.click(table.newest, label="Take money"), "")
    assert await is_asked(table, person)
    thumb = Thumb(table, person)
    await thumb.open("Redesign")
    await thumb.choose("1 · ")
    await thumb.press("End turn")
    assert not await is_asked(table, person)
    assert thumb.taps == 3
