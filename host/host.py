"""The way in: whatever is asked of a table goes through here, one after another at each table.

An accepted request is on the disk before its caller hears of it. Requests carry an id: delivered twice,
they act once and are answered the same.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from time import time
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from msgspec.structs import replace

from host import lobby, offering, people, play, timekeeping
from host.absence import Absence
from host.blocking import Blocklist
from host.commands import Accept, AskToConfirm, Command, Join, OfferSeat, Start, Suspend, TakeHoliday, TakeSeat
from host.courier import Courier
from host.errand import Errand
from host.glance import Glance
from host.holidays import with_holiday
from host.idling import Idling
from host.limits import Limits, check_room
from host.memory import Memory
from host.news import Entry, News
from host.settings import Settings
from host.storage import AlreadyDone, Census, Change, Storage, Unavailable
from host.table import OPEN, Actor, Confirming, Holiday, Idle, RulesUsed, Status, Table, TableId, Timestamp, UserId
from tabletop.fairness import Promise
from tabletop.option import option
from tabletop.refused import Refused
from tabletop.rules import Rules
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)

HANDLERS = {**lobby.HANDLERS, **play.HANDLERS, **people.HANDLERS, **offering.HANDLERS, **timekeeping.HANDLERS}
KEPT_TABLES = 128
KEPT_REFUSALS = 4096
MOST_RUNG_AT_ONCE = 8
"""Of how many tables whose clocks were due the news may be under way: people come first."""
SHORTLY = 0.05
STANDING_STILL = "how long tables may stand still"


@dataclass(frozen=True, slots=True)
class Accepted:
    """A request was carried out: what was logged and told, and how the table is now."""

    entry: Entry
    glance: Glance

    @property
    def news(self) -> News:
        """What the outside is told."""
        assert self.entry.news is not None, "the first entry of a request has news"
        return self.entry.news


class Place(NamedTuple):
    """Where a table stands: in a channel or thread, which may belong to a server."""

    channel: str
    guild: str = ""


class Host:
    """All tables, of all games that it knows the rules of."""

    def __init__(
        self,
        storage: Storage,
        games: Iterable[Rules[Any, Any, Any]],
        *,
        now: Callable[[], Timestamp] = time,
        draw: Callable[[], str] = lambda: secrets.token_hex(32),
        limits: Limits | None = None,
    ) -> None:
        self.storage = storage
        self.courier = Courier(storage)
        self.memory = Memory(storage)
        self.absence = Absence(storage, now)
        self.blocklist = Blocklist(storage, now)
        self._games = {rules.key: rules for rules in games}
        self.now = now
        self._draw = draw
        self._limits = limits or Limits()
        self._idling = Idling(self._limits, self.absence)
        self._locks: WeakValueDictionary[TableId | str, asyncio.Lock] = WeakValueDictionary()
        self._loaded: OrderedDict[TableId, tuple[Table, Any]] = OrderedDict()
        self._refusals: OrderedDict[tuple[str, UserId], Refused] = OrderedDict()
        self._under_way: dict[str, asyncio.Future[None]] = {}
        self.earlier = asyncio.Event()
        """Set when a clock asks for attention earlier than was known."""
        self._next_due: Timestamp | None = None
        self._troubled: set[TableId] = set()
        """The tables whose clocks cannot be served."""

    async def recall(self) -> None:
        """Find out, at the start, what has changed since the program last ran."""
        await self.absence.recall()
        if await self.storage.note(STANDING_STILL) != self._idling.wish:
            await self.storage.all_due(self.now())
            await self.storage.save_note(STANDING_STILL, self._idling.wish)

    async def open(
        self,
        place: Place,
        actor: Actor,
        game: str,
        settings: Settings,
        request: str | None = None,
        *,
        practice: str = "",
    ) -> Accepted:
        """Open a table in a channel without one (T-1); to learn by some plan of the game, begin at once (T-21)."""
        attempt = partial(self._open, place, actor, game, settings, request, practice=practice)
        return await self._once(request, actor, attempt)

    async def _open(
        self, place: Place, actor: Actor, game: str, settings: Settings, request: str | None, *, practice: str
    ) -> Accepted:
        channel, guild = place
        rules = self._rules_of(game)
        async with self._room_for(place, actor.user, practice=bool(practice)):
            now, table_id = self.now(), await self.storage.new_table_id()
            table = Table(table_id, channel, guild, game, actor.user, settings, now, practice=practice)
            errand = Errand(rules, table, None, now, actor=actor, request=request)
            errand.newcomer = await self.storage.profile(actor.user)
            if practice:
                errand.promise = Promise(rules.practice(practice).seed, self._draw())
                lobby.open_practice(errand)
            else:
                lobby.open_table(errand)
            return await self._store(errand)

    @asynccontextmanager
    async def _room_for(self, place: Place, owner: UserId, *, practice: bool = False) -> AsyncIterator[None]:
        """Let nobody take the place meanwhile, nor the last that a person or a server may have (T-1, T-21, T-24)."""
        keys = f"channel {place.channel}", f"person {owner}", f"server {place.guild or place.channel}"
        async with self._lock(keys[0]), self._lock(keys[1]), self._lock(keys[2]):
            await self._check_channel(place.channel)
            if not practice:
                await self.check_room(place, owner)
            elif (going_on := await self.practice_of(owner)) is not None:
                raise Refused("T-21", "practising-already", table=going_on.table.id)
            yield

    async def check_room(self, place: Place, owner: UserId) -> None:
        """Raise `Refused` if somebody, or a server, has as many open tables as they may (T-24)."""
        await check_room(self._limits, self.storage, owner, place.guild)

    async def practice_of(self, user: UserId) -> Glance | None:
        """Give the game by which somebody is learning."""
        readable, _ = await self.survey(await self.storage.practices_of(user))
        return readable[0] if readable else None

    async def rematch(self, table_id: TableId, actor: Actor, request: str | None = None) -> Accepted:
        """Open a table with the same people and the same settings where a game has ended (T-13)."""
        return await self._once(request, actor, lambda: self._rematch(table_id, actor, request))

    async def _rematch(self, table_id: TableId, actor: Actor, request: str | None) -> Accepted:
        old = (await self._load(table_id))[0]
        if old.status in OPEN or old.seat_of(actor.user) is None:
            raise Refused("T-13", "no-rematch-here")
        async with self._room_for(Place(old.channel, old.guild), actor.user):
            now, new_id = self.now(), await self.storage.new_table_id()
            profiles = {user: await self.storage.profile(user) for user in old.people}
            table = Table(new_id, old.channel, old.guild, old.game, actor.user, old.settings, now, rematch_of=old.id)
            errand = Errand(self._rules_of(old.game), table, None, now, actor=actor, request=request)
            lobby.sit_down_again(errand, old, profiles)
            return await self._store(errand)

    async def do(
        self,
        table_id: TableId,
        actor: Actor,
        command: Command,
        request: str | None = None,
        *,
        since: int | None = None,
    ) -> Accepted:
        """Carry out a command, or raise `Refused`; `since` names the question that it answers (T-7)."""
        return await self._once(request, actor, lambda: self._do(table_id, actor, command, request, since), table_id)

    async def _do(
        self, table_id: TableId, actor: Actor, command: Command, request: str | None, since: int | None
    ) -> Accepted:
        async with self._lock(table_id):
            errand = await self._errand(table_id, actor, request)
            _check_question(errand, since)
            await self._carry_out(errand, command)
            return await self._store(errand)

    async def test(self, table_id: TableId, actor: Actor, command: Command) -> None:
        """Raise `Refused` if a command would be; nothing happens either way."""
        async with self._lock(table_id):
            errand = await self._errand(table_id, actor)
            await self._carry_out(errand, command)

    def check(self, game: str, settings: Settings) -> None:
        """Raise `Refused` if no table could be opened with some settings."""
        lobby.check_choice(self._rules_of(game), settings)

    async def _once(
        self,
        request: str | None,
        actor: Actor,
        attempt: Callable[[], Awaitable[Accepted]],
        table_id: TableId | None = None,
    ) -> Accepted:
        """Make an attempt, unless it was made before: then answer the same. Equal requests wait for each other."""
        if request is None:
            return await attempt()
        while request in self._under_way:
            await asyncio.wait([self._under_way[request]])
        if (request, actor.user) in self._refusals:
            raise self._refusals[request, actor.user].again()
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._under_way[request] = over
        try:
            return await attempt()
        except (AlreadyDone, Refused) as reason:
            if entry := await self.storage.answer_to(request, table_id):
                return Accepted(entry, await self.look(entry.table))
            if isinstance(reason, Refused):
                self._remember((request, actor.user), reason)
            raise
        finally:
            del self._under_way[request]
            over.set_result(None)

    async def _carry_out(self, errand: Errand[Any, Any, Any], command: Command) -> None:
        if isinstance(command, Join | TakeSeat | OfferSeat | Accept) and errand.actor is not None:
            errand.newcomer = await self.storage.profile(errand.actor.user)
        elif isinstance(command, Start):
            errand.promise = Promise(self._draw(), self._draw())
        try:
            HANDLERS[type(command)](errand, command)
        except Refused as refusal:  # what would be legal leaves the host as plain data, as everything does
            refusal.legal = tuple(option(errand.rules.plain(action)) for action in refusal.legal)
            raise

    async def holiday(self, actor: Actor, holiday: Holiday | None) -> None:
        """Let somebody's clocks stand still at all tables, now and those to come (T-10)."""
        people.check_holiday(holiday, self.now())
        async with self._lock("person " + actor.user):
            profile = with_holiday(await self.memory.profile(actor.user), holiday, self.now())
            await self.memory.prefer(actor.user, holiday=profile.holiday, taken=profile.taken)
        await self._everywhere(actor, TakeHoliday(holiday))

    async def ask_to_confirm(self, actor: Actor, ask: Confirming) -> None:
        """Ask somebody before a turn ends, or not, at all tables, now and those to come."""
        await self.memory.prefer(actor.user, confirms=ask)
        await self._everywhere(actor, AskToConfirm(ask))

    async def _everywhere(self, actor: Actor, command: Command) -> None:
        for table_id in await self.storage.open_tables_of(actor.user):
            try:
                await self.do(table_id, actor, command)
            except (Refused, Unreadable):  # left meanwhile, or damaged: the others need not suffer
                log.warning("%s was not possible at table %s", type(command).__name__, table_id)

    async def suspend(self, table_id: TableId, reason: str) -> None:
        """Pause a game whose table cannot be shown any more, unless it stands still already (T-19)."""
        async with self._lock(table_id):
            errand = await self._errand(table_id)
            if errand.table.status is Status.PLAYING:
                people.suspend(errand, Suspend(reason))
                await self._store(errand)

    async def move(self, table_id: TableId, place: Place, actor: Actor, request: str | None = None) -> Accepted:
        """Bring a table to another channel (T-20)."""
        return await self._once(request, actor, lambda: self._move(table_id, place, actor, request), table_id)

    async def _move(self, table_id: TableId, place: Place, actor: Actor, request: str | None) -> Accepted:
        async with self._lock("channel " + place.channel), self._lock(table_id):
            await self._check_channel(place.channel)
            errand = await self._errand(table_id, actor, request)
            lobby.move(errand, place.channel, place.guild)
            return await self._store(errand)

    async def ring(self, table_id: TableId) -> None:
        """Do what the clocks of a table ask for."""
        while True:
            async with self._lock(table_id):
                errand = await self._errand(table_id)
                if errand.table.status not in OPEN or not timekeeping.ring(errand, self._idling):
                    await self.storage.put_off(table_id, errand.due(self._idling))
                    return
                await self._store(errand)

    async def catch_up(self) -> None:
        """Do all that has come due, little by little; nothing does while nobody can play (T-23)."""
        rung: list[TableId] = []
        for table_id in await self.storage.due(self.now()):
            while len(rung := [*filter(self.courier.is_busy, rung)]) >= MOST_RUNG_AT_ONCE:  # noqa: ASYNC110  # any of them
                await asyncio.sleep(SHORTLY)
            if self.absence.since is not None:
                return
            await self._ring_or_complain(table_id)
            rung.append(table_id)

    async def _ring_or_complain(self, table_id: TableId) -> None:
        try:
            await self.ring(table_id)
        except Unavailable:
            raise
        except Exception:
            if table_id not in self._troubled:  # said once: it is tried again and again
                self._troubled.add(table_id)
                log.exception("the clock of table %s cannot be served", table_id)
        else:
            self._troubled.discard(table_id)

    async def away(self) -> None:
        """Let the clocks stand still: nobody can reach us (T-23)."""
        self.absence.begin()

    async def back(self) -> None:
        """Let the clocks go on: people can play again (T-23)."""
        try:
            await self.absence.end()
        except Unavailable as fault:
            log.warning("an absence is stored later: %s", fault)
        self.earlier.set()

    async def until_next_due(self) -> float:
        """Give the seconds until a clock asks for attention, and from now on notice if one does earlier."""
        self.earlier.clear()
        self._next_due = None  # whatever is stored while we look may be earlier
        self._next_due = await self.storage.next_due()
        return float("inf") if self._next_due is None else max(0.0, self._next_due - self.now())

    async def look(self, table_id: TableId) -> Glance:
        """Give a table to be looked at."""
        table, game = await self._load(table_id)
        return self._glance(self.absence.left_out(table), game)

    def _glance(self, table: Table, game: Any) -> Glance:
        return Glance(self._rules_of(table.game), table, game, self._idling.end(table))

    async def look_at(self, channel: str) -> Glance:
        """Give the table of a channel to be looked at."""
        table_id = await self.storage.table_in(channel)
        if table_id is None:
            raise Refused("T-1", "no-table-here")
        return await self.look(table_id)

    async def tables_of(self, user: UserId) -> list[Glance]:
        """Give the open tables where somebody sits, the newest last."""
        readable, _ = await self.survey(await self.storage.open_tables_of(user))
        return [glance for glance in readable if any(sitter.user == user for sitter in glance.table.seats)]

    async def damaged_tables_of(self, user: UserId) -> list[TableId]:
        """List the open tables where somebody sits or sat, and which cannot be read."""
        return (await self.survey(await self.storage.open_tables_of(user)))[1]

    async def survey(self, tables: Iterable[TableId]) -> tuple[list[Glance], list[TableId]]:
        """Look at several tables: give those that can be read, and name the others."""
        readable, damaged = [], []
        for table_id in tables:
            try:
                readable.append(await self.look(table_id))
            except (Refused, Unreadable) as fault:
                log.warning("table %s cannot be read: %s", table_id, fault)
                damaged.append(table_id)
        return readable, damaged

    async def tables_in(self, guild: str) -> list[TableId]:
        """List the open tables of a server."""
        return await self.storage.open_tables_in(guild)

    async def census(self) -> Census:
        """Count the tables that are open, and the news that nobody has heard."""
        return await self.storage.census()

    async def story(self, table_id: TableId, after: int = 0) -> list[Entry]:
        """Give what the outside was told of a table after some entry of its log."""
        return [entry for entry in await self.storage.log(table_id, after) if entry.news is not None]

    async def open_table_in(self, channel: str) -> tuple[TableId, UserId | None]:
        """Give the open table of a channel and its owner, as far as they can be made out where it is damaged."""
        table_id = await self.storage.open_table_in(channel)
        if table_id is None:
            raise Refused("T-1", "no-table-here")
        return table_id, await self.storage.owner_of(table_id)

    async def close_damaged(self, table_id: TableId) -> None:
        """Close a table that cannot be read; one that can is left alone."""
        async with self._lock(table_id):
            try:
                await self._load(table_id)
            except Unreadable as damage:
                log.warning("table %s is closed: %s", table_id, damage)
                await self.storage.close_damaged(table_id, self.now())

    async def put_away(self, table_id: TableId) -> None:
        """Let a closed table take less room; whatever is asked about it is answered as before."""
        async with self._lock(table_id):
            await self.storage.attic.put_away(table_id)

    async def drop(self, table_id: TableId) -> None:
        """Let a closed table go, but for the results and ratings of its game."""
        async with self._lock(table_id):
            await self.storage.attic.drop(table_id)
            self._loaded.pop(table_id, None)

    async def opened(self, table_id: TableId) -> tuple[Rules[Any, Any, Any], Table, Any]:
        """Give a table with all its secrets, for use within the host only."""
        table, game = await self._load(table_id)
        return self._rules_of(table.game), table, game

    async def forget_at(self, table_id: TableId, user: UserId, without: Callable[[Table], Table]) -> None:
        """Store a table that no longer names a person; its game need not be readable for that."""
        async with self._lock(table_id):
            try:
                found = await self.storage.load(table_id)
            except Unreadable:
                self._loaded.pop(table_id, None)
                await self.storage.forget_at_damaged(table_id, user)
                return
            if found is None:  # it was dropped, but for the result
                await self.storage.forget_in_record(table_id, user)
                return
            writing = asyncio.ensure_future(self.storage.forget_at(without(found[0]), user))
            writing.add_done_callback(lambda _: self._loaded.pop(table_id, None))
            await _to_the_end(writing)

    async def _errand(
        self, table_id: TableId, actor: Actor | None = None, request: str | None = None
    ) -> Errand[Any, Any, Any]:
        table, game = await self._load(table_id)
        if table.idle is None and table.status in OPEN:  # an older program left it so
            table = replace(table, idle=Idle(await self.storage.last_act_at(table_id) or table.opened, table.entries))
        errand = Errand(self._rules_of(table.game), table, game, self.now(), actor=actor, request=request)
        _use_present_rules(errand)
        timekeeping.leave_out_absence(errand, self.absence)
        return errand

    async def _store(self, errand: Errand[Any, Any, Any]) -> Accepted:
        change: Change[Any] = errand.outcome(self._idling)
        saving = self.storage.save(change)
        saving.add_done_callback(partial(self._saved, change))
        await _to_the_end(saving)
        return Accepted(change.entries[0], self._glance(change.table, change.game))

    def _saved(self, change: Change[Any], saving: asyncio.Future[None]) -> None:
        """Go on from a change that is stored, whether somebody still waits for it or not."""
        if saving.exception() is not None:
            # The disk may have failed half way: the storage alone knows how the table is now, so it is read anew.
            self._loaded.pop(change.table.id, None)
            return
        self._keep(change.table, change.game)
        if change.due is not None and (self._next_due is None or change.due < self._next_due):
            self._next_due = change.due
            self.earlier.set()
        self.courier.take(change.entries[0])

    async def _load(self, table_id: TableId) -> tuple[Table, Any]:
        if table_id in self._loaded:
            self._loaded.move_to_end(table_id)
            return self._loaded[table_id]
        found = await self.storage.load(table_id)
        if found is None:
            raise Refused("T-1", "no-such-table", table=table_id)
        if table_id in self._loaded:
            return self._loaded[table_id]  # somebody else was quicker, and may have changed it since
        table, snapshot = found
        game = None if snapshot is None else self._rules_of(table.game).decode(snapshot)
        self._keep(table, game)
        return table, game

    def _keep(self, table: Table, game: Any) -> None:
        self._loaded[table.id] = table, game
        self._loaded.move_to_end(table.id)
        if len(self._loaded) > KEPT_TABLES:
            self._loaded.popitem(last=False)

    def _lock(self, key: TableId | str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _rules_of(self, game: str) -> Rules[Any, Any, Any]:
        if game not in self._games:
            raise Refused("T-14", "no-such-game", game=game, games=sorted(self._games))
        return self._games[game]

    async def _check_channel(self, channel: str) -> None:
        table_id = await self.storage.open_table_in(channel)
        if table_id is not None:
            raise Refused("T-1", "table-here-already", table=table_id)

    def _remember(self, request: tuple[str, UserId], refusal: Refused) -> None:
        self._refusals[request] = refusal.again()
        if len(self._refusals) > KEPT_REFUSALS:
            self._refusals.popitem(last=False)


def _check_question(errand: Errand[Any, Any, Any], since: int | None) -> None:
    """Refuse the answer to a question that is no longer open (T-7)."""
    if since is None:
        return
    seat = errand.seat
    if not any(wait.seat == seat and wait.asked == since for wait in errand.table.waits):
        raise Refused("T-7", "question-is-closed")


def _use_present_rules(errand: Errand[Any, Any, Any]) -> None:
    """Go on by the rules of this program, and say so if they have changed since the last time (T-16)."""
    table, rules = errand.table, errand.rules
    if table.status not in (Status.PLAYING, Status.PAUSED) or table.rules[-1].version == rules.version:
        return
    before = table.rules[-1].version
    if before > rules.version:
        raise Refused("T-16", "rules-are-newer", needed=before, present=rules.version)
    errand.note({"do": "UseRules", "version": rules.version})
    errand.change(rules=(*table.rules, RulesUsed(rules.version, errand.table.entries)))
    errand.rules_changed = tuple(rules.changes(before, table.settings.options))


async def _to_the_end(writing: asyncio.Future[None]) -> None:
    """Wait until something is written, also if whoever asked has gone away: the table is not free before."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        raise
