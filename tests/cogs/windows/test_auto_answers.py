"""Auto-answers on Discord: they are private, spare questions, and count in one that is open (C-23, C-24)."""

from pathlib import Path

import discord
import pytest
from discord import ui

from cogs.controls import MenuLine, Purpose, menu
from tests.cogs.windows.asking import answer, seat_after, start_with, take_a_card, until_somebody_can_buy, view_of
from tests.cogs.world import World, world


async def test_passing_until_the_own_turn(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    await take_a_card(house, active)
    for person in house.people:
        await answer(house, person, "Pass until my turn")
    assert (await view_of(house)).window is None
    await take_a_card(house, following)
    window = (await view_of(house)).window
    assert window is not None
    assert (await view_of(house, active)).window.own is not None, "passed without being asked"  # type: ignore[union-attr]
    assert (await view_of(house, following)).window.own is None, "had a turn, and is asked again"  # type: ignore[union-attr]


async def test_one_tap_passes_from_now_on_whenever_nothing_can_be_paid(house: World) -> None:
    await start_with(house, "vizier")
    for _ in range(4):
        await take_a_card(house, await seat_after(house, 0))
        for person in house.people:
            glance = await house.glance()
            if (view := glance.view(str(person.id))).window is None:
                break
            can_buy = any(type(option.action).__name__ == "BuyWithVizier" for option in glance.options(str(person.id)))
            if view.standing:
                assert (view.window.own is None) == can_buy
            shown = await answer(house, person, "Pass" if view.standing else "Auto-pass when I can’t act")
            window = (await view_of(house, person)).window
            if not view.standing and window is not None:
                assert (window.own is None) == can_buy, "it answers the open question too"
                assert "Auto-pass when I can’t act" not in house.buttons(shown.response)
                await answer(house, person, "Pass")
    for person in house.people:
        assert (await view_of(house, person)).standing["vizier"].answer == "able"


async def test_what_is_set_in_an_open_window_answers_it_and_an_unfinished_wish_does_not(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    for person in house.people:
        if person is not buyer:
            await answer(house, person, "Pass")
    shown = await answer(house, buyer, "Auto-answers")
    assert "what you set here answers that, too" in house.text(shown.response)
    shown = await house.press(buyer, shown, "My own rules…")
    shown = await house.press(buyer, shown, "Money only")
    assert (await view_of(house)).window is not None
    await house.press(buyer, shown, "Save")
    assert "had the vizier buy" in house.text(house.newest)


async def test_auto_answers_have_ids_of_their_own_in_every_state(house: World) -> None:
    await start_with(house, "characters")
    person = house.people[0]
    before = await person.click(house.newest, label="Auto-answers")
    ids = {menu["custom_id"] for menu in house.menus(before.response)}
    after = await house.press(person, before, "Always pass")
    assert not ids & {menu["custom_id"] for menu in house.menus(after.response)}


async def test_orders_are_private_and_spare_all_prompts(house: World) -> None:
    await start_with(house, "vizier")
    for person in house.people:
        shown = await person.click(house.newest, label="Auto-answers")
        assert "**Buying with the vizier**: you’re always asked" in house.text(shown.response)
        done = await house.press(person, shown, "Always pass")
        assert "**Buying with the vizier**: always pass" in house.text(done.response)
    public = len(house.public())
    for _ in range(6):
        await take_a_card(house, await seat_after(house, 0))
        assert (await view_of(house)).window is None
    assert len(house.public()) == public + 6


async def test_an_order_is_no_step_of_the_turn_in_which_it_was_given(house: World) -> None:
    """Taking a step back forgets that step, not what was said meanwhile."""
    await start_with(house, "vizier")
    person = await seat_after(house, 0)
    await person.slash(house.channel, "preferences", confirm="always")
    await take_a_card(house, person)
    await person.slash(house.channel, "table answers", about="vizier", answer="pass")
    await person.slash(house.channel, "undo")
    shown = await take_a_card(house, person)
    assert house.text(shown.response).count("took") == 1


@pytest.mark.parametrize(
    ("verb", "detail", "value"),
    [
        ("standing", "wise man", "elephant"),
        ("standing", "elephant", "pass"),
        ("order", "limit.elephant", "5"),
        ("order", "limit.character-miser", "9" * 90),
        ("order", "price", "²"),
        ("order", "elephant", "5"),
        ("order", "save.elephant", "5"),
        ("draft", "price.elephant", "5"),
        ("draft", "price.0.9.0", "5000"),
        ("draft", "money.0.9.0=elephant", "5"),
        ("bid", "", "9" * 90),
    ],
)
async def test_orders_that_somebody_made_up_are_refused(verb: str, detail: str, value: str, house: World) -> None:
    await start_with(house, "vizier", "characters")
    person = house.people[0]
    view, purpose = ui.LayoutView(timeout=None), Purpose(verb, (await house.glance()).table.id, detail=detail)
    view.add_item(ui.ActionRow(menu("?", purpose, [MenuLine(value, "?")])))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    shown = await person.select(house.newest, [value])
    assert "(rule " in house.text(shown.response)
    assert not (await view_of(house, person)).standing
    shown = await person.slash(house.channel, "table answers")
    assert "Your auto-answers" in house.text(shown.response)


async def test_orders_only(house: World) -> None:
    """Nobody is prompted where the table plays by orders only (C-24)."""
    await start_with(house, "vizier", interrupts="orders")
    shown = await house.people[0].click(house.newest, label="Auto-answers")
    assert "only auto-answers count" in house.text(shown.response)
    assert house.buttons(shown.response) == ["Always pass", "My own rules…"]
    for _ in range(4):
        await take_a_card(house, await seat_after(house, 0))
        assert (await view_of(house)).window is None


@pytest.mark.parametrize("standing", ["pass", "rest", "up to 2"])
async def test_nobody_learns_how_somebody_came_to_pass(standing: str, tmp_path: Path) -> None:
    """A standing answer, an order that comes to nothing and a click look the same (C-23)."""
    found = []
    for number, orders in enumerate([False, True]):
        (tmp_path / str(number)).mkdir()
        async with world(tmp_path / str(number), 3) as made:
            await start_with(made, "vizier")
            active, second, third = [await seat_after(made, place) for place in (0, 1, 2)]
            if orders:
                await second.slash(made.channel, "table answers", about="vizier", answer=standing)
            await take_a_card(made, active)
            if not orders:
                await answer(made, second, "Pass")
            await answer(made, third, "Pass")
            await answer(made, active, "Pass")
            viewers = (third, active, made.stranger)
            found.append([[shown_in(made, message) for message in made.visible_to(one)] for one in viewers])
    assert found[0] == found[1]


def shown_in(house: World, message: discord.Message) -> tuple[object, ...]:
    """Return all that somebody sees in a message."""
    files = [(one.filename, one.size) for one in message.attachments]
    return house.text(message), house.alts(message), house.buttons(message), files
