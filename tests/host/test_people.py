"""People who come and go, and stop the game (T-4, T-8, T-11 to T-13)."""

from random import Random

from host.commands import (
    Cancel,
    Confirm,
    Kick,
    OfferSeat,
    OfferTable,
    Pause,
    Resign,
    Resume,
    Start,
    TakeSeat,
    Undo,
)
from host.host import Host
from host.privacy import erase_person
from host.settings import Pace, Settings
from host.table import Actor, Holiday, Sitter, Status, TableId
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    DIA,
    HERE,
    MODERATOR,
    NOON,
    Clock,
    act,
    asked,
    on_turn,
    open_table,
    play_on,
    refused,
    replaced,
    said,
    sitter,
    start_table,
)

A_DAY = Pace(24, remind=0)


async def until_asked(host: Host, table: TableId, actor: Actor) -> None:
    """Let the others play until somebody's turn begins."""
    luck = Random(1)
    while await asked(host, table) != actor:
        await act(host, table, luck)


async def test_a_bot_player_goes_on_for_somebody_who_resigns(host: Host) -> None:
    table = await start_table(host, 3)
    await until_asked(host, table, BEN)
    resigned = await host.do(table, BEN, Resign())
    assert (resigned.news.kind, resigned.news.seat) == ("Resign", 1)
    seat = resigned.glance.table.seats[1]
    assert (seat.bot, seat.user, seat.former) == (True, None, "b")
    assert await asked(host, table) == CEM, "the bot player has played at once"
    assert resigned.news.notify == (2,)
    assert resigned.glance.table.owner == "a"
    assert await refused(host.do(table, BEN, Resign())) == "T-6 not-at-this-table"
    await play_on(host, table, Random(2))
    assert (await host.tables.look(table)).table.status is Status.OVER


async def test_somebody_can_resign_while_others_play(host: Host) -> None:
    table = await start_table(host, 3)
    await until_asked(host, table, BEN)
    before = (await host.tables.look(table)).table.waiting
    resigned = await host.do(table, CEM, Resign())
    assert resigned.glance.table.waiting == before
    assert resigned.news.notify == (), "nobody is called who was asked already"


async def test_the_table_goes_to_another_person_when_its_owner_resigns(host: Host) -> None:
    table = await start_table(host, 3, bots=1)
    await host.do(table, ANN, Resign())
    assert (await host.tables.look(table)).table.owner == "b"
    await host.do(table, BEN, Pause())
    await host.do(table, BEN, Resign())
    seen = (await host.tables.look(table)).table
    assert (seen.owner, seen.status) == ("c", Status.PAUSED)


async def test_a_game_without_people_is_given_up(host: Host) -> None:
    table = await start_table(host, 2, bots=1)
    await host.do(table, ANN, Resign())
    gone = await host.do(table, BEN, Resign())
    assert (gone.glance.table.status, gone.glance.table.owner) == (Status.CANCELLED, None)
    assert gone.news.over
    assert gone.glance.table.waiting == ()
    await host.open(HERE, CEM, "alhambra", Settings())


async def test_the_owner_or_a_moderator_can_send_somebody_away(host: Host) -> None:
    table = await start_table(host, 3)
    assert await refused(host.do(table, BEN, Kick("c"))) == "T-4 owner-only"
    assert await refused(host.do(table, DIA, Kick("c"))) == "T-4 owner-only"
    assert await refused(host.do(table, ANN, Kick("d"))) == "T-6 they-are-not-at-this-table"
    kicked = await host.do(table, ANN, Kick("c"))
    assert (kicked.news.kind, kicked.news.seat, kicked.entry.target) == ("Kick", 2, "c")
    await host.do(table, MODERATOR, Kick("a"))
    seen = (await host.tables.look(table)).table
    assert [one.bot for one in seen.seats] == [True, False, True]
    assert seen.owner == "b"


async def test_somebody_sent_away_from_the_lobby_makes_room(host: Host) -> None:
    table = await open_table(host, 3)
    kicked = await host.do(table, ANN, Kick("b"))
    assert [one.name for one in kicked.glance.table.seats] == ["Ann", "Cem"]
    await host.do(table, MODERATOR, Kick("a"))
    assert (await host.tables.look(table)).table.owner == "c"
    assert (await host.do(table, CEM, Kick("c"))).glance.table.status is Status.CANCELLED


async def test_somebody_who_resigned_can_come_back(host: Host) -> None:
    table = await start_table(host, 3)
    await host.do(table, BEN, Resign())
    assert await refused(host.do(table, CEM, TakeSeat(1))) == "T-12 already-at-this-table"
    assert await refused(host.do(table, BEN, TakeSeat(0))) == "T-12 seat-not-vacant"
    assert await refused(host.do(table, BEN, TakeSeat(9))) == "T-12 seat-not-vacant"
    back = await host.do(table, BEN, TakeSeat(1))
    assert back.glance.table.seats[1] == Sitter("b", "Ben")
    assert len(back.glance.view("b").hand) > 0
    await until_asked(host, table, BEN)


async def test_somebody_else_can_take_over_a_seat_that_was_left(host: Host) -> None:
    table = await start_table(host, 3)
    await host.do(table, BEN, Resign())
    await host.do(table, DIA, TakeSeat(1))
    seat = await sitter(host, table, 1)
    assert (seat.user, seat.name, seat.former, seat.joined_late) == ("d", "Dia", "b", True)
    assert await refused(host.do(table, BEN, TakeSeat(1))) == "T-12 seat-not-vacant"
    await until_asked(host, table, DIA)


async def test_the_seat_of_a_bot_player_from_the_lobby_is_not_vacant(host: Host) -> None:
    table = await start_table(host, 2, bots=1)
    assert await refused(host.do(table, DIA, TakeSeat(2))) == "T-12 seat-not-vacant"


async def test_a_seat_stays_vacant_when_whoever_left_it_is_forgotten(host: Host) -> None:
    table = await start_table(host, 3)
    await erase_person(host, BEN)
    await host.do(table, DIA, TakeSeat(1))
    assert (await sitter(host, table, 1)).user == "d"


async def test_whoever_took_over_a_seat_and_comes_back_to_it_has_still_come_late(host: Host) -> None:
    table = await start_table(host, 3)
    await host.do(table, BEN, Resign())
    for _ in range(2):
        await host.do(table, DIA, TakeSeat(1))
        await host.do(table, DIA, Resign())
    await host.do(table, DIA, TakeSeat(1))
    seat = await sitter(host, table, 1)
    assert (seat.joined_late, seat.former) == (True, "b"), "it is Ben who gave up what he had begun"


async def test_whoever_sits_down_in_a_running_game_brings_holiday_and_wishes(host: Host) -> None:
    table = await start_table(host, 3)
    holiday = Holiday(NOON, NOON + 9000)
    await host.holiday(DIA, holiday)
    await host.ask_to_confirm(DIA, "never")
    await replaced(host, table, ANN, "b", DIA)
    seat = await sitter(host, table, 1)
    assert (seat.holiday, seat.confirms) == (holiday, "never")


async def test_a_player_can_be_replaced(host: Host) -> None:
    table = await start_table(host, 3)
    assert await refused(host.do(table, BEN, OfferSeat("c", "d"))) == "T-4 owner-only"
    assert await refused(host.do(table, ANN, OfferSeat("b", "c"))) == "T-12 they-are-already-at-this-table"
    assert await refused(host.do(table, ANN, OfferSeat("x", "d"))) == "T-6 they-are-not-at-this-table"
    new = await replaced(host, table, ANN, "b", DIA)
    seat = new.glance.table.seats[1]
    assert (seat.user, seat.former, seat.joined_late) == ("d", "b", True)
    assert (new.news.kind, new.news.seat) == ("Replace", 1)


async def test_everybody_may_find_somebody_for_the_own_seat(host: Host) -> None:
    table = await start_table(host, 3)
    new = await replaced(host, table, ANN, "a", DIA)
    assert new.glance.table.owner == "d", "the table goes with the seat"


async def test_a_replacement_in_the_lobby_is_no_latecomer(host: Host) -> None:
    table = await open_table(host, 2)
    await replaced(host, table, ANN, "b", DIA)
    assert await sitter(host, table, 1) == Sitter("d", "Dia")


async def test_a_replacement_who_is_asked_is_told_so_and_has_all_the_time(host: Host, clock: Clock) -> None:
    table = await start_table(host, 3, pace=A_DAY)
    await until_asked(host, table, BEN)
    clock.pass_hours(20)
    new = await replaced(host, table, BEN, "b", DIA)
    assert new.news.notify == (1,)
    assert new.glance.table.waiting[0].deadline == clock.now + 24 * 3600


async def test_nothing_happens_while_the_game_is_paused(host: Host) -> None:
    table = await start_table(host, 2)
    glance = await host.tables.look(table)
    player, legal = on_turn(glance), glance.legal(on_turn(glance).user)
    assert await refused(host.do(table, BEN, Pause())) == "T-4 owner-only"
    paused = await host.do(table, ANN, Pause())
    assert paused.glance.table.status is Status.PAUSED
    assert paused.glance.legal(player.user) == ()
    assert not paused.glance.can_undo(player.user)
    assert await refused(host.do(table, ANN, Pause())) == "T-8 table-is-paused"
    assert await refused(host.do(table, player, Confirm())) == "T-8 table-is-paused"
    assert await refused(host.do(table, player, Undo())) == "T-8 table-is-paused"
    assert await refused(host.do(table, player, said(legal[0]))) == "T-8 table-is-paused"
    await host.do(table, MODERATOR, Resume())
    assert await refused(host.do(table, ANN, Resume())) == "T-8 table-is-playing"
    await act(host, table, Random(1))


async def test_everybody_has_as_much_time_after_a_pause_as_before(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=A_DAY)
    clock.pass_hours(10)
    await host.do(table, ANN, Pause())
    assert (await host.tables.look(table)).table.waiting[0].deadline is None
    clock.pass_hours(100)
    resumed = await host.do(table, ANN, Resume())
    assert resumed.glance.table.waiting[0].deadline == clock.now + 14 * 3600


async def test_bot_players_move_in_once_the_pause_is_over(host: Host) -> None:
    table = await start_table(host, 3)
    player = await asked(host, table)
    await host.do(table, ANN, Pause())
    paused = await host.do(table, player, Resign())
    assert not [entry for entry in await host.storage.log(table) if entry.seat is not None]
    assert paused.glance.table.waiting == ()
    await host.do(table, MODERATOR, Resume())
    assert [entry for entry in await host.storage.log(table) if entry.seat is not None]
    assert await asked(host, table) != player


async def test_the_log_of_a_cancelled_game_stays(host: Host) -> None:
    table = await start_table(host, 2)
    await play_on(host, table, Random(1), most=20)
    log = await host.storage.log(table)
    assert await refused(host.do(table, BEN, Cancel())) == "T-4 owner-only"
    cancelled = await host.do(table, ANN, Cancel())
    assert (await host.storage.log(table))[:-1] == log
    assert cancelled.glance.table.ended is not None
    assert cancelled.glance.table.waiting == ()
    for command in (Cancel(), Pause(), Resign(), Kick("b"), OfferTable("b"), TakeSeat(0), Undo()):
        assert await refused(host.do(table, ANN, command)) == "T-8 table-is-cancelled"


async def test_the_same_people_play_again(host: Host) -> None:
    table = await start_table(
        host, 2, bots=1, pace=Pace(48), window=4.0, options={"modules": ["currency_exchange", "camps"]}
    )
    assert await refused(host.rematch(table, ANN)) == "T-13 no-rematch-here", "the game is still going on"
    await play_on(host, table, Random(1))
    assert await refused(host.rematch(table, DIA)) == "T-13 no-rematch-here"
    rematch = await host.rematch(table, BEN, "again")
    seen = rematch.glance.table
    assert (seen.rematch_of, seen.owner, seen.status) == (table, "b", Status.LOBBY)
    assert seen.settings == (await host.tables.look(table)).table.settings
    assert [(one.name, one.bot) for one in seen.seats] == [("Ann", False), ("Ben", False), ("", True)]
    assert (await host.rematch(table, BEN, "again")).entry == rematch.entry
    assert await refused(host.rematch(table, ANN)) == "T-1 table-here-already"
    await host.do(seen.id, BEN, Start())
    assert (await host.tables.look(table)).table.commitment != (await host.tables.look(seen.id)).table.commitment


async def test_there_is_no_seat_in_a_rematch_for_somebody_who_was_erased(host: Host) -> None:
    table = await start_table(host, 3)
    await host.do(table, ANN, Cancel())
    await erase_person(host, CEM)
    again = (await host.rematch(table, ANN)).glance.table
    assert [one.name for one in again.seats] == ["Ann", "Ben"]


async def test_a_rematch_knows_of_holidays_declared_since(host: Host) -> None:
    table = await start_table(host, 2)
    await host.do(table, ANN, Cancel())
    holiday = Holiday(NOON, NOON + 9000)
    await host.holiday(BEN, holiday)
    assert (await host.rematch(table, ANN)).glance.table.seats[1].holiday == holiday
