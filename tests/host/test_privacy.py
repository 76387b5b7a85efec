"""Nobody is told what only another may know; and people are given what is kept about them, or forgotten."""

import json
import logging
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from alhambra.actions import Action, BuyBuilding, TakeMoney, Timeout
from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.game import Game
from alhambra.hosted import Alhambra
from host.archive import export_game
from host.check import check_tables
from host.commands import (
    Act,
    AskToConfirm,
    Confirm,
    Join,
    Kick,
    Pause,
    Resign,
    SeatBots,
    Start,
    Undo,
)
from host.courier import Delivery
from host.desk import Accepted
from host.glance import Glance
from host.host import Host
from host.opening import Place
from host.privacy import erase_person, export_person
from host.settings import Pace, Settings
from host.table import Actor, Holiday, Status, TableId
from tabletop.refused import Refused
from tests.alhambra.redealing import with_other_secrets
from tests.clash.rules import Clash
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    HERE,
    NOON,
    PEOPLE,
    act,
    handed_over,
    hosting,
    on_turn,
    play_on,
    reading,
    replaced,
    said,
    start_table,
)
from tests.host.test_second_game import say

PIECE = re.compile(r"[a-z]+-\d+(?:-[a-z]+)?")
"""A card or a tile, as data and texts name it."""

ALL_PIECES = {card.id for card in load().money} | {tile.id for tile in load().buildings}
VIEWERS = (None, 0, 1, 2)
QUINN = Actor("user-4711", "Quinn Quartermain")
ELSEWHERE, THIRD, FOURTH = Place("c2", "another server"), Place("c3"), Place("c4", "server")


def pieces(shown: object) -> set[str]:
    """Return the cards and tiles that are named in something, however it is written."""
    return set(PIECE.findall(f"{shown!s} {shown!r}"))


def in_the_open(game: Game) -> set[str]:
    """Return the cards and tiles that lie where everybody sees them."""
    state = game.state
    owned = [player.reserve + player.aside for player in state.players]
    built = [tile.tile for player in state.players for tile in player.palace.tiles]
    lying = [*state.display, *state.discard, *state.market, *built, *(tile for tiles in owned for tile in tiles)]
    return {piece for piece in lying if piece is not None}


def hidden_from(game: Game, viewer: int | None) -> set[str]:
    """Return what lies where a viewer does not see it."""
    hands = [card for seat, player in enumerate(game.state.players) if seat != viewer for card in player.hand]
    return {*hands, *game.state.secret.deck, *game.state.secret.bag}


def user_of(viewer: int | None) -> str:
    return "somebody else" if viewer is None else PEOPLE[viewer].user


def leaks(shown: list[object], hidden: set[str], secrets: tuple[str, ...]) -> set[str]:
    """Return what should not have been shown."""
    text = " ".join(f"{one!s} {one!r}" for one in shown)
    return pieces(text) & hidden | {secret for secret in secrets if secret in text}


async def nonsense(host: Host, table: TableId, glance: Glance, viewer: int | None) -> list[object]:
    """Let somebody who is not asked say what cannot be, and return all that the refusals say."""
    actor = Actor("x", "Xan") if viewer is None else PEOPLE[viewer]
    answers: list[object] = []
    if actor != on_turn(glance):
        for command in (Act(BuyBuilding(0, "x", ())), Undo(), Confirm(), Act(Timeout(0))):
            with pytest.raises(Refused) as refusal:
                await host.do(table, actor, command)
            answers += [refusal.value, refusal.value.params, refusal.value.legal]
    return answers


def news_for(delivery: Delivery, viewer: int | None) -> object:
    assert delivery.entry.news is not None
    return delivery.entry.news.seen_by(viewer)


async def test_in_a_whole_game_nobody_is_told_what_only_another_may_know(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    deliveries: list[Delivery] = []

    async def listen(delivery: Delivery) -> None:
        deliveries.append(delivery)

    async with hosting(tmp_path / "tables.db") as host:
        await host.courier.listen(listen)
        table, luck = await start_table(host, 3), Random(5)
        _, opened, game = await host.tables.opened(table)
        known = in_the_open(game)
        assert opened.promise is not None
        secrets = (opened.promise.seed, opened.promise.salt)
        step = 0
        while not (accepted := await act(host, table, luck)).news.over:
            await host.courier.idle()
            game, step = (await host.tables.opened(table))[2], step + 1
            known |= in_the_open(game)
            everybody = [accepted, accepted.entry, accepted.news, accepted.glance, deliveries[-1]]
            assert not leaks(everybody, hidden_from(game, None) - known, secrets)
            for viewer in VIEWERS:
                shown: list[object] = [news_for(deliveries[-1], viewer), accepted.news.seen_by(viewer)]
                if step % 20 == 0:
                    shown += looked_at(accepted.glance, viewer)
                    shown += [await export_game(host, table), *await nonsense(host, table, accepted.glance, viewer)]
                assert not leaks(shown, hidden_from(game, viewer) - known, secrets), f"shown to {viewer}"
    assert step > 100
    assert not pieces(caplog.text) & ALL_PIECES
    assert not any(secret in caplog.text for secret in secrets)


def looked_at(glance: Glance, viewer: int | None) -> list[object]:
    user = user_of(viewer)
    return [
        glance.table,
        glance.view(user),
        glance.legal(user),
        glance.can_undo(user),
        glance.held(user),
        glance.result,
    ]


async def test_the_start_of_a_game_shows_hands_to_their_owners_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with hosting(tmp_path / "tables.db") as host:
        table = await start_table(host, 3)
        entry = (await host.storage.log(table))[-1]
        assert entry.news is not None
        game = (await host.tables.opened(table))[2]
        for viewer in VIEWERS:
            leaked = pieces(entry.news.seen_by(viewer)) & hidden_from(game, viewer)
            assert not leaked, f"shown to {viewer}"
        for seat in range(3):
            assert set(game.state.players[seat].hand) <= pieces(entry.news.seen_by(seat))
        for one in (entry, entry.news, Delivery(entry), (await host.tables.opened(table))[1]):
            assert not pieces(one) & hidden_from(game, None), "as it would stand in a log"
            assert game.state.secret.rng.seed not in repr(one)
    assert not pieces(caplog.text) & hidden_from(game, None)


async def test_a_table_does_not_tell_its_seed_before_the_end(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        table = await open_clash(host, HERE, ANN, BEN)
        _, opened, _ = await host.tables.opened(table)
        assert opened.promise is not None
        assert (await host.tables.look(table)).table.revealed is None
        assert (await host.tables.look(table)).table.commitment == opened.promise.commitment
        await say(host, table, ANN, 1)
        over = await say(host, table, BEN, 2)
        assert over.glance.table.revealed == (opened.promise.seed, opened.promise.salt)


async def handed_out(host: Host, table: TableId, actor: Actor, action: Action, viewer: int | None) -> list[object]:
    """Let somebody act, and return all that another gets to see of it."""
    shown: list[object] = [await export_game(host, table)]
    try:
        accepted: Accepted = await host.do(table, actor, said(action), "request")
    except Refused as refusal:
        shown += [str(refusal), refusal.legal if actor.user == user_of(viewer) else ()]
    else:
        news = msgspec.structs.replace(accepted.news, happenings=())
        shown += [news, accepted.news.seen_by(viewer), accepted.entry.do, *looked_at(accepted.glance, viewer)]
    return [*shown, *looked_at(await host.tables.look(table), viewer), await export_game(host, table)]


@pytest.mark.parametrize("number", range(8))
async def test_what_is_handed_out_does_not_depend_on_what_is_hidden(
    tmp_path: Path, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    luck, viewer, path, other = Random(number), VIEWERS[number % 4], tmp_path / "tables.db", tmp_path / "other.db"
    async with hosting(path) as host:
        table = await start_table(host, 3)
        await play_on(host, table, luck, most=40 * number)
        glance = await host.tables.look(table)
        actor = on_turn(glance)
        action = luck.choice(
            [a for a in glance.legal(actor.user) if isinstance(a, BuyBuilding | TakeMoney)]
            or list(glance.legal(actor.user))
        )
        if number % 3 == 0:
            action = TakeMoney(action.seat, ("denar-9-a", "denar-9-b"))
    shutil.copy(path, other)
    give_other_secrets(other, viewer, luck, action.pay if isinstance(action, BuyBuilding) else ())
    caplog.set_level(logging.INFO)  # what is logged below that are the addresses of objects
    results = []
    for file in (path, other):
        caplog.clear()
        async with hosting(file) as host:
            results.append([*await handed_out(host, table, actor, action, viewer), caplog.text])
    assert results[0] == results[1]


def give_other_secrets(path: Path, viewer: int | None, luck: Random, known: tuple[str, ...]) -> None:
    """Change in a stored game all that a viewer must not know."""
    connection = sqlite3.connect(path)
    game = decode(connection.execute("SELECT snapshot FROM tables").fetchone()[0])
    changed = with_other_secrets(game, viewer, luck, known)
    assert changed != game
    connection.execute("UPDATE tables SET snapshot = ?", (encode(changed),))
    connection.commit()
    connection.close()


async def open_clash(host: Host, place: Place, *people: Actor, start: bool = True) -> TableId:
    table = (await host.open(place, people[0], "clash", Settings(seats=len(people)))).entry.table
    for actor in people[1:]:
        await host.do(table, actor, Join())
    if start:
        await host.do(table, people[0], Start())
    return table


async def live_a_life(host: Host) -> dict[str, TableId]:
    """Let Quinn leave traces wherever a person can."""
    over = await open_clash(host, HERE, ANN, QUINN)
    await say(host, over, ANN, 2)
    await say(host, over, QUINN, 3)
    left = await open_clash(host, ELSEWHERE, QUINN, ANN, BEN)
    await replaced(host, left, QUINN, QUINN.user, CEM)
    await replaced(host, left, CEM, CEM.user, QUINN)
    await host.do(left, BEN, Resign())
    await handed_over(host, left, QUINN, ANN)
    await host.do(left, ANN, Kick(QUINN.user))
    await say(host, left, ANN, 1)
    lobby = await open_clash(host, THIRD, QUINN, ANN, start=False)
    running = (await host.open(FOURTH, QUINN, "alhambra", Settings(seats=3, pace=Pace(24)))).entry.table
    for actor in (ANN, BEN):
        await host.do(running, actor, Join())
    await host.do(running, QUINN, Start())
    await play_on(host, running, Random(1), most=30)
    await host.holiday(QUINN, Holiday(NOON, NOON + 9000))
    await host.do(running, QUINN, AskToConfirm("never"))
    return {"over": over, "left": left, "lobby": lobby, "running": running}


def rows(path: Path) -> Iterator[str]:
    """Yield all that is stored, as text."""
    connection = sqlite3.connect(path)
    connection.text_factory = bytes
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for row in connection.execute(f'SELECT * FROM "{name.decode()}"'):
            yield f"{name.decode()}: " + " ".join(
                value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value) for value in row
            )
    connection.close()


GAMES = (Alhambra(), Clash())


async def test_a_person_is_given_all_that_is_kept_about_them(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=GAMES) as host:
        tables = await live_a_life(host)
        given: dict[str, Any] = json.loads(await export_person(host, QUINN.user))
        assert given["user"] == QUINN.user
        assert given["profile"]["holiday"] == [NOON, NOON + 9000]
        by_id = {table["table"]: table for table in given["tables"]}
        assert set(by_id) == set(tables.values())
        over = by_id[tables["over"]]
        assert (over["channel"], over["guild"], over["owner"]) == ("channel", "server", False)
        assert [(result["score"], result["place"]) for result in over["results"]] == [(3, 1)]
        assert [entry["do"]["do"] for entry in by_id[tables["left"]]["entries"] if "do" in entry["do"]] == [
            "Open",
            "Start",
            "OfferSeat",
            "Replace",
            "OfferSeat",
            "Replace",
            "OfferTable",
            "HandOver",
            "Kick",
        ]
        assert by_id[tables["running"]]["seats"][0]["name"] == QUINN.name
        assert [(line["guild"], line["statistics"]["games"]) for line in given["statistics"]] == [
            ("", 1),
            ("server", 1),
        ]
        assert not [word for word in ('"a"', '"b"', '"Ann"', '"Ben"') if word in json.dumps(given)]


async def test_nobody_is_given_what_a_bot_player_did_in_secret(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=GAMES) as host:
        table = (await host.open(HERE, ANN, "clash", Settings(seats=2))).entry.table
        await host.do(table, ANN, SeatBots(1))
        await host.do(table, ANN, Start())
        assert (await host.storage.log(table))[-1].do == {"seat": 1, "number": 3}
        (given,) = json.loads(await export_person(host, ANN.user))["tables"]
        assert [entry["do"]["do"] for entry in given["entries"]] == ["Open", "SeatBots", "Start"]


async def test_nothing_is_kept_about_somebody_unknown(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=GAMES) as host:
        await live_a_life(host)
        given = json.loads(await export_person(host, "nobody"))
        assert given["tables"] == given["statistics"] == []


async def test_an_erased_person_is_named_nowhere_and_all_games_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, games=GAMES) as host:
        tables = await live_a_life(host)
        assert sum(QUINN.user in row for row in rows(path)) > 10
        await erase_person(host, QUINN)
        assert [row for row in rows(path) if QUINN.user in row or QUINN.name in row] == []
        assert (await host.tables.look(tables["over"])).table.seats[1].user is None
        assert (await host.tables.look(tables["lobby"])).table.owner == ANN.user
        running = (await host.tables.look(tables["running"])).table
        assert (running.status, running.owner) == (Status.PLAYING, ANN.user)
        assert (running.seats[0].bot, running.seats[0].former) == (True, None)
        assert json.loads(await export_person(host, QUINN.user))["tables"] == []
        assert [line.user for line in await host.storage.statistics("clash")] == ["a"]
        await play_on(host, tables["running"], Random(2), most=20)
    async with hosting(path, games=GAMES) as host:
        assert (await host.tables.look(tables["running"])).table.seats[0].name == "", "also after a restart"
        await play_on(host, tables["running"], Random(3), most=20)
    assert [row for row in rows(path) if QUINN.user in row or QUINN.name in row] == []
    async with reading(path) as reader:
        assert {finding.damage async for finding in check_tables(reader, GAMES)} == {None}


async def test_a_moderator_who_never_sat_at_a_table_can_be_erased_too(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    moderator = Actor("moderator-17", "Mo", moderator=True)
    async with hosting(path) as host:
        table = await start_table(host, 3)
        await host.do(table, moderator, Pause())
        await host.do(table, moderator, Kick("c"))
        entries = json.loads(await export_person(host, moderator.user))["tables"][0]["entries"]
        assert [entry["do"]["do"] for entry in entries] == ["Pause", "Kick"]
        await erase_person(host, moderator)
        assert [row for row in rows(path) if moderator.user in row] == []
        assert (await host.tables.look(table)).table.status is Status.PAUSED


async def test_whoever_was_erased_can_come_back_as_somebody_new(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=GAMES) as host:
        tables = await live_a_life(host)
        await erase_person(host, QUINN)
        await host.do(tables["lobby"], QUINN, Join())
        assert (await host.tables.look(tables["lobby"])).table.seats[1].holiday is None
        assert (await host.tables.look(tables["running"])).view(QUINN.user).hand is None


async def test_the_last_person_who_is_erased_leaves_no_running_game(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await start_table(host, 1, bots=2)
        await erase_person(host, ANN)
        assert (await host.tables.look(table)).table.status is Status.CANCELLED
