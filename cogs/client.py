"""The bot as Discord knows it: connects the host, the pictures, the commands and the controls."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import learning, lobby, looking, offering, owning, people, preferences, rules, sharing
from cogs.announcing import Announcer
from cogs.answering import answer, say_what_went_wrong
from cogs.anywhere import Anywhere
from cogs.blocking import Blocking
from cogs.call import Call, language_of
from cogs.card import Card
from cogs.controls import Control, Purpose, TableButton, TableMenu, is_ours
from cogs.doors import Doors
from cogs.emojis import IN_WORDS, Uploading
from cogs.face import Face
from cogs.fitting import check_options
from cogs.meters import Meters
from cogs.moderating import Moderating
from cogs.once import Once
from cogs.operator import Operator
from cogs.owing import Debts
from cogs.owners import Owners
from cogs.playing import Playing, typing_commands
from cogs.queueing import Lines
from cogs.refusals import Refusals
from cogs.sharing import ReplayKey
from cogs.syncing import Syncing
from cogs.tables import Tables
from cogs.translating import CatalogueTranslator
from host.courier import Delivery
from host.host import Host
from host.table import UserId
from render.kit.picture import Picture
from render.kit.studio import Studio
from tabletop.refused import Refused
from texts.catalogue import catalogue
from texts.commands import know_games

log = logging.getLogger(__name__)

DISCORD = "https://discord.com"
GRACE = 10.0
"""How many seconds are spent at the end for what is under way."""

KEPT_REPLAYS = 16

LONGEST_ON_THE_WAY = 300.0
"""After how many seconds news that nobody has heard are a bad sign."""

CONTROLS: Mapping[str, Control] = {
    **lobby.CONTROLS,
    **people.CONTROLS,
    **offering.CONTROLS,
    **preferences.CONTROLS,
    **looking.CONTROLS,
    **rules.CONTROLS,
    **sharing.CONTROLS,
    **learning.CONTROLS,
    **owning.CONTROLS,
}
"""What has the same meaning in every game."""


class Tree(app_commands.CommandTree["TableBot"]):
    """The commands, for servers and private messages."""

    async def interaction_check(self, interaction: "discord.Interaction[TableBot]", /) -> bool:
        check_options(interaction)
        if interaction.type is discord.InteractionType.autocomplete and _is_blocked(interaction):
            await interaction.response.autocomplete([])
            return False
        return True

    async def on_error(
        self, interaction: "discord.Interaction[TableBot]", error: app_commands.AppCommandError, /
    ) -> None:
        await say_what_went_wrong(interaction, error)


class TableBot(commands.Bot):
    """A bot that hosts tables."""

    def __init__(
        self,
        host: Host,
        studio: Studio,
        faces: Iterable[Face],
        *,
        meters: Meters,
        emojis: bool = False,
        operator: Operator | None = None,
        home: str = DISCORD,
        clickable: bool = False,
        **settings: Any,
    ) -> None:
        self.home = home
        """The address of what the bot is connected to: where links to messages lead."""
        self.refusals = Refusals()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.refusals.trace(),
            **settings,
        )
        self.host = host
        self.studio = studio
        self.faces: Mapping[str, Face] = {face.key: face for face in faces}
        """How each game is shown and played."""
        know_games(self.faces)
        self._typed = typing_commands(self.faces.values())
        for face in self.faces.values():
            face.emojis = face.own_emojis() if emojis and face.signs else IN_WORDS
        self.emojis_of_all = Uploading(face.emojis for face in self.faces.values() if emojis and face.signs)
        self.meters = meters
        self.operator = operator or Operator()
        self.announcer = Announcer(self)
        self.debts = Debts(self)
        self.syncing = Syncing(self, clickable=clickable)
        self.away_since: float | None = monotonic()
        """Since when there has been no connection to Discord; None while there is one."""
        self.replays: Once[ReplayKey, Picture] = Once(KEPT_REPLAYS)
        self.lines = Lines()
        self.busy_with: set[UserId] = set()
        """Whose heavy request is being worked on."""
        self.is_leaving = False
        """Whether nothing new is begun any more."""
        self._under_way = 0
        self._all_answered = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        """Whether Discord is there."""
        return self.away_since is None

    @property
    def news_stand_still(self) -> bool:
        """Whether some table has not been told for too long what happened, for no reason of its own."""
        return self.host.courier.longest_on_the_way > LONGEST_ON_THE_WAY

    async def on_ready(self) -> None:
        """Note that Discord is there."""
        await self._come_back()
        self.emojis_of_all.keep_up(self)

    async def on_resumed(self) -> None:
        """Note that Discord is there again."""
        await self._come_back()

    async def _come_back(self) -> None:
        self.away_since = None
        await self.host.clocks.back()

    async def on_disconnect(self) -> None:
        """Note since when Discord has been away."""
        self.away_since = self.away_since or monotonic()
        self.host.clocks.away()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let the end of the program wait for a request."""
        self._under_way += 1
        self._all_answered.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._all_answered.set()

    async def setup_hook(self) -> None:
        """Get ready before the first event comes in."""
        self.add_dynamic_items(TableButton, TableMenu)
        await self.tree.set_translator(CatalogueTranslator())
        own = [cog for face in self.faces.values() for cog in face.cogs]
        shared: list[type[commands.Cog]] = [Playing, Tables, Anywhere, learning.Learning, Moderating]
        for cog in shared + own:
            await self.add_cog(cog())
        for command in self._typed:
            self.tree.add_command(command)
        for listener in (Doors(self), Blocking(self)):
            await self.add_cog(listener)
        if self.operator.guild is not None:
            await self.add_cog(Owners(), guild=discord.Object(self.operator.guild))
        await self.host.blocklist.recall()
        await self.syncing.sync()
        await self.debts.start()
        await self.announcer.mailer.start()
        await self.host.courier.listen(self._hear)

    async def _hear(self, delivery: Delivery) -> None:
        """Let news be told, unless Discord has refused too much lately."""
        async with self.refusals.borne():
            await self.announcer.hear(delivery)

    async def close(self) -> None:
        """Answer and tell what is left, as far as that takes not too long, and go."""
        self.is_leaving = True
        if self.is_connected and not self.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._finish()
        await self.debts.close()
        await self.emojis_of_all.close()
        await self.host.courier.close()
        await self.announcer.mailer.close()
        await super().close()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Let others hear of an event, unless nobody is there any more: the library may be late in becoming ready."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def _finish(self) -> None:
        if self._under_way:
            await self._all_answered.wait()
        await self.host.courier.idle()
        await self.announcer.mailer.idle()

    async def press(
        self, interaction: "discord.Interaction[TableBot]", purpose: Purpose, values: tuple[str, ...]
    ) -> None:
        """Answer somebody who used a button or a menu."""
        control = CONTROLS.get(purpose.verb)
        if control is not None:
            how = {"quiet": control.quiet, "even_blocked": control.even_blocked}
            await answer(interaction, control.handle, purpose, values, **how)
        elif any(purpose.verb in face.controls for face in self.faces.values()):
            await answer(interaction, _in_its_game, purpose, values)
        else:
            await self.say_out_of_date(interaction)

    async def on_interaction(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Answer also what no control of ours would: buttons of another time."""
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if not is_ours(custom_id) or custom_id not in _custom_ids(interaction.message):
            await self.say_out_of_date(interaction)

    async def say_out_of_date(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Say that a button means nothing any more."""
        say = catalogue(language_of(str(interaction.locale)))
        await interaction.response.send_message(say("fault-out-of-date"), ephemeral=True)


async def _in_its_game(call: Call) -> Card | None:
    """Do what a control means in the game of its table; where it names none, in the game that has such a control."""
    verb = call.purpose.verb
    if call.purpose.table:
        control = call.face(await call.table()).controls.get(verb)
    else:
        face = next(face for face in call.bot.faces.values() if verb in face.controls)
        call.game, control = face.key, face.controls[verb]
    return Card(call.say("fault-out-of-date")) if control is None else await control.handle(call)


def _is_blocked(interaction: "discord.Interaction[TableBot]") -> bool:
    """Return whether the bot does not serve somebody who types."""
    try:
        interaction.client.host.blocklist.check(str(interaction.user.id), str(interaction.guild_id))
    except Refused:
        return True
    return False


def _custom_ids(message: discord.Message | None) -> set[str]:
    """Return what the controls of a message are called; the library answers no others."""
    if message is None:
        return set()
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return {str(getattr(control, "custom_id", "")) for row in rows for control in row.children}
