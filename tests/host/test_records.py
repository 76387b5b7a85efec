"""What is kept of finished games: results, statistics, ratings, a file to take away; and newer rules (T-15 to T-17)."""

import asyncio
import json
import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from alhambra.hosted import Alhambra
from host.archive import export_game
from host.check import Finding, check_tables
from host.commands import Cancel, Pause, Resign, Resume, Start, TakeSeat, Undo
from host.glance import TableView
from host.host import Host
from host.kept import Rating, Record
from host.news import Entry
from host.opening import Place
from host.ratings import START, newcomer, shown
from host.settings import Pace
from host.table import Status, TableId
from tabletop.record import NotProven, verify
from tabletop.rules import Plain
from tests.clash.rules import Clash
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    DIA,
    HERE,
    NOON,
    Clock,
    act,
    hosting,
    on_turn,
    open_table,
    play_on,
    reading,
    refused,
    replaced,
    start_table,
)
from tests.host.test_second_game import clash, say

ELSEWHERE = Place("another channel", "another server")


@dataclass(frozen=True, slots=True)
class Played:
    """A game in which everything happened that can: undo, absence, a pause, people who went, came and came back."""

    table: TableView
    record: Record
    log: list[Entry]
    file: bytes
    findings: list[Finding]


async def play_an_eventful_game(path: Path) -> Played:
    clock, luck = Clock(), Random(7)
    async with hosting(path, clock) as host:
        table = await start_table(host, 4, bots=1, pace=Pace(24, then="bot", misses=9))
        for number in range(10_000):
            clock.pass_hours(0.1)
            glance = await host.tables.look(table)
            if glance.table.status is Status.OVER:
                break
            player = on_turn(glance)
            if number == 20:
                await host.do(table, BEN, Resign())
                await host.do(table, DIA, Resign())
            elif number == 40:
                await host.do(table, BEN, TakeSeat(1))
                await host.do(table, ANN, Pause())
                await host.do(table, ANN, Resume())
            elif number % 50 == 0:
                clock.pass_hours(24)
                await host.clocks.catch_up()
            elif number % 7 == 0 and glance.can_undo(player.user):
                await host.do(table, player, Undo(everything=luck.random() < 0.5))
            else:
                await act(host, table, luck)
        record = await host.storage.record(table)
        assert record is not None
        async with reading(path) as reader:
            findings = [finding async for finding in check_tables(reader, [Alhambra()])]
        seen = (await host.tables.look(table)).table
        return Played(seen, record, await host.storage.log(table), await export_game(host, table), findings)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return asyncio.run(play_an_eventful_game(tmp_path_factory.mktemp("played") / "tables.db"))


def test_everything_that_can_happen_has_happened(played: Played) -> None:
    actions = Counter(entry.do["do"] for entry in played.log)
    wanted = {"Timeout", "UndoStep", "UndoTurn", "Resign", "TakeSeat", "Pause", "BuyBuilding", "ConfirmTurn"}
    assert not wanted - set(actions)


def test_the_points_of_all_rounds_and_sources_add_up_to_the_final_scores(played: Played) -> None:
    totals = Counter[int]()
    for line in played.record.sheet:
        totals[line.seat] += line.points
    assert [totals[result.seat] for result in played.record.seats] == [result.score for result in played.record.seats]
    assert {line.round for line in played.record.sheet} == {1, 2, 3}
    assert len({line.source for line in played.record.sheet}) > 1
    assert played.record.sheet == played.table.sheet


def test_a_record_says_who_played_how_long_and_how_it_ended(played: Played) -> None:
    record = played.record
    assert [(seat.user, seat.bot, seat.left, seat.rated) for seat in record.seats] == [
        ("a", False, None, True),
        ("b", False, None, True),  # he came back
        ("c", False, None, True),
        (None, True, "d", False),
        (None, True, None, False),
    ]
    assert min(seat.place for seat in record.seats) == 1
    assert (record.started, record.ended) == (played.table.started, played.table.ended)
    assert record.ended - record.started > 24 * 3600
    assert (record.guild, record.channel, record.game, record.rules) == (
        "server",
        "channel",
        "alhambra",
        Alhambra.version,
    )
    assert record.entries == len(played.log)


def test_the_file_of_a_finished_game_is_proven(played: Played) -> None:
    replayed = verify(Alhambra(), played.file)
    assert replayed.record.result is not None
    assert list(replayed.record.result.scores) == [seat.score for seat in played.record.seats]
    assert replayed.record.names == ("Ann", "Ben", "Cem", "", "")
    assert replayed.record.commitment == played.table.commitment
    assert (replayed.record.seed, replayed.record.salt) == played.table.revealed


def test_the_log_of_a_finished_game_leads_to_its_end(played: Played) -> None:
    assert [finding.damage for finding in played.findings] == [None]


async def test_the_file_of_a_running_game_tells_nothing_of_its_future(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await open_table(host, 2)
        assert await refused(export_game(host, table)) == "T-17 no-game-to-export"
        await host.do(table, ANN, Start())
        await play_on(host, table, Random(1), most=10)
        file = await export_game(host, table)
        assert json.loads(file)["seed"] is None
        assert len(json.loads(file)["actions"]) == 10
        with pytest.raises(NotProven, match="still being played"):
            verify(Alhambra(), file)
        await host.do(table, ANN, Cancel())
        assert await refused(export_game(host, table)) == "T-17 game-was-cancelled"


async def finish(host: Host, table: TableId, *numbers: int) -> None:
    """Let a round of the small game be played to its end by those who sit there."""
    users = [sitter.user for sitter in (await host.tables.look(table)).table.seats]
    people = {actor.user: actor for actor in (ANN, BEN, CEM, DIA)}
    for user, number in zip(users, numbers, strict=True):
        if user is not None:
            await say(host, table, people[user], number)
    assert (await host.tables.look(table)).table.status is Status.OVER


async def rating(host: Host, user: str, guild: str | None = None) -> Rating | None:
    (line,) = await host.storage.statistics("clash", guild, user)
    return line.rating


async def test_statistics_are_kept_for_each_server_and_for_all_together(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        await finish(host, await clash(host, 2, rounds=1), 3, 2)
        clock.pass_hours(1)
        await finish(host, await clash(host, 2, rounds=1), 2, 3)
        clock.pass_hours(1)
        await finish(host, await clash(host, 3, rounds=1, place=ELSEWHERE), 3, 1, 2)
        everywhere = await host.storage.statistics("clash")
        assert {(line.user, line.games, line.wins, line.points, line.best) for line in everywhere} == {
            ("a", 3, 2, 8, 3),
            ("b", 3, 1, 6, 3),
            ("c", 1, 0, 2, 2),
        }
        assert everywhere[0].user == "a", "the strongest first"
        here = await host.storage.statistics("clash", "server")
        assert {(line.user, line.games, line.wins) for line in here} == {("a", 2, 1), ("b", 2, 1)}
        there = await host.storage.statistics("clash", "another server", "c")
        assert [(line.user, line.games, line.points) for line in there] == [("c", 1, 2)]
        assert await rating(host, "a") != await rating(host, "a", "server") != await rating(host, "a", "another server")
        assert await host.storage.statistics("alhambra") == []
        assert [record.table for record in await host.storage.records_of("c")] == [3]
        assert [record.table for record in await host.storage.records_of("a")] == [3, 2, 1], "the newest first"


async def test_the_winner_rises_and_the_loser_falls(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        await finish(host, await clash(host, 2, rounds=1), 3, 2)
        ann, ben = await rating(host, "a"), await rating(host, "b")
        assert ann is not None
        assert ben is not None
        assert ann.mu > newcomer().mu > ben.mu
        assert ann.sigma < newcomer().sigma, "one knows more than before"
        assert shown(ann) > START > shown(ben)


async def test_a_game_against_bot_players_only_is_not_rated(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        await finish(host, await clash(host, 1, bots=2, rounds=1), 1, 0, 0)
        (line,) = await host.storage.statistics("clash")
        assert (line.user, line.games, line.rating) == ("a", 1, None)


def stored_ratings(path: Path) -> dict[str, float]:
    """Return what is stored as the strength of each player, on all servers together."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT user, mu FROM ratings WHERE guild = ''").fetchall()
    connection.close()
    return dict(rows)


async def test_nobody_is_listed_who_does_not_want_to_be(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        await finish(host, await clash(host, 3, rounds=1), 3, 1, 2)

        async def listed(guild: str | None, most: int = 10) -> list[str]:
            return [line.user for line in await host.memory.ranking("clash", guild, most)]

        assert await listed(None) == await listed("server") == ["a", "c", "b"]
        await host.memory.prefer("a", ranked="server")
        assert (await listed(None), await listed("server")) == (["c", "b"], ["a", "c", "b"])
        await host.memory.prefer("a", ranked="nowhere")
        assert (await listed(None, 1), await listed("server")) == (["c"], ["c", "b"])
        assert len(await host.memory.statistics("clash")) == 3, "the own results are there all the same"


async def test_whoever_gave_up_ranks_last_and_whoever_took_over_is_not_rated(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, games=[Clash()]) as host:
        table = await clash(host, 3, rounds=1)
        await replaced(host, table, ANN, "c", DIA)
        await finish(host, table, 1, 2, 3)
        record = await host.storage.record(table)
        assert record is not None
        assert [(seat.user, seat.place, seat.left, seat.rated) for seat in record.seats] == [
            ("a", 3, None, True),
            ("b", 2, None, True),
            ("d", 1, "c", False),
        ]
    ratings = stored_ratings(path)
    assert set(ratings) == {"a", "b", "c"}
    assert ratings["b"] > ratings["a"] > ratings["c"]


async def test_whoever_gave_up_cannot_be_hidden_behind_others_who_did(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, games=[Clash()]) as host:
        table = await clash(host, 3, rounds=1)
        await replaced(host, table, CEM, "c", DIA)
        await host.do(table, DIA, Resign())
        await finish(host, table, 1, 2, 3)
    ratings = stored_ratings(path)
    assert set(ratings) == {"a", "b", "c"}
    assert min(ratings.values()) == ratings["c"]


async def test_games_that_end_together_both_count(tmp_path: Path) -> None:
    ratings = []
    for together in (True, False):
        path = tmp_path / f"{together}.db"
        async with hosting(path, games=[Clash()]) as host:
            tables = [await clash(host, 2, rounds=1, place=Place(f"channel {number}")) for number in range(5)]
            for table in tables:
                await say(host, table, ANN, 3)
            last = [say(host, table, BEN, 2) for table in tables]
            if together:
                await asyncio.gather(*last)
            else:
                for one in last:
                    await one
            assert [line.games for line in await host.storage.statistics("clash")] == [5, 5]
        ratings.append(stored_ratings(path))
    assert ratings[0] == ratings[1]


NOW, LATER = Alhambra.version, Alhambra.version + 1


class Newer(Alhambra):
    """The rules of a later program."""

    version = LATER

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        return ("B-112",) if since < LATER else ()


async def test_a_game_goes_on_under_newer_rules_and_the_table_is_told_once(tmp_path: Path) -> None:
    path, luck = tmp_path / "tables.db", Random(3)
    async with hosting(path) as host:
        table = await start_table(host, 2)
        await play_on(host, table, luck, most=10)
        before = (await host.tables.look(table)).view(None)
    async with hosting(path, games=[Newer()]) as host:
        assert (await host.tables.look(table)).view(None) == before
        news = [(await act(host, table, luck)).news for _ in range(3)]
        assert [one.rules_changed for one in news] == [("B-112",), (), ()]
        assert [one.kind for one in news] == ["Act"] * 3
        used = [entry.do for entry in await host.storage.log(table) if entry.do["do"] == "UseRules"]
        assert used == [{"do": "UseRules", "version": LATER}]
        await play_on(host, table, luck)
        file = await export_game(host, table)
    assert json.loads(file)["rules"] == [NOW, LATER]
    with pytest.raises(NotProven, match=f"rules version {NOW} and then {LATER}"):
        verify(Alhambra(), file)
    async with reading(path) as reader:
        (finding,) = [finding async for finding in check_tables(reader, [Newer()])]
    assert finding.damage is None
    assert finding.remark == f"its log needs rules version {NOW}, {LATER}; this program has {LATER}"


@pytest.mark.parametrize(("modules", "told"), [([], ()), (["camps"], ()), (["vizier", "camps"], ("C-23", "V-VIZ-20"))])
def test_only_those_are_told_of_newer_rules_for_whom_they_make_a_difference(modules: list[str], told: object) -> None:
    assert Alhambra().changes(1, {"modules": modules}) == told


async def test_nobody_is_told_of_newer_rules_by_a_clock_that_does_not_ring(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", Clock()
    async with hosting(path, clock) as host:
        table = await start_table(host, 2, pace=Pace(24, then="move"))
    async with hosting(path, clock, games=[Newer()]) as host:
        await host.clocks.ring(table)
        entries = (await host.tables.look(table)).table.entries
        clock.pass_hours(25)
        await host.clocks.catch_up()
        first = (await host.storage.log(table))[entries]
        assert first.news is not None
        assert (first.do["do"], first.news.kind, first.news.rules_changed) == ("UseRules", "TimedOut", ("B-112",))


async def test_an_older_program_does_not_touch_a_game_of_newer_rules(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", Clock(NOON)
    async with hosting(path, clock, games=[Newer()]) as host:
        table = await start_table(host, 2, pace=Pace(24, then="move"))
        lobby = await open_table(host, 2, place=ELSEWHERE)
    async with hosting(path, clock) as host:
        assert await refused(act(host, table, Random(1))) == "T-16 rules-are-newer"
        clock.pass_hours(25)
        await host.clocks.catch_up()
        assert (await host.tables.look(table)).table.entries == len(await host.storage.log(table)) == 3
        await host.do(lobby, ANN, Start())
    async with hosting(path, clock, games=[Newer()]) as host:
        await act(host, table, Random(1))
        assert (await act(host, lobby, Random(1))).news.rules_changed == ("B-112",)


async def test_the_place_of_a_record_is_where_it_was_played(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        await finish(host, await clash(host, 2, rounds=1, place=HERE), 3, 2)
        record = await host.storage.record(1)
        assert record is not None
        assert (record.channel, record.guild) == HERE
        assert await host.storage.record(2) is None


async def test_the_points_of_dirk_are_kept_too(tmp_path: Path) -> None:
    """He has no seat, but the picture of the end shows where his points came from."""
    async with hosting(tmp_path / "tables.db") as host:
        table = await start_table(host, 2)
        await play_on(host, table, Random(2))
        glance = await host.tables.look(table)
        dirk = sum(line.points for line in glance.table.sheet if line.seat == 2)
        assert dirk == glance.view(None).rivals[0].score > 0
