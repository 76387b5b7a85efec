"""Whoever takes part in the game of a table, by what people type."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from cogs.attempting import in_play
from cogs.call import Call, call_of
from cogs.controls import LONGEST_LABEL
from cogs.names import spoken_names, written
from cogs.queueing import newest_only
from cogs.typed import folded
from host.glance import Glance
from host.storage import Unavailable
from tabletop.naming import harmless
from tabletop.refused import Refused
from tabletop.seat import Seat
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

Naming: TypeAlias = Callable[[Glance, Call], Sequence[str]]
"""Names all who take part, those without a seat last."""


def players(glance: Glance, call: Call) -> Sequence[str]:
    """Name the players."""
    return spoken_names(glance.table, call.say)


def player_meant(glance: Glance, call: Call, typed: str | None, named: Naming = players) -> Seat:
    """Return whom somebody means: a player by number or by name, or else themselves."""
    if typed is None:
        return glance.seat_of(call.actor.user) or 0
    people = named(glance, call)
    exact = [who for who in range(len(people)) if typed == str(who)]
    found = exact or [who for who, name in enumerate(people) if folded(harmless(typed)) in folded(name)]
    if not found:
        raise Refused("T-6", "no-such-player", player=typed[:40], players=[written(name) for name in people])
    return found[0]


def offering(named: Naming = players) -> Any:
    """Return what offers all who take part in the game of a channel, for a command that asks for one of them."""

    @newest_only
    async def offer(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
        try:
            call = await call_of(interaction)
            names = named(await in_play(call), call)
        except (Refused, Unavailable, Unreadable):
            return []
        fitting = [(str(who), name) for who, name in enumerate(names) if folded(typed) in folded(name)]
        return [app_commands.Choice(name=name[:LONGEST_LABEL], value=who) for who, name in fitting]

    return offer
