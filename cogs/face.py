"""How a game is shown and played on Discord: everything that shared commands and messages ask of a game."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from discord import app_commands
from discord.ext import commands

from cogs.card import Card, Control, Row
from cogs.controls import Controls
from cogs.emojis import IN_WORDS, Emojis
from cogs.reference import Reference
from host.glance import Glance
from host.news import Entry
from host.settings import Settings
from host.table import UserId
from render.kit.picture import Picture
from tabletop.refused import Refused
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import ENGLISH, Catalogue, catalogue

if TYPE_CHECKING:
    from cogs.call import Call

ENOUGH_ENTRIES = 200
"""How many entries of a log are looked through for a player's last turn."""


class Title(NamedTuple):
    """What a game is called, and what it is about in a sentence."""

    name: str
    line: str


class Wording(Protocol):
    """Puts into words what actions and refusals name by ids."""

    def option(self, action: Any, view: Any) -> str:
        """Say what an action does, short enough for a menu."""

    def params(self, given: Mapping[str, Any]) -> dict[str, str | int]:
        """Put the parameters of a refusal into words."""


class Shown(NamedTuple):
    """What the message of a table is about, besides the table as it is now."""

    entries: Sequence[Entry] = ()
    """What it tells."""
    lately: Sequence[Entry] = ()
    """What happened lately, some of it new to the viewer."""
    viewer: UserId | None = None
    """Who is looking; in the channel, nobody in particular."""
    called: Collection[Seat] = ()
    """Who is asked something but can't be reached by private message."""
    lesson: Card | None = None


class Typing(NamedTuple):
    """A short command to type a choice on your turn."""

    name: str
    argument: str


class Moment(NamedTuple):
    """A moment at a practice table, and the lessons that are due then: each with its name and its text."""

    name: str
    lessons: Sequence[tuple[str, str]]
    asks_to_go_on: bool = False


class Choices:
    """What a table can choose about its game in the lobby; a game without choices needs no other."""

    seats: ClassVar[range] = range(2, 7)
    untouched: ClassVar[Mapping[str, Any]] = {}
    """The options of a table that has chosen nothing."""
    at_first: ClassVar[Mapping[str, Any]] = {}
    """The options of a new table, unless somebody says otherwise."""
    aids: ClassVar[Sequence[str]] = ()
    """What the game shows that anybody could work out, and that a table may do without (T-27)."""

    def read(self, given: dict[str, Any], before: Settings, say: Catalogue) -> Mapping[str, Any]:
        """Read what was typed about the game's own options, and return what it changes; the others stay as they are."""
        return given

    def remarks(self, changes: Mapping[str, Any], settings: Settings, say: Catalogue) -> list[str]:
        """Say what the settings alone don't show."""
        return []

    def line(self, settings: Settings, say: Catalogue) -> str:
        """Say in a line or two what was chosen."""
        return ""

    def modules(self, settings: Settings) -> tuple[str, ...]:
        """List the modules that were chosen."""
        return ()

    def length(self, settings: Settings, say: Catalogue) -> str:
        """Say about how long the game will be."""
        return ""

    def rows(self, settings: Settings, say: Catalogue) -> Sequence[Row]:
        """Let everyone in the lobby read about what was chosen."""
        return ()

    def buttons(self, glance: Glance, say: Catalogue) -> Sequence[Control]:
        """Lead from the panel of all options to the game's own."""
        return ()


class Face(ABC):
    """One game, as people see it."""

    key: ClassVar[str]
    """The key of its rules."""
    controls: Controls = MappingProxyType({})
    """Its buttons and menus, by their verbs."""
    in_private_mail: Collection[str] = ()
    """The verbs that work in private messages, too."""
    cogs: ClassVar[Sequence[type[commands.Cog]]] = ()
    """Its own commands."""
    typing: ClassVar[Sequence[Typing]] = ()
    """Its short commands for a turn, shared by name with other games."""
    choices: ClassVar[Choices] = Choices()
    reference: ClassVar[Reference]
    """Its rules to look up."""
    was_alone: ClassVar[bool] = False
    """Whether it is the game of the time when servers kept the options of new tables for one game only."""
    practice: ClassVar[str] = ""
    """The plan of its guided game, if there is one."""
    signs: ClassVar[Mapping[str, Picture]] = MappingProxyType({})
    """The pictures of its emojis, by the words that they stand for."""
    sign_prefix: ClassVar[str] = ""
    """With what the names begin under which those are uploaded; no other game has the same."""
    sample: ClassVar[Picture | None] = None
    """A picture from which one sees that pictures can be drawn."""
    emojis: Emojis = IN_WORDS
    """The emojis that stand for words, if Discord has them."""

    def title(self, language: str = ENGLISH) -> Title:
        """Return what heads its lobby and the start page of the local table."""
        say = catalogue(language, self.key)
        return Title(say("game-name"), say("game-line"))

    def own_emojis(self) -> Emojis:
        """Return its emojis, which Discord has yet to be given."""
        return Emojis(self.sign_prefix, self.signs, "" if self.was_alone else f" {self.key}")

    # In the channel

    @abstractmethod
    def table_card(self, glance: Glance, say: Catalogue, shown: Shown) -> Card:
        """Show everyone what happened, the table as it is now, and who is asked."""

    @abstractmethod
    def told(self, glance: Glance, events: Iterable[Plain], say: Catalogue) -> list[str]:
        """Say what happened, a line for everything worth one."""

    @abstractmethod
    def asked_line(self, glance: Glance, say: Catalogue, called: Collection[Seat] = ()) -> str | None:
        """Address the players the game is waiting for; nobody, unless it is being played."""

    @abstractmethod
    def table_buttons(self, glance: Glance, say: Catalogue) -> list[Row]:
        """Offer the buttons for a game that is being played, or over; a paused or cancelled one has none."""

    def addressed(self, glance: Glance) -> list[Seat]:
        """Return the seats that a message in the channel mentions."""
        return [wait.seat for wait in glance.table.waiting]

    def asked_out_of_turn(self, glance: Glance) -> tuple[Seat, ...]:
        """Return the seats that are asked together, whether or not they can do more than pass."""
        return ()

    def is_memorable(self, events: Iterable[Plain]) -> bool:
        """Return whether people will want to see this again later, even in a tidy channel."""
        return False

    # In private

    @abstractmethod
    def now(self, glance: Glance, user: UserId, say: Catalogue, note: str = "") -> Card:
        """Show somebody what the game asks of them now."""

    @abstractmethod
    def hand_card(self, glance: Glance, user: UserId, say: Catalogue) -> Card:
        """Show somebody what only they may see."""

    @abstractmethod
    def recap(self, glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue) -> str:
        """Say what happened since somebody's last turn."""

    def changed_hands(self, events: Iterable[Plain]) -> set[Seat]:
        """Return the seats that see something new in private after some events."""
        return set()

    def question(self, glance: Glance, seat: Seat, say: Catalogue) -> str:
        """Say what somebody is asked out of turn."""
        return ""

    def answering_buttons(self, glance: Glance, say: Catalogue, since: int) -> list[Control]:
        """Let somebody answer right where they are told about a question."""
        return []

    def is_open_to(self, glance: Glance, seat: Seat) -> bool:
        """Return whether somebody who is asked has something to decide."""
        user = glance.table.seats[seat].user
        return user is not None and glance.has_choice(user)

    # In words

    @abstractmethod
    def words(self, glance: Glance, say: Catalogue) -> Wording:
        """Return what puts actions and refusals into words."""

    def names_what_is_legal(self, refusal: Refused) -> bool:
        """Return whether a refusal is followed by what would be legal."""
        return True

    # Without being asked

    async def auto_answers(self, call: "Call", about: str | None, answer: str | None) -> Card:
        """Change an auto-answer that was typed; without one, show them all."""
        return Card(call.say("answers-none"))

    def answerable(self, glance: Glance, say: Catalogue) -> Mapping[str, str]:
        """Name what can be answered in advance."""
        return {}

    # By typing

    @abstractmethod
    def type_choice(self, call: "Call", name: str, text: str) -> Awaitable[Card | None]:
        """Do what was typed in one of the short commands."""

    @abstractmethod
    def offer(self, call: "Call", name: str, typed: str) -> Awaitable[list[app_commands.Choice[str]]]:
        """Offer what can be chosen in one of the short commands."""

    @abstractmethod
    def end(self, call: "Call") -> Awaitable[Card]:
        """End the turn, or whatever is left of it."""

    @abstractmethod
    def undo(self, call: "Call", *, everything: bool = False) -> Awaitable[Card]:
        """Undo the last step, or the whole turn."""

    @abstractmethod
    def hand(self, call: "Call") -> Awaitable[Card]:
        """Show somebody what only they may see, and how to go on."""

    # When it is over, and while somebody learns

    def primer(self, call: "Call") -> Card | None:
        """Return the first page of how to play, where it is told in pictures."""
        return None

    @abstractmethod
    def replay(self, views: Iterable[Any], names: Sequence[str], language: str) -> Picture:
        """Show how a game went, as everyone could see it."""

    def lessons(
        self, glance: Glance, user: UserId, entries: Sequence[Entry], shown: Mapping[str, int], say: Catalogue
    ) -> Moment:
        """Return the lessons that are due for somebody who is learning; `shown` says how often each was shown."""
        return Moment("", ())

    def reminder(self, glance: Glance, user: UserId, say: Catalogue) -> str | None:
        """Return what to tell somebody who is learning when there is nothing new."""
        return None
