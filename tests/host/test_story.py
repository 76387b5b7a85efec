"""The story of a game, to everybody and to each player: that of the same game played straight, without an undo."""

from random import Random

import pytest
from msgspec import convert

from alhambra import Options
from alhambra.hosted import Alhambra
from host.commands import Undo
from host.host import Host
from host.table import Status, TableId
from tabletop.rules import Plain
from tests.alhambra.games import ALL
from tests.alhambra.test_settling import Course
from tests.host.tables import PEOPLE, said, start_table

RULES = Alhambra()


async def go_on(host: Host, table: TableId, luck: Random) -> None:
    """Let somebody do or undo something, also in a turn that is only prepared."""
    glance = await host.tables.look(table)
    person = luck.choice([one for one in PEOPLE[:3] if glance.legal(one.user) or glance.can_undo(one.user)])
    legal = glance.legal(person.user)
    if glance.can_undo(person.user) and (not legal or luck.random() < 0.3):
        await host.do(table, person, Undo(everything=luck.random() < 0.3))
    else:
        await host.do(table, person, said(luck.choice(legal)))


async def course_of(host: Host, table: TableId) -> Course:
    """Play the log of a table again."""
    rules, opened, game = await host.tables.opened(table)
    assert opened.promise is not None
    options = convert({**opened.settings.options, "players": len(opened.seats)}, Options)
    course = Course(options, opened.promise.seed)
    for entry in await host.storage.log(table):
        if entry.seat is not None:
            course.act(rules.stored_action(course.game, entry.do))
    assert course.game == game
    return course


async def story(host: Host, table: TableId, viewer: int | None) -> list[Plain]:
    news = [entry.news for entry in await host.tables.story(table)]
    return [event for one in news if one for event in one.seen_by(viewer)]


@pytest.mark.parametrize("modules", [(), ("vizier",), ALL])
async def test_a_game_with_detours_is_told_as_the_same_game_played_straight(
    host: Host, modules: tuple[str, ...]
) -> None:
    luck = Random(len(modules))
    table = await start_table(host, 3, options={"modules": list(modules), "interrupts": "window"})
    undone = 0
    for number in range(240):
        if (await host.tables.look(table)).table.status is not Status.PLAYING:
            break
        await go_on(host, table, luck)
        if number % 40 == 39:
            course = await course_of(host, table)
            straight, _ = course.straight()
            for viewer in (None, 0, 1, 2):
                told = [RULES.tell(event) for event in straight.settled if event.seen_by(viewer)]
                assert await story(host, table, viewer) == told
            undone = len(await host.storage.log(table)) - len(course.line)
    assert undone > 40
