"""How people are called in texts."""

import re

from host.glance import TableView
from host.kept import Post, Profile
from host.table import Sitter
from render.kit.layout.naming import spoken_name
from tabletop.naming import harmless
from tabletop.seat import Seat
from texts.catalogue import Catalogue, catalogue

FORMATTING = re.compile(r"[\\*_~|`\[\]]|^[#>+-]")
"""What formats a text, or a line that begins with it. (The library overlooks a link after another bracket.)"""
NAMELESS = "…"
"""Stands for somebody whose name shows nothing, where they have no seat with a number."""


def words_of(table: TableView, profile: Profile | None = None) -> Catalogue:
    """Return the words for a table: its language, or that of a person, and those of its game."""
    return catalogue((profile and profile.language) or table.settings.language, table.game)


def names_of(table: TableView, say: Catalogue) -> list[str]:
    """Return the names of all seats, as the pictures need them."""
    return [plain_name(sitter, seat, say) for seat, sitter in enumerate(table.seats)]


def spoken_names(table: TableView, say: Catalogue) -> list[str]:
    """Return all names to be read where nothing is formatted, such as in a menu."""
    return [spoken_name(plain_name(sitter, seat, say), seat, say) for seat, sitter in enumerate(table.seats)]


def spoken(name: str) -> str:
    """Return what somebody calls themselves to be read where nothing is formatted, wherever they sit."""
    return harmless(name) or NAMELESS


def plain_name(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Return the name of whoever has a seat."""
    if sitter.bot:
        return say("bot-name", number=seat + 1)
    return sitter.name or say("seat-name", number=seat + 1)


def written_name(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Return a name to be read in a message: nothing in it formats the text or mentions anybody."""
    return written(spoken_name(plain_name(sitter, seat, say), seat, say))


def written(name: str) -> str:
    """Return what somebody calls themselves to be read in a message, wherever they sit."""
    return FORMATTING.sub(r"\\\g<0>", spoken(name))


def written_names(table: TableView, say: Catalogue) -> list[str]:
    """Return all names to be read in a message."""
    return [written_name(sitter, seat, say) for seat, sitter in enumerate(table.seats)]


def mention(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Address whoever has a seat."""
    return f"<@{sitter.user}>" if sitter.user else written_name(sitter, seat, say)


def place_of(table: TableView, say: Catalogue) -> str:
    """Name the channel of a table; private messages have no name that could be mentioned."""
    return f"<#{table.channel}>" if table.guild else say("place-private")


def address(home: str, table: TableView, post: Post | None = None) -> str:
    """Return where a table is to be found, or the message that shows it, below the address of all that is there."""
    message = f"{post.channel}/{post.message}" if post else table.channel
    return f"{home}/channels/{table.guild or '@me'}/{message}"
