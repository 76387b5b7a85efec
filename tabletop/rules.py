"""Everything a host knows about any game: what it can ask the rules.

A *game* here is one game at some moment: a value that only the rules look into. So are actions and views.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from tabletop.event import Event
from tabletop.fairness import Promise
from tabletop.seat import Seat

G = TypeVar("G")
A = TypeVar("A")
V = TypeVar("V")
G_co = TypeVar("G_co", covariant=True)

Plain: TypeAlias = Mapping[str, Any]
"""Data as JSON has it."""


class Points(Struct, frozen=True, array_like=True):
    """Points that a seat got, in which round and for what; participants without a seat count after the seats."""

    seat: Seat
    round: int
    source: str
    points: int


class Result(Struct, frozen=True):
    """How a game ended: each seat's score, and its place, counted from 1; seats that tie share a place."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Arranged(Struct, frozen=True):
    """A practice game, with nothing secret about it: how many play, by which options, from which seed."""

    seats: int
    options: dict[str, Any]
    seed: str


class Advice(Struct, frozen=True):
    """What a bot player would do in somebody's seat, and why: in the game's own terms, from their own view alone."""

    how: str
    """Whether that is one action, a choice of two, one after another, or something better not done."""
    actions: tuple[Any, ...]
    reasons: tuple[tuple[str, Plain], ...]
    """Keys, each with what it is about; all but the first may be left out."""


class Outcome(Protocol[G_co]):
    """What an action led to."""

    @property
    def game(self) -> G_co:
        """The game after it."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""

    @property
    def settled(self) -> tuple[Event, ...]:
        """What is certain now, in order, starting with what could still be undone until this action."""


class Rules(Protocol[G, A, V]):
    """The rules of one kind of game."""

    @property
    def key(self) -> str:
        """Its name for storage."""

    @property
    def version(self) -> int:
        """Raised whenever the same actions could lead to a different game."""

    def check(self, seats: int, options: Plain) -> None:
        """Raise `Refused` unless this many can play with these options."""

    def practice(self, plan: str) -> Arranged:
        """Return a practice game, or raise `Refused`."""

    def start(self, seats: int, options: Plain, seed: str) -> Outcome[G]:
        """Set up a game."""

    def to_act(self, game: G) -> tuple[Seat, ...]:
        """Return the seats that the game is waiting for; none when it is over."""

    def asked(self, game: G) -> tuple[Seat, ...]:
        """Return the seats that are asked, as everyone may know; sealed answers don't show who has answered."""

    def is_sealed(self, game: G) -> bool:
        """Return whether several seats are asked at once, and nobody learns who answered what, or when."""

    def is_brief(self, game: G) -> bool:
        """Return whether those who are asked have only the short time for answers between turns.

        When it is over, the simple move is made, whatever a table does about missed turns, and none counts as missed.
        """

    def is_setup(self, game: G) -> bool:
        """Return whether all are asked, sealed, before the game begins: each has the time of a turn for that."""

    def has_choice(self, game: G, seat: Seat) -> bool:
        """Return whether a seat whose answer will be sealed can do more than pass; only that seat may know."""

    def is_private(self, game: G, action: A) -> bool:
        """Return whether only its seat may know of an action, such as a sealed answer."""

    def legal(self, game: G, seat: Seat) -> tuple[A, ...]:
        """List what a seat can do."""

    def apply(self, game: G, action: A) -> Outcome[G]:
        """Carry out an action, or raise `Refused`."""

    def action(self, game: G, seat: Seat, said: A) -> A:
        """Return what a player says as the action of their own seat, or raise `Malformed`."""

    def stored_action(self, game: G, plain: object) -> A:
        """Read an action from a log, including those that only a host can take."""

    def plain(self, action: A) -> Plain:
        """Return an action as plain data."""

    def timeout(self, seat: Seat) -> A:
        """Return the action with which a host makes the simple move for an absent player."""

    def confirmation(self, game: G, seat: Seat) -> A | None:
        """Return the action that confirms the seat's turn, if that is all the game is waiting for."""

    def can_undo(self, game: G, seat: Seat) -> bool:
        """Return whether a seat has something to undo."""

    def together(self, seat: Seat, actions: Sequence[A]) -> A:
        """Return several actions as one, in order: all of them happen or none, and they are undone together."""

    def undoing(self, seat: Seat, *, everything: bool) -> A:
        """Return the action that undoes the last step of a seat, or its whole turn."""

    def held(self, game: G, seat: Seat) -> tuple[Event, ...]:
        """Return what happened in the steps that a seat can still undo, without those already undone."""

    def bot_auto_answers(self, game: G, seat: Seat) -> tuple[A, ...]:
        """Return the auto-answers that a bot player gives as soon as it has a seat."""

    def default_auto_answers(self, game: G, seat: Seat) -> tuple[A, ...]:
        """Return what resets the auto-answers of a seat to those that everyone starts with."""

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """Choose as the bot player does, knowing nothing but its own view."""

    def advise(self, view: V, legal: Sequence[A], about: str) -> Advice | None:
        """Say what the bot player would do, knowing nothing but that view; `about` may narrow it to one thing."""

    def view(self, game: G, viewer: Seat | None) -> V:
        """Return what a seat, or a spectator, may see."""

    def tell(self, event: Event) -> Plain:
        """Return an event as plain data."""

    def points(self, event: Event) -> tuple[Points, ...]:
        """Return the points that an event brought."""

    def forecast(self, game: G) -> Any:
        """Return the points that a scoring would bring if it came now, in the game's own terms; nothing secret."""

    def result(self, game: G) -> Result | None:
        """Return the result, if the game is over."""

    def encode(self, game: G) -> bytes:
        """Write a game."""

    def decode(self, data: bytes) -> G:
        """Read what this version or an older one wrote, or raise `Unreadable`."""

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        """Name the rules that changed after a version and matter to a game with these options."""

    def export(
        self, game: G, log: Sequence[Plain], promise: Promise, names: Sequence[str], versions: Sequence[int]
    ) -> bytes:
        """Write a game, played by one or more versions of the rules, as a file to share.

        While it is being played, the seed and the salt are left out.
        """
