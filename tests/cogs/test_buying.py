"""Ways to buy that differ in little: in another manner, or in what one would like for a surplus.

They are told apart wherever they are offered, and what can be had is asked only where there is a choice.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.alhambra import fair
from tests.alhambra.fair.kept import Till
from tests.alhambra.moving_in import furnished
from tests.alhambra.test_till import scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a table where the first player can pay 4 for a pavilion with too much, or rent a stall."""
    with furnished(fair.__name__):
        async with world(tmp_path, 3) as made:
            await made.start(modules="characters, the fair", sparing=False)
            for person in made.people:
                panel = await person.click(made.newest, label="Answer")
                await made.choose(person, panel, "Raise a red banner")
            await hush(made)
            await made.let_go()
            plain = scenario(["gulden-6", "gulden-3"], [], {}, fair={"stalls": ["stall-1"]})
            put(made, encode(build(read_scenario(plain))))
            await made.env.restart_bot(await made.bot())
            yield made


async def till(house: World) -> Till:
    return fair.KEPT.of(decode(await position(house)).state).till


async def test_what_to_have_for_a_surplus_is_asked_after_the_payment(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert len(labels) == len(set(labels))
    shown = await house.choose(person, shown, "Pavilion 4 (→↓): Gulden 6, 2 over …")
    assert "What would you like for the 2 you overpay?" in house.text(shown.response)
    assert [offer.label for offer in house.offers(shown.response)][:3] == [
        "2 sweets · can’t be undone",
        "A balloon",
        "Nothing for it",
    ]
    await house.choose(person, shown, "A balloon")
    assert (await till(house)).balloons == (0,)
    assert not (await till(house)).sweets


async def test_who_types_no_wish_has_what_comes_by_default(house: World) -> None:
    person = await house.asked()
    await person.slash(house.channel, "buy", building="pavilion 4 gulden 6")
    assert (await till(house)).sweets == (0,)


@pytest.mark.parametrize(("wish", "balloons"), [("balloon", (0,)), ("nothing", ())])
async def test_a_wish_is_typed_with_the_payment(house: World, wish: str, balloons: tuple[int, ...]) -> None:
    person = await house.asked()
    await person.slash(house.channel, "buy", building=f"pavilion 4 gulden 6 {wish}")
    assert (await till(house)) == Till(balloons=balloons, thanked=("purchase",))


async def test_every_way_to_buy_has_a_label_of_its_own(house: World) -> None:
    person = await house.asked()
    names = [one["name"] for one in await person.autocomplete(house.channel, "buy", "building", "")]
    assert len(names) == len(set(names))
    assert "Rent fair stall 4: Gulden 3, 1 over" in names


async def test_another_manner_is_chosen_by_a_click_or_by_its_word(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    await house.choose(person, shown, "Rent fair stall 4")
    assert (await till(house)).rented == ("stall-1",)
    await person.slash(house.channel, "undo")
    await person.slash(house.channel, "buy", building="rent stall gulden 3")
    assert (await till(house)).rented == ("stall-1",)
