"""Hints at a table: for whoever is asked, where the table allows them; they leave no trace (T-22)."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from host.commands import Pause
from host.glance import Glance
from host.host import Host
from host.opening import Place
from host.settings import Settings, settings_from
from tabletop.refused import Refused
from tests.host.tables import ANN, DIA, PEOPLE, hosting, on_turn, open_table, play_on, start_table


def refusal(glance: Glance, user: str) -> str:
    with pytest.raises(Refused) as refused:
        glance.advice(user)
    return f"{refused.value.rule} {refused.value.key}"


async def test_whoever_is_asked_gets_a_hint(host: Host) -> None:
    glance = await host.tables.look(await start_table(host, 3))
    player = on_turn(glance)
    advice = glance.advice(player.user)
    options = [option.action for option in glance.options(player.user)]
    assert all(action in options for action in advice.actions)
    assert advice.actions
    assert advice.reasons


async def test_others_are_refused(host: Host) -> None:
    glance = await host.tables.look(await start_table(host, 3))
    waiting = next(person for person in PEOPLE[:3] if person != on_turn(glance))
    assert refusal(glance, waiting.user) == "T-22 nothing-to-hint-at"
    assert refusal(glance, DIA.user) == "T-6 not-at-this-table"


async def test_there_are_no_hints_where_the_table_does_not_allow_them(host: Host) -> None:
    glance = await host.tables.look(await start_table(host, 3, hints=False))
    assert refusal(glance, on_turn(glance).user) == "T-22 hints-are-off"


async def test_a_game_that_is_not_played_has_none(host: Host) -> None:
    table = await open_table(host, 3)
    assert refusal(await host.tables.look(table), ANN.user) == "T-8 table-is-lobby"
    table = await start_table(host, 3, place=Place("another channel", "server"))
    await host.do(table, ANN, Pause())
    assert refusal(await host.tables.look(table), ANN.user) == "T-8 table-is-paused"


async def test_a_hint_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path) as host:
        table = await start_table(host, 2, options={"modules": ["vizier"], "interrupts": "window"})
        await play_on(host, table, Random(3), 12)
        before, glance = dump(path), await host.tables.look(table)
        asked = [person.user for person in PEOPLE[:2] if glance.legal(person.user)]
        assert asked
        for user in asked:
            assert glance.advice(user) == glance.advice(user)
        assert dump(path) == before


def dump(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def test_tables_of_a_time_without_hints_are_read() -> None:
    old = {"seats": 3, "options": {}, "language": "en", "pace": {}, "scores": "open", "tidy": False, "window": 2.0}
    assert settings_from(old) == Settings(seats=3, window=2.0, hints=True)
