"""Whatever was accepted is told: the news of every command lie in the outbox until somebody has heard them."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, get_args

import pytest

from host.commands import (
    Accept,
    Act,
    AskToConfirm,
    Cancel,
    Command,
    Configure,
    Confirm,
    Decline,
    Join,
    Kick,
    Leave,
    OfferSeat,
    OfferTable,
    Pause,
    Resign,
    Resume,
    SeatBots,
    Skip,
    Start,
    TakeHoliday,
    TakeSeat,
    Undo,
)
from host.host import Host
from host.settings import Settings
from host.table import Actor, Holiday, TableId
from tests.host.tables import ANN, BEN, DIA, MODERATOR, NOON, asked, open_table, reading, start_table, take_money

Ready: TypeAlias = tuple[TableId, Actor, Command]
"""A table, and what somebody may ask of it now."""


async def in_a_lobby(host: Host, actor: Actor, command: Command) -> Ready:
    return await open_table(host, 2, seats=4), actor, command


async def in_a_game(host: Host, actor: Actor, command: Command) -> Ready:
    return await start_table(host, 3), actor, command


async def in_a_turn(host: Host, command: Command) -> Ready:
    table = await start_table(host, 3)
    return table, await take_money(host, table), command


async def after(host: Host, actor: Actor, first: Command, then: Callable[[int], Command], by: Actor) -> Ready:
    """Let something be asked for first; `then` is given the number of its entry."""
    table = await start_table(host, 3)
    return table, by, then((await host.do(table, actor, first)).entry.number)


async def with_money(host: Host) -> Ready:
    table = await start_table(host, 3)
    actor = await asked(host, table)
    option = next(
        one for one in (await host.tables.look(table)).options(actor.user) if type(one.action).__name__ == "TakeMoney"
    )
    return table, actor, Act(option.action)


async def not_waiting(host: Host) -> Ready:
    table = await start_table(host, 3)
    return table, MODERATOR, Skip((await asked(host, table)).user)


HOLIDAY = Holiday(NOON, NOON + 3600)
EXAMPLES: list[tuple[type, str, Callable[[Host], Awaitable[Ready]]]] = [
    (Join, "Join", lambda host: in_a_lobby(host, DIA, Join())),
    (Leave, "Leave", lambda host: in_a_lobby(host, BEN, Leave())),
    (SeatBots, "SeatBots", lambda host: in_a_lobby(host, ANN, SeatBots(1))),
    (Configure, "Configure", lambda host: in_a_lobby(host, ANN, Configure(Settings(seats=3)))),
    (Start, "Start", lambda host: in_a_lobby(host, ANN, Start())),
    (Act, "Act", with_money),
    (Undo, "Act", lambda host: in_a_turn(host, Undo())),
    (Confirm, "Act", lambda host: in_a_turn(host, Confirm())),
    (AskToConfirm, "AskToConfirm", lambda host: in_a_game(host, BEN, AskToConfirm("never"))),
    (Resign, "Resign", lambda host: in_a_game(host, BEN, Resign())),
    (Kick, "Kick", lambda host: in_a_lobby(host, ANN, Kick("b"))),
    (Kick, "Kick", lambda host: in_a_game(host, ANN, Kick("b"))),
    (TakeSeat, "TakeSeat", lambda host: after(host, BEN, Resign(), lambda number: TakeSeat(1), DIA)),
    (OfferSeat, "OfferSeat", lambda host: in_a_game(host, ANN, OfferSeat("b", "d"))),
    (OfferTable, "OfferTable", lambda host: in_a_game(host, ANN, OfferTable("b"))),
    (Accept, "Replace", lambda host: after(host, ANN, OfferSeat("b", "d"), Accept, DIA)),
    (Accept, "HandOver", lambda host: after(host, ANN, OfferTable("b"), Accept, BEN)),
    (Decline, "Decline", lambda host: after(host, ANN, OfferTable("b"), Decline, BEN)),
    (Pause, "Pause", lambda host: in_a_game(host, ANN, Pause())),
    (Resume, "Resume", lambda host: after(host, ANN, Pause(), lambda number: Resume(), ANN)),
    (Cancel, "Cancel", lambda host: in_a_game(host, ANN, Cancel())),
    (Skip, "Skip", not_waiting),
    (TakeHoliday, "TakeHoliday", lambda host: in_a_game(host, BEN, TakeHoliday(HOLIDAY))),
]


@pytest.mark.parametrize(("kind", "ready"), [one[1:] for one in EXAMPLES], ids=[one[1] for one in EXAMPLES])
async def test_news_of_what_was_accepted_wait_until_they_are_heard(
    kind: str, ready: Callable[[Host], Awaitable[Ready]], host: Host, tmp_path: Path
) -> None:
    table, actor, command = await ready(host)
    entry = (await host.do(table, actor, command)).entry
    assert entry.news is not None
    assert entry.news.kind == kind
    async with reading(tmp_path / "tables.db") as reader:
        assert (table, entry.number) in await reader.undelivered()


def test_there_is_an_example_of_every_command() -> None:
    assert {one[0] for one in EXAMPLES} == set(get_args(Command))
