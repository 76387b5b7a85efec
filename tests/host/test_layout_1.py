"""A file of layout 1, where news told of each step at once: its stories stay the same, and the games go on.

`layout-1.sql` was written by the last program with that layout, and `layout-1.json` is what it told of it.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra.actions import Decline
from host.commands import Act, Cancel, Confirm, Undo
from host.host import Host
from host.housekeeping import SETTLED, Housekeeper, Keeping
from host.news import Happening, News
from host.sqlite.schema import INCREMENTAL
from host.sqlite.settling import settle_news
from host.table import TableId
from tabletop.rules import Plain
from tests.host.tables import PEOPLE, Clock, asked, damaged, hosting

BESIDE = Path(__file__).parent
ONE, TWO = 1, 2
"""A table with a turn that can still be taken back, and one where players are asked between two turns."""
TOLD: dict[str, list[Plain]] = json.loads((BESIDE / "layout-1.json").read_text())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file as the program with layout 1 left it."""
    made = tmp_path / "tables.db"
    with closing(sqlite3.connect(made)) as connection:
        connection.executescript((BESIDE / "layout-1.sql").read_text())
    return made


async def story(host: Host, table: TableId, viewer: int | None) -> list[Plain]:
    news = [entry.news for entry in await host.tables.story(table)]
    events = [event for one in news if one for event in one.seen_by(viewer)]
    return [event for event in events if event["event"] != "StandingSet"]


@pytest.mark.parametrize("table", [ONE, TWO])
@pytest.mark.parametrize("viewer", [None, 0, 1])
async def test_the_story_stays_the_same_and_who_has_an_unfinished_turn_knows_of_it(
    path: Path, table: TableId, viewer: int | None
) -> None:
    async with hosting(path) as host:
        now = await story(host, table, viewer)
        if table == ONE and viewer is not None:
            now += (await host.tables.look(table)).held(PEOPLE[viewer].user)
        assert now == TOLD[f"{table} {viewer}"]
    assert not await damaged(path)


async def test_the_unfinished_turn_is_told_once_when_it_ends(path: Path) -> None:
    async with hosting(path) as host:
        player = await asked(host, ONE)
        assert len((await host.tables.look(ONE)).held(player.user)) == 4
        ended = await host.do(ONE, player, Confirm())
        events = [event["event"] for event in ended.news.seen_by(None)]
        assert events[:5] == ["MoneySpent", "BuildingBought", "ActionsFinished", "BuildingPlaced", "TurnConfirmed"]
        whole = await story(host, ONE, None)
        assert whole == [*TOLD[f"{ONE} None"], *ended.news.seen_by(None)]


async def test_the_unfinished_turn_can_be_taken_back_and_nothing_is_told_of_it(path: Path) -> None:
    async with hosting(path) as host:
        player = await asked(host, ONE)
        await host.do(ONE, player, Undo(everything=True))
        money = next(
            o for o in (await host.tables.look(ONE)).options(player.user) if type(o.action).__name__ == "TakeMoney"
        )
        ended = await host.do(ONE, player, Act(money.action, quick=True))
        assert [event["event"] for event in ended.news.seen_by(None)][:2] == ["MoneyTaken", "TurnConfirmed"]


async def test_a_prepared_turn_is_still_held_and_the_window_closes(path: Path) -> None:
    async with hosting(path) as host:
        assert [event["event"] for event in (await host.tables.look(TWO)).held(PEOPLE[1].user)] == ["MoneyTaken"]
        await host.do(TWO, PEOPLE[1], Confirm())
        closed = await host.do(TWO, PEOPLE[2], Act(Decline(0)))
        events = [event["event"] for event in closed.news.seen_by(None)]
        assert events[:4] == ["WindowClosed", "TurnStarted", "MoneyTaken", "TurnConfirmed"]


async def test_messages_go_on_where_they_were(path: Path) -> None:
    async with hosting(path) as host:
        post = await host.memory.post(ONE)
        assert post is not None
        assert post.entry == (await host.tables.look(ONE)).table.entries
        assert await host.memory.note(f"beginning of {ONE}") == "46"


async def test_its_logs_have_checksums_and_closed_tables_are_put_away(path: Path) -> None:
    clock = Clock()
    async with hosting(path, clock) as host:
        before = await story(host, ONE, None)
        await host.do(ONE, PEOPLE[0], Cancel())
        clock.now += SETTLED
        await Housekeeper(host, Keeping()).tidy_up()
        assert await story(host, ONE, None) == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT id FROM tables WHERE log IS NOT NULL").fetchall() == [(ONE,)]
        assert connection.execute("SELECT count(*) FROM entries WHERE sum IS NULL").fetchone() == (0,)
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,)
    assert not await damaged(path)


async def test_a_log_that_cannot_be_read_does_not_hold_up_the_others(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE entries SET request = CAST(X'FF41' AS TEXT) WHERE \"table\" = 1 AND number = 3")
    async with hosting(path) as host:
        await host.do(TWO, PEOPLE[1], Confirm())
    assert await damaged(path) == [ONE]


def settled(*news: Any) -> list[list[str]]:
    """Return the events that are told by each of some news of layout 1."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute('CREATE TABLE entries (id INTEGER PRIMARY KEY, "table", number, news)')
        connection.execute("CREATE TABLE notes (key, text)")
        for number, one in enumerate(news):
            data = one if isinstance(one, bytes) else msgspec.json.encode(one)
            connection.execute('INSERT INTO entries ("table", number, news) VALUES (1, ?, ?)', (number, data))
        settle_news(connection)
        rows = [data for (data,) in connection.execute("SELECT news FROM entries ORDER BY number")]
    read = [msgspec.json.decode(data, type=News) if data.startswith(b'{"') else News("") for data in rows]
    return [[one.event["event"] for one in news.happenings] for news in read]


def act(*events: str, seat: int = 0, final: bool = False, kind: str = "Act", **details: Any) -> News:
    plain = tuple(Happening({"event": event, "seat": seat, **details}) for event in events)
    return News(kind, seat, happenings=plain, final=final)


BUY, PLACE = act("MoneySpent", "BuildingBought"), act("ActionsFinished", "BuildingPlaced")
BACK, END = act("TakenBack", steps=1), act("TurnConfirmed", "TurnStarted", final=True)


def test_a_request_that_was_two_steps_is_taken_back_in_two() -> None:
    """The story of such turns was wrong in layout 1: it lost the purchase."""
    *before, last = settled(BUY, PLACE, BACK, BACK, act("MoneyTaken"), act("BuildingPlaced"), END)
    assert before == [[]] * 6
    assert last == ["MoneySpent", "BuildingBought", "MoneyTaken", "BuildingPlaced", "TurnConfirmed", "TurnStarted"]
    kept = ["MoneySpent", "BuildingBought", "ActionsFinished"]
    assert settled(BUY, PLACE, BACK, END)[-1] == [*kept, "TurnConfirmed", "TurnStarted"]


def test_a_step_without_events_is_a_step() -> None:
    assert settled(BUY, act(), BACK, END)[-1] == ["MoneySpent", "BuildingBought", "TurnConfirmed", "TurnStarted"]


def test_others_keep_their_last_tiles_when_one_takes_back() -> None:
    mine, other = act("BuildingPlaced", "LastTilesConfirmed"), act("BuildingReserved", "LastTilesConfirmed", seat=1)
    back = act("TakenBack", seat=1, steps=2)
    assert settled(mine, other, back, END)[-1] == [
        "BuildingPlaced",
        "LastTilesConfirmed",
        "TurnConfirmed",
        "TurnStarted",
    ]


def test_what_one_seat_alone_knows_is_told_at_once() -> None:
    standing = News("Act", 1, happenings=(Happening({"event": "StandingSet", "seat": 1}, 1),))
    assert settled(BUY, standing, BACK, END) == [[], ["StandingSet"], [], ["TurnConfirmed", "TurnStarted"]]


def test_damaged_news_stay_as_they_are_and_spoil_no_others() -> None:
    assert settled(BUY, b"{", b"[1]", END)[-1] == ["MoneySpent", "BuildingBought", "TurnConfirmed", "TurnStarted"]
