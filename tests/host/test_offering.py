"""Nobody gets a seat or a table without having said yes (T-4, T-12)."""

import json
from pathlib import Path

import pytest

from host.commands import Accept, Cancel, Command, Decline, Kick, Leave, OfferSeat, OfferTable, Resign, Start, TakeSeat
from host.host import Host
from host.privacy import erase_person, export_person
from host.table import Actor, Status, TableId
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    DIA,
    MODERATOR,
    handed_over,
    hosting,
    open_table,
    refused,
    replaced,
    sitter,
    start_table,
)
from tests.host.test_privacy import rows

EVA = Actor("e", "Eva")


async def offered(host: Host, table: TableId, actor: Actor, command: Command) -> int:
    """Let somebody be asked; return the number of the offer."""
    return int((await host.do(table, actor, command)).news.params["offer"])


async def offers(host: Host, table: TableId) -> list[int]:
    """List the offers that stand."""
    return [offer.number for offer in (await host.tables.look(table)).table.offers]


async def test_a_seat_changes_hands_only_when_its_taker_agrees(host: Host) -> None:
    table = await start_table(host, 3)
    asked = await host.do(table, ANN, OfferSeat("b", "d"))
    assert (asked.news.kind, asked.news.seat, asked.entry.target) == ("OfferSeat", None, "d")
    assert (await sitter(host, table, 1)).user == "b"
    number = asked.news.params["offer"]
    for actor in (ANN, BEN, EVA, MODERATOR):
        assert await refused(host.do(table, actor, Accept(number))) == "T-12 offer-is-for-somebody-else"
        assert await refused(host.do(table, actor, Decline(number))) == "T-12 offer-is-for-somebody-else"
    taken = await host.do(table, DIA, Accept(number))
    assert (taken.news.kind, taken.news.seat, taken.news.lapsed) == ("Replace", 1, (number,))
    assert (await sitter(host, table, 1)).user == "d"
    assert await refused(host.do(table, DIA, Accept(number))) == "T-12 offer-is-closed"


async def test_a_table_is_handed_over_only_to_somebody_who_agrees(host: Host) -> None:
    table = await open_table(host, 2)
    number = await offered(host, table, ANN, OfferTable("b"))
    assert (await host.tables.look(table)).table.owner == "a"
    taken = await host.do(table, BEN, Accept(number))
    assert (taken.news.kind, taken.glance.table.owner) == ("HandOver", "b")


async def test_whoever_says_no_is_left_alone(host: Host) -> None:
    table = await start_table(host, 3)
    number = await offered(host, table, ANN, OfferSeat("b", "d"))
    declined = await host.do(table, DIA, Decline(number))
    assert (declined.news.kind, declined.news.lapsed) == ("Decline", (number,))
    assert (await sitter(host, table, 1)).user == "b"
    assert await refused(host.do(table, DIA, Accept(number))) == "T-12 offer-is-closed"


async def test_whoever_asks_for_oneself_need_not_be_asked(host: Host) -> None:
    table = await start_table(host, 3)
    moderator = Actor("d", "Dia", moderator=True)
    taken = await host.do(table, moderator, OfferSeat("b", "d"))
    assert (taken.news.kind, taken.glance.table.seats[1].user) == ("Replace", "d")
    taken = await host.do(table, moderator, OfferTable("d"))
    assert (taken.news.kind, taken.glance.table.owner) == ("HandOver", "d")


async def test_a_newer_offer_of_the_same_seat_takes_the_place_of_the_older(host: Host) -> None:
    table = await start_table(host, 3)
    first = await offered(host, table, ANN, OfferSeat("b", "d"))
    other = await offered(host, table, CEM, OfferSeat("c", "d"))
    second = await host.do(table, BEN, OfferSeat("b", "e"))
    assert second.news.lapsed == (first,)
    assert await offers(host, table) == [other, second.news.params["offer"]]
    assert await refused(host.do(table, DIA, Accept(first))) == "T-12 offer-is-closed"


ENDS: list[tuple[Actor, Command]] = [(BEN, Resign()), (ANN, Kick("b")), (ANN, Cancel()), (ANN, Resign())]


@pytest.mark.parametrize(("actor", "command"), ENDS, ids=lambda one: getattr(one, "name", type(one).__name__))
async def test_an_offer_lapses_with_the_seat_the_owner_or_the_game(host: Host, actor: Actor, command: Command) -> None:
    table = await start_table(host, 3)
    number = await offered(host, table, ANN, OfferSeat("b", "d"))
    assert (await host.do(table, actor, command)).news.lapsed == (number,)
    assert await refused(host.do(table, DIA, Accept(number))) == "T-12 offer-is-closed"


async def test_an_offer_of_a_table_lapses_when_whoever_was_asked_leaves(host: Host) -> None:
    table = await open_table(host, 3)
    number = await offered(host, table, ANN, OfferTable("b"))
    assert (await host.do(table, BEN, Leave())).news.lapsed == (number,)


async def test_whoever_took_another_seat_meanwhile_is_not_asked_any_more(host: Host) -> None:
    table = await start_table(host, 3)
    await host.do(table, CEM, Resign())
    number = await offered(host, table, ANN, OfferSeat("b", "d"))
    assert (await host.do(table, DIA, TakeSeat(2))).news.lapsed == (number,)


async def test_a_seat_that_has_moved_up_in_the_lobby_is_still_the_one_that_was_offered(host: Host) -> None:
    table = await open_table(host, 3)
    number = await offered(host, table, CEM, OfferSeat("c", "d"))
    await host.do(table, BEN, Leave())
    await host.do(table, DIA, Accept(number))
    assert [one.name for one in (await host.tables.look(table)).table.seats] == ["Ann", "Dia"]


async def test_the_table_goes_with_the_seat_of_its_owner(host: Host) -> None:
    table = await start_table(host, 2)
    assert (await replaced(host, table, ANN, "a", DIA)).glance.table.owner == "d"
    assert (await handed_over(host, table, DIA, BEN)).glance.table.owner == "b"


async def test_an_offer_is_there_after_a_restart_and_works_in_a_game_that_has_begun(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await open_table(host, 2)
        number = await offered(host, table, ANN, OfferSeat("b", "d"))
        await host.do(table, ANN, Start())
    async with hosting(tmp_path / "tables.db") as host:
        taken = await host.do(table, DIA, Accept(number))
        assert taken.glance.table.status is Status.PLAYING
        assert taken.glance.table.seats[1].user == "d"


QUINN = Actor("9876543210", "Quinn")


@pytest.mark.parametrize("command", [OfferSeat("b", QUINN.user), OfferSeat(QUINN.user, "e"), OfferTable(QUINN.user)])
async def test_an_offer_is_forgotten_with_whoever_it_names(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path) as host:
        table = await start_table(host, 3)
        if command != OfferSeat("b", QUINN.user):
            await replaced(host, table, CEM, "c", QUINN)
        number = await offered(host, table, ANN, command)
        given = json.loads(await export_person(host, QUINN.user))
        assert [one["offers"] for one in given["tables"]] == [[number]]
        await erase_person(host, QUINN)
        assert await offers(host, table) == []
        assert await refused(host.do(table, QUINN, Accept(number))) == "T-12 offer-is-closed"
    assert not [row for row in rows(path) if QUINN.user in row or QUINN.name in row]


async def test_nothing_is_asked_or_kept_of_a_person_before_they_agree(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path) as host:
        table = await start_table(host, 3)
        await host.do(table, ANN, OfferSeat("b", QUINN.user))
        assert await host.tables.of(QUINN.user) == []
    kept = {row.partition(":")[0] for row in rows(path) if QUINN.user in row}
    assert kept == {"tables", "entries", "sittings"}, "the offer, its line in the log, and where to find both"
