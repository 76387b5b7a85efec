"""Playing through the host: taking back, confirming, and bot players beside people (T-7)."""

from random import Random

from msgspec.structs import replace

from alhambra.actions import Action, ConfirmTurn, TakeMoney
from alhambra.hosted import Alhambra
from host.commands import (
    Act,
    AskToConfirm,
    Cancel,
    Confirm,
    Resign,
    Undo,
)
from host.host import Host
from host.settings import Pace
from host.table import Actor, Status, TableId
from tabletop.option import option
from tests.host.tables import (
    ANN,
    PEOPLE,
    Clock,
    act,
    asked,
    on_turn,
    open_table,
    play_on,
    refused,
    sitter,
    start_table,
    take_money,
)

A_DAY = Pace(24, remind=0)


async def test_a_step_can_be_taken_back_until_the_turn_is_confirmed(host: Host) -> None:
    table = await start_table(host, 3)
    start = (await host.tables.look(table)).view(None)
    assert await refused(host.do(table, await asked(host, table), Undo())) == "B-66 nothing-to-undo"
    player = await take_money(host, table)
    assert (await host.tables.look(table)).can_undo(player.user)
    others = [person for person in PEOPLE[:3] if person != player]
    assert not (await host.tables.look(table)).can_undo(others[0].user)
    assert (await refused(host.do(table, others[0], Undo()))).endswith("nothing-to-undo")
    undone = await host.do(table, player, Undo(everything=True))
    assert undone.glance.view(None) == start
    await take_money(host, table)
    confirmed = await host.do(table, player, Confirm())
    assert on_turn(confirmed.glance) != player
    assert not confirmed.glance.can_undo(player.user)


async def test_there_is_nothing_to_confirm_before_something_was_done(host: Host) -> None:
    table = await start_table(host, 2)
    assert await refused(host.do(table, await asked(host, table), Confirm())) == "T-7 nothing-to-confirm"


async def test_taking_back_gives_no_more_time(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=A_DAY)
    [before] = (await host.tables.look(table)).table.waiting
    clock.pass_hours(5)
    player = await take_money(host, table)
    clock.pass_hours(5)
    undone = await host.do(table, player, Undo())
    [after] = undone.glance.table.waiting
    assert (after.seat, after.deadline) == (before.seat, before.deadline)
    assert undone.news.notify == ()


async def test_a_click_on_a_panel_that_is_out_of_date_does_nothing(host: Host) -> None:
    """Whoever takes something back and does something else does not confirm it by the old button (T-7)."""
    table = await start_table(host, 2)
    player = await take_money(host, table)
    [old] = (await host.tables.look(table)).table.waiting
    await host.do(table, player, Undo(), since=old.since)
    assert await refused(host.do(table, player, Undo(), since=old.since)) == "T-7 question-is-closed"
    await take_money(host, table)
    assert await refused(host.do(table, player, Confirm(), since=old.since)) == "T-7 question-is-closed"


async def test_whoever_need_not_be_asked_confirms_at_once(host: Host) -> None:
    table = await start_table(host, 2)
    player = await asked(host, table)
    await host.do(table, player, AskToConfirm("never"))
    await take_money(host, table)
    assert await asked(host, table) != player
    confirmed = [entry.do for entry in await host.storage.log(table) if entry.do["do"] == ConfirmTurn.__name__]
    assert len(confirmed) == 1


async def test_the_wish_not_to_be_asked_counts_for_the_turn_under_way(host: Host) -> None:
    table = await start_table(host, 2)
    player = await take_money(host, table)
    await host.do(table, player, AskToConfirm("never"))
    assert await asked(host, table) != player


async def test_the_wish_to_be_asked_or_not_is_remembered(host: Host) -> None:
    table = await start_table(host, 2)
    await host.ask_to_confirm(ANN, "never")
    assert (await sitter(host, table, 0)).confirms == "never"
    await host.do(table, ANN, Cancel())
    again = await open_table(host, 2)
    assert (await sitter(host, again, 0)).confirms == "never"
    assert (await sitter(host, again, 1)).confirms == "usually"


async def money(host: Host, table: TableId, player: Actor) -> Action:
    options = (await host.tables.look(table)).options(player.user)
    return next(option.action for option in options if isinstance(option.action, TakeMoney))


async def test_a_quick_step_ends_the_turn_when_nothing_else_is_left(host: Host) -> None:
    table = await start_table(host, 2)
    player = await asked(host, table)
    await host.do(table, player, Act(await money(host, table, player), quick=True))
    assert await asked(host, table) != player


async def test_whoever_always_confirms_is_asked_after_a_quick_step_too(host: Host) -> None:
    table = await start_table(host, 2)
    player = await asked(host, table)
    await host.do(table, player, AskToConfirm("always"))
    await host.do(table, player, Act(await money(host, table, player), quick=True))
    assert await asked(host, table) == player
    await host.do(table, player, Confirm())
    assert await asked(host, table) != player


async def test_options_are_what_is_legal_with_codes_that_stay(host: Host) -> None:
    table = await start_table(host, 3)
    player = await asked(host, table)
    glance = await host.tables.look(table)
    options = glance.options(player.user)
    assert len({one.code for one in options}) == len(options) == len(glance.legal(player.user))
    elsewhere = [replace(one.action, seat=one.action.seat + 1) for one in options]
    assert [option(action, Alhambra().plain(action)).code for action in elsewhere] == [one.code for one in options]
    assert options == (await host.tables.look(table)).options(player.user)
    assert glance.options("a stranger") == ()


async def test_bot_players_play_at_once(host: Host) -> None:
    table = await start_table(host, 1, bots=3)
    for _ in range(30):
        assert await asked(host, table) == ANN
        accepted = await act(host, table, Random(3))
        assert all(wait.seat == 0 for wait in accepted.glance.table.waiting)


async def test_a_game_can_end_with_the_move_of_a_bot_player(host: Host) -> None:
    table = await start_table(host, 1, bots=2)
    await play_on(host, table, Random(4))
    log = await host.storage.log(table)
    over = [entry for entry in log if entry.news is not None and entry.news.over]
    assert len(over) == 1
    assert (await host.tables.look(table)).table.status is Status.OVER
    assert await refused(host.do(table, ANN, Resign())) == "T-8 table-is-over"


async def test_of_a_turn_nothing_is_told_until_it_is_certain_and_then_all_of_it_as_it_was_in_the_end(
    host: Host,
) -> None:
    table = await start_table(host, 2)
    player = await asked(host, table)
    first, second, *_ = [
        o for o in (await host.tables.look(table)).options(player.user) if type(o.action).__name__ == "TakeMoney"
    ]
    taken = await host.do(table, player, Act(first.action))
    undone = await host.do(table, player, Undo())
    again = await host.do(table, player, Act(second.action))
    assert [accepted.news.happenings for accepted in (taken, undone, again)] == [()] * 3
    assert [event["cards"] for event in again.glance.held(player.user)] == [list(second.action.cards)]
    other = next(person for person in PEOPLE[:2] if person != player)
    assert again.glance.held(other.user) == again.glance.held("a stranger") == ()
    confirmed = await host.do(table, player, Confirm())
    events = confirmed.news.seen_by(None)
    assert [event["event"] for event in events[:2]] == ["MoneyTaken", "TurnConfirmed"]
    assert events[0]["cards"] == list(second.action.cards)
    assert confirmed.glance.held(player.user) == ()


async def test_nobody_acts_from_the_seat_of_somebody_else(host: Host) -> None:
    """Whatever seat an action names, it is that of whoever sends it."""
    table = await start_table(host, 2)
    player = await asked(host, table)
    glance = await host.tables.look(table)
    other = next(person for person in PEOPLE[:2] if person != player)
    action = await money(host, table, player)
    assert (await refused(host.do(table, other, Act(action)))).endswith("not-your-decision")
    wrong = replace(action, seat=1 - action.seat)
    assert (await host.do(table, player, Act(wrong))).glance.held(player.user)
    assert glance.view(None).turn == action.seat
