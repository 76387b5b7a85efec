"""Another game, made up for this test, is hosted without a change in the host: it knows nothing of Alhambra."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.archive import export_game
from host.check import check_tables
from host.commands import Act, Confirm, Join, Resign, SeatBots, Start, Undo
from host.host import Accepted, Host, Place
from host.settings import Pace, Settings
from host.table import Actor, Status, TableId
from tabletop.event import Event, Open, Private
from tabletop.fairness import Promise
from tabletop.refused import Malformed, Refused
from tabletop.rules import Advice, Arranged, Plain, Points, Result
from tabletop.seat import Seat
from tests.host.tables import ANN, BEN, CEM, HERE, Clock, hosting, reading, refused


class Say(Struct, frozen=True):
    """Say a number, before anybody knows the others'."""

    seat: Seat
    number: int


class Round(Struct, frozen=True):
    """A game of Clash at some moment."""

    rounds: int
    said: tuple[int | None, ...]
    scores: tuple[int, ...]
    number: int = 1


@dataclass(frozen=True, slots=True)
class Whispered(Private):
    number: int


@dataclass(frozen=True, slots=True)
class Spoke(Open):
    final = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class Clashed(Open):
    """All numbers are known: whoever said what nobody else did, gets as many points."""

    round: int
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    game: Round
    events: tuple[Event, ...]

    @property
    def settled(self) -> tuple[Event, ...]:
        return self.events


class Clash:
    """Each round everybody says 1, 2 or 3 at the same time."""

    key, version = "clash", 1

    def check(self, seats: int, options: Plain) -> None:
        if not 2 <= seats <= 4 or not 1 <= options.get("rounds", 1) <= 9:
            raise Refused("X-1", "cannot-be-played")

    def start(self, seats: int, options: Plain, seed: str) -> Turn:
        self.check(seats, options)
        return Turn(Round(options.get("rounds", 1), (None,) * seats, (0,) * seats), ())

    def practice(self, plan: str) -> Arranged:
        if plan != "alone":
            raise Refused("X-4", "no-practice")
        return Arranged(2, {"rounds": 2}, "00" * 32)

    def beforehand(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return ()

    def afresh(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return ()

    def advise(self, view: Any, legal: Sequence[Say], about: str) -> Advice | None:
        return Advice("do", (self.plain(legal[0]),), (("why-not", {}),)) if legal else None

    def asked(self, game: Round) -> tuple[Seat, ...]:
        return self.to_act(game)

    def is_sealed(self, game: Round) -> bool:
        return False

    def has_choice(self, game: Round, seat: Seat) -> bool:
        return True

    def is_private(self, game: Round, action: object) -> bool:
        return False

    def to_act(self, game: Round) -> tuple[Seat, ...]:
        over = game.number > game.rounds
        return () if over else tuple(seat for seat, number in enumerate(game.said) if number is None)

    def legal(self, game: Round, seat: Seat) -> tuple[Say, ...]:
        return tuple(Say(seat, number) for number in (1, 2, 3)) if seat in self.to_act(game) else ()

    def apply(self, game: Round, action: Say) -> Turn:
        if action not in self.legal(game, action.seat):
            raise Refused("X-2", "not-now")
        seat = action.seat
        said = (*game.said[:seat], action.number, *game.said[seat + 1 :])
        spoken: tuple[Event, ...] = (Whispered(seat, action.number), Spoke(seat))
        if None in said:
            return Turn(replace(game, said=said), spoken)
        gains = tuple(number if number and said.count(number) == 1 else 0 for number in said)
        scores = tuple(map(sum, zip(game.scores, gains, strict=True)))
        after = Round(game.rounds, (None,) * len(said), scores, game.number + 1)
        return Turn(after, (*spoken, Clashed(game.number, gains)))

    def action(self, game: Round, seat: Seat, plain: object) -> Say:
        return self.stored_action(game, {**plain, "seat": seat} if isinstance(plain, dict) else plain)

    def stored_action(self, game: Round, plain: object) -> Say:
        try:
            return msgspec.convert(plain, Say)
        except msgspec.ValidationError as error:
            raise Malformed("X-3", "no-action", fault=str(error)) from error

    def plain(self, action: Say) -> Plain:
        return {"seat": action.seat, "number": action.number}

    def timeout(self, seat: Seat) -> Say:
        return Say(seat, 1)

    def confirmation(self, game: Round, seat: Seat) -> Say | None:
        return None

    def can_take_back(self, game: Round, seat: Seat) -> bool:
        return False

    def together(self, seat: Seat, actions: Sequence[Say]) -> Say:
        raise Refused("X-4", "never")

    def taking_back(self, seat: Seat, *, everything: bool) -> Say:
        raise Refused("X-4", "never")

    def held(self, game: Round, seat: Seat) -> tuple[Event, ...]:
        return ()

    def choose(self, view: Plain, legal: Sequence[Say]) -> Say:
        return legal[-1]

    def view(self, game: Round, viewer: Seat | None) -> Plain:
        return {"scores": game.scores, "said": None if viewer is None else game.said[viewer]}

    def tell(self, event: Event) -> Plain:
        plain: dict[str, Any] = json.loads(json.dumps(asdict(event)))
        return {"event": type(event).__name__, **plain}

    def points(self, event: Event) -> tuple[Points, ...]:
        gains = enumerate(event.gains) if isinstance(event, Clashed) else ()
        return tuple(Points(seat, event.round, "clash", gain) for seat, gain in gains if isinstance(event, Clashed))

    def forecast(self, game: Round) -> None:
        return None

    def result(self, game: Round) -> Result | None:
        places = tuple(1 + sum(other > score for other in game.scores) for score in game.scores)
        return None if self.to_act(game) else Result(game.scores, places)

    def encode(self, game: Round) -> bytes:
        return msgspec.json.encode(game)

    def decode(self, data: bytes) -> Round:
        return msgspec.json.decode(data, type=Round)

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        return ()

    def export(
        self, game: Round, log: Sequence[Plain], promise: Promise, names: Sequence[str], versions: Sequence[int]
    ) -> bytes:
        return json.dumps({"names": list(names), "log": list(log)}).encode()


async def clash(
    host: Host, people: int = 2, bots: int = 0, rounds: int = 2, place: Place = HERE, **choices: Any
) -> TableId:
    """Let people begin to play this game."""
    settings = Settings(seats=people + bots, options={"rounds": rounds}, **choices)
    table = (await host.open(place, ANN, "clash", settings)).entry.table
    for actor in (BEN, CEM)[: people - 1]:
        await host.do(table, actor, Join())
    await host.do(table, ANN, SeatBots(bots))
    await host.do(table, ANN, Start())
    return table


async def say(host: Host, table: TableId, actor: Actor, number: int, since: int | None = None) -> Accepted:
    return await host.do(table, actor, Act({"number": number}), since=since)


async def test_a_second_game_is_played_from_the_lobby_to_its_record(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, games=[Clash()]) as host:
        table = await clash(host)
        assert (await host.look(table)).view("a") == {"scores": (0, 0), "said": None}
        for numbers in ((3, 2), (1, 1)):
            for actor, number in zip((ANN, BEN), numbers, strict=True):
                last = await say(host, table, actor, number)
        assert (last.news.over, last.glance.table.status) == (True, Status.OVER)
        record = await host.storage.record(table)
        assert record is not None
        assert [(seat.name, seat.score, seat.place) for seat in record.seats] == [("Ann", 3, 1), ("Ben", 2, 2)]
        assert [points.points for points in record.sheet] == [3, 2, 0, 0]
        (ann,) = await host.storage.statistics("clash", user="a")
        assert (ann.games, ann.wins, ann.best) == (1, 1, 3)
        assert json.loads(await export_game(host, table))["log"][0] == {"seat": 0, "number": 3}
        async with reading(path) as reader:
            assert [finding.damage async for finding in check_tables(reader, [Clash()])] == [None]


async def test_two_seats_are_asked_at_once_and_answer_in_any_order(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        table = await clash(host, people=3, rounds=1)
        assert [wait.seat for wait in (await host.look(table)).table.waiting] == [0, 1, 2]
        spoken = await say(host, table, CEM, 2)
        assert [wait.seat for wait in spoken.glance.table.waiting] == [0, 1]
        assert spoken.news.notify == (), "the others were asked before"
        assert spoken.news.seen_by(2) == ({"event": "Whispered", "seat": 2, "number": 2}, {"event": "Spoke", "seat": 2})
        assert spoken.news.seen_by(0) == spoken.news.seen_by(None) == ({"event": "Spoke", "seat": 2},)
        assert await refused(say(host, table, CEM, 3)) == "X-2 not-now"


async def test_a_question_to_one_seat_stays_open_when_another_has_answered(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        table = await clash(host, pace=Pace(24))
        _, ben = (await host.look(table)).table.waiting
        clock.pass_hours(5)
        spoken = await say(host, table, ANN, 1)
        assert spoken.glance.table.waiting == (ben,), "Ben has no more time, and his panel is still good"
        await say(host, table, BEN, 2, since=ben.since)
        again, _ = (await host.look(table)).table.waiting
        assert again.deadline == clock.now + 24 * 3600


async def test_all_who_are_late_miss_their_turn(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as host:
        table = await clash(host, people=3, rounds=1, pace=Pace(24, then="move"))
        await say(host, table, BEN, 3)
        clock.pass_hours(24)
        await host.catch_up()
        result = (await host.look(table)).result
        assert result is not None
        assert result.scores == (0, 3, 0)
        kinds = [entry.news.kind for entry in await host.storage.log(table) if entry.news]
        assert kinds.count("TimedOut") == 2


async def test_bot_players_answer_while_people_think(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        table = await clash(host, people=2, bots=1)
        assert [wait.seat for wait in (await host.look(table)).table.waiting] == [0, 1]
        await host.do(table, BEN, Resign())
        assert [wait.seat for wait in (await host.look(table)).table.waiting] == [0]
        spoken = await say(host, table, ANN, 1)
        assert spoken.glance.view("a")["scores"] == (1, 0, 0)


async def test_what_a_game_does_not_know_is_refused_in_its_own_words(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", games=[Clash()]) as host:
        assert await refused(host.open(HERE, ANN, "alhambra", Settings())) == "T-14 no-such-game"
        assert await refused(host.open(HERE, ANN, "clash", Settings(seats=5))) == "X-1 cannot-be-played"
        table = await clash(host)
        assert await refused(host.do(table, ANN, Undo())) == "X-4 never"
        assert await refused(host.do(table, ANN, Confirm())) == "T-7 nothing-to-confirm"
        assert await refused(host.do(table, ANN, Act({"number": "many"}))) == "X-3 no-action"
