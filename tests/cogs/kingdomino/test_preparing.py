"""Preparing a turn of Kingdomino in private (K-56)."""

import simcord

from tests.cogs.kingdomino.world import free, view_of
from tests.cogs.world import World, is_asked, words_in


async def next_player(table: World) -> simcord.MemberActor:
    """Return whose turn comes next in this round."""
    glance = await table.glance()
    view = glance.view(None)
    king = view.older[view.done + 1].king
    return next(one for one in table.people if str(one.id) == glance.table.seats[king].user)


async def test_a_prepared_turn_is_played_at_once_and_was_nobodys_business(table: World) -> None:
    first, second = await table.asked(), await next_player(table)
    third = next(person for person in table.people if person not in (first, second))
    before = words_in([*table.visible_to(third)], table)
    shown = await second.click(table.newest, label="Prepare")
    shown = await table.press(second, shown, "1")
    wishes = free(await view_of(table, second))
    for wish in wishes:
        shown = await table.press(second, shown, f"Take {wish}")
    assert "📝" in table.text(shown.response)
    assert f"1. Take {wishes[0]}" in table.buttons(shown.response)
    assert words_in([*table.visible_to(third)], table) == before
    await first.slash(table.channel, "place", place="1")
    await first.slash(table.channel, "choose", domino=str(wishes[0]))
    assert not await is_asked(table, second)
    assert f"then took {wishes[1]} (" in table.text(table.newest)


async def test_what_is_missing_in_a_plan_is_asked(table: World) -> None:
    first, second = await table.asked(), await next_player(table)
    shown = await table.press(second, await second.click(table.newest, label="Prepare"), "1")
    assert "📝" in table.text(shown.response)
    await first.slash(table.channel, "place", place="1")
    await first.slash(table.channel, "choose", domino=str(free(await view_of(table, first))[0]))
    shown = await second.click(table.newest, label="Play")
    assert "placed" in table.text(shown.response)
    assert "Choose your next domino" in table.text(shown.response)
    undone = await table.press(second, shown, "Undo")
    assert "Where does it go?" in table.text(undone.response)


async def test_plans_can_be_changed_and_forgotten(table: World) -> None:
    second = await next_player(table)
    shown = await table.press(second, await second.click(table.newest, label="Prepare"), "3")
    assert "Which way?" in table.text(shown.response)
    shown = await table.choose(second, shown, "north")
    assert "to G6 → G5" in table.text(shown.response)
    wish = free(await view_of(table, second))[0]
    for expected in (True, False):
        shown = await table.choose(second, shown, f"Take {wish}")
        assert (f"then take {wish} (" in table.text(shown.response)) == expected
    shown = await table.press(second, shown, "Forget it")
    assert "📝" not in table.text(shown.response)
    assert not (await view_of(table, second)).plans


async def test_whoever_has_no_turn_to_come_has_nothing_to_prepare(table: World) -> None:
    first = await table.asked()
    shown = await first.click(table.newest, label="Prepare")
    assert "(rule K-56)" in table.text(shown.response)


async def test_a_plan_goes_with_its_player(table: World) -> None:
    second = await next_player(table)
    await table.press(second, await second.click(table.newest, label="Prepare"), "1")
    _, _, game = await table.host.tables.opened((await table.glance()).table.id)
    assert game.state.plans
    shown = await second.slash(table.channel, "table resign")
    await table.press(second, shown, "Resign my seat")
    _, _, game = await table.host.tables.opened((await table.glance()).table.id)
    assert not game.state.plans
