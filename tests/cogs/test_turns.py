"""Taking a turn: how many clicks it takes, what is offered, what can be undone, and what is out of date."""

import re
from copy import deepcopy
from typing import Any

import pytest
import simcord

from tests.cogs.world import World, is_asked


async def buyer(table: World, words: str = "over") -> simcord.MemberActor:
    """Let turns pass until somebody who is asked can buy something, exactly or with some money lost."""
    for _ in range(40):
        person = await table.asked()
        if await person.autocomplete(table.channel, "buy", "building", words):
            return person
        choices = await person.autocomplete(table.channel, "take", "cards", "")
        await person.slash(table.channel, "take", cards=choices[0]["value"])
    raise AssertionError("nobody can ever buy")


async def test_taking_money_takes_two_clicks(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Take money")
    assert table.offers(shown.response), "the cards are offered at once"
    done = await table.choose(person, shown, "")
    assert not await is_asked(table, person)
    assert "Your turn is over" in table.text(done.response)
    assert "took" in table.text(table.newest)


async def test_taking_money_takes_one_command(table: World) -> None:
    person = await table.asked()
    choices = await person.autocomplete(table.channel, "take", "cards", "")
    await person.slash(table.channel, "take", cards=choices[0]["value"])
    assert not await is_asked(table, person)


@pytest.mark.parametrize("words", ["exact", "over"])
async def test_buying_and_placing_a_tile_takes_four_clicks(words: str, table: World) -> None:
    person = await buyer(table, words)
    shown = await person.click(table.newest, label="Buy")
    shown = await table.choose(person, shown, words)
    assert table.alts(shown.response)[0].startswith("Places for")
    shown = await table.choose(person, shown, "1 · ")
    assert await is_asked(table, person), "a turn with building is confirmed"
    await table.press(person, shown, "End turn")
    assert not await is_asked(table, person)
    assert re.search(r"bought .* and built it on ", table.text(table.newest))


@pytest.mark.parametrize("words", ["exact", "over"])
async def test_buying_and_placing_a_tile_takes_two_commands(words: str, table: World) -> None:
    person = await buyer(table, words)
    offers = await person.autocomplete(table.channel, "buy", "building", words)
    await person.slash(table.channel, "buy", building=offers[0]["value"])
    places = await person.autocomplete(table.channel, "place", "place", "")
    await person.slash(table.channel, "place", place=places[0]["value"])
    assert not await is_asked(table, person)


async def test_purchases_are_offered_in_words_exact_ones_first(table: World) -> None:
    person = await buyer(table)
    offers = [offer["name"] for offer in await person.autocomplete(table.channel, "buy", "building", "")]
    assert all(
        re.fullmatch(r"[A-Z][a-z]+ \d+( \([NESW ]+\))?: [A-Z][a-z]+ [\d +]+, (exact|\d+ over)", o) for o in offers
    )
    losses = [0 if offer.endswith("exact") else int(offer.split(", ")[1].split()[0]) for offer in offers]
    assert losses == sorted(losses)


async def test_nothing_is_offered_to_whoever_is_not_asked(table: World) -> None:
    person = await buyer(table)
    others = [other for other in [*table.people, table.stranger] if other is not person]
    for other in others:
        for command, option in (("take", "cards"), ("buy", "building"), ("place", "place"), ("redesign", "change")):
            assert await other.autocomplete(table.channel, command, option, "") == []


async def test_what_is_typed_may_also_be_words(table: World) -> None:
    person = await table.asked()
    [first, *_] = await person.autocomplete(table.channel, "take", "cards", "")
    await person.slash(table.channel, "take", cards=first["name"].upper())
    assert not await is_asked(table, person)


async def test_what_is_only_understood_is_confirmed(table: World) -> None:
    person = await buyer(table)
    offers = await person.autocomplete(table.channel, "buy", "building", "over")
    await person.slash(table.channel, "buy", building=offers[0]["value"])
    [cell, *_] = [offer["name"] for offer in await person.autocomplete(table.channel, "place", "place", " on ")]
    await person.slash(table.channel, "place", place=cell.split(" on ")[1].split(",")[0].lower())
    assert await is_asked(table, person), "the turn can still be undone"


async def test_words_that_fit_nothing_change_nothing_and_say_what_would_be_legal(table: World) -> None:
    person = await table.asked()
    before = (await table.glance()).table.entries
    refused = await person.slash(table.channel, "take", cards="a million")
    text = table.text(refused.response)
    assert "“a million” isn’t one of your options" in text
    assert "(rule B-32)" in text
    assert text.count("\n- ") >= 4
    assert table.buttons(refused.response) == ["Rule B-32"]
    assert (await table.glance()).table.entries == before


async def test_the_button_of_a_refusal_shows_the_rule(table: World) -> None:
    person = await table.asked()
    refused = await person.slash(table.channel, "end")
    [label] = table.buttons(refused.response)
    shown = await table.press(person, refused, label)
    assert label.removeprefix("Rule ") in table.text(shown.response)


async def test_a_wrong_click_can_be_taken_back(table: World) -> None:
    person = await buyer(table)
    start = (await table.glance()).view(None)
    shown = await person.click(table.newest, label="Buy")
    shown = await table.choose(person, shown, "")
    assert (await table.glance()).view(None) != start
    shown = await table.press(person, shown, "Undo")
    assert (await table.glance()).view(None) == start
    assert "Take money" in table.buttons(shown.response)


async def test_whoever_always_confirms_is_asked_also_after_taking_money(table: World) -> None:
    person = await table.asked()
    await person.slash(table.channel, "preferences", confirm="always")
    shown = await person.click(table.newest, label="Take money")
    shown = await table.choose(person, shown, "")
    assert await is_asked(table, person)
    assert table.buttons(shown.response) == ["End turn", "Undo"]
    await table.press(person, shown, "End turn")
    assert not await is_asked(table, person)


async def test_whoever_never_confirms_is_done_when_the_tile_is_placed(table: World) -> None:
    person = await buyer(table)
    await person.slash(table.channel, "preferences", confirm="never")
    shown = await person.click(table.newest, label="Buy")
    shown = await table.choose(person, shown, "over")
    await table.choose(person, shown, "1 · ")
    assert not await is_asked(table, person)


async def test_what_discord_delivers_twice_acts_once(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Take money")
    delivered: list[Any] = []
    table.env.backend.subscribers.append(lambda event, payload: delivered.append((event, deepcopy(payload))))
    await table.choose(person, shown, "")
    entries, messages = (await table.glance()).table.entries, len(table.public())
    [again] = [payload for event, payload in delivered if event == "INTERACTION_CREATE"]
    table.env.backend.emit("INTERACTION_CREATE", again)
    await table.env.settle()
    assert (await table.glance()).table.entries == entries
    assert len(table.public()) == messages


async def test_a_panel_of_an_earlier_moment_does_nothing_and_shows_how_things_are(table: World) -> None:
    person = await table.asked()
    one = await person.click(table.newest, label="Take money")
    two = await person.click(table.newest, label="Take money")
    await table.choose(person, one, "")
    entries = (await table.glance()).table.entries
    late = await table.choose(person, two, "")
    assert (await table.glance()).table.entries == entries
    assert "out of date" in table.text(late.response)
    assert "(rule T-7)" in table.text(late.response)


async def test_the_buttons_of_the_table_say_what_to_do_when_it_is_not_ones_turn(table: World) -> None:
    person = await table.asked()
    [other] = [one for one in table.people if one is not person]
    for label in ("Take money", "Buy", "Redesign"):
        shown = await other.click(table.newest, label=label)
        assert f"It’s {person.user.global_name}’s turn" in table.text(shown.response)
        assert not table.offers(shown.response)
        assert shown.response is not None
        assert shown.response.ephemeral


async def test_the_turn_of_somebody_else_cannot_be_taken_by_typing(table: World) -> None:
    person = await table.asked()
    [other] = [one for one in table.people if one is not person]
    refused = await other.slash(table.channel, "take", cards="5")
    assert "It’s not your turn. (rule B-26)" in table.text(refused.response)


async def test_a_stranger_only_watches(table: World) -> None:
    for label in ("Take money", "Buy", "Redesign", "Hand", "Hint", "Since last turn"):
        shown = await table.stranger.click(table.newest, label=label)
        assert "You’re not playing at this table" in table.text(shown.response)
        assert not table.alts(shown.response)
    for command in ("hand", "end", "undo"):
        shown = await table.stranger.slash(table.channel, command)
        assert "(rule T-6)" in table.text(shown.response)


async def test_a_turn_goes_on_after_a_restart(table: World) -> None:
    person = await buyer(table)
    shown = await person.click(table.newest, label="Buy")
    await table.restart()
    shown = await table.choose(person, shown, "")
    await table.restart()
    assert "Undo" in table.buttons(shown.response)
    shown = await table.press(person, shown, "Undo")
    assert "Buy" in table.buttons(shown.response)


async def test_an_unfinished_turn_is_found_again_under_any_button(table: World) -> None:
    person = await buyer(table)
    offers = await person.autocomplete(table.channel, "buy", "building", "over")
    await person.slash(table.channel, "buy", building=offers[0]["value"])
    for label in ("Take money", "Buy", "Redesign"):
        shown = await person.click(table.newest, label=label)
        assert table.alts(shown.response)[0].startswith("Places for")


async def test_a_channel_without_a_table_says_so(house: World) -> None:
    for command in ("hand", "end", "undo", "table show", "alhambra score"):
        refused = await house.people[0].slash(house.channel, command)
        assert "There’s no table in this channel" in house.text(refused.response)
        assert "(rule T-1)" in house.text(refused.response)


async def test_a_message_that_was_succeeded_calls_nobody_any_more(table: World) -> None:
    person = await table.asked()
    old = table.newest
    assert f"<@{person.id}>, your turn!" in table.text(old)
    await table.choose(person, await person.click(old, label="Take money"), "")
    [before] = [message for message in table.public() if message.id == old.id]
    assert "your turn!" not in table.text(before)
    assert re.search(r"Points: [^·]+: \*\*0\*\* · ", table.text(before))
    assert table.alts(before), "its pictures stay"
    assert "your turn!" in table.text(table.newest)
