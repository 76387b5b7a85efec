"""What is asked before the game begins: without a market, of everybody, and shown together (C-36)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.settings import Pace
from tests.alhambra import fair
from tests.alhambra.moving_in import furnished
from tests.cogs.windows.asking import start_with
from tests.cogs.world import World, words_in, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server where three people are about to play with the fair, where nobody is asked between turns."""
    with furnished(fair.__name__):
        async with world(tmp_path, 3) as made:
            await start_with(made, fair.FAIR, interrupts="orders")
            yield made


async def test_the_table_says_what_is_asked_of_whom_and_has_no_market(house: World) -> None:
    text = house.text(house.newest)
    assert "🎪 **The fair:** " in text
    assert all(str(person.user.global_name) in text for person in house.people)
    assert "Until when everyone has answered." in text
    assert house.alts(house.newest) == []
    assert house.buttons(house.newest) == ["Answer"]
    shown = await house.stranger.slash(house.channel, "alhambra market")
    assert house.text(shown.response).startswith("The market comes once everyone has answered.")


async def test_everybody_is_asked_privately_and_answers_by_click_by_typing_or_there(house: World) -> None:
    anna, ben, cem = house.people
    for person in house.people:
        mail = house.mail(person)[-1]
        assert "Before the game begins in" in house.text(mail)
        assert "🎪 **The fair:** " in house.text(mail)
        assert house.buttons(mail)[:1] == ["Answer"]
        assert "Pass" not in house.buttons(mail)
    panel = await anna.click(house.newest, label="Answer")
    assert not {"Pass", "Pass until my turn", "Auto-answers", "Undo"} & set(house.buttons(panel.response))
    shown = await house.choose(anna, panel, "Raise a green banner")
    assert "Your answer so far: **Raise a green banner**" in house.text(shown.response)
    shown = await house.choose(anna, shown, "Raise a red banner")  # anybody may think better of it
    assert "Your answer so far: **Raise a red banner**" in house.text(shown.response)
    refused = await ben.slash(house.channel, "act", action="pink")
    assert "Raise a blue banner" in house.text(refused.response), "what would be legal"
    await ben.slash(house.channel, "act", action="green")
    assert "green" not in words_in(house.public(), house), "what is answered stays sealed until all have answered"
    panel = await cem.user.click(house.mail(cem)[-1], label="Answer")
    await cem.user.click(panel.response, label="Raise a blue banner")
    text = house.text(house.newest)
    names = [person.user.global_name for person in house.people]
    told = f"{names[0]} under a red banner, {names[1]} under a green banner and {names[2]} under a blue banner"
    assert told in text.replace("*", "")
    assert "Market" in house.alts(house.newest)[0]


async def test_what_is_asked_waits_while_the_game_is_paused_and_over_a_restart(house: World) -> None:
    anna, *others = house.people
    await anna.slash(house.channel, "act", action="red")
    await anna.slash(house.channel, "table pause")
    assert house.alts(house.newest) == []
    await house.restart()
    await anna.slash(house.channel, "table resume")
    assert "🎪 **The fair:** " in house.text(house.newest)
    for person in others:
        await person.slash(house.channel, "act", action="blue")
    assert "Market" in house.alts(house.newest)[0]


async def test_who_leaves_is_replaced_by_a_bot_and_hints_tell_what_it_would_do(house: World) -> None:
    anna, ben, cem = house.people
    shown = await anna.click(house.newest, label="Answer")
    shown = await house.press(anna, shown, "Hint")
    assert "Raise a blue banner: it can be seen from afar" in house.text(shown.response)
    for person in (anna, ben):
        await person.slash(house.channel, "act", action="red")
    shown = await cem.slash(house.channel, "table resign")
    await house.press(cem, shown, "Resign my seat")
    assert "under a blue banner" in words_in(house.public(), house)


async def test_only_who_has_not_answered_is_reminded_and_only_privately(tmp_path: Path) -> None:
    with furnished(fair.__name__):
        async with world(tmp_path, 3) as house:
            await start_with(house, fair.FAIR, pace=Pace(24, remind=6, then="move"))
            anna, *others = house.people
            await anna.slash(house.channel, "act", action="red")
            await house.host.courier.idle()
            public = len(house.public())
            letters = {person.id: len(house.mail(person)) for person in house.people}
            await house.pass_hours(18.1)
            await house.host.courier.idle()
            assert [len(house.mail(person)) - letters[person.id] for person in house.people] == [0, 1, 1]
            assert "🎪 **The fair:** " in house.text(house.mail(others[0])[-1])
            assert len(house.public()) == public, "nobody else learns who was reminded"
            await house.pass_hours(6)
            assert "Market" in house.alts(house.newest)[0], "the others’ banners were chosen by lot"
            assert "under a red banner" in words_in(house.public(), house)
