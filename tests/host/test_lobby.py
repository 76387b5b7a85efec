"""The lobby: tables are opened, people sit down and stand up, settings are chosen, the game begins (T-1 to T-5)."""

from typing import Any

import pytest

from alhambra.actions import Pass
from host.commands import (
    Act,
    Cancel,
    Command,
    Configure,
    Confirm,
    Join,
    Kick,
    Leave,
    OfferTable,
    Pause,
    Resign,
    Resume,
    SeatBots,
    Start,
    TakeSeat,
    Undo,
)
from host.host import Host
from host.opening import Place
from host.settings import LONGEST_PACE, LONGEST_WINDOW, SHORTEST_WINDOW, Pace, Settings, settings_from
from host.table import Actor, Status
from tabletop.refused import Malformed, Refused
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    DIA,
    HERE,
    MODERATOR,
    handed_over,
    on_turn,
    open_table,
    refused,
    said,
    start_table,
)

ELSEWHERE = Place("another channel", "server")


async def names(host: Host, table: int) -> list[str]:
    """Return who sits at a table, in the order of the seats."""
    return [sitter.name or "bot" for sitter in (await host.tables.look(table)).table.seats]


async def test_whoever_opens_a_table_sits_there_and_owns_it(host: Host) -> None:
    accepted = await host.open(HERE, ANN, "alhambra", Settings(seats=3))
    table = accepted.glance.table
    assert (table.status, table.owner, table.channel, table.guild) == (Status.LOBBY, "a", "channel", "server")
    assert [sitter.name for sitter in table.seats] == ["Ann"]
    assert (accepted.news.kind, accepted.news.seat) == ("Open", 0)
    assert accepted.glance.view("a") is None, "there is no game yet"
    assert accepted.glance.legal("a") == ()


async def test_a_channel_has_one_table_at_a_time(host: Host) -> None:
    await open_table(host)
    assert await refused(host.open(HERE, DIA, "alhambra", Settings())) == "T-1 table-here-already"
    await host.open(ELSEWHERE, DIA, "alhambra", Settings())
    assert (await host.tables.look_at("another channel")).table.owner == "d"


@pytest.mark.parametrize("started", [False, True])
async def test_a_channel_is_free_again_when_its_table_was_given_up(host: Host, started: bool) -> None:  # noqa: FBT001
    table = await (start_table(host) if started else open_table(host))
    await host.do(table, ANN, Cancel())
    again = (await host.open(HERE, BEN, "alhambra", Settings())).entry.table
    assert again != table
    assert (await host.tables.look_at("channel")).table.id == again


async def test_there_is_nothing_to_see_where_no_table_is(host: Host) -> None:
    assert await refused(host.tables.look_at("channel")) == "T-1 no-table-here"
    assert await refused(host.tables.look(17)) == "T-1 no-such-table"
    assert await refused(host.do(17, ANN, Join())) == "T-1 no-such-table"
    assert await refused(host.rematch(17, ANN)) == "T-1 no-such-table"


async def test_people_sit_down_until_the_table_is_full(host: Host) -> None:
    table = await open_table(host, 1, seats=2)
    joined = await host.do(table, BEN, Join())
    assert (joined.news.kind, joined.news.seat) == ("Join", 1)
    assert await refused(host.do(table, BEN, Join())) == "T-2 already-at-this-table"
    assert await refused(host.do(table, CEM, Join())) == "T-2 table-is-full"
    assert await names(host, table) == ["Ann", "Ben"]


async def test_whoever_stands_up_makes_room_and_others_move_up(host: Host) -> None:
    table = await open_table(host, 3)
    await host.do(table, BEN, Leave())
    assert await names(host, table) == ["Ann", "Cem"]
    assert await refused(host.do(table, BEN, Leave())) == "T-6 not-at-this-table"
    await host.do(table, DIA, Join())
    assert await names(host, table) == ["Ann", "Cem", "Dia"]


async def test_the_owner_who_leaves_is_succeeded_by_the_next_person(host: Host) -> None:
    table = await open_table(host, 2, bots=1)
    await host.do(table, ANN, Leave())
    assert (await host.tables.look(table)).table.owner == "b"


async def test_the_last_person_takes_the_table_away(host: Host) -> None:
    table = await open_table(host, 1, bots=2)
    left = await host.do(table, ANN, Leave())
    assert left.glance.table.status is Status.CANCELLED
    assert left.news.over
    assert await refused(host.do(table, BEN, Join())) == "T-8 table-is-cancelled"
    await host.open(HERE, BEN, "alhambra", Settings())


async def test_a_table_is_handed_over_to_somebody_who_sits_there(host: Host) -> None:
    table = await open_table(host, 2)
    assert await refused(host.do(table, BEN, OfferTable("b"))) == "T-4 owner-only"
    assert await refused(host.do(table, ANN, OfferTable("c"))) == "T-6 they-are-not-at-this-table"
    await handed_over(host, table, ANN, BEN)
    assert await refused(host.do(table, ANN, Start())) == "T-4 owner-only"
    await host.do(table, BEN, Start())
    await handed_over(host, table, MODERATOR, ANN)
    assert (await host.tables.look(table)).table.owner == "a"


async def test_bot_players_get_the_seats_that_are_free(host: Host) -> None:
    table = await open_table(host, 2, seats=4)
    for number in (-1, 3):
        assert await refused(host.do(table, ANN, SeatBots(number))) == "T-2 bots-out-of-range"
    await host.do(table, ANN, SeatBots(2))
    assert await refused(host.do(table, CEM, Join())) == "T-2 table-is-full"
    await host.do(table, ANN, SeatBots(1))
    await host.do(table, CEM, Join())
    assert sorted(await names(host, table)) == ["Ann", "Ben", "Cem", "bot"]
    await host.do(table, ANN, SeatBots(0))
    assert await names(host, table) == ["Ann", "Ben", "Cem"]


OWNERS_ORDERS: list[Command] = [SeatBots(0), Configure(Settings()), Start(), Cancel(), Kick("a"), OfferTable("b")]


@pytest.mark.parametrize("command", OWNERS_ORDERS, ids=lambda command: type(command).__name__)
async def test_orders_are_for_the_owner_and_moderators(host: Host, command: Command) -> None:
    table = await open_table(host, 2)
    for actor in (BEN, DIA):
        assert await refused(host.do(table, actor, command)) == "T-4 owner-only"
    assert (await host.do(table, MODERATOR, command)).news.kind == type(command).__name__


async def test_other_settings_can_be_chosen_before_the_game(host: Host) -> None:
    table = await open_table(host, 3)
    wanted = Settings(seats=5, language="de", pace=Pace(12, then="move"), scores="hidden")
    assert (await host.do(table, ANN, Configure(wanted))).glance.table.settings == wanted
    few = await refused(host.do(table, ANN, Configure(Settings(seats=2))))
    assert few == "T-2 more-sit-than-seats"
    await host.do(table, ANN, Start())
    assert await refused(host.do(table, ANN, Configure(Settings(seats=6)))) == "T-8 table-is-playing"


UNFIT: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "B-14"),
    ({"seats": 7}, "B-14"),
    ({"seats": 0}, "B-14"),
    ({"seats": -3}, "B-14"),
    ({"seats": 10**30}, "B-14"),
    ({"options": {"modules": ["no such module"]}}, "C-1"),
    ({"options": {"modules": "camps"}}, "B-14"),
    ({"options": {"colour": "red"}}, "B-14"),
    ({"language": ""}, "T-14"),
    ({"language": "x" * 9}, "T-14"),
    ({"language": "größe"}, "T-14"),
    ({"pace": Pace(0)}, "T-9"),
    ({"pace": Pace(-1)}, "T-9"),
    ({"pace": Pace(LONGEST_PACE + 1)}, "T-9"),
    ({"pace": Pace(float("nan"))}, "T-9"),
    ({"pace": Pace(float("inf"))}, "T-9"),
    ({"pace": Pace(24, remind=-1)}, "T-9"),
    ({"pace": Pace(24, remind=24)}, "T-9"),
    ({"pace": Pace(24, remind=float("nan"))}, "T-9"),
    *(({"window": hours}, "T-9") for hours in (0, -1, 0.01, LONGEST_WINDOW + 1, float("nan"), float("inf"))),
    ({"options": {"modules": ["camps", "camps"]}}, "C-1"),
    ({"options": {"interrupts": "whenever"}}, "B-14"),
    ({"pace": Pace(24, misses=0)}, "T-9"),
    ({"pace": Pace(24, misses=11)}, "T-9"),
    ({"pace": Pace(24, quiet=(60, 60))}, "T-9"),
    ({"pace": Pace(24, quiet=(-1, 60))}, "T-9"),
    ({"pace": Pace(24, quiet=(60, 24 * 60))}, "T-9"),
    *(
        ({"pace": Pace(24, zone=zone)}, "T-9")
        for zone in ("", "Europe", "Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "a\0b", "\ud800", "x" * 999)
    ),
]


@pytest.mark.parametrize(
    ("choices", "rule"), UNFIT, ids=lambda value: str(value)[:40].encode("unicode_escape").decode()
)
async def test_settings_that_make_no_sense_are_refused(host: Host, choices: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        await host.open(HERE, ANN, "alhambra", Settings(**choices))
    assert refusal.value.rule == rule
    table = await open_table(host, 1)
    with pytest.raises(Refused) as again:
        await host.do(table, ANN, Configure(Settings(**choices)))
    assert (again.value.rule, again.value.key) == (refusal.value.rule, refusal.value.key)


@pytest.mark.parametrize(
    "plain",
    [
        {"seats": "four"},
        {"seats": 2.5},
        {"options": []},
        {"colour": "red"},
        {"scores": "secret"},
        {"window": "long"},
        {"window": None},
        {"pace": {"hours": "long"}},
        {"pace": {"quiet": [60]}},
        {"pace": {"then": "explode"}},
        {"pace": {"zone": 7}},
        {"pace": 24},
        "fast",
        None,
    ],
    ids=str,
)
def test_settings_of_a_wrong_type_are_not_even_read(plain: object) -> None:
    with pytest.raises(Malformed) as refusal:
        settings_from(plain)
    assert (refusal.value.rule, refusal.value.key) == ("T-14", "settings-unfit")


def test_settings_are_read_from_plain_data() -> None:
    plain = {"seats": 3, "pace": {"hours": 24, "quiet": [1320, 420], "zone": "Europe/Berlin"}, "scores": "hidden"}
    assert settings_from(plain) == Settings(
        seats=3, pace=Pace(24, quiet=(1320, 420), zone="Europe/Berlin"), scores="hidden"
    )


def test_settings_of_a_time_without_windows_are_read() -> None:
    old = {"seats": 3, "options": {}, "language": "en", "pace": {}, "scores": "open", "tidy": False}
    assert settings_from(old).window == 1


async def test_the_shortest_and_the_longest_window_can_be_chosen(host: Host) -> None:
    table = await open_table(host)
    for hours in (SHORTEST_WINDOW, LONGEST_WINDOW):
        chosen = await host.do(table, ANN, Configure(Settings(window=hours)))
        assert chosen.glance.table.settings.window == hours


async def test_a_game_that_nobody_knows_is_refused(host: Host) -> None:
    assert await refused(host.open(HERE, ANN, "chess", Settings())) == "T-14 no-such-game"


async def test_the_game_begins_with_those_who_sit_there(host: Host) -> None:
    table = await open_table(host, 2, bots=1, seats=6)
    started = await host.do(table, ANN, Start())
    seen = started.glance.table
    assert seen.status is Status.PLAYING
    assert len(seen.seats) == 3
    assert len(started.glance.view("b").players) == 3
    assert started.news.params == {"commitment": seen.commitment}
    assert started.news.notify == tuple(waiting.seat for waiting in seen.waiting)
    assert seen.started == seen.opened
    for command in (Join(), Leave(), SeatBots(0), Start()):
        assert (
            await refused(host.do(table, DIA if isinstance(command, Join) else ANN, command)) == "T-8 table-is-playing"
        )


async def test_nobody_plays_alone(host: Host) -> None:
    table = await open_table(host, 1)
    with pytest.raises(Refused) as refusal:
        await host.do(table, ANN, Start())
    assert refusal.value.rule == "B-14"
    assert (await host.tables.look(table)).table.status is Status.LOBBY


IN_A_GAME: list[Command] = [Act(Pass(0)), Undo(), Confirm(), Resign(), TakeSeat(1), Pause(), Resume()]


@pytest.mark.parametrize("command", IN_A_GAME, ids=lambda command: type(command).__name__)
async def test_nothing_is_played_in_the_lobby(host: Host, command: Command) -> None:
    table = await open_table(host, 2)
    assert await refused(host.do(table, ANN, command)) == "T-8 table-is-lobby"


async def test_a_stranger_cannot_play(host: Host) -> None:
    table = await start_table(host, 2)
    assert await refused(host.do(table, DIA, Act(Pass(0)))) == "T-6 not-at-this-table"
    assert await refused(host.do(table, DIA, Undo())) == "T-6 not-at-this-table"
    assert await refused(host.do(table, MODERATOR, Act(Pass(0)))) == "T-6 not-at-this-table"


async def test_a_request_that_comes_twice_acts_once_and_is_answered_the_same(host: Host) -> None:
    table = await open_table(host, 1, seats=3)
    first = await host.do(table, BEN, Join(), "join-ben")
    second = await host.do(table, BEN, Join(), "join-ben")
    assert first.entry == second.entry
    assert await names(host, table) == ["Ann", "Ben"]
    assert len(await host.storage.log(table)) == 2


async def test_settings_that_come_twice_are_answered_the_same(host: Host) -> None:
    table = await open_table(host, 1)
    order = Configure(Settings(seats=3, pace=Pace(24, quiet=(22 * 60, 7 * 60))))
    assert (await host.do(table, ANN, order, "twice")).entry == (await host.do(table, ANN, order, "twice")).entry


async def test_a_table_is_opened_once_by_a_request_that_comes_twice(host: Host) -> None:
    first = await host.open(HERE, ANN, "alhambra", Settings(), "open")
    second = await host.open(HERE, ANN, "alhambra", Settings(), "open")
    assert first.entry == second.entry
    await host.do(first.entry.table, ANN, Cancel())
    assert (await host.open(HERE, ANN, "alhambra", Settings(), "open")).entry == first.entry
    assert (await host.tables.look_at("channel")).table.status is Status.CANCELLED


async def test_what_was_refused_stays_refused_when_it_comes_again(host: Host) -> None:
    table = await open_table(host, 2, seats=2)
    assert await refused(host.do(table, CEM, Join(), "join-cem")) == "T-2 table-is-full"
    await host.do(table, BEN, Leave())
    assert await refused(host.do(table, CEM, Join(), "join-cem")) == "T-2 table-is-full"
    await host.do(table, CEM, Join(), "join-cem-again")


async def test_an_opening_that_was_refused_stays_refused_when_it_comes_again(host: Host) -> None:
    table = await open_table(host)
    assert await refused(host.open(HERE, DIA, "alhambra", Settings(), "open-dia")) == "T-1 table-here-already"
    assert await refused(host.rematch(table, BEN, "again")) == "T-13 no-rematch-here"
    await host.do(table, ANN, Cancel())
    assert await refused(host.open(HERE, DIA, "alhambra", Settings(), "open-dia")) == "T-1 table-here-already"
    assert await refused(host.rematch(table, BEN, "again")) == "T-13 no-rematch-here"


async def test_an_answer_to_a_question_that_is_no_longer_open_is_refused(host: Host) -> None:
    table = await start_table(host, 2)
    glance = await host.tables.look(table)
    actor, since = on_turn(glance), glance.table.waiting[0].since
    other = next(person for person in (ANN, BEN) if person != actor)
    action = said(glance.legal(actor.user)[0])
    for stale in (since - 1, since + 1, 0):
        assert await refused(host.do(table, actor, action, since=stale)) == "T-7 question-is-closed"
    assert await refused(host.do(table, other, action, since=since)) == "T-7 question-is-closed"
    assert await refused(host.do(table, DIA, action, since=since)) == "T-6 not-at-this-table"
    await host.do(table, actor, action, since=since)


async def test_a_refused_request_leaves_no_trace(host: Host) -> None:
    table = await open_table(host, 2)
    before = await host.storage.load(table), await host.storage.log(table)
    await refused(host.do(table, Actor("x", "Xan"), Start(), "mine"))
    await refused(host.do(table, ANN, Configure(Settings(seats=7))))
    assert (await host.storage.load(table), await host.storage.log(table)) == before


async def test_quiet_hours_leave_enough_of_the_day(host: Host) -> None:
    """Otherwise a turn of two months would take years, and the reckoning seconds."""
    assert await refused(open_table(host, 2, pace=Pace(1440, quiet=(1, 0)))) == "T-9 quiet-hours-too-long"
    assert await refused(open_table(host, 2, pace=Pace(1e-9))) == "T-9 pace-out-of-range"


async def test_what_was_handed_out_cannot_change_a_table(host: Host) -> None:
    given: dict[str, object] = {}
    table = await open_table(host, 2, options=given)
    given["modules"] = ["castle"]
    (await host.tables.look(table)).table.settings.options["modules"] = ["castle"]
    assert (await host.tables.look(table)).table.settings.options == {}
