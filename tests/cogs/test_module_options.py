"""Options of modules: offered where their modules are chosen, by clicking and by typing (C-37)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.alhambra import fair
from tests.alhambra.moving_in import furnished
from tests.cogs.choosing_modules import panel, settings, take_modules
from tests.cogs.test_module_typing import offers
from tests.cogs.world import World, world

NONE = {"No options: just as in the rulebook": "none"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with a table where the fair can be chosen, which has an option."""
    with furnished(fair.__name__):
        async with world(tmp_path, 2) as made:
            await made.open(modules="camps")
            yield made


async def variants(house: World) -> list[str] | None:
    found: list[str] | None = (await settings(house)).options.get("variants")
    return found


async def test_an_option_is_switched_on_and_off_by_one_tap(house: World) -> None:
    anna, bela = house.people
    shown = await panel(house, anna)
    assert "Festival" not in house.buttons(shown.response), "its module is not chosen"
    shown = await take_modules(house, anna, shown, "camps", "fair")
    assert "**Festival**: Cheering is worth twice as much" in house.text(shown.response)
    shown = await house.press(anna, shown, "Festival")
    assert await variants(house) == ["festival"]
    assert "🔧 Festival" in house.text(house.newest)
    refused = await house.press(bela, await panel(house, bela), "Festival")
    assert "Only the host or a moderator" in house.text(refused.followups[0])
    await house.press(anna, shown, "Festival")
    assert await variants(house) == []
    assert "🔧" not in house.text(house.newest)


async def test_an_option_goes_with_its_module(house: World) -> None:
    anna = house.people[0]
    await anna.slash(house.channel, "alhambra modules", modules="+fair", variants="fest")
    assert await variants(house) == ["festival"]
    shown = await panel(house, anna)
    await take_modules(house, anna, shown, "camps")
    assert await variants(house) == []
    refused = await anna.slash(house.channel, "alhambra modules", variants="festival")
    assert "None of this table’s modules has an option “festival”. (rule C-37)" in house.text(refused.response)


async def test_options_are_typed_and_offered(house: World) -> None:
    anna = house.people[0]
    assert await offers(house, "", "variants") == NONE
    await anna.slash(house.channel, "alhambra modules", modules="+fair")
    assert await offers(house, "fest", "variants") == {
        "Festival: Cheering is worth twice as much": "festival",
        **NONE,
    }
    await anna.slash(house.channel, "alhambra modules", variants="Festival")
    assert await variants(house) == ["festival"]
    await anna.slash(house.channel, "alhambra modules", modules="-camps")
    assert await variants(house) == ["festival"]
    await anna.slash(house.channel, "alhambra modules", variants="none")
    assert await variants(house) == []
