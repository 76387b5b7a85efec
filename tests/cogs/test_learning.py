"""The guided first game: a table of one's own, lessons above the buttons, and ways out at any time."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult

from alhambra.actions import ConfirmTurn, TakeMoney
from cogs.alhambra.face import AlhambraFace
from cogs.controls import Purpose
from cogs.teaching import lessons_now
from host.commands import Act
from host.glance import Glance
from host.table import Actor, Status
from tests.cogs.world import World, words_in, world
from texts.catalogue import catalogue

LINE = (
    ("Take money", ("Dirham 2", "Ducat 1")),
    ("Take money", ("Denar 7",)),
    ("Buy", ("Chambers 7", "exact"), ("Take money",), ("Ducat 3", "Dirham 2"), ("M12",), ("End turn",)),
    ("Buy", ("Pavilion 2", "exact"), ("Take money",), ("Ducat 5",), ("Reserve",), ("End turn",)),
    ("Buy", ("Arcades 9", "exact"), ("Take money",), ("Ducat 6",), ("L12",), ("End turn",)),
    ("Redesign", ("avilion 2",), ("L11",), ("End turn",)),
    ("Buy", ("Chambers 8", "5 + 3"), ("Take money",), ("Ducat 3 + 2",), ("K12",), ("End turn",)),
)
"""The suggested turns up to the first scoring: a button of the table, then what is chosen in the panels."""
LESSONS = (
    "**Your turn!** You can’t pay for anything exactly yet. Try **Take money**: **Dirham 2** and **Ducat 1**, only 3",
    "**Bot 3** was faster and bought **Tower 9**. It happens! **Chambers 7** costs 7 Denars, and there’s an open",
    "You have exactly 7 Denars for **Chambers 7**.",
    "Paid exactly: go again! Take **Ducat 3** and **Dirham 2**, 5 together. Your new tile waits",
    "Put it on **M12**, above your fountain",
    "Your first wall: **2 edges**!",
    "**Pavilion 2** costs exactly your **Dirham 2**, so you’d go again. It fits nowhere yet: it opens only to the",
    "**Pavilion 2** goes into your **reserve**.",
    "**Arcades 9** has no walls, so it keeps your palace open. On **L12**, it leaves a spot for **Pavilion 2**",
    "add **Pavilion 2** on **L11**: your wall jumps from 2 to 5.",
    "**Chambers 8**: pay **Ducat 5** and **Ducat 3**, exactly. With 2 of them, you’d lead in **Chambers**.",
    "You: 4 for Chambers, 1 for Pavilion, 1 for Arcades (shared by 3) and 7 for wall. That’s **13 points**.",
    "That’s the whole game!",
)


@dataclass
class Pupil:
    """Somebody who learns, and where."""

    house: World
    actor: simcord.MemberActor | UserHandle
    place: ChannelHandle

    @property
    def newest(self) -> discord.Message:
        """The newest message of the table."""
        return [message for message in self.place.history() if not message.flags.ephemeral][-1]

    @property
    def text(self) -> str:
        return self.house.text(self.newest)

    async def glance(self) -> Glance:
        return await self.house.host.tables.look_at(str(self.place.id))

    async def press(self, label: str) -> InteractionResult:
        """Press a button of the table's newest message."""
        result: InteractionResult = await self.actor.click(self.newest, label=label)
        await self.house.host.courier.idle()
        return result

    async def pick(self, shown: InteractionResult, *words: str) -> InteractionResult:
        """Choose what has some words: a line of a menu, or a button."""
        house, result = self.house, shown.response
        assert result is not None
        lines = [(menu, option) for menu in house.menus(result) for option in menu["options"]]
        chosen: list[Any] = [(menu, line) for menu, line in lines if all(word in line["label"] for word in words)]
        picked: InteractionResult
        if chosen:
            menu, line = chosen[0]
            picked = await self.actor.select(result, [line["value"]], custom_id=menu["custom_id"])
        else:
            [label, *_] = [label for label in house.buttons(result) if all(word in label for word in words)]
            picked = await self.actor.click(result, label=label)
        await house.host.courier.idle()
        return picked

    async def follow_advice(self, turns: int, folly: Random | None = None) -> None:
        """Let some turns pass as the bot player would take them, or at random; only the last message is looked at."""
        host, user = self.house.host, str(self.actor.id)
        while turns and (glance := await self.glance()).table.status is Status.PLAYING:
            await lessons_now(host, AlhambraFace(), glance, catalogue("en", "alhambra"))
            chosen = folly.choice(glance.options(user)) if folly else glance.suggestion(user)
            assert chosen is not None
            await host.do(glance.table.id, Actor(user, "Anna"), Act(chosen.action))
            turns -= isinstance(chosen.action, ConfirmTurn)
        await host.courier.idle()

    async def take_turns(self, turns: int, first: int = 0) -> list[str]:
        """Take some of the suggested turns; return all that was read meanwhile."""
        read = [self.text]
        for button, *choices in LINE[first : first + turns]:
            shown = await self.press(button)
            for words in choices:
                read.append(self.house.text(shown.response))
                shown = await self.pick(shown, *words)
            read += [self.house.text(shown.response), self.text]
        return read


async def learns(house: World, person: int = 0) -> Pupil:
    """Let somebody begin."""
    await house.people[person].slash(house.channel, "learn")
    await house.host.courier.idle()
    return Pupil(house, house.people[person], house.channel.threads[-1])


@pytest.fixture
async def pupil(house: World) -> Pupil:
    return await learns(house)


async def test_a_newcomer_gets_a_thread_that_nobody_else_sees(house: World) -> None:
    shown = await house.people[0].slash(house.channel, "learn")
    [thread] = house.channel.threads
    assert f"<#{thread.id}>" in house.text(shown.response)
    assert thread.history(viewer=house.people[0])
    with pytest.raises(simcord.SetupError):
        thread.history(viewer=house.people[1])
    pupil = Pupil(house, house.people[0], thread)
    assert "**Practice game.** The cards are arranged" in pupil.text
    assert "sealed" not in pupil.text
    assert [(one.bot, one.name) for one in (await pupil.glance()).table.seats] == [
        (False, "Anna"),
        (True, ""),
        (True, ""),
    ]


async def test_the_lessons_come_one_after_another_along_the_line(pupil: Pupil) -> None:
    read = await pupil.take_turns(len(LINE))
    first = [next(number for number, text in enumerate(read) if lesson in text) for lesson in LESSONS]
    assert first == sorted(first)
    lines = [line for text in read for line in text.splitlines() if line.startswith("> 🎓")]
    assert len(set(lines)) == len(LESSONS), "no other lesson was told"


async def test_a_lesson_promises_no_tile_that_a_bot_may_buy_first(pupil: Pupil) -> None:
    assert "**Tower 9** exactly, if it’s still there." in pupil.text
    await pupil.take_turns(1)
    assert "next turn you can pay exactly, if it’s still there." in pupil.text


async def test_a_turn_that_brings_nothing_new_says_so(pupil: Pupil) -> None:
    read = await pupil.take_turns(len(LINE))
    reminders = [
        text for text in read if "-# 🎓 Nothing new this turn. You could pay for **Arcades 9** exactly!" in text
    ]
    assert reminders
    assert not [text for text in reminders if "> 🎓" in text], "instead of a lesson, never besides"
    await pupil.follow_advice(4)
    assert "🎓" in pupil.text
    assert "Skip lessons" in pupil.house.buttons(pupil.newest)
    await pupil.press("Skip lessons")
    assert "🎓" not in pupil.text


async def test_a_lesson_stands_above_every_panel_until_something_is_done(pupil: Pupil) -> None:
    for label in ("Take money", "Buy", "Hand", "Since last turn"):
        shown = await pupil.press(label)
        assert pupil.house.text(shown.response).startswith("> 🎓 **Your turn!**")
        assert "Skip lessons" in pupil.house.buttons(shown.response)


async def test_a_lesson_comes_also_after_typing(pupil: Pupil) -> None:
    assert isinstance(pupil.actor, simcord.MemberActor)
    await pupil.follow_advice(2)
    shown = await pupil.actor.slash(pupil.place, "buy", building="chambers 7")
    assert "Paid exactly: go again!" in pupil.house.text(shown.response)


async def test_whoever_places_at_once_hears_of_the_action_that_was_left_once(pupil: Pupil) -> None:
    await pupil.follow_advice(2)
    shown = await pupil.pick(await pupil.press("Buy"), "Chambers 7", "exact")
    shown = await pupil.pick(shown, "M12")
    assert "You had one more action. **Undo** brings it back." in pupil.house.text(shown.response)


async def test_whoever_overpays_hears_what_that_means_before_it_counts(pupil: Pupil) -> None:
    shown = await pupil.pick(await pupil.press("Buy"), "Garden 9")
    assert "Thick edges are walls" in pupil.house.text(shown.response)
    shown = await pupil.pick(shown, "N13")
    assert "You get no change: you lose **6**" in pupil.house.text(shown.response)
    assert "Undo" in pupil.house.buttons(shown.response)


async def test_a_redesign_with_the_extra_action_is_praised(pupil: Pupil) -> None:
    await pupil.follow_advice(5)
    shown = await pupil.pick(await pupil.press("Buy"), "Chambers 8", "5 + 3")
    shown = await pupil.pick(await pupil.pick(shown, "Redesign"), "avilion 2")
    shown = await pupil.pick(shown, "L11")
    assert "Nice, two in one turn" in pupil.house.text(shown.response)


@pytest.mark.parametrize("where", ["at the table", "in a panel"])
async def test_lessons_can_be_skipped(pupil: Pupil, where: str) -> None:
    if where == "in a panel":
        shown = await pupil.pick(await pupil.press("Take money"), "Skip lessons")
    else:
        shown = await pupil.press("Skip lessons")
    assert "No more lessons." in pupil.house.text(shown.response)
    read = await pupil.take_turns(2)
    assert not [text for text in read[1:] if "🎓" in text]


async def test_after_the_first_scoring_one_can_play_on_or_end_without_a_result(pupil: Pupil) -> None:
    await pupil.follow_advice(len(LINE))
    assert pupil.house.buttons(pupil.newest)[-3:] == ["Play on", "End here", "Skip lessons"]
    shown = await pupil.press("Play on")
    assert "Take money" in pupil.house.buttons(shown.response)
    assert "🎓" not in pupil.house.text(shown.response)
    shown = await pupil.press("End here")
    assert "End the practice game here?" in pupil.house.text(shown.response)
    assert (await pupil.glance()).table.status is Status.PLAYING, "it is asked first"
    shown = await pupil.pick(shown, "Yes, end it")
    assert "without a result" in pupil.house.text(shown.response)
    assert (await pupil.glance()).table.status is Status.CANCELLED
    assert pupil.house.buttons(pupil.newest) == []
    assert await pupil.house.host.memory.statistics("alhambra") == []
    again = await learns(pupil.house)
    assert again.place.id != pupil.place.id


async def test_to_the_very_end_nothing_is_counted_and_the_way_leads_on(pupil: Pupil) -> None:
    assert isinstance(pupil.actor, simcord.MemberActor)
    await pupil.follow_advice(1000, Random(5))
    assert "You know the game now. Want to play with people? **/alhambra new** opens a table." in pupil.text
    assert pupil.house.buttons(pupil.newest) == ["Rematch", "Replay", "Export", "How to play"]
    for command in ("alhambra stats", "alhambra leaderboard"):
        shown = await pupil.actor.slash(pupil.house.channel, command)
        assert "No finished games yet." in pupil.house.text(shown.response)


async def test_a_restart_in_the_middle_repeats_nothing(pupil: Pupil) -> None:
    await pupil.take_turns(2)
    before = pupil.text
    await pupil.house.restart()
    await pupil.house.host.courier.idle()
    assert pupil.text == before
    read = await pupil.take_turns(2, first=2)
    assert not [text for text in read[1:] if LESSONS[0] in text or LESSONS[1] in text]
    assert any(LESSONS[7] in text for text in read)


async def test_a_second_time_leads_back_or_starts_over_or_ends_it(pupil: Pupil) -> None:
    house = pupil.house
    assert isinstance(pupil.actor, simcord.MemberActor)
    await pupil.take_turns(1)
    shown = await pupil.actor.slash(house.channel, "learn")
    assert f"<#{pupil.place.id}>" in house.text(shown.response)
    links = [part["url"] for part in house.components(shown.response) if "url" in part]
    assert links == [f"https://discord.com/channels/{house.guild.id}/{pupil.place.id}/{pupil.newest.id}"]
    shown = await pupil.pick(shown, "Start over")
    [_, new] = house.channel.threads
    assert (await pupil.glance()).table.status is Status.CANCELLED
    pupil.place = new
    assert LESSONS[0] in pupil.text
    shown = await pupil.pick(await pupil.actor.slash(new, "learn"), "Start over")
    assert len(house.channel.threads) == 2, "it stays where it is"
    assert (await pupil.glance()).table.status is Status.PLAYING
    shown = await pupil.pick(await pupil.actor.slash(new, "learn"), "End it")
    await pupil.pick(shown, "Yes, end it")
    assert (await pupil.glance()).table.status is Status.CANCELLED


async def test_without_the_permission_for_private_threads_the_thread_is_public(house: World) -> None:
    no_private = discord.PermissionOverwrite(create_private_threads=False)
    channel = house.guild.create_text_channel("open", overwrites={house.guild.default_role: no_private})
    await house.people[0].slash(channel, "learn")
    [thread] = channel.threads
    assert thread.history(viewer=house.people[1])


async def test_a_missing_permission_is_named_and_leaves_nothing_behind(house: World) -> None:
    no_threads = discord.PermissionOverwrite(
        create_private_threads=False, create_public_threads=False, attach_files=False
    )
    channel = house.guild.create_text_channel("closed", overwrites={house.guild.default_role: no_threads})
    refused = await house.people[0].slash(channel, "learn")
    assert "Attach Files, Create Public Threads" in house.text(refused.response)
    assert channel.threads == []
    assert await house.host.tables.practice_of(str(house.people[0].id)) is None


async def test_where_no_thread_can_be_another_way_is_named(house: World) -> None:
    voice = house.guild.create_voice_channel("talk")
    refused = await house.people[0].slash(voice, "learn")
    assert "Use **/learn** in a text channel, or in a DM with me. (rule T-21)" in house.text(refused.response)


async def test_nobody_else_can_end_it_or_skip_its_lessons(pupil: Pupil) -> None:
    house = pupil.house
    moderators = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_threads=True))
    keeper = house.guild.add_member(house.env.create_user("keeper"), roles=[moderators])
    await pupil.follow_advice(len(LINE))
    for label, rule in (("End here", "T-21"), ("Skip lessons", "T-6"), ("Play on", "T-6")):
        refused = await keeper.click(pupil.newest, label=label)
        assert f"(rule {rule})" in house.text(refused.response)
    assert (await pupil.glance()).table.status is Status.PLAYING


async def test_in_private_messages_the_table_stands_right_there(house: World) -> None:
    user = house.people[0].user
    shown = await user.slash("learn")
    assert "Your practice game is ready: our DMs" in house.text(shown.response)
    await house.host.courier.idle()
    pupil = Pupil(house, user, user.dm_channel)
    assert LESSONS[0] in pupil.text
    read = await pupil.take_turns(3)
    assert any(LESSONS[6] in text for text in read)
    messages = [message for message in user.dm_channel.history() if not message.flags.ephemeral]
    assert len(messages) == 4, "one message a turn: no hand comes beside it"
    assert [house.buttons(message) for message in messages[:-1]] == [[], [], []]
    assert "our DMs: **your turn**" in house.text((await user.slash("games")).response)


async def test_a_made_up_button_opens_nobody_elses_private_messages(house: World) -> None:
    user, other = house.people[0].user, house.people[1].user
    await user.slash("learn")
    await house.host.courier.idle()
    pupil = Pupil(house, user, user.dm_channel)
    await other.slash("learn")
    await house.host.courier.idle()
    stored = house.env.backend.get_message(other.dm_channel.id, Pupil(house, other, other.dm_channel).newest.id)
    table = (await pupil.glance()).table.id
    for row in stored.components:
        for part in row.get("components", ()):
            if part.get("label") == "Hand":
                part["custom_id"] = Purpose("hand", table).custom_id("b")
    refused = await Pupil(house, other, other.dm_channel).press("Hand")
    assert "(rule T-1)" in house.text(refused.response)


async def test_whoever_learns_in_a_thread_that_is_gone_starts_over(pupil: Pupil) -> None:
    house = pupil.house
    house.env.backend.delete_channel(pupil.place.id)
    took = Act(TakeMoney(0, ("ducat-9-c",)), quick=True)
    await house.host.do(1, Actor(str(pupil.actor.id), "Anna"), took)
    told = "**/learn** starts over"
    for _ in range(600):  # the courier rests before a closed door, and is never idle there
        if told in words_in(house.mail(house.people[0]), house):
            break
        await asyncio.sleep(0.05)
    assert told in words_in(house.mail(house.people[0]), house)
    shown = await house.people[0].slash(house.channel, "learn")
    await house.press(house.people[0], shown, "Start over")
    assert LESSONS[0] in Pupil(house, pupil.actor, house.channel.threads[-1]).text


async def test_several_people_learn_side_by_side(tmp_path: Path) -> None:
    async with world(tmp_path, 2) as house:
        anna, bela = await learns(house, 0), await learns(house, 1)
        await anna.take_turns(1)
        assert LESSONS[0] in bela.text
        assert LESSONS[1] in anna.text


async def test_a_lesson_comes_back_when_its_moment_does(pupil: Pupil) -> None:
    await pupil.take_turns(2)
    shown = await pupil.pick(await pupil.press("Buy"), "Chambers 7", "exact")
    lesson = next(line for line in pupil.house.text(shown.response).splitlines() if line.startswith("> 🎓"))
    shown = await pupil.pick(await pupil.pick(shown, "Take money"), "Ducat 3", "Dirham 2")
    assert lesson not in pupil.house.text(shown.response)
    shown = await pupil.pick(shown, "Undo")
    assert lesson in pupil.house.text(shown.response)
