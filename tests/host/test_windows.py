"""Where several are asked at once: one time for all, and nobody learns who has answered (C-20 to C-29)."""

import json
from typing import Any

import pytest

from alhambra.actions import Decline, SetStanding
from host.archive import export_game, public_views
from host.commands import Act, AskToConfirm, Confirm, Resign, TakeSeat, Undo
from host.glance import Glance
from host.host import Host
from host.table import Actor, TableId
from tests.host.tables import NOON, PEOPLE, Clock, later, on_turn, replaced, start_table

HOUR = 3600.0
WITH_VIZIER = {"modules": ["vizier"]}
SPARING = {**WITH_VIZIER, "sparing": True}
PASS = Act(Decline(0))


@pytest.fixture
async def table(host: Host) -> TableId:
    """Return a table of three where a turn is over and everybody may interrupt."""
    return await open_window(host)


async def open_window(host: Host, **choices: Any) -> TableId:
    table = await start_table(host, 3, options=WITH_VIZIER, **choices)
    await take_money(host, table, on_turn(await host.tables.look(table)))
    return table


async def take_money(host: Host, table: TableId, actor: Actor) -> None:
    """Take a card, which is a whole turn."""
    option = next(
        one for one in (await host.tables.look(table)).options(actor.user) if type(one.action).__name__ == "TakeMoney"
    )
    await host.do(table, actor, Act(option.action))
    await host.do(table, actor, Confirm())


def following(glance: Glance) -> Actor:
    """Return whoever is next."""
    return PEOPLE[(glance.view(None).turn + 1) % 3]


async def test_bot_players_answer_at_once_and_sparing_asks_a_person_only_for_a_choice(host: Host) -> None:
    table = await start_table(host, 1, 2, options=SPARING)
    asked = 0
    for _ in range(12):
        glance = await host.tables.look(table)
        if glance.view(None).window is None:
            await take_money(host, table, PEOPLE[0])
        else:
            asked += 1
            assert [wait.seat for wait in glance.table.waiting] == [0]
            assert any(type(one.action).__name__ == "BuyWithVizier" for one in glance.options(PEOPLE[0].user))
            await host.do(table, PEOPLE[0], PASS)
    assert asked


async def test_bot_players_answer_at_once(host: Host) -> None:
    table = await start_table(host, 2, 2, options=WITH_VIZIER)
    await take_money(host, table, on_turn(await host.tables.look(table)))
    glance = await host.tables.look(table)
    assert glance.view(None).window is not None
    assert [wait.seat for wait in sorted(glance.table.waiting, key=lambda one: one.seat)] == [0, 1]


async def test_standing_answers_are_told_to_nobody(host: Host, table: TableId) -> None:
    order = SetStanding(0, "vizier", "order", {"wishes": [{"at_most": 5}]})
    accepted = await host.do(table, PEOPLE[1], Act(order))
    assert accepted.news.seen_by(None) == ()
    assert accepted.news.seen_by(0) == ()
    said, answered = accepted.news.seen_by(1)
    assert said["order"] == {"wishes": [{"at_most": 5}]}
    assert answered["event"] == "AnswerSealed", "it answers the open question too"


@pytest.mark.parametrize("answer", ["pass", "rest"])
async def test_a_standing_answer_closes_the_window_that_waits_for_it_alone(host: Host, answer: str) -> None:
    table = await open_window(host)
    actor = following(await host.tables.look(table))
    await take_money(host, table, actor)
    for one in PEOPLE[:2]:
        await host.do(table, one, PASS)
    turn = (await host.tables.look(table)).view(None).turn
    accepted = await host.do(table, PEOPLE[2], Act(SetStanding(0, "vizier", answer)))
    assert next(event["event"] for event in accepted.news.seen_by(None)) == "WindowClosed"
    assert accepted.glance.view(None).turn == (turn + 1) % 3, "the prepared turn has happened"
    assert not any("answer" in event for event in accepted.news.seen_by(None))


async def test_whoever_is_new_on_a_seat_of_a_sparing_table_is_asked_only_for_a_choice(host: Host) -> None:
    table = await start_table(host, 3, options=SPARING)
    for person in PEOPLE[:3]:
        await host.do(table, person, Act(SetStanding(0, "vizier", "ask")))
    await replaced(host, table, PEOPLE[1], PEOPLE[1].user, PEOPLE[3])
    assert (await host.tables.look(table)).view(PEOPLE[3].user).standing["vizier"].answer == "able"


@pytest.mark.parametrize("interrupts", ["window", "orders"])
async def test_whoever_is_new_on_a_seat_begins_without_the_orders_of_others(host: Host, interrupts: str) -> None:
    table = await start_table(host, 3, options={**WITH_VIZIER, "interrupts": interrupts})
    order = SetStanding(0, "vizier", "order", {"wishes": [{}]})
    await host.do(table, PEOPLE[1], Act(order))
    await replaced(host, table, PEOPLE[1], PEOPLE[1].user, PEOPLE[3])
    assert (await host.tables.look(table)).view(PEOPLE[3].user).standing["vizier"].answer == "ask"
    await host.do(table, PEOPLE[3], Act(order))
    await host.do(table, PEOPLE[3], Resign())
    await host.do(table, PEOPLE[1], TakeSeat(1))
    assert (await host.tables.look(table)).view(PEOPLE[1].user).standing["vizier"].answer == "ask"


async def test_a_prepared_turn_happens_when_the_window_closes(host: Host, table: TableId) -> None:
    actor = following(await host.tables.look(table))
    told = [entry.news.seen_by(None) for entry in await host.tables.story(table) if entry.news]
    await take_money(host, table, actor)
    later_told = [entry.news.seen_by(None) for entry in await host.tables.story(table) if entry.news]
    assert [events for events in later_told if events] == [events for events in told if events]
    turn = (await host.tables.look(table)).view(None).turn
    for one in PEOPLE[:3]:
        accepted = await host.do(table, one, PASS)
    assert accepted.glance.view(None).turn == (turn + 1) % 3
    assert accepted.glance.view(None).window is not None, "that turn is over as well"


async def test_a_window_that_opens_as_another_closes_has_a_time_of_its_own(
    host: Host, clock: Clock, table: TableId
) -> None:
    await take_money(host, table, following(await host.tables.look(table)))
    before = (await host.tables.look(table)).table.waiting
    await later(host, clock, 0.5)
    for one in PEOPLE[:3]:
        accepted = await host.do(table, one, PASS)
    waiting = accepted.glance.table.waiting
    assert accepted.glance.view(None).window is not None
    assert {wait.deadline for wait in waiting} == {NOON + 1.5 * HOUR}
    assert {wait.since for wait in waiting}.isdisjoint(wait.since for wait in before)


async def test_who_never_confirms_hands_in_a_prepared_turn_at_once_and_can_take_it_back(
    host: Host, table: TableId
) -> None:
    actor = following(await host.tables.look(table))
    await host.do(table, actor, PASS)  # handing in does not depend on whether one still has to answer
    await host.do(table, actor, AskToConfirm("never"))
    option = next(
        one for one in (await host.tables.look(table)).options(actor.user) if type(one.action).__name__ == "TakeMoney"
    )
    glance = (await host.do(table, actor, Act(option.action))).glance
    assert {type(one.action).__name__ for one in glance.options(actor.user)} <= {"Decline", "BuyWithVizier"}
    glance = (await host.do(table, actor, Undo())).glance
    assert "TakeMoney" in {type(one.action).__name__ for one in glance.options(actor.user)}, "one click is one undo"


async def test_running_games_are_exported_without_secrets(host: Host, table: TableId) -> None:
    actor = following(await host.tables.look(table))
    order = SetStanding(0, "vizier", "order", {"wishes": [{"at_most": 5}]})
    await host.do(table, PEOPLE[0], Act(order))
    await host.do(table, PEOPLE[0], PASS)
    await take_money(host, table, actor)
    actions = json.loads(await export_game(host, table))["actions"]
    assert {action["do"] for action in actions} == {"TakeMoney", "ConfirmTurn"}
    assert {action["seat"] for action in actions} == {(await host.tables.look(table)).view(None).turn}


async def test_a_replay_shows_nothing_for_sealed_answers(host: Host, table: TableId) -> None:
    before = len(await public_views(host, table))
    await host.do(table, PEOPLE[0], PASS)
    assert len(await public_views(host, table)) == before


async def test_bot_players_give_orders_where_nobody_is_prompted(host: Host) -> None:
    options = {"modules": ["vizier", "characters"], "interrupts": "orders"}
    table = await start_table(host, 1, 3, options=options)
    bought = 0
    for _ in range(25):
        glance = await host.tables.look(table)
        if glance.table.status != "playing":
            break
        option = next(one for one in glance.options(PEOPLE[0].user) if type(one.action).__name__ == "TakeMoney")
        await host.do(table, PEOPLE[0], Act(option.action))
        news = (await host.do(table, PEOPLE[0], Confirm())).news
        bought += sum(event["event"] in ("VizierBought", "CharacterWon") for event in news.seen_by(None))
    assert bought
