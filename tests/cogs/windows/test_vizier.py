"""The vizier on Discord: purchases between turns, wishes, and how it is woken (V-VIZ-1 to V-VIZ-15)."""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.alhambra.words import kind_of
from tests.cogs.windows.asking import (
    answer,
    change_position,
    seat_after,
    start_with,
    take_a_card,
    until_somebody_can_buy,
    view_of,
    with_money_for,
)
from tests.cogs.world import World, world


async def test_buying_with_the_vizier(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    panel = await buyer.click(house.newest, label="Answer")
    shown = await house.choose(buyer, panel, "exact")
    assert house.alts(shown.response)[0].startswith("Places for")
    before = house.text(house.newest)
    done = await house.choose(buyer, shown, "Reserve")
    assert "Your answer so far" in house.text(done.response)
    assert house.text(house.newest) == before, "it is sealed until all have answered"
    for person in house.people:
        if person is not buyer and (await view_of(house)).window is not None:
            await answer(house, person, "Pass")
    assert "had the vizier buy" in house.text(house.newest)
    view = await view_of(house)
    assert len(view.parts["vizier"]) == 1  # type: ignore[arg-type]
    assert view.window is not None, "the others may decide again (V-VIZ-7)"
    assert (
        buyer.user.name.capitalize()
        not in house.text(house.newest).partition("Between turns")[2].partition("Closes")[0]
    )


async def test_only_what_he_can_buy_is_listed(house: World) -> None:
    """He pays exactly or not at all, so what costs more than it has to is not for him."""
    await start_with(house, "vizier")
    await until_somebody_can_buy(house)
    for person in house.people:
        told = house.text(house.mail(person)[-1])
        assert "exact payment only" in told
        assert not re.search(r"\d over", told)
        assert ("**You can buy:**" in told) != ("You can’t pay exactly for anything right now" in told)


async def test_changing_an_answer_is_told_only_to_those_who_could(tmp_path: Path) -> None:
    async with world(tmp_path, 2) as house:
        await start_with(house, "vizier")
        buyer = await until_somebody_can_buy(house)
        panel = await buyer.click(house.newest, label="Answer")
        assert "You can change it until everyone has answered" in house.text(panel.response)
        await house.choose(buyer, await house.choose(buyer, panel, "exact"), "Reserve")
        [other] = [person for person in house.people if person is not buyer]
        await answer(house, other, "Pass")
        window = (await view_of(house)).window
        assert window is not None
        assert len(window.asked) == 1, "his is asleep now"
        panel = await other.click(house.newest, label="Answer")
        assert "can buy a tile with the vizier" in house.text(panel.response)
        assert "until everyone has answered" not in house.text(panel.response)


async def test_who_can_only_pass_has_not_answered(house: World) -> None:
    """The table passes for them, and that is not their answer."""
    await start_with(house, "vizier", sparing=True)
    await change_position(house, lambda position: with_money_for(position, 0))
    await until_somebody_can_buy(house)
    glance = await house.glance()
    kinds = {person: {kind_of(one.action) for one in glance.options(str(person.id))} for person in house.people}
    other = next(person for person, offered in kinds.items() if "BuyWithVizier" not in offered)
    panel = await other.click(house.newest, label="Answer")
    assert "you can only pass" in house.text(panel.response)
    assert "Your answer so far" not in house.text(panel.response)


async def test_an_order_is_clicked_together(house: World) -> None:
    await start_with(house, "vizier")
    person = house.people[0]
    shown = await house.press(person, await person.click(house.newest, label="Auto-answers"), "My own rules…")
    kinds = next(menu for menu in house.menus(shown.response) if menu["max_values"] > 1)
    assert shown.response is not None
    shown = await person.select(shown.response, ["tower", "garden"], custom_id=kinds["custom_id"])
    shown = await house.choose(person, shown, "up to 9")
    shown = await house.press(person, shown, "Money only")
    assert "If you save it: **buy garden, tower of price 0 to 9, with money only**" in house.text(shown.response)
    assert not (await view_of(house, person)).standing, "an unfinished wish buys nothing"
    shown = await house.press(person, shown, "Whatever pays")
    shown = await house.press(person, shown, "Save")
    assert "buy garden, tower of price 0 to 9" in house.text(shown.response)
    order = (await view_of(house, person)).standing["vizier"].order
    assert order == {"wishes": [{"kinds": ["garden", "tower"], "at_most": 9}]}


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("tower 7-9", [{"kinds": ["tower"], "at_least": 7, "at_most": 9}]),
        (
            "towers, garden NE; any up to 5 money",
            [{"kinds": ["tower", "garden"], "walls": "NE"}, {"at_most": 5, "money_only": True}],
        ),
        ("any at N13", [{"cell": [1, 0]}]),
        ("tower ←; garden east north", [{"kinds": ["tower"], "walls": "W"}, {"kinds": ["garden"], "walls": "NE"}]),
    ],
)
async def test_an_order_is_typed(typed: str, order: list[dict[str, Any]], house: World) -> None:
    await start_with(house, "vizier")
    person = house.people[1]
    await person.slash(house.channel, "table answers", about="vizier", answer=typed)
    assert (await view_of(house, person)).standing["vizier"].order == {"wishes": order}


async def test_an_order_that_is_not_understood_is_refused(house: World) -> None:
    await start_with(house, "vizier")
    shown = await house.people[1].slash(house.channel, "table answers", about="vizier", answer="elephants")
    assert "elephants" in house.text(shown.response)
    assert "C-23" in house.text(shown.response)
    assert not (await view_of(house, house.people[1])).standing


async def test_waking_the_vizier_by_button_and_by_typing(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    for _ in range(12):
        if (await view_of(house)).window is None:
            person = await seat_after(house, 0)
            if person is buyer:
                break
            await take_a_card(house, person)
        else:
            await house.pass_hours(1.1)
    offers = await buyer.autocomplete(house.channel, "act", "action", "")
    assert [offer["name"] for offer in offers] == ["Wake your vizier"]
    shown = await buyer.click(house.newest, label="More")
    await house.choose(buyer, shown, "Wake your vizier")
    assert (await view_of(house)).parts["vizier"] == ()


async def test_the_place_of_a_tile_for_the_vizier_is_asked_as_any_other(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    assert house.text(shown.response).startswith("**Where does it go?** ")
    assert house.text(shown.response).removeprefix("**Where does it go?** ")[0].isupper()
