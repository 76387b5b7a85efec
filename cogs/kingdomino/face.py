"""Kingdomino as people see it on Discord: everything of its own that the shared commands and messages ask for."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.call import Call
from cogs.card import Card, Row
from cogs.face import Choices, Face, Shown, Typing, Wording
from cogs.kingdomino import cards, choices, looking, playing, preparing, telling, typing
from cogs.kingdomino.choices import KingdominoChoices
from cogs.kingdomino.commands import GAME, KingdominoCommands
from cogs.kingdomino.primer import PRIMER
from cogs.kingdomino.words import Words
from cogs.reference import Reference
from cogs.story import story
from host.glance import Glance
from host.news import Entry
from host.table import UserId
from render.kingdomino.emojis import EMOJIS, PREFIX
from render.kingdomino.pieces import PiecesPicture
from render.kingdomino.replay import Replay
from render.kit.picture import Picture
from tabletop.refused import Refused
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

EXPLAINED = (
    *("square", "terrain", "crown", "territory", "kingdom", "cells", "king", "line"),
    *("set-aside", "discarded", "middle-kingdom", "harmony"),
)
"""The words that are explained."""
TYPED: Mapping[str, Callable[[Call, str], Awaitable[Card]]] = {
    "place": typing.type_place,
    "choose": typing.type_choice,
}
OFFERED: Mapping[str, Callable[[Call, str], Awaitable[list[app_commands.Choice[str]]]]] = {
    "place": typing.offer_places,
    "choose": typing.offer_dominoes,
}


class KingdominoFace(Face):
    """Kingdomino."""

    key: ClassVar[str] = GAME
    cogs: ClassVar[Sequence[type[commands.Cog]]] = (KingdominoCommands,)
    typing: ClassVar[Sequence[Typing]] = (Typing("place", "place"), Typing("choose", "domino"))
    choices: ClassVar[Choices] = KingdominoChoices()
    reference: ClassVar[Reference] = Reference(GAME, EXPLAINED)
    signs: ClassVar[Mapping[str, Picture]] = {emoji.name: emoji for emoji in EMOJIS}
    sign_prefix: ClassVar[str] = PREFIX
    sample: ClassVar[Picture | None] = PiecesPicture()

    def __init__(self) -> None:
        self.controls = {
            **playing.CONTROLS,
            **preparing.CONTROLS,
            **choices.CONTROLS,
            **looking.CONTROLS,
            **PRIMER.controls,
        }
        self.in_private_mail = {*playing.CONTROLS, *preparing.CONTROLS}  # a turn can be taken where it is announced

    def table_card(self, glance: Glance, say: Catalogue, shown: Shown) -> Card:
        return cards.table_card(glance, story(self, glance, shown.entries, say), say, shown, self.emojis)

    def told(self, glance: Glance, events: Iterable[Plain], say: Catalogue) -> list[str]:
        return telling.told(events, Words(glance, say, self.emojis))

    def asked_line(self, glance: Glance, say: Catalogue, called: Collection[Seat] = ()) -> str | None:
        return cards.asked_line(glance, say)

    def table_buttons(self, glance: Glance, say: Catalogue) -> list[Row]:
        return cards.table_buttons(glance, say)

    def is_memorable(self, events: Iterable[Plain]) -> bool:
        return telling.is_memorable(events)

    def now(self, glance: Glance, user: UserId, say: Catalogue, note: str = "") -> Card:
        return cards.hand_card(glance, user, say, self.emojis, note)

    def hand_card(self, glance: Glance, user: UserId, say: Catalogue) -> Card:
        return cards.hand_card(glance, user, say, self.emojis)

    def recap(self, glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue) -> str:
        return cards.recap(glance, entries, seat, say, self.emojis)

    def words(self, glance: Glance, say: Catalogue) -> Wording:
        return Words(glance, say)

    def names_what_is_legal(self, refusal: Refused) -> bool:
        return refusal.rule != "K-54"  # whoever wanted to undo something is not told what else there is to do

    def type_choice(self, call: Call, name: str, text: str) -> Awaitable[Card]:
        return TYPED[name](call, text)

    def offer(self, call: Call, name: str, typed: str) -> Awaitable[list[app_commands.Choice[str]]]:
        return OFFERED[name](call, typed)

    def end(self, call: Call) -> Awaitable[Card]:
        return playing.end(call)

    def undo(self, call: Call, *, everything: bool = False) -> Awaitable[Card]:
        return playing.undo(call, everything=everything)

    def hand(self, call: Call) -> Awaitable[Card]:
        return playing.play(call)

    def replay(self, views: Iterable[Any], names: Sequence[str], language: str) -> Picture:
        return Replay.of(views, names, language)

    def primer(self, call: Call) -> Card | None:
        return PRIMER.card(call)
