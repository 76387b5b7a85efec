"""Somebody asks for something: who it is, where, in which language, and about which table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from cogs.controls import NO_MARK, Mark
from host.commands import Command
from host.glance import Glance
from host.host import Accepted, Host, Place
from host.storage import Profile
from host.table import Actor
from texts.catalogue import ENGLISH, Catalogue, catalogue, languages

if TYPE_CHECKING:
    from cogs.client import TableBot


@dataclass(frozen=True, slots=True)
class Call:
    """A request that was acknowledged and is being answered."""

    bot: "TableBot"
    interaction: "discord.Interaction[TableBot]"
    actor: Actor
    profile: Profile
    mark: Mark = NO_MARK
    """What the button or the menu was for."""
    values: tuple[str, ...] = ()
    """What was chosen in the menu."""

    @property
    def host(self) -> Host:
        """The host of all tables."""
        return self.bot.host

    @property
    def say(self) -> Catalogue:
        """The words of the person's own language."""
        return catalogue(own_language(self.interaction, self.profile))

    @property
    def request(self) -> str:
        """The same however often Discord delivers it."""
        return str(self.interaction.id)

    @property
    def place(self) -> Place:
        """Where it was asked."""
        guild = self.interaction.guild_id
        return Place(str(self.interaction.channel_id), "" if guild is None else str(guild))

    async def table(self) -> Glance:
        """Look at the table that it is about: that of the button, or else that of the channel."""
        look = self.host.look(self.mark.table) if self.mark.table else self.host.look_at(self.place.channel)
        glance = await look
        self.host.courier.hurry(glance.table.id)  # somebody is there: perhaps the table can be shown again
        return glance

    async def do(self, glance: Glance, command: Command, since: int | None = None) -> Accepted:
        """Carry out a command at a table."""
        question = self.mark.since if since is None else since
        return await self.host.do(glance.table.id, self.actor, command, self.request, since=question or None)


async def call_of(
    interaction: "discord.Interaction[TableBot]", mark: Mark = NO_MARK, values: tuple[str, ...] = ()
) -> Call:
    """Find out who asks."""
    bot, user = interaction.client, interaction.user
    profile = await bot.host.memory.profile(str(user.id))
    actor = Actor(str(user.id), user.display_name, moderator=await _is_moderator(interaction))
    return Call(bot, interaction, actor, profile, mark, values)


async def _is_moderator(interaction: "discord.Interaction[TableBot]") -> bool:
    """Tell whether somebody has the permission that makes a moderator on their server (T-4, T-18)."""
    if interaction.guild_id is None:
        return False
    house = await interaction.client.host.memory.house(str(interaction.guild_id))
    permissions = interaction.permissions
    return permissions.administrator or bool(getattr(permissions, house.moderators, False))


def own_language(interaction: discord.Interaction["TableBot"], profile: Profile) -> str:
    """Give the language that somebody chose, or the one of their program if we speak it."""
    return profile.language or language_of(str(interaction.locale))


def language_of(locale: str) -> str:
    """Give one of our languages for one of Discord's."""
    known = languages()
    return next((name for name in (locale, locale.partition("-")[0]) if name in known), ENGLISH)
