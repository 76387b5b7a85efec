"""Every request is answered here: acknowledged first, then carried out, and whatever goes wrong is said privately."""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

import aiohttp
import discord
from discord import app_commands

from cogs.call import Call, call_of, language_of
from cogs.card import Card
from cogs.controls import NO_MARK, Mark
from cogs.refusing import refusal_card
from host.storage import Unavailable
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable
from texts.catalogue import catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

Asked: TypeAlias = "discord.Interaction[TableBot]"
Work: TypeAlias = Callable[[Call], Awaitable[Card | None]]

LOST = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What happens when Discord cannot be reached, or has forgotten what it asked."""


async def answer(
    interaction: Asked,
    work: Work,
    mark: Mark = NO_MARK,
    values: tuple[str, ...] = (),
    *,
    quiet: bool = False,
    even_blocked: bool = False,
) -> None:
    """Acknowledge a request, do the work and show what comes of it, to nobody but the person who asked.

    What was opened from a private message takes its place; from elsewhere it is a private message of its own.
    """
    if interaction.client.is_leaving:
        log.info("request %s came while the program ends", interaction.id)
        return
    with interaction.client.answering():
        await _answer(interaction, work if even_blocked else _unless_blocked(work), mark, values, quiet=quiet)


def _unless_blocked(work: Work) -> Work:
    """Do some work only for those whom the bot serves (T-24)."""

    async def checked(call: Call) -> Card | None:
        call.host.blocklist.check(call.actor.user, call.place.guild)
        return await work(call)

    return checked


async def _answer(interaction: Asked, work: Work, mark: Mark, values: tuple[str, ...], *, quiet: bool) -> None:
    meters, begun = interaction.client.meters, monotonic()
    meters.requests += 1
    try:
        await _acknowledge(interaction, quiet=quiet)
        meters.acknowledging.observe(monotonic() - begun)
    except LOST as fault:  # nobody would hear of it: they will ask again
        meters.lost += 1
        log.warning("request %s could not be acknowledged: %s", interaction.id, type(fault).__name__)
        return
    card, failed = await _card_of(interaction, work, mark, values)
    try:
        if card is not None:
            await _show(interaction, card, beside=quiet or (failed and _is_private(interaction)))
        meters.answering.observe(monotonic() - begun)
        await _tell_about_mail(interaction)
    except LOST as fault:  # what was asked has happened; the table's own message tells so
        log.warning("the answer to request %s was lost: %s", interaction.id, fault)
        await _say_it_is_lost(interaction)
    except Exception:
        meters.failed += 1
        log.exception("the answer to request %s could not be shown", interaction.id)
        await _say_it_is_lost(interaction)


async def _say_it_is_lost(interaction: Asked) -> None:
    """Let nobody wait for an answer that cannot be shown."""
    say = catalogue(language_of(str(interaction.locale)))
    try:
        await interaction.followup.send(say("fault-answer", number=str(interaction.id)), ephemeral=True)
    except LOST as fault:
        log.warning("request %s remains without an answer: %s", interaction.id, fault)


async def _card_of(interaction: Asked, work: Work, mark: Mark, values: tuple[str, ...]) -> tuple[Card | None, bool]:
    """Do the work; give what it shows, and whether that is a complaint."""
    say = catalogue(language_of(str(interaction.locale)))
    try:
        call = await call_of(interaction, mark, values)
        say = call.say
        return await work(call), False
    except Refused as refusal:
        interaction.client.meters.refused += 1
        where = mark.table or str(interaction.channel_id)
        return await refusal_card(interaction.client.host, refusal, str(interaction.user.id), where, say), True
    except Unavailable as fault:
        log.warning("request %s: %s", interaction.id, fault)
        return Card(say("fault-storage")), True
    except Unreadable:
        log.exception("request %s: a table cannot be read", interaction.id)
        return Card(say("fault-table-damaged")), True
    except Exception:
        interaction.client.meters.failed += 1
        log.exception("request %s of %s failed", interaction.id, mark.verb or _command_of(interaction))
        return Card(say("fault-ours", number=str(interaction.id))), True


def _command_of(interaction: Asked) -> str:
    return interaction.command.qualified_name if interaction.command else "something unknown"


def _is_private(interaction: Asked) -> bool:
    """Tell whether the control that was used is on a message that one person alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _acknowledge(interaction: Asked, *, quiet: bool) -> None:
    if quiet or _is_private(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _show(interaction: Asked, card: Card, *, beside: bool) -> None:
    made = await card.made(interaction.client.studio)
    if beside:
        await interaction.followup.send(view=made.view, files=made.files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=made.view, attachments=made.files)


async def _tell_about_mail(interaction: Asked) -> None:
    """Say once that private messages do not arrive; the next ones are sent only when they are asked for."""
    memory, user = interaction.client.host.memory, str(interaction.user.id)
    try:
        profile = await memory.profile(user)
        if profile.mail != "closed":
            return
        await memory.prefer(user, mail="told")
    except Unavailable:
        return  # it can be said another time
    say = catalogue(profile.language or language_of(str(interaction.locale)))
    await _show(interaction, Card(say("mail-closed")), beside=True)


async def say_what_went_wrong(interaction: Asked, error: app_commands.AppCommandError) -> None:
    """Answer where no command of ours was reached: it is unknown by now, or Discord sent something else."""
    log.warning("%s: %s", _command_of(interaction), error)
    say = catalogue(language_of(str(interaction.locale)))
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif not interaction.response.is_done():
            await interaction.response.send_message(say("fault-command"), ephemeral=True)
    except LOST as fault:
        log.warning("request %s could not be answered: %s", interaction.id, type(fault).__name__)
