"""What several commands let one say."""

from typing import Literal

from discord import app_commands

from texts.catalogue import languages, own_name

Hours = app_commands.Range[float, 0, 1440]
Seats = app_commands.Range[int, 2, 6]
Then = Literal["wait", "move", "bot"]
Scores = Literal["open", "hidden"]
Permission = Literal["manage_messages", "manage_threads", "manage_channels", "moderate_members", "manage_guild"]
Confirm = Literal["always", "usually", "never"]
Mail = Literal["on", "off"]
Boards = Literal["everywhere", "server", "nowhere"]
LANGUAGES = [app_commands.Choice(name=own_name(name), value=name) for name in languages()]

on_servers = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""For commands that are about the table of a channel."""
