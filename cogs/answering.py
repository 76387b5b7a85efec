"""Every request is answered here: acknowledged first, then carried out, and whatever goes wrong is said privately."""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

import aiohttp
import discord
from discord import app_commands

from cogs.acknowledging import acknowledge, is_private
from cogs.call import Call, call_of, language_of
from cogs.card import Card
from cogs.controls import NO_PURPOSE, Purpose
from cogs.emojis import is_about_emojis
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
    purpose: Purpose = NO_PURPOSE,
    values: tuple[str, ...] = (),
    *,
    quiet: bool = False,
    even_blocked: bool = False,
) -> None:
    """Acknowledge a request, do the work and show what comes of it, to nobody but the person who asked.

    What was opened from a private message takes its place; from elsewhere it is a private message of its own.
    """
    if interaction.client.is_leaving:
        log.info("request %s came while the program was stopping", interaction.id)
        return
    meters, debts = interaction.client.meters, interaction.client.debts
    meters.requests += 1
    if not debts.is_new(interaction):
        log.info("request %s was delivered again", interaction.id)
        return
    line = interaction.client.lines.of(interaction.user)
    if line.is_full:
        meters.slowed += 1
        await _is_acknowledged(interaction, _ask_to_slow_down(interaction))
        return
    with interaction.client.answering(), line.standing() as turn:
        await debts.owe(interaction, purpose.verb or _command_of(interaction), quiet=quiet)
        if await _is_acknowledged(interaction, acknowledge(interaction, quiet=quiet)):
            await turn  # it was acknowledged before, however long the line is
            allowed = work if even_blocked else _unless_blocked(work)
            await _work_and_show(interaction, allowed, purpose, values, quiet=quiet)
        await debts.settle(str(interaction.id))


def _unless_blocked(work: Work) -> Work:
    """Do some work only for those whom the bot serves (T-26)."""

    async def checked(call: Call) -> Card | None:
        call.host.blocklist.check(call.actor.user, call.place.guild)
        return await work(call)

    return checked


async def _is_acknowledged(interaction: Asked, acknowledging: Awaitable[None]) -> bool:
    """Acknowledge a request to Discord; return whether Discord has heard that."""
    meters, begun = interaction.client.meters, monotonic()
    try:
        await acknowledging
    except LOST as fault:  # nobody would hear of it: they will ask again
        meters.lost += 1
        log.warning("request %s could not be acknowledged: %s", interaction.id, type(fault).__name__)
        return False
    meters.acknowledging.observe(monotonic() - begun)
    return True


async def _ask_to_slow_down(interaction: Asked) -> None:
    """Answer one request too many at once, and at no cost to others."""
    say = catalogue(language_of(str(interaction.locale)))
    await interaction.response.send_message(say("slow-down"), ephemeral=True)


async def _work_and_show(
    interaction: Asked, work: Work, purpose: Purpose, values: tuple[str, ...], *, quiet: bool
) -> None:
    meters, begun = interaction.client.meters, monotonic()
    card, failed = await _card_of(interaction, work, purpose, values)
    try:
        if card is not None:
            await _show(interaction, card, separately=quiet or (failed and is_private(interaction)))
        meters.answering.observe(monotonic() - begun)
        await _tell_about_mail(interaction)
    except LOST as fault:  # what was asked has happened; the table's own message tells so
        log.warning("the answer to request %s got lost: %s", interaction.id, fault)
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
        log.warning("request %s stays unanswered: %s", interaction.id, fault)


async def _card_of(
    interaction: Asked, work: Work, purpose: Purpose, values: tuple[str, ...]
) -> tuple[Card | None, bool]:
    """Do the work; return what it shows, and whether that is a complaint."""
    say = catalogue(language_of(str(interaction.locale)))
    try:
        call = await call_of(interaction, purpose, values)
        say = call.say
        return await work(call), False
    except Refused as refusal:
        interaction.client.meters.refused += 1
        where = purpose.table or str(interaction.channel_id)
        return await refusal_card(interaction.client, refusal, str(interaction.user.id), where, say), True
    except Unavailable as fault:
        log.warning("request %s: %s", interaction.id, fault)
        return Card(say("fault-storage")), True
    except Unreadable:
        log.exception("request %s: a table can't be read", interaction.id)
        return Card(say("fault-table-damaged")), True
    except Exception:
        interaction.client.meters.failed += 1
        log.exception("request %s (%s) failed", interaction.id, purpose.verb or _command_of(interaction))
        return Card(say("fault-ours", number=str(interaction.id))), True


def _command_of(interaction: Asked) -> str:
    return interaction.command.qualified_name if interaction.command else "something unknown"


async def _show(interaction: Asked, card: Card, *, separately: bool) -> None:
    """Show a card; if somebody has removed our emojis, without them."""
    try:
        await _show_as_it_is(interaction, card, separately=separately)
    except discord.HTTPException as fault:
        if not is_about_emojis(fault):
            raise
        interaction.client.emojis_of_all.forget()
        await _show_as_it_is(interaction, card.without_emojis(), separately=separately)


async def _show_as_it_is(interaction: Asked, card: Card, *, separately: bool) -> None:
    made = await card.made(interaction.client.studio)
    if separately:
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
    await _show(interaction, Card(say("mail-closed")), separately=True)


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
