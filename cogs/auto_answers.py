"""Auto-answers: what somebody answers without being asked, in games that ask people out of turn."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.call import Call, call_of
from cogs.card import Card
from cogs.queueing import newest_only
from cogs.typed import folded
from host.storage import Unavailable
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot


async def answers(call: Call, about: str | None, answer: str | None) -> Card:
    """Change an auto-answer that was typed; without one, show them all."""
    return await call.face(await call.table()).auto_answers(call, about, answer)


@newest_only
async def offer(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer what can be answered in advance at this table."""
    try:
        call = await call_of(interaction)
        glance = await call.table()
    except (Refused, Unavailable, Unreadable):
        return []
    subjects = call.face(glance).answerable(glance, call.say)
    return [
        app_commands.Choice(name=name, value=subject)
        for subject, name in subjects.items()
        if folded(typed) in folded(name)
    ]
