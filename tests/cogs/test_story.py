"""The story of a turn is what the game holds to be true, whatever was tried and undone on the way."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
import simcord
from simcord.results import InteractionResult

from cogs.alhambra.telling import told
from cogs.alhambra.words import Words
from cogs.names import names_of
from cogs.story import happened
from tests.alhambra.games import ALL
from tests.cogs.test_turns import buyer
from tests.cogs.world import World
from tests.host.tables import hosting, play_on, start_table
from texts.catalogue import catalogue


async def buy_exactly(table: World) -> tuple[simcord.MemberActor, InteractionResult]:
    """Let somebody buy a tile exactly, after which it may be placed or something else be done."""
    person = await buyer(table, "exact")
    shown = await person.click(table.newest, label="Buy")
    return person, await table.choose(person, shown, "exact")


async def history(table: World) -> str:
    shown = await table.stranger.slash(table.channel, "table history")
    return table.text(shown.response).splitlines()[-1]


async def test_a_click_on_a_place_is_one_undo(table: World) -> None:
    person, bought = await buy_exactly(table)
    before = await table.glance()
    shown = await table.choose(person, bought, "1 · ")
    shown = await table.press(person, shown, "Undo")
    now = await table.glance()
    assert (now.view(None), now.options(str(person.id))) == (before.view(None), before.options(str(person.id)))
    shown = await table.press(person, shown, "Undo")
    assert "Undo" not in table.buttons(shown.response)


async def test_a_typed_place_is_one_undo(table: World) -> None:
    person, _ = await buy_exactly(table)
    await person.slash(table.channel, "preferences", confirm="always")
    before = (await table.glance()).view(None)
    for _ in range(2):
        [first, *_] = await person.autocomplete(table.channel, "place", "place", "")
        await person.slash(table.channel, "place", place=first["value"])
        await person.slash(table.channel, "undo")
        assert (await table.glance()).view(None) == before
    await person.slash(table.channel, "undo", everything=True)
    assert not (await table.glance()).can_undo(str(person.id))


async def test_a_purchase_is_told_after_a_place_was_undone_and_more_was_done(table: World) -> None:
    person, shown = await buy_exactly(table)
    shown = await table.choose(person, shown, "1 · ")
    shown = await table.press(person, shown, "Undo")
    shown = await table.press(person, shown, "Take money")
    shown = await table.choose(person, shown, "")
    shown = await table.choose(person, shown, "1 · ")
    asked = table.text(shown.response)
    await table.press(person, shown, "End turn")
    for text in (asked, table.text(table.newest), await history(table)):
        assert len(re.findall(r"\*\* bought \S+ \d+[^,.]* and built it on \w+, then took ", text)) == 1, text


async def test_nothing_is_told_of_a_turn_that_can_still_be_taken_back(table: World) -> None:
    person, shown = await buy_exactly(table)
    assert "bought" not in await history(table)
    await table.people[0].slash(table.channel, "table pause")
    assert "bought" not in table.text(table.newest)
    await table.people[0].slash(table.channel, "table resume")
    shown = await table.choose(person, shown, "1 · ")
    recap = await person.click(table.newest, label="Since last turn")
    assert re.search(r"bought .* and built it on ", table.text(recap.response)), "one knows what one has done oneself"
    await table.press(person, shown, "End turn")
    messages = "\n".join(table.text(message) for message in table.public())
    assert len(re.findall(r"\*\* bought .* and built it on ", messages)) == 1


async def test_who_is_asked_to_confirm_the_first_turn_hears_of_that_turn_alone(table: World) -> None:
    person = await table.asked()
    await person.slash(table.channel, "preferences", confirm="always")
    shown = await person.click(table.newest, label="Take money")
    shown = await table.choose(person, shown, "")
    lines = table.text(shown.response).splitlines()[1:]
    assert len(lines) == 1
    assert lines[0].startswith(f"**{person.user.global_name}** took ")


async def test_who_is_asked_to_confirm_hears_also_of_steps_that_cannot_be_undone_any_more(house: World) -> None:
    await house.start(modules="squares")
    person = await house.asked()
    await person.slash(house.channel, "preferences", confirm="always")
    [square, *_] = await person.autocomplete(house.channel, "act", "action", "square")
    await person.slash(house.channel, "act", action=square["value"])
    assert not (await house.glance()).can_undo(str(person.id)), "the next square was turned up"
    [place, *_] = await person.autocomplete(house.channel, "place", "place", "")
    shown = await person.slash(house.channel, "place", place=place["value"])
    assert re.search(r"took the .* square .* and (built|put) it ", house.text(shown.response))


@pytest.mark.parametrize("modules", [(), ALL])
async def test_each_turn_of_a_bot_is_told_in_a_line_and_so_is_all_that_comes_between(
    tmp_path: Path, modules: tuple[str, ...]
) -> None:
    say = catalogue("en", "alhambra")
    async with hosting(tmp_path / "tables.db") as host:
        number = await start_table(host, 1, 3, options={"modules": list(modules), "interrupts": "window"})
        await play_on(host, number, Random(3))
        glance = await host.tables.look(number)
        events = happened(await host.tables.story(number), None)
    ending = next(place for place, event in enumerate(events) if event["event"] == "MarketRanShort")
    names, words = names_of(glance.table, say), Words(glance, say)
    lines = told(events[:ending], names, words)
    count = Counter(event["event"] for event in events[:ending])
    begins = [place for place, event in enumerate(events[:ending]) if event["event"] == "TurnStarted"]
    ends = [place for place, event in enumerate(events[:ending]) if event["event"] == "TurnConfirmed"]
    turns = [told(events[begin : end + 1], names, words) for begin, end in zip(begins, ends, strict=True)]
    between = [told(events[end:begin], names, words) for end, begin in zip(ends, [*begins[1:], ending], strict=True)]
    assert len(turns) == count["TurnConfirmed"] > 80
    assert all(len([line for line in turn if line.startswith("**")]) == 1 for turn in turns)
    assert sum(len(turn) for turn in turns + between) + len(told(events[: begins[0]], names, words)) == len(lines)
    bought = [line for some in between for line in some if re.search(r"\*\* (won the|had the vizier)", line)]
    assert len(bought) == count["VizierBought"] + count["CharacterWon"]
    assert bool(bought) == bool(modules)
    assert len([line for line in lines if re.search("scoring.*\\*\\*$", line)]) == count["RoundScored"] == 2
