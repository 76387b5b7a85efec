"""What a part of the game says and asks on Discord, all in one value: its room."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from alhambra.actions import Action
from alhambra.view import View
from cogs.card import Card, Row
from cogs.controls import Controls, MenuLine
from host.glance import Glance
from render.kit.picture import Picture
from tabletop.rules import Plain
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.alhambra.panels import Panels
    from cogs.alhambra.words import Words
    from cogs.call import Call

Details: TypeAlias = Mapping[str, str | int]


NOTHING: Details = MappingProxyType({})


class Said(NamedTuple):
    """How an event is said: the key of its text, after what it begins with, and what is filled in."""

    key: str
    details: Details = NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowRoom:
    """How something is asked out of turn."""

    answers: Collection[str]
    """The actions with which it is answered."""
    question: Callable[[Glance, Catalogue, str, str], Iterable[str]]
    """Say what is asked: at a table, in a language, of whom, and until when."""
    offers: Callable[["Panels"], Sequence[Row]] | None = None
    """Offer what can be answered besides passing; None for the answers as they are."""
    picture: Callable[["Panels"], Picture | None] | None = None
    """Show what it is about; None for the player's hand."""
    nothing: str = "window-nothing"
    """The key of what is said to somebody who can do nothing but pass."""
    exactly: bool = False
    """Whether tiles are bought with exact payments only."""
    is_about: Callable[[Glance, Plain], bool] = lambda glance, event: False
    """Whether an event is what is being asked about, and so need not be told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """How an auto-answer is said, read and put together."""

    described: Callable[[Mapping[str, Any], "Words"], str]
    """Say what somebody has ordered."""
    read: Callable[[str, "Words", View], Mapping[str, Any]]
    """Read an order as somebody types it, or raise `Refused`."""
    panel: "Callable[[Call, Glance], Card] | None" = None
    """Show where an order is put together by clicking."""
    lines: Callable[[View, "Words"], Sequence[MenuLine]] | None = None
    """Offer these in a menu in place of the usual answers; the value of each is chosen, or nothing for `ask`."""
    chosen: Callable[[str, View], Mapping[str, Any] | None] | None = None
    """Turn a value of that menu into an order; None to put one together in the panel."""
    changes: "Mapping[str, Callable[[Call, Glance, str], Awaitable[Card]]]" = field(default_factory=dict)
    """What the controls of that panel do, by the parts that they change."""
    asks: str = ""
    """The key of what is said where nothing was ordered, if that is not one of the usual answers."""
    choose: str = "choose-answer"
    """The key of what stands on the menu of its lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Besides:
    """How something is called that whoever places a tile may choose besides (C-31)."""

    called: Callable[["Words", str], str] = lambda words, value: value
    emoji: Callable[[str], str] = lambda value: ""
    """The word for which there may be an emoji."""
    default: str = ""
    """The key of what happens if nothing is chosen, which is then offered first."""
    later: bool = False
    """Whether it is not asked in the own turn, since it can be chosen anew there until the turn ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """All that a part of the game says and asks; what it leaves out, it does not have."""

    options: Mapping[str, Callable[["Words", Any, View], Details]] = field(default_factory=dict)
    """What is filled into the text `option-` and the name of an action, besides its tile and its cell."""
    folds: Mapping[str, Callable[["Words", Any], tuple[str, str]]] = field(default_factory=dict)
    """How actions begin that can be taken in many ways: a value that some have in common, and its words.

    That is chosen first, unless there are few.
    """
    refunds: Mapping[str, Callable[["Words", Any, View], Details]] = field(default_factory=dict)
    """What is filled into the text `refund-` and what is wished for the surplus of an action."""
    surplus: Mapping[str, Callable[[View, Any], int]] = field(default_factory=dict)
    """How much is paid over the price by its own actions that pay, as the rules reckon it."""
    deeds: Mapping[str, Callable[["Words", Plain], Said | None]] = field(default_factory=dict)
    """How something that a player did is said in few words; None if that is another room's."""
    told: Mapping[str, Callable[["Words", Plain, Sequence[str]], Details]] = field(default_factory=dict)
    """What is filled into the text `told-` and the name of an event that no player does."""
    untold: Collection[str] = ()
    """The events that can be seen in the pictures, or follow from what is told."""
    joins: Callable[["Words", Plain, Plain], Said | None] | None = None
    """How two deeds in a row are said as one, if they are."""
    left_out: Callable[[Sequence[Plain], int], bool] | None = None
    """Whether one of several deeds in a row goes without saying."""
    besides: Mapping[str, Besides] = field(default_factory=dict)
    """How it calls what can be chosen besides where a tile is placed, by the ids of the parts (C-31)."""
    placing: tuple[type[Action], ...] = ()
    """The actions besides the base game's by which a tile that was got goes somewhere."""
    gets: Collection[str] = ()
    """The events by which a player comes by a tile."""
    lays: Collection[str] = ()
    """The events that say where such a tile goes."""
    changes_hands: Collection[str] = ()
    """The events after which a player sees something else in private."""
    hand: Callable[["Words", Any], Iterable[str]] | None = None
    """Say below a player's money what else only that player may know, from what the view shows of the module."""
    foretells: Callable[["Words", Any, Sequence[str]], Iterable[str]] | None = None
    """Say below a forecast what it leaves open (C-34), from what everybody sees of the module, with all names."""
    uncovers: Callable[["Words", Action, View], bool] | None = None
    """Whether an action would show something hidden, though not all of its kind do."""
    windows: Mapping[str, WindowRoom] = field(default_factory=dict)
    """How it asks out of turn, by the names of its prompts: several may share a window."""
    states: Mapping[str, Callable[["Panels", str], Card]] = field(default_factory=dict)
    """What is shown in place of a plain list where it lets somebody decide, by the state, with a note above it."""
    forms: Mapping[str, Form] = field(default_factory=dict)
    """Its auto-answers, by the names of their prompts."""
    controls: Controls = field(default_factory=dict)
    """Its buttons and menus, by their verbs."""
