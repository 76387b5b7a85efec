"""All that a host knows of any game: what its rules can be asked.

A *game* here is one game at some moment, a value that the rules alone look into; so are actions and views.
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
"""Data as JSON knows them."""


class Points(Struct, frozen=True, array_like=True):
    """Points that a seat got, in which round and for what; participants without a seat count after the seats."""

    seat: Seat
    round: int
    source: str
    points: int


class Result(Struct, frozen=True):
    """How a game ended: the score of each seat, and its place from 1, which seats with equal rank share."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Arranged(Struct, frozen=True):
    """A game to learn by, which is no secret: how many play, with which options, and the seed that arranges it."""

    seats: int
    options: dict[str, Any]
    seed: str


class Advice(Struct, frozen=True):
    """What a bot player would do in somebody's place, and why: in the game's own terms, from their own view alone."""

    how: str
    """Whether that is one action, a choice, one after another, or what rather not to do."""
    actions: tuple[Plain, ...]
    reasons: tuple[tuple[str, Plain], ...]
    """Keys, each with the things that it is about; any but the first may be left out."""


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
        """What has become certain with it, in order: what could still be undone until now comes first."""


class Rules(Protocol[G, A, V]):
    """The rules of one kind of game."""

    @property
    def key(self) -> str:
        """Its name for storage."""

    @property
    def version(self) -> int:
        """Raised whenever a game could take another course by the same actions."""

    def check(self, seats: int, options: Plain) -> None:
        """Raise `Refused` unless so many can play with these options."""

    def practice(self, plan: str) -> Arranged:
        """Give a game to learn by, or raise `Refused`."""

    def start(self, seats: int, options: Plain, seed: str) -> Outcome[G]:
        """Set up a game."""

    def to_act(self, game: G) -> tuple[Seat, ...]:
        """Give the seats whose decision the game waits for; none when it is over."""

    def asked(self, game: G) -> tuple[Seat, ...]:
        """Give the seats that are asked, as everybody may know: where answers are sealed, whether or not they have."""

    def is_sealed(self, game: G) -> bool:
        """Tell whether several are asked at once, and nobody learns who has answered what or when."""

    def has_choice(self, game: G, seat: Seat) -> bool:
        """Tell whether a seat whose answer will be sealed can do anything but pass; only that seat may know."""

    def is_private(self, game: G, action: A) -> bool:
        """Tell whether an action is known to its seat alone, such as a sealed answer."""

    def legal(self, game: G, seat: Seat) -> tuple[A, ...]:
        """List what a seat can do."""

    def apply(self, game: G, action: A) -> Outcome[G]:
        """Carry out an action, or raise `Refused`."""

    def action(self, game: G, seat: Seat, plain: object) -> A:
        """Read what a player says from plain data, or raise `Malformed`."""

    def stored_action(self, game: G, plain: object) -> A:
        """Read an action from a log, also one that only a host says."""

    def plain(self, action: A) -> Plain:
        """Give an action as plain data."""

    def timeout(self, seat: Seat) -> A:
        """Give the action by which a host lets the default happen for an absent player."""

    def confirmation(self, game: G, seat: Seat) -> A | None:
        """Give the action that confirms the seat's turn, if the game waits for nothing else of it."""

    def can_undo(self, game: G, seat: Seat) -> bool:
        """Tell whether a seat has something to undo."""

    def together(self, seat: Seat, actions: Sequence[A]) -> A:
        """Give one action that is several, in order: all of them happen or none, and they are undone together."""

    def undoing(self, seat: Seat, *, everything: bool) -> A:
        """Give the action that undoes the last step of a seat, or its whole turn."""

    def held(self, game: G, seat: Seat) -> tuple[Event, ...]:
        """Give what happened in the steps that a seat can still undo, as if nothing had ever been undone."""

    def bot_auto_answers(self, game: G, seat: Seat) -> tuple[A, ...]:
        """Return the auto-answers that a bot player gives as soon as it has a seat."""

    def default_auto_answers(self, game: G, seat: Seat) -> tuple[A, ...]:
        """Return what puts the auto-answers of a seat back to those that everybody begins with."""

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """Choose as the bot player does, who knows nothing but its own view."""

    def advise(self, view: V, legal: Sequence[A], about: str) -> Advice | None:
        """Say what the bot player would do, who knows nothing but that view; perhaps about one thing alone."""

    def view(self, game: G, viewer: Seat | None) -> V:
        """Give what a seat, or a spectator, may see."""

    def tell(self, event: Event) -> Plain:
        """Give an event as plain data."""

    def points(self, event: Event) -> tuple[Points, ...]:
        """Give the points that an event brought."""

    def forecast(self, game: G) -> Any:
        """Give the points that a scoring would bring if it came now, in the game's own terms; nothing secret."""

    def result(self, game: G) -> Result | None:
        """Give the result, if the game is over."""

    def encode(self, game: G) -> bytes:
        """Write a game."""

    def decode(self, data: bytes) -> G:
        """Read what this version or an older one has written, or raise `Unreadable`."""

    def changes(self, since: int, options: Plain) -> tuple[str, ...]:
        """Name the rules that changed after a version and matter to a game with these options."""

    def export(
        self, game: G, log: Sequence[Plain], promise: Promise, names: Sequence[str], versions: Sequence[int]
    ) -> bytes:
        """Write a game, played by one or more versions of the rules, as a file to hand on.

        The seed and the salt stay out of it while it is being played.
        """
