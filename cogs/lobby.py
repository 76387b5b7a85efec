"""Opening a table, sitting down, choosing and starting."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from msgspec.structs import replace

from cogs.call import Call, language_of
from cogs.card import Card
from cogs.clock_panel import SETTINGS, clock_panel
from cogs.controls import OFF, Control, Controls
from cogs.face import Choices, Face
from cogs.lobby_card import settings_line
from cogs.names import spoken
from cogs.options_panel import options_panel
from cogs.threads import make_thread, unless_refused
from cogs.typed import is_word
from host.commands import Configure, Join, Leave, SeatBots, Start, TakeSeat
from host.glance import Glance
from host.kept import House
from host.opening import Place
from host.settings import Settings
from host.table import Status
from tabletop.refused import Refused
from texts.catalogue import ENGLISH, Catalogue, languages

NEEDED = ("view_channel", "attach_files", "embed_links", "read_message_history")
IN_CHANNELS, IN_THREADS = "send_messages", "send_messages_in_threads"
FOR_A_NEW_THREAD = "create_public_threads"
QUIET = re.compile(r"(\d{1,2})(?::([0-5]\d))?\s*[-–]\s*(\d{1,2})(?::([0-5]\d))?")


async def new(call: Call, game: str, changes: Mapping[str, Any], *, thread: bool) -> Card:
    """Open a table here, or in a thread of its own."""
    call.game = game
    house, face = await call.host.memory.house(call.place.guild), call.bot.faces[game]
    language = house.language or language_of(str(call.interaction.guild_locale))
    settings = replace(_defaults(house, face), language=language)
    typed = _read(changes, settings, face.choices, call)
    settings = _for_new_tables(changed(settings, typed, face.choices), face.choices)
    call.host.check(game, settings)
    check_permissions(call, needed_here(call, thread=thread))
    await call.host.check_room(call.place, call.actor.user)  # before a thread is made for it
    place = await _thread(call, game) if thread else call.place
    async with unless_refused(call, place):
        opened = await call.host.open(place, call.actor, game, settings, call.request)
    where = f"<#{opened.glance.table.channel}>"
    return Card(call.say("lobby-opened", where=where), _remarks(typed, settings, face.choices, call))


def _defaults(house: House, face: Face) -> Settings:
    """Return with what the tables of a game begin on a server."""
    before = house.settings.options if face.was_alone else {}
    return replace(house.settings, options=house.options.get(face.key, before))


def _for_new_tables(settings: Settings, choices: Choices) -> Settings:
    """Return settings with what is chosen at first, unless a server or whoever opens the table says otherwise."""
    return replace(settings, options={**choices.at_first, **settings.options})


def _read(changes: Mapping[str, Any], before: Settings, choices: Choices, call: Call) -> Mapping[str, Any]:
    """Read what was typed in words."""
    given = {name: value for name, value in changes.items() if value is not None}
    if "quiet" in given:
        given["quiet"] = _quiet_hours(given["quiet"], call.say)
    return choices.read(given, before, call.say)


def _remarks(typed: Mapping[str, Any], settings: Settings, choices: Choices, call: Call) -> str:
    """Say what nobody would see in the settings: what is not there yet, and what makes no difference."""
    return "\n".join(choices.remarks(typed, settings, call.say))


def changed(settings: Settings, changes: Mapping[str, Any], choices: Choices) -> Settings:
    """Return settings with some of them changed; those of the pace are named beside the others.

    Of the game's own options only those change that are given.
    """
    given = {name: value for name, value in changes.items() if value is not None or name == "quiet"}
    if given.get("language", ENGLISH) not in languages():
        raise Refused("T-14", "language-unknown", language=given["language"][:20])
    pace = {name: given.pop(name) for name in ("hours", "then", "misses", "quiet", "zone") if name in given}
    if pace.get("hours") == 0:
        pace["hours"] = None
    if "options" in given:
        given["options"] = {**choices.untouched, **settings.options, **given["options"]}
    return replace(settings, pace=replace(settings.pace, **pace), **given)


def needed_here(call: Call, *, thread: bool = False) -> list[str]:
    """Return what the bot must be allowed to show something here, or in a thread of its own."""
    inside = thread or isinstance(call.interaction.channel, discord.Thread)
    return [*NEEDED, IN_THREADS if inside else IN_CHANNELS, *([FOR_A_NEW_THREAD] if thread else [])]


def check_permissions(call: Call, needed: Iterable[str]) -> None:
    """Refuse a place where the bot could not show a table (T-1)."""
    allowed = call.interaction.app_permissions
    missing = [name for name in needed if not getattr(allowed, name)]
    if missing:
        names = call.say.row([call.say(f"permission-{name}") for name in missing])
        raise Refused("T-1", "permissions-missing", permissions=names)


async def _thread(call: Call, game: str) -> Place:
    channel = call.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("T-1", "no-thread-here")
    name = call.say("thread-name", game=call.say("game-name"), who=spoken(call.actor.name))
    place, _ = await make_thread(call, channel, name)
    return place


async def join(call: Call) -> Card | None:
    """Sit down in the lobby; in a running game, where somebody has left."""
    glance = await call.table()
    if glance.table.status is Status.LOBBY:
        await call.submit(glance, Join())
        return _unless_clicked(call, "lobby-joined")
    vacant = [seat for seat, one in enumerate(glance.table.seats) if one.bot and one.joined_late]
    await call.submit(glance, TakeSeat(vacant[0] if vacant else -1))
    return Card(call.say("seat-taken"))


async def leave(call: Call) -> Card | None:
    """Stand up."""
    await call.submit(await call.table(), Leave())
    return _unless_clicked(call, "lobby-left")


async def start(call: Call) -> Card | None:
    """Begin the game."""
    await call.submit(await call.table(), Start())
    return _unless_clicked(call, "lobby-started")


async def one_bot_more_or_less(call: Call) -> Card | None:
    """Change the number of bot players by one."""
    await call.submit(await call.table(), SeatBots(number_of(call.purpose.detail)))
    return None


async def seat_bots(call: Call, number: int) -> Card:
    """Let so many bot players sit there."""
    await call.submit(await call.table(), SeatBots(number))
    return Card(call.say("lobby-bots", number=number))


def number_of(text: str) -> int:
    """Read a number that one of our own controls carries; anything else is out of date (T-7)."""
    if not text.isdecimal():
        raise Refused("T-7", "question-is-closed")
    return int(text)


async def options(call: Call) -> Card:
    """Show the settings of a table, in its lobby with buttons that change them."""
    glance = await call.table()
    choices = call.face(glance).choices
    if glance.table.status is not Status.LOBBY:
        return Card(call.say("options-fixed"), settings_line(glance.table.settings, choices, call.say))
    return options_panel(glance, choices, call.say)


async def clock(call: Call) -> Card:
    """Show how the clocks of a table run."""
    glance = await table_in_lobby(call)
    return clock_panel(glance, call.face(glance).choices, call.say)


async def table_in_lobby(call: Call) -> Glance:
    """Look at the table, where the game has not begun yet (T-8)."""
    glance = await call.table()
    if glance.table.status is not Status.LOBBY:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


async def choose(call: Call) -> Card:
    """Change one setting by its menu or its buttons."""
    glance, what, value = await call.table(), call.purpose.detail, call.choice
    read: Mapping[str, tuple[str, Callable[[str], Any]]] = {
        "seats": ("seats", number_of),
        "pace": ("hours", _hours),
        "then": ("then", str),
        "misses": ("misses", number_of),
        "quiet": ("quiet", lambda text: _quiet_hours(text, call.say)),
        "zone": ("zone", str),
        "tidy": ("tidy", lambda text: text == "on"),
        "hints": ("hints", lambda text: text == "on"),
        "scores": ("scores", str),
        "aids": ("without_aids", lambda text: _other_aids(text, glance.table.settings, call.face(glance).choices)),
        "language": ("language", str),
    }
    if what not in read:
        raise Refused("T-7", "question-is-closed")
    name, way = read[what]
    return await configure(call, glance, {name: way(value)}, clock_panel if what in SETTINGS else options_panel)


def _other_aids(text: str, before: Settings, choices: Choices) -> tuple[str, ...]:
    """Switch an aid on, or off with a minus before it, and return all that are off (T-27)."""
    aid = text.removeprefix(OFF)
    off = {*before.without_aids, aid} if text.startswith(OFF) else {*before.without_aids} - {aid}
    return tuple(one for one in choices.aids if one in off)


def _hours(text: str) -> int:
    """Read the hours of a menu; 0 stands for no limit."""
    return 0 if text == "None" else number_of(text)


async def configure(
    call: Call,
    glance: Glance,
    typed: Mapping[str, Any],
    panel: Callable[[Glance, Choices, Catalogue, str], Card] = options_panel,
) -> Card:
    """Change settings, and show them in a panel."""
    choices = call.face(glance).choices
    accepted = await call.submit(glance, Configure(changed(glance.table.settings, typed, choices)))
    return panel(accepted.glance, choices, call.say, _remarks(typed, accepted.glance.table.settings, choices, call))


async def choose_typed(call: Call, changes: Mapping[str, Any]) -> Card:
    """Change the settings that were typed; without any, show them all."""
    glance = await call.table()
    typed = _read(changes, glance.table.settings, call.face(glance).choices, call)
    if not typed:
        return await options(call)
    return await configure(call, glance, typed)


def _quiet_hours(text: str, say: Catalogue) -> tuple[int, int] | None:
    """Read hours such as 22:00-07:30, in minutes since midnight, or none at all (T-9)."""
    if is_word(text.strip(), "off", say):
        return None
    match = QUIET.fullmatch(text.strip())
    if match is None:
        raise Refused("T-9", "quiet-hours-unreadable", text=text[:20])
    hour, minute, to_hour, to_minute = (int(part or 0) for part in match.groups())
    return hour * 60 + minute, to_hour * 60 + to_minute


async def set_defaults(
    call: Call, changes: Mapping[str, Any], permission: str | None = None, game: str | None = None
) -> Card:
    """Say how new tables of a server begin, and who is a moderator there; without anything, show it."""
    guild = call.place.guild
    house, face = await call.host.memory.house(guild), call.bot.faces[game] if game else None
    choices = face.choices if face else Choices()
    before = _defaults(house, face) if face else house.settings
    typed = _read(changes, before, choices, call)
    settings = changed(before, typed, choices)
    wishes: dict[str, Any] = {"settings": replace(settings, options=house.settings.options)}
    if face and "options" in typed:
        wishes["options"] = {**house.options, face.key: settings.options}
    if "language" in typed:
        wishes["language"] = typed["language"]
    if permission is not None:
        wishes["moderators"] = permission
    house = await call.host.memory.set_defaults(guild, await call.for_the_server(), **wishes)
    return Card(
        call.say("house-title", permission=call.say(f"permission-{house.moderators}")),
        settings_line(_for_new_tables(settings, choices), choices, call.say),
        _remarks(typed, settings, choices, call),
    )


async def rematch(call: Call) -> Card:
    """Open a table with the same people and settings."""
    old = await call.table()
    again = await call.host.rematch(old.table.id, call.actor, call.request)
    return Card(call.say("lobby-opened", where=f"<#{again.glance.table.channel}>"))


def _unless_clicked(call: Call, key: str) -> Card | None:
    """Say that it is done, unless the card that was clicked on shows it."""
    return None if call.purpose.verb else Card(call.say(key))


PERMISSIONS = discord.Permissions(**dict.fromkeys((*NEEDED, IN_CHANNELS, IN_THREADS, FOR_A_NEW_THREAD), True))
"""All that the bot needs on a server."""

CONTROLS: Controls = {
    "join": Control(join, quiet=True),
    "leave": Control(leave, quiet=True),
    "start": Control(start, quiet=True),
    "bots": Control(one_bot_more_or_less, quiet=True),
    "options": Control(options),
    "clock": Control(clock),
    "set": Control(choose),
    "rematch": Control(rematch),
}
