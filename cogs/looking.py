"""Looking at a table and at results: whatever everybody may see."""

import discord

from cogs.attempting import in_play
from cogs.call import Call
from cogs.card import Card, Document, Row
from cogs.controls import Control, Controls, Purpose, button
from cogs.face import ENOUGH_ENTRIES, Shown
from cogs.lobby_card import lobby_card
from cogs.names import written
from cogs.story import happened, newest_lines
from host.archive import export_game
from host.kept import Statistics
from host.ratings import ENOUGH_GAMES, START, shown
from host.table import Status

MOST_RANKED = 15
MOST_HISTORY = 3500


async def table(call: Call) -> Card:
    """Show the table as everybody sees it."""
    glance = await call.table()
    face = call.face(glance)
    if glance.table.status is Status.LOBBY:
        return lobby_card(glance, face, call.say, buttons=False)
    lately = await call.host.tables.story(glance.table.id, glance.table.entries - ENOUGH_ENTRIES)
    return face.table_card(glance, call.say, Shown(lately=lately, viewer=call.actor.user))


async def history(call: Call) -> Card:
    """Show the newest part of what happened in the game, the newest last."""
    glance = await in_play(call)
    events = happened(await call.host.tables.story(glance.table.id), None)
    lines = call.face(glance).told(glance, events, call.say)
    return Card(call.say("history-title"), newest_lines(lines, MOST_HISTORY, call.say))


async def export(call: Call) -> Card:
    """Send the game as a file that can be proven."""
    glance = await call.table()
    data = await export_game(call.host, glance.table.id)
    text = call.say("export-over" if glance.table.status is Status.OVER else "export-running")
    return Card(text, Document(f"{glance.table.game}-{glance.table.id}.json", data))


async def stats(call: Call, game: str, player: discord.abc.User | None) -> Card:
    """Show the results of a person, on this server and everywhere."""
    user, name = (call.actor.user, call.actor.name) if player is None else (str(player.id), player.display_name)
    say, memory = call.say, call.host.memory
    here = await memory.statistics(game, call.place.guild, user) if call.place.guild else []
    everywhere = await memory.statistics(game, None, user)
    lines = [
        say(key, results=_results(found[0], call))
        for key, found in (("stats-here", here), ("stats-all", everywhere))
        if found
    ]
    return Card(say("stats-title", who=written(name)), "\n".join(lines) or say("stats-none"))


def _results(line: Statistics, call: Call) -> str:
    average, rating = round(line.points / line.games), _rating(line, call)
    return call.say("stats-line", games=line.games, wins=line.wins, average=average, best=line.best, rating=rating)


def _rating(line: Statistics, call: Call) -> str:
    if line.rating is None:
        return call.say("rating-none")
    key = "rating-provisional" if line.games < ENOUGH_GAMES else "rating"
    return call.say(key, number=shown(line.rating))


async def leaderboard(call: Call, game: str, *, everywhere: bool) -> Card:
    """List the strongest players, of this server or of all."""
    guild = None if everywhere or not call.place.guild else call.place.guild
    lines = await call.host.memory.ranking(game, guild, MOST_RANKED)
    rows = [
        call.say("leaderboard-line", place=place, who=f"<@{line.user}>", results=_results(line, call))
        for place, line in enumerate(lines, 1)
    ]
    explained = call.say("rating-explained", start=START, games=ENOUGH_GAMES) if rows else None
    return Card(call.say("leaderboard-title"), "\n".join(rows) or call.say("stats-none"), explained)


async def help_(call: Call) -> Card:
    """Say what can be done here."""
    controls = [button(call.say("button-how-to-play"), Purpose("rules"), emoji="📖")]
    if any(face.practice for face in call.bot.faces.values()):
        controls.append(button(call.say("button-learn"), Purpose("learn"), emoji="🎓"))
    games = [call.say.of(game)("game-help") for game in call.bot.faces]
    return Card(call.say("help-text"), *games, call.bot.operator.about(call.say), Row(controls))


CONTROLS: Controls = {"export": Control(export)}
