"""A turn of Kingdomino, by clicking and by typing."""

from itertools import pairwise
from random import Random

import pytest

from tests.cogs.kingdomino.world import free, type_through_a_turn, until, view_of
from tests.cogs.world import World, is_asked


async def test_a_turn_takes_three_interactions(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Play")
    shown = await table.press(person, shown, "1")
    assert "Choose your next domino" in table.text(shown.response)
    shown = await table.choose(person, shown, "(")
    assert "Your turn is over" in table.text(shown.response)
    assert not await is_asked(table, person)


async def test_the_first_choice_takes_two(house: World) -> None:
    await house.start()
    person = await house.asked()
    await house.choose(person, await person.click(house.newest, label="Play"), "(")
    assert not await is_asked(house, person)


async def test_what_to_take_can_be_said_before_placing(table: World) -> None:
    person = await table.asked()
    number = free(await view_of(table, person))[-1]
    shown = await person.click(table.newest, label="Play")
    shown = await table.press(person, shown, f"Then take {number}")
    assert "Then take" in "".join(table.buttons(shown.response))
    await table.press(person, shown, "1")
    assert not await is_asked(table, person)
    assert next(slot.king for slot in (await view_of(table, person)).newer if slot.number == number) is not None


async def test_a_wish_can_be_taken_away_again(table: World) -> None:
    person = await table.asked()
    number = free(await view_of(table, person))[-1]
    shown = await person.click(table.newest, label="Play")
    for _ in range(2):
        shown = await table.press(person, shown, f"Then take {number}")
    await table.press(person, shown, "1")
    assert await is_asked(table, person)


async def test_a_number_with_several_directions_asks_for_one_and_leads_back(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Play")
    several = await table.press(person, shown, "3")
    assert "Which way?" in table.text(several.response)
    back = await table.press(person, several, "Another place")
    assert "Where does it go?" in table.text(back.response)
    done = await table.choose(person, several, "north")
    assert "placed" in table.text(done.response)


async def test_the_turn_can_be_taken_in_a_private_message(table: World) -> None:
    person = await table.asked()
    mail = table.mail(person)[-1]
    assert table.text(mail).startswith("## Your turn in")
    shown = await person.user.click(mail, label="1")
    await person.user.click(shown.response, custom_id=table.offers(shown.response)[0].custom_id)
    assert not await is_asked(table, person)
    assert table.text(table.mail(person)[-1]).startswith("## Your kingdom in")
    assert not table.offers(table.mail(person)[-1]), "what is over offers nothing"


async def test_steps_can_be_undone_until_the_turn_is_over(table: World) -> None:
    person = await table.asked()
    shown = await table.press(person, await person.click(table.newest, label="Play"), "1")
    shown = await table.press(person, shown, "Undo")
    assert "Where does it go?" in table.text(shown.response)
    shown = await table.choose(person, await table.press(person, shown, "1"), "(")
    refused = await person.slash(table.channel, "undo")
    assert "(rule K-54)" in table.text(refused.response)


async def test_whoever_always_confirms_is_asked_and_sees_what_the_turn_comes_to(table: World) -> None:
    person = await table.asked()
    await person.slash(table.channel, "preferences", confirm="always")
    shown = await table.press(person, await person.click(table.newest, label="Play"), "1")
    shown = await table.choose(person, shown, "(")
    assert "All set?" in table.text(shown.response)
    assert "placed" in table.text(shown.response)
    assert "then took" in table.text(shown.response)
    assert await is_asked(table, person)
    await table.press(person, shown, "End turn")
    assert not await is_asked(table, person)


async def test_a_button_of_an_earlier_moment_changes_nothing(table: World) -> None:
    person = await table.asked()
    old, new = [await person.click(table.newest, label="Play") for _ in range(2)]
    await table.choose(person, await table.press(person, new, "1"), "(")
    before = await view_of(table, person)
    again = await table.press(person, old, "2")
    assert "out of date" in table.text(again.response)
    assert await view_of(table, person) == before


async def test_somebody_else_is_told_whose_turn_it_is(table: World) -> None:
    asked = await table.asked()
    other = next(person for person in table.people if person is not asked)
    shown = await other.click(table.newest, label="Play")
    assert "’s turn. Here’s your kingdom" in table.text(shown.response)
    refused = await other.slash(table.channel, "place", place="1")
    assert "It’s not your turn" in table.text(refused.response)
    assert "(rule K-11)" in table.text(refused.response)


async def test_a_stranger_cannot_play(table: World) -> None:
    shown = await table.stranger.click(table.newest, label="Play")
    assert "(rule T-6)" in table.text(shown.response)


async def test_a_turn_by_typing_takes_two_commands_or_one_with_what_is_offered(table: World) -> None:
    person = await table.asked()
    number = free(await view_of(table, person))[0]
    offered = await person.autocomplete(table.channel, "place", "place", "1")
    both = next(one for one in offered if one["name"].endswith(f"then take {number}"))
    await person.slash(table.channel, "place", place=both["value"])
    assert not await is_asked(table, person)
    person = await table.asked()
    await person.slash(table.channel, "place", place="H7 i7")
    await person.slash(table.channel, "choose", domino=str(free(await view_of(table, person))[0]))
    assert not await is_asked(table, person)


@pytest.mark.parametrize("words", ["3 north {}", "G6 ↑ {}", "g6 g5, {}", "3 n take {}"])
async def test_a_place_and_a_domino_can_be_typed_in_many_ways(words: str, table: World) -> None:
    person = await table.asked()
    number = free(await view_of(table, person))[-1]
    shown = await person.slash(table.channel, "place", place=words.format(number))
    assert "All set?" in table.text(shown.response), "what was only understood is confirmed"
    assert "on G6 → G5" in table.text(shown.response)
    assert f"took {number} (" in table.text(shown.response)


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("somewhere", "K-52"),
        ("3", "K-52"),
        ("99", "K-52"),
        ("A1 B1", "K-18"),
        ("G7 H7", "K-17"),
        ("H7 J7", "K-17"),
    ],
)
async def test_a_place_that_is_none_is_refused_with_what_would_be_legal(words: str, rule: str, table: World) -> None:
    person = await table.asked()
    before = await view_of(table, person)
    shown = await person.slash(table.channel, "place", place=words)
    assert f"(rule {rule})" in table.text(shown.response)
    assert "You can:" in table.text(shown.response)
    assert await view_of(table, person) == before


async def test_what_cannot_be_taken_is_refused(table: World) -> None:
    person = await table.asked()
    shown = await person.slash(table.channel, "choose", domino="1")
    assert "Place your domino first" in table.text(shown.response)
    await person.slash(table.channel, "place", place="1")
    for words, rule in (("nothing", "K-9"), ("99", "K-11")):
        shown = await person.slash(table.channel, "choose", domino=words)
        assert f"(rule {rule})" in table.text(shown.response)
        assert "You can:" in table.text(shown.response)


async def test_a_hint_says_what_the_bot_player_would_do_and_why(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Hint")
    assert "💡 Place " in table.text(shown.response)
    shown = await table.press(person, await person.click(table.newest, label="Play"), "1")
    shown = await table.press(person, shown, "Hint")
    assert "💡 Take " in table.text(shown.response)


async def test_since_the_last_turn_what_others_did_is_told(table: World) -> None:
    first = await table.asked()
    await first.slash(table.channel, "place", place="1")
    await first.slash(table.channel, "choose", domino=str(free(await view_of(table, first))[0]))
    second = await table.asked()
    shown = await second.click(table.newest, label="Since last turn")
    assert "**Since your last turn:**" in table.text(shown.response)
    assert "placed" in table.text(shown.response)


async def test_with_two_players_two_turns_in_a_row_are_two_questions(house: World) -> None:
    await house.people[0].slash(house.channel, "kingdomino new", seats=2)
    await house.people[1].click(house.newest, label="Join")
    await house.people[0].click(house.newest, label="Start")
    await until(house, "PLACE")
    asked, questions = list[int](), list[int]()
    for _ in range(12):
        wait = (await house.glance()).table.waiting[0]
        asked.append(wait.seat)
        questions.append(wait.since)
        await type_through_a_turn(house, await house.asked(), Random(0))
    assert any(one == other for one, other in pairwise(asked))
    assert len({*questions}) == len(questions)
