"""Acting out of turn on Discord: one notice, private prompts and answers, and a result (C-20 to C-29)."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from alhambra.actions import Decline
from cogs.controls import Purpose, button
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
from tests.cogs.windows.test_characters import start_an_auction
from tests.cogs.world import World


async def test_a_window_is_one_notice_and_closes_when_all_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    before = len(house.public())
    await take_a_card(house, active)
    assert len(house.public()) == before + 1, "one message for the turn and for the window after it"
    notice = house.text(house.newest)
    assert "Between turns" in notice
    assert "<t:" in notice, "with its deadline"
    assert f"<@{following.id}>, you’re next" in notice
    assert all(person.user.name.capitalize() in notice for person in house.people)
    for person in house.people[:-1]:
        await answer(house, person, "Pass")
    assert house.text(house.newest) == notice, "nobody sees who has answered"
    await answer(house, house.people[-1], "Pass")
    assert (await view_of(house)).window is None
    assert len(house.public()) == before + 1, "nothing happened: the message is changed, no other is sent"
    assert f"<@{following.id}>, your turn!" in house.text(house.newest)


async def test_a_message_is_changed_in_words_where_no_pictures_are_allowed(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit = discord.PartialMessage.edit

    async def edit_without_files(message: discord.PartialMessage, **changes: Any) -> Any:
        if changes.get("attachments"):
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})
        return await edit(message, **changes)

    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    monkeypatch.setattr(discord.PartialMessage, "edit", edit_without_files)
    for person in house.people:
        await answer(house, person, "Pass")
    text = house.text(house.newest)
    assert "your turn!" in text
    assert "I can’t post pictures here" in text
    assert (await house.glance()).table.status == "playing"


async def test_while_others_are_asked_everybody_can_look_at_their_hand(house: World) -> None:
    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    assert house.buttons(house.newest) == [
        "Answer",
        "Prepare my turn",
        "Hand",
        "Hint",
        "Since last turn",
        "Auto-answers",
    ]
    shown = await house.people[0].click(house.newest, label="Hand")
    assert house.alts(shown.response)[0].startswith("Your hand")


async def test_a_window_closes_by_itself_and_nobody_is_blamed(house: World) -> None:
    await start_with(house, "vizier", window=2.0)
    await take_a_card(house, await seat_after(house, 0))
    await answer(house, house.people[0], "Pass")
    await house.pass_hours(1.9)
    assert (await view_of(house)).window is not None
    await house.pass_hours(0.2)
    assert (await view_of(house)).window is None
    assert "out of time" not in house.text(house.newest)
    assert all(sitter.misses == 0 for sitter in (await house.glance()).table.seats)


async def test_a_list_of_tables_tells_that_one_may_answer(house: World) -> None:
    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    shown = await house.people[0].slash(house.channel, "games")
    assert "you can act** out of turn" in house.text(shown.response)


@pytest.mark.parametrize("rich", [False, True], ids=["who can only pass", "who can act"])
async def test_those_whom_no_private_message_reaches_are_called_in_the_channel(
    house: World,
    rich: bool,  # noqa: FBT001
) -> None:
    third = house.people[2]
    await third.slash(house.channel, "preferences", mail="off")
    await start_an_auction(house, rich=rich)
    assert f"✋ <@{third.id}>, you’re asked, too" in house.text(house.newest)
    assert [user.id for user in house.newest.mentions] == [third.id]
    assert not house.mail(third)


async def test_those_who_get_private_messages_are_not_called_in_the_channel(house: World) -> None:
    await start_an_auction(house)
    assert "you’re asked, too" not in house.text(house.newest)
    assert house.newest.mentions == []


async def test_those_who_can_only_pass_are_not_disturbed(house: World) -> None:
    await start_with(house, "vizier")
    for _ in range(4):
        letters = {person.id: len(house.mail(person)) for person in house.people}
        await take_a_card(house, await seat_after(house, 0))
        for person in house.people:
            options = (await house.glance()).options(str(person.id))
            can_buy = any(type(option.action).__name__ == "BuyWithVizier" for option in options)
            assert (len(house.mail(person)) > letters[person.id]) == can_buy
            if can_buy:
                assert "You can act" in house.text(house.mail(person)[-1])
        for person in house.people:
            await answer(house, person, "Pass")


async def test_a_prompt_can_be_answered_in_private_mail(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    letter = house.mail(buyer)[-1]
    panel = await buyer.user.click(letter, label="Answer")
    assert "Between turns" in house.text(panel.response)
    await buyer.user.click(panel.response, label="Pass")
    own = (await view_of(house, buyer)).window
    assert own is not None
    assert isinstance(own.own, Decline)


async def test_an_old_letter_does_not_pass_for_a_later_question(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    [old] = [part["custom_id"] for part in house.components(house.mail(buyer)[-1]) if part.get("label") == "Pass"]
    _, verb, table, since, _ = old.split(":")
    for person in house.people:
        await answer(house, person, "Pass")
    await take_a_card(house, await seat_after(house, 0))
    view = ui.LayoutView(timeout=None)  # the letter itself may have lost the button by now
    view.add_item(ui.ActionRow(button("Old", Purpose(verb, int(table), int(since)))))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    late = await buyer.click(house.newest, label="Old")
    assert "(rule T-7)" in house.text(late.response)
    window = (await view_of(house, buyer)).window
    assert window is not None
    assert window.own is None


@pytest.mark.parametrize("holders", [0, 1])
async def test_a_sparing_table_waits_only_for_those_who_can_act(holders: int, house: World) -> None:
    await start_with(house, "vizier", sparing=True)
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    seat = (await view_of(house, following)).viewer
    assert seat is not None
    await change_position(house, lambda before: with_money_for(before, *[seat][:holders]))
    before = len(house.public())
    await take_a_card(house, active)
    assert len(house.public()) == before + 1
    if holders:
        panel = await following.click(house.newest, label="Answer")
        assert "Auto-pass when I can’t act" not in house.buttons(panel.response), "that is so from the beginning"
        await house.press(following, panel, "Pass")
    assert (await view_of(house)).window is None
    assert f"<@{following.id}>, your turn!" in house.text(house.newest)


async def test_whoever_ends_a_turn_and_is_asked_is_not_told_to_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    active = await seat_after(house, 0)
    text = house.text((await take_a_card(house, active)).response)
    assert "Your turn is over" in text
    assert "Between turns" in text
    assert "Your answer is in" not in text
    text = house.text((await answer(house, active, "Pass")).response)
    assert "Your answer is in" in text
    assert "Your turn is over" not in text


async def test_whoever_answers_last_is_told_to_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    *others, last = [await seat_after(house, number) for number in (1, 0, 2)]
    for person in others:
        await answer(house, person, "Pass")
    text = house.text((await answer(house, last, "Pass")).response)
    assert (await view_of(house)).window is None
    assert "Your answer is in" in text
    assert "Your turn is over" not in text


async def test_whoever_is_asked_again_at_once_is_told_so(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    first, second = [person for person in house.people if person is not buyer]
    await answer(house, first, "Pass")
    shown = await answer(house, second, "Pass")
    assert (await view_of(house)).window is not None, "the others may decide again (V-VIZ-7)"
    assert "Your answer is in. Now there’s a new question:" in house.text(shown.response)


async def test_whoever_is_not_asked_is_told_so(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    for person in house.people:
        if person is not buyer:
            await answer(house, person, "Pass")
    assert (await view_of(house)).window is not None
    shown = await buyer.click(house.newest, label="Answer")
    assert "You’re not asked this time." in house.text(shown.response)
