"""The way in: whatever is asked of a table goes through here.

An accepted request is on the disk before its caller hears of it. What else there is to do with tables stands
beside: `tables` looks at them, `clocks` rings, `upkeep` keeps them, `memory` remembers what is not of a table.
"""

import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from time import time
from typing import Any

from host import lobby, offering, people, play, timekeeping
from host.absence import Absence
from host.alarm import Alarm
from host.blocking import Blocklist
from host.clockwork import Clockwork
from host.commands import Accept, AskToConfirm, Command, Join, OfferSeat, Start, Suspend, TakeHoliday, TakeSeat
from host.courier import Courier
from host.desk import Accepted, Desk
from host.errand import Errand
from host.holidays import with_holiday
from host.idling import Idling
from host.limits import Limits
from host.memory import Memory
from host.opening import Opening, Place
from host.requests import Requests
from host.settings import Settings
from host.shelf import Shelf
from host.storage import Storage
from host.table import Actor, Confirming, Holiday, Status, TableId, Timestamp, UserId
from host.tables import Tables
from host.upkeep import Upkeep
from tabletop.fairness import Promise
from tabletop.option import option
from tabletop.refused import Refused
from tabletop.rules import Rules
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)

HANDLERS = {**lobby.HANDLERS, **play.HANDLERS, **people.HANDLERS, **offering.HANDLERS, **timekeeping.HANDLERS}


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
        courier: Callable[[Storage], Courier] = Courier,
    ) -> None:
        limits = limits or Limits()
        self.storage = storage
        self.now = now
        self._draw = draw
        self.courier = courier(storage)
        self.memory = Memory(storage)
        self.absence = Absence(storage, now)
        self.blocklist = Blocklist(storage, now)
        self.shelf = Shelf(storage, games)
        idling, alarm = Idling(limits, self.absence), Alarm(storage, now)
        self.tables = Tables(storage, self.shelf, self.absence, idling)
        self._desk = Desk(
            storage, self.shelf, courier=self.courier, alarm=alarm, absence=self.absence, idling=idling, now=now
        )
        self.clocks = Clockwork(
            storage, self._desk, courier=self.courier, alarm=alarm, absence=self.absence, idling=idling, now=now
        )
        self.upkeep = Upkeep(storage, self.shelf, self._desk, now)
        self._opening = Opening(storage, self._desk, self.tables, limits=limits, now=now, draw=draw)
        self._requests = Requests(storage, self.tables)

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
        attempt = partial(self._opening.open, place, actor, game, settings, request, practice=practice)
        return await self._requests.once(request, actor, attempt)

    async def rematch(self, table_id: TableId, actor: Actor, request: str | None = None) -> Accepted:
        """Open a table with the same people and the same settings where a game has ended (T-13)."""
        attempt = partial(self._opening.rematch, table_id, actor, request)
        return await self._requests.once(request, actor, attempt)

    async def move(self, table_id: TableId, place: Place, actor: Actor, request: str | None = None) -> Accepted:
        """Bring a table to another channel (T-20)."""
        attempt = partial(self._opening.move, table_id, place, actor, request)
        return await self._requests.once(request, actor, attempt, table_id)

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

        async def attempt() -> Accepted:
            async with self._desk.lock(table_id):
                errand = await self._desk.errand(table_id, actor, request)
                errand.require_question(since)
                await self._handle(errand, command)
                return await self._desk.store(errand)

        return await self._requests.once(request, actor, attempt, table_id)

    async def test(self, table_id: TableId, actor: Actor, command: Command) -> None:
        """Raise `Refused` if a command would be; nothing happens either way."""
        async with self._desk.lock(table_id):
            await self._handle(await self._desk.errand(table_id, actor), command)

    async def _handle(self, errand: Errand[Any, Any, Any], command: Command) -> None:
        """Fetch what a command needs, and let its handler change the errand."""
        if isinstance(command, Join | TakeSeat | OfferSeat | Accept) and errand.actor is not None:
            errand.newcomer = await self.memory.profile(errand.actor.user)
        elif isinstance(command, Start):
            errand.promise = Promise(self._draw(), self._draw())
        try:
            HANDLERS[type(command)](errand, command)
        except Refused as refusal:  # what would be legal leaves the host with codes, as all options do
            refusal.legal = tuple(option(action, errand.rules.plain(action)) for action in refusal.legal)
            raise

    def check(self, game: str, settings: Settings) -> None:
        """Raise `Refused` if no table could be opened with some settings."""
        lobby.check_choice(self.shelf.rules_of(game), settings)

    async def check_room(self, place: Place, owner: UserId) -> None:
        """Raise `Refused` if somebody, or a server, has as many open tables as they may (T-24)."""
        await self._opening.check_room(place, owner)

    async def holiday(self, actor: Actor, holiday: Holiday | None) -> None:
        """Let somebody's clocks stand still at all tables, now and those to come (T-10)."""
        people.check_holiday(holiday, self.now())
        async with self._desk.lock("person " + actor.user):
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
        async with self._desk.lock(table_id):
            errand = await self._desk.errand(table_id)
            if errand.table.status is Status.PLAYING:
                people.suspend(errand, Suspend(reason))
                await self._desk.store(errand)
