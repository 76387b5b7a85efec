"""Whom the bot does not serve: kept over restarts, told to those it concerns, not undone by being erased (T-26)."""

import json
from pathlib import Path

import pytest

from host.host import Host
from host.privacy import erase_person, export_person
from tabletop.refused import Refused
from tests.host.tables import ANN, BEN, hosting, start_table


def refusal(host: Host, user: str, guild: str = "") -> str:
    """Return why somebody is refused; nothing, if they are not."""
    try:
        host.blocklist.check(user, guild)
    except Refused as refused:
        return f"{refused.rule} {refused.key}"
    return ""


async def test_people_and_servers_are_blocked_by_themselves_and_over_restarts(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path) as host:
        await host.blocklist.block("person", "7")
        await host.blocklist.block("server", "8")
        first = host.blocklist.find("person", "7")
        await host.blocklist.block("person", "7")
        assert host.blocklist.find("person", "7") is first, "once is enough"
    async with hosting(path) as host:
        await host.blocklist.recall()
        assert refusal(host, "7") == refusal(host, "7", "8") == "T-26 person-blocked"
        assert refusal(host, "9", "8") == "T-26 server-blocked"
        assert refusal(host, "8", "7") == "", "an id means one thing as a person and another as a server"
        await host.blocklist.unblock("person", "7")
        with pytest.raises(Refused, match="not-blocked"):
            await host.blocklist.unblock("person", "7")
    async with hosting(path) as host:
        await host.blocklist.recall()
        assert [(block.what, block.id) for block in host.blocklist.all()] == [("server", "8")]


async def test_a_person_is_told_that_they_are_blocked_and_stays_so_when_erased(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        await start_table(host)
        assert json.loads(await export_person(host, ANN.user))["blocked"] is None
        await host.blocklist.block("person", ANN.user)
        told = json.loads(await export_person(host, ANN.user))["blocked"]
        assert (told["what"], told["id"]) == ("person", ANN.user)
        await erase_person(host, ANN)
        assert await host.storage.tables_of(ANN.user) == []
        await host.blocklist.recall()
        assert refusal(host, ANN.user) == "T-26 person-blocked"
        assert refusal(host, BEN.user) == ""


async def test_open_tables_are_counted_by_server(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await start_table(host)
        guild = (await host.tables.look(table)).table.guild
        assert await host.storage.open_tables_by_guild() == {guild: 1}
