"""How the news of layout 1 become those of layout 2.

In layout 1 news told of each step when it was taken, and of steps taken back how many. Whoever read them had to
find out what was left. Since layout 2 news tell what is certain, and the game itself holds the rest. Only
Alhambra was ever played in layout 1, so these are its events.
"""

import sqlite3
from contextlib import suppress
from typing import Any

import msgspec

Happening = dict[str, Any]
Step = tuple[int | None, list[Happening]]

NO_STEPS = {"StandingSet", "TurnPrepared"}
"""What is told at once to the one seat that knows of it."""
FINAL = {"GameWon", "MarketRanShort", "RoundScored", "TurnConfirmed", "TurnStarted", "WindowClosed", "WindowOpened"}
"""What fixes all that came before; other such events are followed by one of these, or by nothing that can be undone."""
LAST_STEPS = {"BuildingPlaced", "BuildingReserved", "LastTilesConfirmed", "OutworkPlaced"}
"""What can follow that in the same news and still be taken back: bot players place their last tiles at once."""
ALONE = {"ActionsFinished", "LastTilesConfirmed"}
"""What is a step of its own, although it could be asked for together with another."""


def settle_news(connection: sqlite3.Connection) -> None:
    """Let the news of all tables tell what is certain, each thing once."""
    for (table,) in connection.execute('SELECT DISTINCT "table" FROM entries').fetchall():
        _settle_table(connection, table)
    # It was noted after which entry the newest message begins, and after which steps that can be taken back.
    connection.execute(
        """UPDATE notes SET text = substr(text, 1, instr(text, ' ') - 1)
        WHERE key LIKE 'beginning of %' AND text LIKE '% %'"""
    )


def _settle_table(connection: sqlite3.Connection, table: int) -> None:
    held: list[Step] = []
    select = 'SELECT id, news FROM entries WHERE "table" = ? AND news IS NOT NULL ORDER BY number'
    for row, data in connection.execute(select, (table,)).fetchall():
        with suppress(msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):  # damaged news stay as they are
            news = msgspec.json.decode(data, type=dict[str, Any])
            settled = _settled(news, held)
            if settled != news.get("happenings", []):
                news["happenings"] = settled
                connection.execute("UPDATE entries SET news = ? WHERE id = ?", (msgspec.json.encode(news), row))


def _settled(news: dict[str, Any], held: list[Step]) -> list[Happening]:
    """Return what is certain with some news, and keep what is not."""
    told: list[Happening] = []
    for happening in news.get("happenings", []):
        if happening["event"]["event"] == "TakenBack":
            _take_back(held, happening["event"])
        else:
            told.append(happening)
    if news.get("final"):
        before = [happening for _, step in held for happening in step]
        held.clear()
        end = max((number for number, one in enumerate(told, 1) if one["event"]["event"] in FINAL), default=len(told))
        later = [happening for happening in told[end:] if happening["event"]["event"] in LAST_STEPS]
        held += _steps(later, news.get("seat"))
        return before + [happening for happening in told if happening not in later]
    steps = [happening for happening in told if happening["event"]["event"] not in NO_STEPS]
    if news["kind"] == "Act" and not news.get("happenings"):
        held.append((news["seat"], []))  # to do without a character's power is a step in which nothing happens
    held += _steps(steps, news.get("seat"))
    return [happening for happening in told if happening not in steps]


def _steps(happenings: list[Happening], seat: int | None) -> list[Step]:
    """Tell apart the steps that one request led to."""
    steps: list[Step] = []
    alone = True
    for happening in happenings:
        event = happening["event"]
        who = event.get("seat", seat)
        if alone or event["event"] in ALONE or steps[-1][0] != who:
            steps.append((who, []))
        steps[-1][1].append(happening)
        alone = event["event"] in ALONE
    return steps


def _take_back(held: list[Step], event: dict[str, Any]) -> None:
    """Forget the last steps of a seat."""
    own = [number for number, (seat, _) in enumerate(held) if seat == event["seat"]]
    for number in reversed(own[-event["steps"] :]):
        del held[number]
