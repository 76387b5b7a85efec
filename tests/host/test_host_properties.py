"""Whatever people do at tables, and however time passes: what must always hold, holds."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from alhambra.actions import Pass
from alhambra.hosted import Alhambra
from host import clock
from host.check import check_tables
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
    Start,
    TakeHoliday,
    TakeSeat,
    Undo,
)
from host.desk import Accepted
from host.host import Host
from host.idling import Idling
from host.limits import Limits
from host.opening import Place
from host.privacy import erase_person
from host.settings import Pace, Settings
from host.table import OPEN, Actor, Holiday, Offer, Status, Table, TableId, Timestamp
from tabletop.refused import Refused
from tests.clash.actions import Say
from tests.clash.rules import Clash
from tests.host.tables import MODERATOR, NOON, PEOPLE, Clock, drawing, hosting, reading

T = TypeVar("T")

IN_MEMORY = Path("/dev/shm")
"""A file system that is fast; what a disk can do wrong is tested elsewhere."""
GAMES = {rules.key: rules for rules in (Alhambra(), Clash())}
NEXT = {
    None: {Status.LOBBY},
    Status.LOBBY: {Status.PLAYING, Status.CANCELLED},
    Status.PLAYING: {Status.PAUSED, Status.OVER, Status.CANCELLED},
    Status.PAUSED: {Status.PLAYING, Status.OVER, Status.CANCELLED},
    Status.OVER: set(),
    Status.CANCELLED: set(),
}
"""What can become of a table."""

EVERYBODY = (*PEOPLE, MODERATOR)
ACTORS = st.sampled_from(EVERYBODY)
USERS = st.sampled_from(PEOPLE).map(lambda actor: actor.user)
PLACES = st.sampled_from((Place("here", "server"), Place("there", "server"), Place("elsewhere")))
PACES = st.builds(
    Pace,
    st.none() | st.integers(1, 48),
    quiet=st.none() | st.just((22 * 60, 7 * 60)),
    zone=st.sampled_from(("UTC", "Europe/Berlin")),
    remind=st.none() | st.just(0),
    then=st.sampled_from(("wait", "move", "bot")),
    misses=st.integers(1, 3),
)
SETTINGS = st.builds(Settings, seats=st.integers(1, 5), pace=PACES)
HOLIDAYS = st.none() | st.builds(
    lambda start, hours: Holiday(NOON + start * 3600.0, NOON + (start + hours) * 3600.0),
    st.integers(-5, 200),
    st.integers(0, 100),
)
LOBBY: st.SearchStrategy[Command] = st.one_of(
    *map(st.just, (Join(), Join(), Leave(), Start(), Start(), Act(Pass(0)))),
    st.builds(SeatBots, st.integers(-1, 3)),
    st.builds(Configure, SETTINGS),
    st.builds(OfferTable, USERS),
)
PLAY: st.SearchStrategy[Command] = st.one_of(
    *map(st.just, (Resign(), Pause(), Resume(), Resume(), Confirm(), Cancel(), Act(Say(0, 2)))),
    st.builds(Undo, st.booleans()),
    st.builds(Kick, USERS),
    st.builds(TakeSeat, st.integers(-1, 4)),
    st.builds(OfferSeat, USERS, USERS),
    st.builds(Accept, st.integers(1, 30)),
    st.builds(AskToConfirm, st.sampled_from(["always", "usually", "never"])),
    st.builds(TakeHoliday, HOLIDAYS),
)
Request = Callable[[], Awaitable[Accepted]]


class Tables(RuleBasedStateMachine):
    """A host on a real file, and people with ideas."""

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None)
        self.path = Path(self.folder.name) / "tables.db"
        self.clock, self.draw = Clock(), drawing()
        self.tables: dict[TableId, Status] = {}
        self.answers: dict[str, tuple[Request, Any]] = {}
        self.open_host()
        self.looking = sqlite3.connect(self.path)

    def open_host(self) -> None:
        self.stack = AsyncExitStack()
        hosted = hosting(self.path, self.clock, tuple(GAMES.values()), draw=self.draw)
        self.host: Host = self.run(self.stack.enter_async_context(hosted))

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(doing)

    def stored(self) -> list[Any]:
        """Return all that is on the disk of tables and their logs."""
        statements = ("SELECT * FROM tables", "SELECT count(*), max(at) FROM entries", "SELECT * FROM outbox")
        return [self.looking.execute(statement).fetchall() for statement in statements]

    def ask(self, attempt: Request) -> Accepted | str:
        """Ask for something: what is refused changes nothing."""
        before = self.stored()

        async def asking() -> Accepted | str:
            try:
                return await attempt()
            except Refused as refusal:
                return str(refusal)

        answer = self.run(asking())
        self.see_what_became_of_the_tables()
        if isinstance(answer, str):
            assert self.stored() == before, f"refused, but something has changed: {answer}"
        return answer

    def ask_once(self, attempt: Callable[[str], Awaitable[Accepted]]) -> None:
        """Ask with a request id, and remember the answer."""
        request = f"request {len(self.answers)}"

        def again() -> Awaitable[Accepted]:
            return attempt(request)

        self.answers[request] = again, essence(self.ask(again))

    @precondition(lambda self: len(self.having(*OPEN)) < 3)
    @rule(place=PLACES, actor=ACTORS, game=st.sampled_from(sorted(GAMES)), wanted=SETTINGS)
    def open_table(self, place: Place, actor: Actor, game: str, wanted: Settings) -> None:
        self.ask_once(lambda request: self.host.open(place, actor, game, wanted, request))

    @precondition(lambda self: len(self.having(*OPEN)) < 3)
    @rule(game=st.sampled_from(sorted(GAMES)), place=PLACES, people=st.integers(2, 4), pace=PACES)
    def sit_down_and_start(self, game: str, place: Place, people: int, pace: Pace) -> None:
        """Make it likely that something is played."""
        opened = self.ask(lambda: self.host.open(place, PEOPLE[0], game, Settings(seats=4, pace=pace)))
        if isinstance(opened, Accepted):
            for actor in PEOPLE[1:people]:
                self.ask(lambda actor=actor: self.host.do(opened.entry.table, actor, Join()))  # type: ignore[misc]
            self.ask(lambda: self.host.do(opened.entry.table, PEOPLE[0], Start()))

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), actor=ACTORS, command=LOBBY | PLAY)
    def say_anything(self, data: st.DataObject, actor: Actor, command: Command) -> None:
        table = data.draw(st.sampled_from(sorted(self.tables)))
        self.ask_once(lambda request: self.host.do(table, actor, command, request))

    @precondition(lambda self: self.having(Status.LOBBY))
    @rule(data=st.data(), command=LOBBY)
    def prepare_a_game(self, data: st.DataObject, command: Command) -> None:
        self.give_an_order(data, command, Status.LOBBY)

    @precondition(lambda self: self.having(Status.PLAYING, Status.PAUSED))
    @rule(data=st.data(), command=PLAY)
    def disturb_a_game(self, data: st.DataObject, command: Command) -> None:
        self.give_an_order(data, command, Status.PLAYING, Status.PAUSED)

    def give_an_order(self, data: st.DataObject, command: Command, *where: Status) -> None:
        """Let somebody ask for something who is likely to get it."""
        table = data.draw(st.sampled_from(self.having(*where)))
        owner = next(actor for actor in EVERYBODY if actor.user == self.run(self.host.tables.look(table)).table.owner)
        actor = data.draw(st.just(owner) | ACTORS)
        self.ask_once(lambda request: self.host.do(table, actor, command, request))

    @precondition(lambda self: self.offers())
    @rule(data=st.data(), answer=st.sampled_from((Accept, Accept, Decline)))
    def answer_an_offer(self, data: st.DataObject, answer: type[Accept | Decline]) -> None:
        table, offer = data.draw(st.sampled_from(self.offers()))
        actor = next(actor for actor in EVERYBODY if actor.user == offer.to)
        self.ask_once(lambda request: self.host.do(table, actor, answer(offer.number), request))

    def offers(self) -> list[tuple[TableId, Offer]]:
        """List what people are asked to take over."""
        tables = self.having(*OPEN)
        return [(table, offer) for table in tables for offer in self.run(self.host.tables.look(table)).table.offers]

    @precondition(lambda self: self.having(Status.PLAYING))
    @rule(data=st.data(), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def play(self, data: st.DataObject, choices: list[int]) -> None:
        table = data.draw(st.sampled_from(self.having(Status.PLAYING)))
        for choice in choices:
            glance = self.run(self.host.tables.look(table))
            if not glance.table.waiting:
                return
            wait = glance.table.waiting[choice % len(glance.table.waiting)]
            sitter = glance.table.seats[wait.seat]
            assert sitter.user is not None
            legal = glance.legal(sitter.user)
            actor, action = Actor(sitter.user, sitter.name), Act(legal[choice % len(legal)])
            answer = self.ask(lambda: self.host.do(table, actor, action, since=wait.since))  # noqa: B023
            assert isinstance(answer, Accepted), f"what is offered is accepted: {answer}"

    @precondition(lambda self: self.having(Status.OVER, Status.CANCELLED))
    @rule(data=st.data(), actor=ACTORS)
    def play_again(self, data: st.DataObject, actor: Actor) -> None:
        table = data.draw(st.sampled_from(self.having(Status.OVER, Status.CANCELLED)))
        self.ask_once(lambda request: self.host.rematch(table, actor, request))

    @precondition(lambda self: self.answers)
    @rule(number=st.integers(0, 10**6))
    def deliver_a_request_twice(self, number: int) -> None:
        attempt, answer = self.answers[f"request {number % len(self.answers)}"]
        before = self.stored()
        assert essence(self.ask(attempt)) == answer
        assert self.stored() == before, "what was done is not done again"

    @rule(actor=ACTORS, holiday=HOLIDAYS)
    def declare_a_holiday(self, actor: Actor, holiday: Holiday | None) -> None:
        async def declare() -> None:
            try:
                await self.host.holiday(actor, holiday)
            except Refused as refusal:
                assert refusal.rule == "T-10"

        self.run(declare())

    @precondition(lambda self: len(self.having(Status.OVER, Status.PLAYING)) > 2)
    @rule(actor=ACTORS)
    def forget_somebody(self, actor: Actor) -> None:
        self.run(erase_person(self.host, actor))

    @precondition(lambda self: self.having(Status.PAUSED))
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        self.give_an_order(data, Resume(), Status.PAUSED)

    @rule(hours=st.floats(0, 100), attentive=st.booleans())
    def let_time_pass(self, hours: float, attentive: bool) -> None:  # noqa: FBT001
        self.clock.pass_hours(hours)
        if attentive:
            self.run(self.host.clocks.catch_up())
            after = self.stored()
            self.run(self.host.clocks.catch_up())
            assert self.stored() == after, "what was due has happened once"
            assert self.run(self.host.clocks.alarm.until_next_due()) > 0

    @rule(hours=st.sampled_from((0, 1, 200)))
    def restart(self, hours: int) -> None:
        self.run(self.stack.aclose())
        self.clock.pass_hours(hours)
        # who was refused is not remembered over a restart
        self.answers = {id_: kept for id_, kept in self.answers.items() if not isinstance(kept[1], str)}
        self.answers = {f"request {number}": kept for number, kept in enumerate(self.answers.values())}
        self.open_host()

    def see_what_became_of_the_tables(self) -> None:
        for table, now in self.looking.execute("SELECT id, status FROM tables"):
            before, status = self.tables.get(table), Status(now)
            assert status == before or status in NEXT[before], f"{before} became {status}"
            self.tables[table] = status

    @invariant()
    def what_must_always_hold(self) -> None:
        self.see_what_became_of_the_tables()
        open_channels = []
        for table_id in self.tables:
            found = self.run(self.host.storage.load(table_id))
            assert found is not None
            table, snapshot = found
            self.check(table, snapshot)
            open_channels += [table.channel] * (table.status in OPEN)
        assert len(open_channels) == len(set(open_channels)), "a channel has two tables"

    def check(self, table: Table, snapshot: bytes | None) -> None:
        (due,) = self.looking.execute("SELECT due FROM tables WHERE id = ?", (table.id,)).fetchone()
        numbers = [row[0] for row in self.looking.execute('SELECT number FROM entries WHERE "table" = ?', (table.id,))]
        assert numbers == list(range(1, table.entries + 1)), "the log has gaps"
        told = 'SELECT number FROM entries WHERE "table" = ? AND news IS NOT NULL ORDER BY 1'
        waiting = 'SELECT number FROM outbox WHERE "table" = ? ORDER BY 1'
        news, unheard = (self.looking.execute(rows, (table.id,)).fetchall() for rows in (told, waiting))
        assert news == unheard, "nobody listens here, but some news are not kept for later"
        assert len(table.people) == len(set(table.people)), "somebody sits twice"
        assert table.status not in OPEN or table.owner in table.people, "the owner does not sit there"
        assert all(table.stands(offer) for offer in table.offers), "what is offered cannot be taken"
        assert all(table.seats[wait.seat].user is not None for wait in table.waits), "nobody can answer"
        assert self.run(self.host.tables.opened(table.id))[1] == table, "the host knows another table than the disk"
        moments = [clock.next_due(wait, table.settings.pace, table.seats[wait.seat].holiday) for wait in table.waits]
        playing = table.status is Status.PLAYING
        first = min((moment for moment in moments if playing and moment is not None), default=inf)
        self.check_due(table, inf if due is None else due, first)
        if table.status in (Status.PLAYING, Status.PAUSED):
            assert snapshot is not None
            rules = GAMES[table.game]
            asked = rules.to_act(rules.decode(snapshot))  # type: ignore[arg-type]
            people = [seat for seat in asked if not table.seats[seat].bot]
            assert [wait.seat for wait in table.waits] == people
            assert table.status is Status.PAUSED or people == list(asked), "a bot player is waited for"
        else:
            assert table.waits == ()

    def check_due(self, table: Table, due: Timestamp, first: Timestamp) -> None:
        """A table asks for attention when its first clock does, or when it has stood still for long (T-25)."""
        idling = Idling(Limits(), self.host.absence)
        last = idling.due(table)
        assert (due == inf) == (table.status not in OPEN) == (last is None) == (table.idle is None)
        if last is None or table.idle is None:
            return
        patience = Limits().lobby if table.status is Status.LOBBY else Limits().game - idling.notice(table)
        # Of a time in which nobody could play it may learn only when it is rung for.
        assert min(first, table.idle.since + patience) <= due <= min(first, last)

    def having(self, *statuses: Status) -> list[TableId]:
        """List the tables where one of these things is going on."""
        return [table for table, now in self.tables.items() if now in statuses]

    def teardown(self) -> None:
        if not hasattr(self, "runner"):
            return

        async def damages() -> list[str]:
            async with reading(self.path) as reader:
                found = [finding async for finding in check_tables(reader, GAMES.values())]
            return [finding.damage for finding in found if finding.damage]

        self.looking.close()
        damaged = self.run(damages())
        self.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()
        assert damaged == []


def essence(answer: Accepted | str) -> Any:
    """Return what must be the same whenever a request comes again, but for people who were forgotten meanwhile."""
    return answer if isinstance(answer, str) else replace(answer.entry, actor=None, target=None)


Tables.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
TestTables = Tables.TestCase
