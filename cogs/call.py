"""Somebody asks for something: who it is, where, in which language, and about which table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.controls import NO_PURPOSE, Purpose
from cogs.emojis import IN_WORDS, Emojis
from host.commands import Command
from host.desk import Accepted
from host.glance import Glance
from host.host import Host
from host.kept import Profile
from host.opening import Place
from host.table import Actor
from tabletop.refused import Refused
from texts.catalogue import ANY_GAME, ENGLISH, Catalogue, catalogue, languages

if TYPE_CHECKING:
    from cogs.client import TableBot
    from cogs.face import Face


@dataclass(slots=True)
class Call:
    """A request that was acknowledged and is being answered."""

    bot: "TableBot"
    interaction: "discord.Interaction[TableBot]"
    actor: Actor
    profile: Profile
    purpose: Purpose = NO_PURPOSE
    """What the button or the menu was for."""
    values: tuple[str, ...] = ()
    """What was chosen in the menu."""
    game: str = ANY_GAME
    """In whose words it is answered: those of the game at its table, as soon as that is found."""
    modules: tuple[str, ...] = ()
    """The modules of the game at its table, where its rules are looked up."""

    @property
    def host(self) -> Host:
        """The host of all tables."""
        return self.bot.host

    @property
    def emojis(self) -> Emojis:
        """The emojis of the game that it is about."""
        return self.bot.faces[self.game].emojis if self.game in self.bot.faces else IN_WORDS

    @property
    def say(self) -> Catalogue:
        """The words of the person's own language."""
        return catalogue(own_language(self.interaction, self.profile), self.game)

    @property
    def request(self) -> str:
        """The same however often Discord delivers it."""
        return str(self.interaction.id)

    @property
    def place(self) -> Place:
        """Where it was asked."""
        guild = self.interaction.guild_id
        return Place(str(self.interaction.channel_id), "" if guild is None else str(guild))

    @property
    def choice(self) -> str:
        """What was chosen in a menu; a button that pretends to be one chose nothing (T-7)."""
        if not self.values:
            raise Refused("T-7", "question-is-closed")
        return self.values[0]

    async def table(self) -> Glance:
        """Look at the table that it is about: that of the button, or else that of the channel."""
        look = (
            self.host.tables.look(self.purpose.table)
            if self.purpose.table
            else self.host.tables.look_at(self.place.channel)
        )
        glance = await look
        self.game = glance.table.game
        if not self._is_here(glance) and not self._is_private_mail_of(glance):
            raise Refused("T-1", "no-such-table", table=glance.table.id)  # somebody has made up a button
        return glance

    def face(self, glance: Glance) -> "Face":
        """Return how the game of a table is shown and played."""
        return self.bot.faces[glance.table.game]

    def _is_here(self, glance: Glance) -> bool:
        """Return whether a table stands on this server, or in these private messages."""
        here, table = self.place, glance.table
        return table.guild == here.guild and (bool(here.guild) or table.channel == here.channel)

    def _is_private_mail_of(self, glance: Glance) -> bool:
        """Return whether somebody who sits at a table answers what is asked out of turn, in a private message."""
        sits = any(sitter.user == self.actor.user for sitter in glance.table.seats)
        return self.purpose.verb in self.face(glance).in_private_mail and not self.place.guild and sits

    async def submit(self, glance: Glance, command: Command, since: int | None = None) -> Accepted:
        """Carry out a command at a table; a moderator is one in the channel where the table stands (T-4, T-18)."""
        here = glance.table.channel == self.place.channel
        actor = replace(self.actor, moderator=self.actor.moderator and here)
        question = self.purpose.since if since is None else since
        return await self.host.do(glance.table.id, actor, command, self.request, since=question or None)

    async def for_the_server(self) -> Actor:
        """Return who asks, as a moderator only if they are one on the whole server: a channel may make others so."""
        user = self.interaction.user
        allowed = user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions.none()
        return replace(self.actor, moderator=await _is_moderator(self.interaction, allowed))


async def call_of(
    interaction: "discord.Interaction[TableBot]", purpose: Purpose = NO_PURPOSE, values: tuple[str, ...] = ()
) -> Call:
    """Find out who asks."""
    bot, user = interaction.client, interaction.user
    profile = await bot.host.memory.profile(str(user.id))
    moderator = await _is_moderator(interaction, interaction.permissions)
    actor = Actor(str(user.id), user.display_name, moderator=moderator)
    return Call(bot, interaction, actor, profile, purpose, values)


async def _is_moderator(interaction: "discord.Interaction[TableBot]", allowed: discord.Permissions) -> bool:
    """Return whether somebody is allowed what makes a moderator on their server (T-4, T-18)."""
    if interaction.guild_id is None:
        return False
    house = await interaction.client.host.memory.house(str(interaction.guild_id))
    return allowed.administrator or bool(getattr(allowed, house.moderators, False))


def own_language(interaction: discord.Interaction["TableBot"], profile: Profile) -> str:
    """Return the language that somebody chose, or the one of their program if we speak it."""
    return profile.language or language_of(str(interaction.locale))


def language_of(locale: str) -> str:
    """Return one of our languages for one of Discord's."""
    known = languages()
    return next((name for name in (locale, locale.partition("-")[0]) if name in known), ENGLISH)
