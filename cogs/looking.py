"""Looking at a table, at results and at the rules: whatever everybody may see."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.call import Call, call_of
from cogs.card import Card, Document, Row, clipped
from cogs.controls import Control, Controls, MenuLine, Purpose, button, menus
from cogs.face import ENOUGH_ENTRIES, Face, Shown
from cogs.lobby_card import lobby_card
from cogs.names import written
from cogs.queueing import newest_only
from cogs.reference import HOW_TO_PLAY, word_text
from cogs.story import happened, newest_lines
from cogs.typed import folded
from host.archive import export_game
from host.glance import Glance
from host.kept import Statistics
from host.ratings import ENOUGH_GAMES, START, shown
from host.storage import Unavailable
from host.table import Status
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

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
    """Tell the newest part of what happened in the game, the newest last."""
    glance = await _game(call)
    events = happened(await call.host.tables.story(glance.table.id), None)
    lines = call.face(glance).told(glance, events, call.say)
    return Card(call.say("history-title"), newest_lines(lines, MOST_HISTORY, call.say))


async def export(call: Call) -> Card:
    """Give the game as a file that can be proven."""
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


async def rules(call: Call, about: str | None = None) -> Card:
    """Answer from the rules: a topic, a rule by its id, or whatever explains or has the words."""
    about, face = (about or "").strip(), await _played_here(call)
    reference = face.reference
    about = reference.today(about)
    if not about or about in reference.topics():
        return topic_card(call, face, about or reference.first())
    words = [word_text(word, call.say) for word in reference.find_words(about, call.say)]
    found = words + [reference.rule_text(rule, call.say) for rule in reference.find_rules(about, call.say)]
    if found:
        return Card(clipped("\n\n".join(found), MOST_HISTORY), *topics_rows(call, face))
    return Card(call.say("rules-nothing", about=about[:60]), *topics_rows(call, face))


async def _played_here(call: Call) -> Face:
    """Return the game whose rules somebody means: that of the table here, or else the first one."""
    try:
        return call.face(await call.table())
    except (Refused, Unreadable):
        face = next(iter(call.bot.faces.values()))
        call.game = face.key
        return face


@newest_only
async def offer_rules(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the topics, and the rules that fit what was typed."""
    try:
        call = await call_of(interaction)
        reference, say = (await _played_here(call)).reference, call.say
    except Unavailable:
        return []
    topics = [(topic, say(f"topic-{topic}-title")) for topic in reference.topics()]
    rules = reference.find_rules(typed, say) if typed else []
    named = reference.rules_beginning(typed) if typed else []
    found = [(topic, title) for topic, title in topics if folded(typed) in folded(title)]
    found += [(title, title) for word in reference.find_words(typed, say) for title in [say(f"word-{word}-title")]]
    found += [(rule, f"{rule} · {say(f'rule-{rule}-title')}") for rule in dict.fromkeys(named + rules)]
    return [app_commands.Choice(name=title[:100], value=value) for value, title in found[:25]]


def topic_card(call: Call, face: Face, topic: str) -> Card:
    """Show a topic, with a menu of its rules and one of all topics; how to play may be told in pictures."""
    say, primer = call.say, face.primer(call)
    if topic == HOW_TO_PLAY and primer is not None:
        return primer.with_rows(topics_rows(call, face, topic))
    numbers = [MenuLine(rule, f"{rule} · {say(f'rule-{rule}-title')}") for rule in face.reference.rules_of(topic)]
    return Card(
        face.reference.topic_text(topic, say),
        *(Row([one]) for one in menus(say("choose-rule"), Purpose("rule-chosen"), numbers)),
        *topics_rows(call, face, topic),
    )


def topics_rows(call: Call, face: Face, chosen: str = "") -> list[Row]:
    """Offer all topics: those of the game itself, and its modules."""
    say, reference = call.say, face.reference
    offered: list[Row] = []
    for what, topics in (("topic", reference.chapters()), ("topic-module", reference.modules())):
        lines = [MenuLine(topic, say(f"topic-{topic}-title"), chosen=topic == chosen) for topic in topics]
        if lines:
            offered += [Row([one]) for one in menus(say(f"choose-{what}"), Purpose("topic", detail=what), lines)]
    return offered


async def how_to_play(call: Call) -> Card:
    """Show the first page of how to play, or the topic about it."""
    face = await _played_here(call)
    return face.primer(call) or topic_card(call, face, face.reference.first())


async def show_rule(call: Call) -> Card:
    """Show the rule that a button names."""
    return await rules(call, call.purpose.detail)


async def show_chosen(call: Call) -> Card:
    """Show the rule or the topic that was chosen in a menu."""
    return await rules(call, call.choice)


async def help_(call: Call) -> Card:
    """Say what can be done here."""
    controls = [button(call.say("button-how-to-play"), Purpose("rules"), emoji="📖")]
    if any(face.practice for face in call.bot.faces.values()):
        controls.append(button(call.say("button-learn"), Purpose("learn"), emoji="🎓"))
    games = [call.say.of(game)("game-help") for game in call.bot.faces]
    return Card(call.say("help-text"), *games, call.bot.operator.about(call.say), Row(controls))


async def _game(call: Call) -> Glance:
    glance = await call.table()
    if glance.view(None) is None:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


CONTROLS: Controls = {
    "rules": Control(how_to_play),
    "rule": Control(show_rule),
    "rule-chosen": Control(show_chosen),
    "topic": Control(show_chosen),
    "export": Control(export),
}
