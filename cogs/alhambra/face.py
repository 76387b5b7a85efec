"""Alhambra as people see it on Discord: everything of its own that the shared commands and messages ask for."""

from collections.abc import Awaitable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from alhambra.view import View, today
from cogs.alhambra import asking, cards, looking, module_panel, ordering, playing, telling
from cogs.alhambra.boxes import chapters
from cogs.alhambra.choices import AlhambraChoices
from cogs.alhambra.choosing import module_ids
from cogs.alhambra.commands import AlhambraCommands
from cogs.alhambra.lessons.lesson import find_lessons
from cogs.alhambra.lessons.reminding import reminder
from cogs.alhambra.lessons.scene import Scene
from cogs.alhambra.panels import Panels
from cogs.alhambra.primer import PRIMER
from cogs.alhambra.redesigning import REDESIGN
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from cogs.call import Call
from cogs.card import Card, Control, Row
from cogs.face import Choices, Face, Moment, Shown, Typing, Wording
from cogs.reference import Reference
from cogs.story import story
from cogs.teaching import taught
from host.glance import Glance
from host.news import Entry
from host.table import UserId
from render.alhambra.emojis import EMOJIS, PREFIX
from render.alhambra.pieces import PiecesPicture
from render.alhambra.replay import Replay
from render.kit.picture import Picture
from tabletop.refused import Refused
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

EXPLAINED = ("walls", "reserve", "exact", "places", "longest-wall", "scoring-card", "stall", "redesign", "dirk")
TYPED: Mapping[str, playing.Kinds] = {
    "take": playing.TAKE,
    "buy": playing.BUY,
    "place": playing.PLACE,
    "redesign": REDESIGN,
    "act": playing.OTHER,
}
"""Which kinds of action each of the short commands is for."""


class AlhambraFace(Face):
    """Alhambra."""

    key: ClassVar[str] = "alhambra"
    cogs: ClassVar[Sequence[type[commands.Cog]]] = (AlhambraCommands,)
    typing: ClassVar[Sequence[Typing]] = (
        Typing("take", "cards"),
        Typing("buy", "building"),
        Typing("place", "place"),
        Typing("redesign", "change"),
        Typing("act", "action"),
    )
    choices: ClassVar[Choices] = AlhambraChoices()
    reference: ClassVar[Reference] = Reference("alhambra", EXPLAINED, "V-", module_ids, today, chapters)
    was_alone: ClassVar[bool] = True
    practice: ClassVar[str] = "first-game"
    signs: ClassVar[Mapping[str, Picture]] = {emoji.name: emoji for emoji in EMOJIS}
    sign_prefix: ClassVar[str] = PREFIX
    sample: ClassVar[Picture | None] = PiecesPicture((), ())

    def __init__(self) -> None:
        self.controls = {
            **taught(playing.CONTROLS),
            **ordering.CONTROLS,
            **taught(rooms().controls),
            **module_panel.CONTROLS,
            **looking.CONTROLS,
        }
        # what is asked out of turn is asked there, and leads into a turn
        self.in_private_mail = {*playing.CONTROLS, *ordering.CONTROLS, *rooms().controls} - {"recap"}

    def table_card(self, glance: Glance, say: Catalogue, shown: Shown) -> Card:
        told = story(self, glance, shown.entries, say, partial(asking.is_asked_about, glance))
        return cards.table_card(glance, told, say, shown, self.emojis)

    def told(self, glance: Glance, events: Iterable[Plain], say: Catalogue) -> list[str]:
        words = Words(glance, say, self.emojis, with_emojis=True)
        return telling.told(events, words.names, words)

    def asked_line(self, glance: Glance, say: Catalogue, called: Collection[Seat] = ()) -> str | None:
        return cards.asked_line(glance, say, called)

    def table_buttons(self, glance: Glance, say: Catalogue) -> list[Row]:
        return cards.table_buttons(glance, say)

    def addressed(self, glance: Glance) -> list[Seat]:
        return cards.addressed(glance)

    def asked_out_of_turn(self, glance: Glance) -> tuple[Seat, ...]:
        return asking.asked_out_of_turn(glance)

    def is_memorable(self, events: Iterable[Plain]) -> bool:
        return telling.is_memorable(events)

    def now(self, glance: Glance, user: UserId, say: Catalogue, note: str = "") -> Card:
        return Panels(glance, user, say, self.emojis).now(note)

    def hand_card(self, glance: Glance, user: UserId, say: Catalogue) -> Card:
        return cards.hand_card(glance, user, say, emojis=self.emojis)

    def recap(self, glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue) -> str:
        return cards.recap(glance, entries, seat, say, self.emojis)

    def changed_hands(self, events: Iterable[Plain]) -> set[Seat]:
        return telling.changed_hands(events)

    def question(self, glance: Glance, seat: Seat, say: Catalogue) -> str:
        return asking.question(glance, say, seat)

    def answering_buttons(self, glance: Glance, say: Catalogue, since: int) -> list[Control]:
        return asking.answering_buttons(glance, say, since)

    def is_open_to(self, glance: Glance, seat: Seat) -> bool:
        """Return whether somebody who is asked has something to decide: many can only pass, or have said so before."""
        if not super().is_open_to(glance, seat):
            return False
        view: View = glance.view(glance.table.seats[seat].user)
        return view.window is None or view.window.own is None

    def words(self, glance: Glance, say: Catalogue) -> Wording:
        return Words(glance, say)

    def names_what_is_legal(self, refusal: Refused) -> bool:
        return refusal.rule != "B-66"  # whoever wanted to undo something is not told what else there is to do

    async def auto_answers(self, call: Call, about: str | None, answer: str | None) -> Card:
        return await ordering.give_orders(call, about, answer)

    def answerable(self, glance: Glance, say: Catalogue) -> Mapping[str, str]:
        return ordering.subjects(glance, say)

    def type_choice(self, call: Call, name: str, text: str) -> Awaitable[Card | None]:
        return playing.type_choice(call, TYPED[name], text)

    def offer(self, call: Call, name: str, typed: str) -> Awaitable[list[app_commands.Choice[str]]]:
        return playing.offer(call, TYPED[name], typed)

    def end(self, call: Call) -> Awaitable[Card]:
        return playing.end(call)

    def undo(self, call: Call, *, everything: bool = False) -> Awaitable[Card]:
        return playing.undo(call, everything=everything)

    def hand(self, call: Call) -> Awaitable[Card]:
        return playing.hand(call)

    def replay(self, views: Iterable[Any], names: Sequence[str], language: str) -> Picture:
        return Replay.of(views, names, language)

    def primer(self, call: Call) -> Card | None:
        return PRIMER.card(call)

    def lessons(
        self, glance: Glance, user: UserId, entries: Sequence[Entry], shown: Mapping[str, int], say: Catalogue
    ) -> Moment:
        scene = Scene(glance, user, entries, shown, say)
        found = find_lessons(scene)
        told = [(lesson.name, text) for lesson, text in found]
        return Moment(scene.moment, told, any(lesson.asks_to_go_on for lesson, _ in found))

    def reminder(self, glance: Glance, user: UserId, say: Catalogue) -> str | None:
        return reminder(Scene(glance, user, (), {}, say))
