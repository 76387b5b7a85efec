"""Another game, made up for this test, is hosted without a change in the host: it knows nothing of Alhambra."""

import json
from pathlib import Path
from typing import Any

from host.archive import export_game
from host.check import check_tables
from host.commands import Act, Confirm, Join, Resign, SeatBots, Start, Undo
from host.desk import Accepted
from host.host import Host
from host.opening import Place
from host.settings import Pace, Settings
from host.table import Actor, Status, TableId
from tests.clash.actions import Say
from tests.clash.rules import Clash
from tests.host.tables import ANN, BEN, CEM, HERE, Clock, hosting, later, reading, refused


async def clash(
    host: Host, people: int = 2, bots: int = 0, rounds: int = 2, place: Place = HERE, **choices: Any
) -> TableId:
    """Let people begin to play this game."""
    settings = Settings(seats=people + bots, options={"rounds": rounds}, **choices)
    table = (await host.open(place, ANN, "clash", settings)).entry.table
    for actor in (BEN, CEM)[: people - 1]:
        await host.do(table, actor, Join())
    await host.do(table, ANN, SeatBots(bots))
    await host.do(table, ANN, Start())
    return table


async def say(host: Host, table: TableId, actor: Actor, number: int, since: int | None = None) -> Accepted:
    return await host.do(table, actor, Act(Say(0, number)), since=since)


async def test_a_second_game_is_played_from_the_lobby_to_its_record(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, games=[Clash()]) as host:
        table = await clash(host)
        assert (await host.tables.look(table)).view("a") == {"scores": (0, 0), "said": None}
        for numbers in ((3, 2), (1, 1)):
            for actor, number in zip((ANN, BEN), numbers, strict=True):
                last = await say(host, table, actor, number)
        assert (last.news.over, last.glance.table.status) == (True, Status.OVER)
        record = await host.storage.record(table)
        assert record is not None
        assert [(seat.name, seat.score, seat.place) for seat in record.seats] == [("Ann", 3, 1), ("Ben", 2, 2)]
        assert [points.points for points in record.sheet] == [3, 2, 0, 0]
        (ann,) = await host.storage.statistics("clash", user="a")
        assert (ann.games, ann.wins, ann.best) == (1, 1, 3)
        assert json.loads(await export_game(host, table))["log"][0] == {"seat": 0, "number": 3}
        async with reading(path) as reader:
            assert [finding.damage async for finding in check_tables(reader, [Clash()])] == [None]


async def test_two_seats_are_asked_at_once_and_answer_in_any_order(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        table = await clash(host, people=3, rounds=1)
        assert [wait.seat for wait in (await host.tables.look(table)).table.waiting] == [0, 1, 2]
        spoken = await say(host, table, CEM, 2)
        assert [wait.seat for wait in spoken.glance.table.waiting] == [0, 1]
        assert spoken.news.notify == (), "the others were asked before"
        assert spoken.news.seen_by(2) == ({"event": "Whispered", "seat": 2, "number": 2}, {"event": "Spoke", "seat": 2})
        assert spoken.news.seen_by(0) == spoken.news.seen_by(None) == ({"event": "Spoke", "seat": 2},)
        assert await refused(say(host, table, CEM, 3)) == "X-2 not-now"


async def test_a_question_to_one_seat_stays_open_when_another_has_answered(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        table = await clash(host, pace=Pace(24))
        _, ben = (await host.tables.look(table)).table.waiting
        clock.pass_hours(5)
        spoken = await say(host, table, ANN, 1)
        assert spoken.glance.table.waiting == (ben,), "Ben has no more time, and his panel is still good"
        await say(host, table, BEN, 2, since=ben.since)
        again, _ = (await host.tables.look(table)).table.waiting
        assert again.deadline == clock.now + 24 * 3600


async def test_all_who_are_late_miss_their_turn(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        table = await clash(host, people=3, rounds=1, pace=Pace(24, then="move"))
        await say(host, table, BEN, 3)
        clock.pass_hours(24)
        await host.clocks.catch_up()
        result = (await host.tables.look(table)).result
        assert result is not None
        assert result.scores == (0, 3, 0)
        kinds = [entry.news.kind for entry in await host.storage.log(table) if entry.news]
        assert kinds.count("TimedOut") == 2


async def test_bot_players_answer_while_people_think(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        table = await clash(host, people=2, bots=1)
        assert [wait.seat for wait in (await host.tables.look(table)).table.waiting] == [0, 1]
        await host.do(table, BEN, Resign())
        assert [wait.seat for wait in (await host.tables.look(table)).table.waiting] == [0]
        spoken = await say(host, table, ANN, 1)
        assert spoken.glance.view("a")["scores"] == (1, 0, 0)


async def test_what_a_game_does_not_know_is_refused_in_its_own_words(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        assert await refused(host.open(HERE, ANN, "alhambra", Settings())) == "T-14 no-such-game"
        assert await refused(host.open(HERE, ANN, "clash", Settings(seats=5))) == "X-1 cannot-be-played"
        table = await clash(host)
        assert await refused(host.do(table, ANN, Undo())) == "X-4 never"
        assert await refused(host.do(table, ANN, Confirm())) == "T-7 nothing-to-confirm"
        assert await refused(host.do(table, ANN, Act("many"))) == "X-3 no-action"


async def test_each_of_several_who_are_asked_at_once_is_reminded_and_blamed(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        table = await clash(host, people=3, pace=Pace(24, remind=4, then="wait"))
        await say(host, table, BEN, 2)
        for hours, kind in ((20, "Remind"), (4, "Overdue")):
            await later(host, clock, hours)
            told = [entry.news for entry in await host.tables.story(table) if entry.news and entry.news.kind == kind]
            assert [(news.seat, news.notify) for news in told] == [(0, (0,)), (2, (2,))]
        assert [wait.seat for wait in (await host.tables.look(table)).table.waiting] == [0, 2]
