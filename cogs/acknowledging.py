"""Discord is told that a request has come in. If its word on that is lost it is asked again, and nothing is dropped."""

import asyncio
from time import monotonic
from typing import Any

import aiohttp
import discord

from cogs.plainly import SERVER_FAULTS

KNOWN_ALREADY = 40060
FIRST_PAUSE = 0.1
LONGEST_TRYING = 15.0
"""For how many seconds it is tried to hear whether Discord knows; whoever asked sees the bot think meanwhile."""


async def acknowledge(interaction: discord.Interaction[Any], *, quiet: bool) -> None:
    """Let Discord know that a request was heard, or raise what shows that it does not.

    After three seconds Discord no longer takes that, but still says whether it knows already.
    """
    begun, pause = monotonic(), FIRST_PAUSE
    while True:
        try:
            return await _defer(interaction, quiet=quiet)
        except discord.HTTPException as fault:
            if fault.code == KNOWN_ALREADY:  # an earlier try has arrived after all
                return None
            if fault.status < SERVER_FAULTS or monotonic() - begun > LONGEST_TRYING:
                raise
        except (aiohttp.ClientError, OSError):
            if monotonic() - begun > LONGEST_TRYING:
                raise
        await asyncio.sleep(pause)
        pause *= 2


async def _defer(interaction: discord.Interaction[Any], *, quiet: bool) -> None:
    if quiet or is_private(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the control that was used is on a message that one person alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
