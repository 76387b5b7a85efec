"""One request being carried out at a table: the table and its game so far, what is logged and what is told.

If it is refused half way the errand is thrown away; what it began with was never touched.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from host import clock
from host.idling import Idling
from host.kept import Change, Finished, Profile, SeatResult
from host.news import Entry, Happening, News
from host.settings import HOUR
from host.table import OPEN, Actor, Status, Table, Timestamp, UserId, Wait
from tabletop.event import Event
from tabletop.fairness import Promise
from tabletop.refused import Refused
from tabletop.rules import Outcome, Result, Rules
from tabletop.seat import Seat

G = TypeVar("G")
A = TypeVar("A")
V = TypeVar("V")


class Errand(Generic[G, A, V]):
    """A request, or something that came by itself, while it changes a table."""

    def __init__(
        self,
        rules: Rules[G, A, V],
        table: Table,
        game: G | None,
        now: Timestamp,
        *,
        actor: Actor | None = None,
        request: str | None = None,
    ) -> None:
        self.rules = rules
        self.table = table
        self.now = now
        self.actor = actor
        self._game = game
        self._request = request
        self._before = table
        self._entries: list[Entry] = []
        self._news = News("")
        self._happenings: list[Happening] = []
        self._called: tuple[Seat, ...] = ()
        self._final = False
        self._finished: Finished | None = None
        self.newcomer: Profile | None = None
        """What is known of the person who is to sit down."""
        self.promise: Promise | None = None
        """The seed for a game that is to begin."""
        self.rules_changed: tuple[str, ...] = ()
        """The rules that changed since somebody last acted here."""
        self.away = False
        """Whether the clocks leave out a time in which nobody could play."""

    @property
    def game(self) -> G:
        """The game, at a table where one is played."""
        if self._game is None:
            raise Refused("T-8", "table-not-playing", status=self.table.status)
        return self._game

    @property
    def seat(self) -> Seat:
        """The seat of whoever asks (T-6)."""
        seat = self.table.seat_of(self.actor.user if self.actor else None)
        if seat is None:
            raise Refused("T-6", "not-at-this-table")
        return seat

    def seat_of(self, user: UserId) -> Seat:
        """Return the seat of somebody whom it is about (T-6)."""
        seat = self.table.seat_of(user)
        if seat is None:
            raise Refused("T-6", "they-are-not-at-this-table")
        return seat

    def require(self, *wanted: Status) -> None:
        """Refuse what makes no sense at a table in another state (T-8)."""
        if self.table.status not in wanted:
            raise Refused("T-8", "table-is-" + self.table.status)

    def require_owner(self) -> None:
        """Refuse what only the owner or a moderator may do (T-4)."""
        if self.actor is None or not (self.actor.moderator or self.actor.user == self.table.owner):
            raise Refused("T-4", "owner-only")

    def require_moderator(self) -> None:
        """Refuse what only a moderator may do (T-18)."""
        if self.actor is None or not self.actor.moderator:
            raise Refused("T-18", "moderator-only")

    def require_question(self, since: int | None) -> None:
        """Refuse the answer to a question that is no longer open (T-7)."""
        if since is None:
            return
        seat = self.seat
        if not any(wait.seat == seat and wait.asked == since for wait in self.table.waits):
            raise Refused("T-7", "question-is-closed")

    def change(self, **changes: Any) -> None:
        """Change the table."""
        self.table = replace(self.table, **changes)

    def note(self, do: Mapping[str, Any], *, seat: Seat | None = None, target: UserId | None = None) -> None:
        """Write a line into the log."""
        number = self.table.entries + 1
        actor = self.actor.user if self.actor else None
        if seat is not None and self.table.seats[seat].user != actor:
            actor = None  # it follows from what somebody else asked for
        self._entries.append(Entry(self.table.id, number, self.now, dict(do), None, actor, target, seat))
        self.change(entries=number)

    def tell(self, kind: str, seat: Seat | None = None, **params: Any) -> None:
        """Say what the outside is to be told; the first word counts, the rest are its consequences."""
        if not self._news.kind:
            self._news = News(kind, seat, params)

    def call(self, seat: Seat) -> None:
        """Let somebody be notified although nothing new is asked."""
        self._called = (*self._called, seat)

    def apply(self, seat: Seat, action: A) -> None:
        """Apply what a seat says to the game, and write it down."""
        outcome = self.rules.apply(self.game, action)
        self.note(self.rules.plain(action), seat=seat)
        self.receive(outcome, seat)

    def receive(self, outcome: Outcome[G], by: Seat | None = None) -> None:
        """Take over what an action, of some seat or of the host, led to, and wait for those who are asked now."""
        self._game = outcome.game
        self._final = self._final or any(event.final for event in outcome.events)
        for event in outcome.settled:
            self._happenings += self._told(event)
            if points := self.rules.points(event):
                self.change(sheet=self.table.sheet + points)
        passed = any(event.passes for event in outcome.events)
        self._wait(by, done=passed, news=any(event.seen_by(None) for event in outcome.events))

    def _told(self, event: Event) -> list[Happening]:
        """Tell an event to everybody, or to those alone who may know of it."""
        plain = dict(self.rules.tell(event))
        if event.seen_by(None):
            return [Happening(plain)]
        return [Happening(plain, seat) for seat in range(len(self.table.seats)) if event.seen_by(seat)]

    def instruct_bot(self, seat: Seat) -> None:
        """Let a bot player who has just got a seat say what it wants to have said."""
        self.reset_auto_answers(seat)
        for action in self.rules.bot_auto_answers(self.game, seat):
            self.apply(seat, action)

    def reset_auto_answers(self, seat: Seat) -> None:
        """Let nothing stand that somebody else has said on a seat: whoever is new there decides alone (C-23)."""
        for action in self.rules.default_auto_answers(self.game, seat):
            self.apply(seat, action)

    def settle(self) -> None:
        """Let bot players act, confirm for those who need not be asked, and end the game when it is over."""
        while self._step_by_itself():
            pass
        result = self.rules.result(self.game)
        if result is not None and self.table.status is Status.PLAYING:
            self._finish(result)

    def _step_by_itself(self) -> bool:
        for seat in self.rules.to_act(self.game):
            sitter = self.table.seats[seat]
            action: A | None = None
            if sitter.bot:
                action = self.rules.choose(self.rules.view(self.game, seat), self.rules.legal(self.game, seat))
            elif sitter.confirms == "never" and not self.rules.is_sealed(self.game):
                action = self.rules.confirmation(self.game, seat)
            if action is not None:
                self.apply(seat, action)
                return True
        return False

    def wait_for_people(self) -> None:
        """Wait for those who are asked, when other people sit there than before."""
        self._wait(None, done=False, news=False)

    def _wait(self, by: Seat | None, *, done: bool, news: bool) -> None:
        """Wait for those who are asked; whoever was asked already and is still, has no more time than before.

        A seat that acted has another question from now on, and new time for it if it was done with the one
        before. The questions to others stay as they are. Where answers are sealed, nobody's answer shows: all are
        waited for until there is something new that everybody may know.
        """
        sealed, short = self.rules.is_sealed(self.game), self._is_short
        before = {
            wait.seat: wait
            for wait in self.table.waits
            if (wait.sealed, wait.short) == (sealed, short) and not (sealed and news)
        }
        seats = [seat for seat in self.rules.asked(self.game) if not self.table.seats[seat].bot]
        if sealed:
            others = next(iter(before.values()), None)
            self.change(waits=tuple(before.get(seat) or self._asked_secretly(seat, others) for seat in seats))
        else:
            self.change(waits=tuple(self._asked(seat, before.get(seat), acted=seat == by, done=done) for seat in seats))

    def _asked_secretly(self, seat: Seat, others: Wait | None) -> Wait:
        """Ask a seat; who comes later has no more time than the others (C-22), unless each has their own (C-36)."""
        number, seconds = self.table.entries, self.table.settings.window * HOUR
        if self.rules.is_setup(self.game):
            return Wait(seat, number, self.now, self.table.settings.pace.seconds, asked=number, sealed=True, setup=True)
        if others is not None:
            return replace(others, seat=seat, since=number, asked=number)
        return Wait(seat, number, self.now, seconds, asked=number, sealed=True)

    def _asked(self, seat: Seat, before: Wait | None, *, acted: bool, done: bool) -> Wait:
        number, settings = self.table.entries, self.table.settings
        if before is None or (acted and done):
            seconds = settings.window * HOUR if self._is_short else settings.pace.seconds
            return Wait(seat, number, self.now, seconds, asked=number, short=self._is_short)
        return replace(before, asked=number) if acted else before

    @property
    def _is_short(self) -> bool:
        """Whether single seats are asked between turns, for whom no turn can be missed."""
        return self.rules.is_brief(self.game) and not self.rules.is_sealed(self.game)

    def stop_clocks(self) -> None:
        """Keep what time each seat has left, so that its clock can be started again, or run differently."""
        if self.table.status is not Status.PLAYING:
            return  # they stand still already
        self.change(waits=tuple(self._rebased(wait) for wait in self.table.waits))

    def start_clocks(self) -> None:
        """Let the clocks run from now on."""
        self.change(waits=tuple(replace(wait, counting_from=self.now) for wait in self.table.waits))

    def _rebased(self, wait: Wait) -> Wait:
        holiday = self.table.seats[wait.seat].holiday
        left = clock.stopped(wait, self.now, self.table.settings.pace, holiday)
        return replace(wait, counting_from=self.now, left=left)

    def _finish(self, result: Result) -> None:
        self.change(status=Status.OVER, ended=self.now, waits=())
        seats = tuple(
            SeatResult(
                seat=seat,
                user=sitter.user,
                name=sitter.name,
                bot=sitter.bot,
                score=result.scores[seat],
                place=result.places[seat],
                left=sitter.former,
                rated=sitter.user is not None and not sitter.joined_late,
            )
            for seat, sitter in enumerate(self.table.seats)
        )
        if not self.table.practice:  # T-21
            self._finished = Finished(self.table, seats)

    def outcome(self, idling: Idling) -> Change[G]:
        """Return all that has to be stored. The first line of the log carries the request and the news."""
        self.table = idling.noted(self.table, self.now, acted=self.actor is not None)
        self.change(offers=tuple(offer for offer in self.table.offers if self.table.stands(offer)))
        news = replace(
            self._news,
            happenings=tuple(self._happenings),
            notify=(*self._called, *(wait.seat for wait in self.table.waits if wait.since > self._before.entries)),
            released=self._released(),
            lapsed=tuple(offer.number for offer in self._before.offers if offer not in self.table.offers),
            final=self._final,
            over=self.table.status not in OPEN,
            rules_changed=self.rules_changed,
            away=self.away,
        )
        first, *rest = self._entries
        entries = (replace(first, request=self._request, news=news), *rest)
        snapshot = None if self._game is None else self.rules.encode(self._game)
        return Change(self.table, self._game, snapshot, entries, self.due(idling), self._finished)

    def _released(self) -> tuple[Seat, ...]:
        waits = {wait.seat for wait in self.table.waits}
        return tuple(wait.seat for wait in self._before.waits if wait.seat not in waits)

    def due(self, idling: Idling) -> Timestamp | None:
        """Return the moment when a clock asks for attention."""
        moments = [idling.due(self.table)]
        if self.table.status is Status.PLAYING:
            pace, seats = self.table.settings.pace, self.table.seats
            moments += [clock.next_due(wait, pace, seats[wait.seat].holiday) for wait in self.table.waits]
        return min((moment for moment in moments if moment is not None), default=None)
