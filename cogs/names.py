"""How people are called in texts."""

from collections.abc import Sequence

import discord

from host.glance import TableView
from host.table import Sitter
from render.layout.naming import spoken_name
from tabletop.seat import Seat
from texts.catalogue import Catalogue


def names_of(table: TableView, say: Catalogue) -> list[str]:
    """Give the names of all seats, as the pictures need them."""
    return [plain_name(sitter, seat, say) for seat, sitter in enumerate(table.seats)]


def plain_name(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Give the name of whoever has a seat."""
    if sitter.bot:
        return say("bot-name", number=seat + 1)
    return sitter.name or say("seat-name", number=seat + 1)


def written_name(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Give a name to be read in a message: nothing in it formats the text or mentions anybody."""
    name = spoken_name(plain_name(sitter, seat, say), seat, say)
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def written_names(table: TableView, say: Catalogue) -> list[str]:
    """Give all names to be read in a message."""
    return [written_name(sitter, seat, say) for seat, sitter in enumerate(table.seats)]


def listed(names: Sequence[str], say: Catalogue) -> str:
    """Put names into a sentence."""
    if len(names) < 2:
        return "".join(names)
    return say("names-and", names=", ".join(names[:-1]), last=names[-1])


def mention(sitter: Sitter, seat: Seat, say: Catalogue) -> str:
    """Address whoever has a seat."""
    return f"<@{sitter.user}>" if sitter.user else written_name(sitter, seat, say)
