"""A table at one moment, to be looked at: everybody gets only what they may see."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from host import clock
from host.settings import Settings, own
from host.table import Offer, Sitter, Status, Table, TableId, Timestamp, UserId
from tabletop.option import Option, option
from tabletop.refused import Refused
from tabletop.rules import Advice, Plain, Points, Result, Rules
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom the game waits for, and until when."""

    seat: Seat
    since: int
    """Names the question that is open: an answer to another one is out of date (T-7)."""
    deadline: Timestamp | None
    from_then: Timestamp
    """Since when the clock has been counting: when they were asked, or when it was last set going again."""
    sealed: bool = False
    """Whether several are asked at once, and nobody learns who has answered."""
    setup: bool = False
    """Whether that is before the game begins."""


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody may know of a table."""

    id: TableId
    channel: str
    guild: str
    game: str
    owner: UserId | None
    settings: Settings
    status: Status
    seats: tuple[Sitter, ...]
    waiting: tuple[Waiting, ...]
    entries: int
    opened: Timestamp
    started: Timestamp | None
    ended: Timestamp | None
    sheet: tuple[Points, ...]
    commitment: str | None
    """The promise about the shuffles, since the start; none where the cards are arranged."""
    revealed: tuple[str, str] | None
    """The seed and the salt, when the game is over."""
    rematch_of: TableId | None
    practice: str = ""
    """Which game to learn by it is; empty for a game that counts (T-21)."""
    offers: tuple[Offer, ...] = ()
    """What somebody has been asked to take over, and has not answered."""
    ends: Timestamp | None = None
    """When it ends by itself if nobody does anything (T-25)."""


class Viewpoint:
    """What one viewer sees of a game and can do in it, worked out when somebody asks, and once."""

    def __init__(self, rules: Rules[Any, Any, Any], game: Any, seat: Seat | None) -> None:
        self._rules = rules
        self._game = game
        self._seat = seat

    @cached_property
    def view(self) -> Any:
        """The game as it looks from there."""
        return self._rules.view(self._game, self._seat)

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """What can be done from there; nothing by spectators."""
        return () if self._seat is None else self._rules.legal(self._game, self._seat)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The same with short codes."""
        return tuple(option(action, self._rules.plain(action)) for action in self.legal)

    @cached_property
    def held(self) -> tuple[Plain, ...]:
        """What was done from there and can still be undone."""
        if self._seat is None:
            return ()
        events = self._rules.held(self._game, self._seat)
        return tuple(self._rules.tell(event) for event in events if event.seen_by(self._seat))


class Sight:
    """A game at some moment, or none before it begins, from all viewpoints."""

    def __init__(self, rules: Rules[Any, Any, Any], game: Any) -> None:
        self.rules = rules
        self.game = game
        self._viewpoints: dict[Seat | None, Viewpoint] = {}

    def seen_by(self, seat: Seat | None) -> Viewpoint:
        """Look from a seat, or as a spectator."""
        if seat not in self._viewpoints:
            self._viewpoints[seat] = Viewpoint(self.rules, self.game, seat)
        return self._viewpoints[seat]

    @cached_property
    def result(self) -> Result | None:
        """The result, when the game is over."""
        return None if self.game is None else self.rules.result(self.game)


class Glance:
    """A table, and its game if one is played, as a value; all who glance at the same game share the sight of it."""

    def __init__(self, sight: Sight, table: Table, ends: Timestamp | None = None) -> None:
        self._sight = sight
        self._rules = sight.rules
        self._game = sight.game
        self._table = table
        self._ends = ends

    def _seen_by(self, user: UserId | None) -> Viewpoint:
        """Look from the seat of a user; whoever does not sit here is a spectator."""
        return self._sight.seen_by(self._table.seat_of(user))

    def seat_of(self, user: UserId | None) -> Seat | None:
        """Return the seat of a user, if they have one."""
        return self._table.seat_of(user)

    @cached_property
    def table(self) -> TableView:
        """The table itself."""
        table, promise = self._table, self._table.promise
        over = table.status is Status.OVER
        return TableView(
            id=table.id,
            channel=table.channel,
            guild=table.guild,
            game=table.game,
            owner=table.owner,
            settings=own(table.settings),
            status=table.status,
            seats=table.seats,
            waiting=tuple(self._waiting()),
            entries=table.entries,
            opened=table.opened,
            started=table.started,
            ended=table.ended,
            sheet=() if table.settings.scores == "hidden" and not over else table.sheet,
            commitment=promise.commitment if promise and not table.practice else None,
            revealed=(promise.seed, promise.salt) if promise and over else None,
            rematch_of=table.rematch_of,
            practice=table.practice,
            offers=table.offers,
            ends=self._ends,
        )

    def _waiting(self) -> list[Waiting]:
        pace, running = self._table.settings.pace, self._table.status is Status.PLAYING
        return [
            Waiting(
                wait.seat,
                wait.asked,
                clock.deadline(wait, pace, self._table.seats[wait.seat].holiday) if running else None,
                wait.counting_from,
                wait.sealed,
                wait.setup,
            )
            for wait in self._table.waits
        ]

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to look at, over or not."""
        return self._game is not None

    def view(self, user: UserId | None) -> Any:
        """Return the game as a user sees it; whoever does not sit here is a spectator. None before it begins."""
        return None if self._game is None else self._seen_by(user).view

    def legal(self, user: UserId) -> tuple[Any, ...]:
        """List what a user can do in the game."""
        return self._seen_by(user).legal if self._is_on else ()

    def options(self, user: UserId) -> tuple[Option, ...]:
        """List what a user can do in the game, with short codes."""
        return self._seen_by(user).options if self._is_on else ()

    def option(self, action: Any) -> Option:
        """Return an action with its code."""
        return option(action, self._rules.plain(action))

    @property
    def _is_on(self) -> bool:
        return self._game is not None and self._table.status is Status.PLAYING

    def suggestion(self, user: UserId) -> Option | None:
        """Return what the bot player would do in a user's place, by what that user sees; None if nothing is asked."""
        legal = self.legal(user)
        if not legal:
            return None
        return self.option(self._rules.choose(self.view(user), legal))

    def advice(self, user: UserId, about: str = "") -> Advice:
        """Return a hint, where the table allows that and the game asks the user something; or refuse it (T-22)."""
        seat, status = self._table.seat_of(user), self._table.status
        if seat is None:
            raise Refused("T-6", "not-at-this-table")
        if status is not Status.PLAYING:
            raise Refused("T-8", f"table-is-{status}")
        if not self._table.settings.hints:
            raise Refused("T-22", "hints-are-off")
        advice = self._rules.advise(self.view(user), self.legal(user), about)
        if advice is None:
            raise Refused("T-22", "nothing-to-hint-at")
        return advice

    def imagined(self, user: UserId, action: Any) -> "Glance":
        """Return the table as it would be after an action of a user that shows nothing hidden; else as it is."""
        seat = self._table.seat_of(user)
        assert seat is not None
        outcome = self._rules.apply(self._game, self._rules.action(self._game, seat, action))
        if any(event.final for event in outcome.events):
            return self
        return Glance(Sight(self._rules, outcome.game), self._table, self._ends)

    def has_choice(self, user: UserId) -> bool:
        """Return whether a user who is asked can do anything but pass."""
        seat = self._table.seat_of(user)
        if self._game is None or seat is None:
            return False
        return not self._rules.is_sealed(self._game) or self._rules.has_choice(self._game, seat)

    def can_undo(self, user: UserId) -> bool:
        """Return whether a user has something to undo."""
        seat = self._table.seat_of(user)
        return seat is not None and self._is_on and self._rules.can_undo(self._game, seat)

    def held(self, user: UserId) -> tuple[Plain, ...]:
        """Return what a user has done that can still be undone, as events that this user may know of."""
        return () if self._game is None else self._seen_by(user).held

    def forecast(self) -> Any:
        """Return the points that a scoring would bring now, in the game's own terms; None without a game."""
        return None if self._game is None else self._rules.forecast(self._game)

    @property
    def result(self) -> Result | None:
        """The result, when the game is over."""
        return self._sight.result
