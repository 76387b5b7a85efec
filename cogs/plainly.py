"""What is said where a message cannot be put together: too little, but the game goes on."""

import logging
from collections.abc import Callable
from typing import TypeVar

import aiohttp
import discord

from cogs.alhambra.cards import asked_line, table_buttons
from cogs.card import Card, Row
from cogs.controls import Mark, button
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
    """Tell whether a message failed for a reason that lies with ourselves, so that it would fail again."""
    if isinstance(fault, discord.HTTPException):
        return fault.status < SERVER_FAULTS and fault.status not in OF_NO_MESSAGE
    if isinstance(fault, OSError):
        return fault.filename is not None  # a file is missing; the network has no files
    return not isinstance(fault, Unavailable | aiohttp.ClientError)


def plain_card(glance: Glance, say: Catalogue) -> Card:
    """Say whose turn it is, with the buttons that a table has."""
    make_rows = lobby_rows if glance.table.status is Status.LOBBY else table_buttons
    line = _if_possible(lambda: asked_line(glance, say))
    rows = _if_possible(lambda: make_rows(glance, say))
    return Card(say("told-plainly"), line, *(rows or ()))


def plain_hand(glance: Glance, seat: Seat, say: Catalogue) -> Card:
    """Say where somebody finds the own hand."""
    show = button(say("button-hand"), Mark("hand", glance.table.id), emoji="🖐️")
    return Card(mail_title(glance, seat, say), say("hand-plainly"), Row([show]))


def mail_title(glance: Glance, seat: Seat, say: Catalogue) -> str:
    """Say where somebody is asked, or what the message is about."""
    asked = next((wait for wait in glance.table.waiting if wait.seat == seat), None)
    key = "mail-hand" if asked is None else "mail-window" if asked.sealed else "mail-your-turn"
    if key == "mail-window" and not is_open_to(glance, seat):
        key = "mail-hand"
    return say(key, channel=f"<#{glance.table.channel}>")


def is_open_to(glance: Glance, seat: Seat) -> bool:
    """Tell whether somebody who is asked has something to decide: many can only pass, or have said so beforehand."""
    user = glance.table.seats[seat].user
    if user is None or not glance.has_choice(user):
        return False
    window = glance.view(user).window
    return window is None or window.own is None


def _if_possible(make: Callable[[], T]) -> T | None:
    """Make a part of a message; without it the rest can still be said."""
    try:
        return make()
    except Exception as fault:  # noqa: BLE001  # the fault itself is logged by whoever has to speak plainly
        log.warning("a part is missing even in a plain message: %r", fault)
        return None
