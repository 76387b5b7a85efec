"""What is said where a message cannot be put together: too little, but the game goes on."""

import logging
from collections.abc import Callable
from typing import TypeVar

import aiohttp
import discord

from cogs.card import Card, Row
from cogs.controls import Purpose, button
from cogs.face import Face
from cogs.lobby_card import lobby_rows
from host.glance import Glance
from host.storage import Unavailable
from host.table import Status
from tabletop.seat import Seat
from texts.catalogue import Catalogue

log = logging.getLogger(__name__)

T = TypeVar("T")

SERVER_FAULTS = 500
OF_NO_MESSAGE = {401, 403, 404, 429}
"""How Discord answers where it is not the message that is wrong."""


def is_ours(fault: Exception) -> bool:
    """Return whether a message failed for a reason that lies with ourselves, so that it would fail again."""
    if isinstance(fault, discord.HTTPException):
        return fault.status < SERVER_FAULTS and fault.status not in OF_NO_MESSAGE
    if isinstance(fault, OSError):
        return fault.filename is not None  # a file is missing; the network has no files
    return not isinstance(fault, Unavailable | aiohttp.ClientError)


def plain_card(glance: Glance, face: Face, say: Catalogue) -> Card:
    """Say whose turn it is, with the buttons that a table has."""
    is_lobby = glance.table.status is Status.LOBBY
    line = _if_possible(lambda: face.asked_line(glance, say))
    rows = _if_possible(lambda: lobby_rows(glance, face, say) if is_lobby else face.table_buttons(glance, say))
    return Card(say("told-plainly"), line, *(rows or ()))


def plain_hand(glance: Glance, face: Face, seat: Seat, say: Catalogue) -> Card:
    """Say where somebody finds the own hand."""
    show = button(say("button-hand"), Purpose("hand", glance.table.id), emoji="🖐️")
    return Card(mail_title(glance, face, seat, say), say("hand-plainly"), Row([show]))


def mail_title(glance: Glance, face: Face, seat: Seat, say: Catalogue) -> str:
    """Say where somebody is asked, or what the message is about."""
    asked = next((wait for wait in glance.table.waiting if wait.seat == seat), None)
    key = "mail-hand" if asked is None else "mail-window" if asked.sealed else "mail-your-turn"
    if asked is not None and asked.setup:
        return say("mail-setup", channel=f"<#{glance.table.channel}>")
    if key == "mail-window" and not face.is_open_to(glance, seat):
        key = "mail-hand"
    return say(key, channel=f"<#{glance.table.channel}>")


def _if_possible(make: Callable[[], T]) -> T | None:
    """Make a part of a message; without it the rest can still be said."""
    try:
        return make()
    except Exception as fault:  # noqa: BLE001  # the fault itself is logged by whoever has to speak plainly
        log.warning("a part is missing even in a plain message: %r", fault)
        return None
