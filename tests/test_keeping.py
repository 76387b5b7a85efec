"""For how long tables are kept is said by settings, and the program sees to it while it runs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import bot
from host import housekeeping
from host.commands import Cancel
from host.housekeeping import Keeping
from host.opening import Place
from operation.settings import Settings
from tests.host.tables import ANN, Clock, hosting, open_table

DAY = 86400


@pytest.mark.parametrize(
    ("given", "keeping"),
    [
        ({}, Keeping(finished=0, cancelled=30)),
        ({"KEEP_FINISHED_DAYS": "365", "KEEP_CANCELLED_DAYS": "0"}, Keeping(finished=365, cancelled=0)),
        ({"KEEP_FINISHED_DAYS": "", "KEEP_CANCELLED_DAYS": "7"}, Keeping(finished=0, cancelled=7)),
    ],
)
def test_finished_games_are_kept_for_good_and_cancelled_ones_for_a_month_unless_it_is_said_otherwise(
    given: dict[str, str], keeping: Keeping
) -> None:
    assert Settings(given).keeping == keeping


async def test_the_program_puts_tables_away_and_lets_them_go_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.01)
    path, now = tmp_path / "tables.db", Clock().now
    async with hosting(path, Clock(now)) as host:
        for channel in ("old", "new"):
            await host.do(await open_table(host, place=Place(channel)), ANN, Cancel())
        await open_table(host, place=Place("open"))
    with closing(sqlite3.connect(path)) as connection, connection:
        yesterday = "json_set(CAST(head AS TEXT), '$.ended', unixepoch() - ?)"
        for table, ended in ((1, 8 * DAY), (2, DAY)):
            statement = f"UPDATE tables SET head = CAST({yesterday} AS BLOB) WHERE id = ?"
            connection.execute(statement, (ended, table))
    async with bot.assembled(path, keeping=Keeping(cancelled=7)), asyncio.timeout(20):
        while states(path) != [(2, True), (3, False)]:  # noqa: ASYNC110  # nobody says when
            await asyncio.sleep(0.02)


def states(path: Path) -> list[tuple[int, bool]]:
    """Return the tables that are there, and whether each was put away."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id, log IS NOT NULL FROM tables ORDER BY id")
        return [(table, bool(away)) for table, away in rows]
