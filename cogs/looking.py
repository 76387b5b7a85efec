"""Looking at a table, at games and at the rules: whatever everybody may see."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from alhambra.view import View
from cogs.alhambra import pictures, primer
from cogs.alhambra.cards import ENOUGH_ENTRIES, newest_lines, table_card
from cogs.alhambra.newness import new_tiles
from cogs.alhambra.primer import primer_card, rules_of_page, turn_page
from cogs.alhambra.reckoning import reckoning
from cogs.alhambra.telling import happened, told
from cogs.alhambra.words import Words
from cogs.call import Call, call_of
from cogs.card import Card, Document, Row, clipped
from cogs.controls import Control, Controls, Entry, Mark, button, menu
from cogs.lobby import GAME
from cogs.lobby_card import lobby_card
from cogs.names import spoken_names, written, written_names
from cogs.reference import (
    HOW_TO_PLAY,
    find_rules,
    find_words,
    rule_text,
    rules_beginning,
    topic_ids,
    topic_rules,
    topic_text,
    word_text,
)
from host.archive import export_game
from host.glance import Glance
from host.ratings import ENOUGH_GAMES, START, shown
from host.storage import Statistics, Unavailable
from host.table import Status
from tabletop.naming import harmless
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_RANKED = 15
MOST_HISTORY = 3500


async def table(call: Call) -> Card:
    """Show the table as everybody sees it."""
    glance = await call.table()
    if glance.table.status is Status.LOBBY:
        return lobby_card(glance, call.say, buttons=False)
    lately = await call.host.story(glance.table.id, glance.table.entries - ENOUGH_ENTRIES)
    return table_card(glance, [], call.say, new=new_tiles(glance, lately, call.actor.user))


async def market(call: Call) -> Card:
    """Show the market."""
    return Card(pictures.market(await _game(call), call.say))


async def palace(call: Call, player: str | None) -> Card:
    """Show a palace: the own one, or a player's, or Dirk's tiles."""
    glance = await _game(call)
    view: View = glance.view(call.actor.user)
    people = _participants(glance, call)
    seat = view.viewer if view.viewer is not None else 0
    if player is not None:
        exact = [who for who in range(len(people)) if player == str(who)]
        found = exact or [who for who, name in enumerate(people) if harmless(player).casefold() in name.casefold()]
        if not found:
            raise Refused("T-6", "no-such-player", player=player[:40], players=[written(name) for name in people])
        seat = found[0]
    return Card(pictures.palace(glance, seat, call.say))


def _participants(glance: Glance, call: Call) -> list[str]:
    view: View = glance.view(None)
    return [*spoken_names(glance.table, call.say), *(call.say(rival.name) for rival in view.rivals)]


async def offer_players(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players of the table in this channel."""
    try:
        call = await call_of(interaction)
        names = _participants(await _game(call), call)
    except (Refused, Unavailable, Unreadable):
        return []
    fitting = [(str(who), name) for who, name in enumerate(names) if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=who) for who, name in fitting]


async def score(call: Call, when: str) -> Card:
    """Explain the points of a scoring that was, or of the next one as if it came now."""
    glance = await _game(call)
    return await reckoning(call, glance, when)


async def history(call: Call) -> Card:
    """Tell the newest part of what happened in the game, the newest last."""
    glance = await _game(call)
    events = happened(await call.host.story(glance.table.id), None)
    lines = told(events, written_names(glance.table, call.say), Words(glance, call.say))
    return Card(call.say("history-title"), newest_lines(lines, MOST_HISTORY, call.say))


async def export(call: Call) -> Card:
    """Give the game as a file that can be proven."""
    glance = await call.table()
    data = await export_game(call.host, glance.table.id)
    text = call.say("export-over" if glance.table.status is Status.OVER else "export-running")
    return Card(text, Document(f"alhambra-{glance.table.id}.json", data))


async def stats(call: Call, player: discord.abc.User | None) -> Card:
    """Show the results of a person, on this server and everywhere."""
    user, name = (call.actor.user, call.actor.name) if player is None else (str(player.id), player.display_name)
    say, memory = call.say, call.host.memory
    here = await memory.statistics(GAME, call.place.guild, user) if call.place.guild else []
    everywhere = await memory.statistics(GAME, None, user)
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


async def leaderboard(call: Call, *, everywhere: bool) -> Card:
    """List the strongest players, of this server or of all."""
    guild = None if everywhere or not call.place.guild else call.place.guild
    lines = await call.host.memory.ranking(GAME, guild, MOST_RANKED)
    rows = [
        call.say("leaderboard-line", place=place, who=f"<@{line.user}>", results=_results(line, call))
        for place, line in enumerate(lines, 1)
    ]
    explained = call.say("rating-explained", start=START, games=ENOUGH_GAMES) if rows else None
    return Card(call.say("leaderboard-title"), "\n".join(rows) or call.say("stats-none"), explained)


async def rules(call: Call, about: str | None = None) -> Card:
    """Answer from the rules: a topic, a rule by its id, or whatever explains or has the words."""
    about = (about or "").strip()
    if not about or about in topic_ids():
        return topic_card(call, about or HOW_TO_PLAY)
    words = [word_text(word, call.say) for word in find_words(about, call.say)]
    found = words + [rule_text(rule, call.say) for rule in find_rules(about, call.say)]
    if found:
        return Card(clipped("\n\n".join(found), MOST_HISTORY), _topics(call))
    return Card(call.say("rules-nothing", about=about[:60]), _topics(call))


async def offer_rules(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the topics, and the rules that fit what was typed."""
    try:
        say = (await call_of(interaction)).say
    except Unavailable:
        return []
    topics = [(topic, say(f"topic-{topic}-title")) for topic in topic_ids()]
    rules = find_rules(typed, say) if typed else []
    named = rules_beginning(typed) if typed else []
    found = [(topic, title) for topic, title in topics if typed.casefold() in title.casefold()]
    found += [(title, title) for word in find_words(typed, say) for title in [say(f"word-{word}-title")]]
    found += [(rule, f"{rule} · {say(f'rule-{rule}-title')}") for rule in dict.fromkeys(named + rules)]
    return [app_commands.Choice(name=title[:100], value=value) for value, title in found[:25]]


def topic_card(call: Call, topic: str) -> Card:
    """Show a topic, with a menu of its rules and one of all topics; how to play is told in pictures."""
    say = call.say
    if topic == HOW_TO_PLAY:
        return primer_card(call).with_rows([_topics(call, topic)])
    numbers = [Entry(rule, f"{rule} · {say(f'rule-{rule}-title')}") for rule in topic_rules(topic)]
    return Card(
        topic_text(topic, say),
        Row([menu(say("choose-rule"), Mark("rule-chosen"), numbers)]),
        _topics(call, topic),
    )


def _topics(call: Call, chosen: str = "") -> Row:
    entries = [Entry(topic, call.say(f"topic-{topic}-title"), chosen=topic == chosen) for topic in topic_ids()]
    return Row([menu(call.say("choose-topic"), Mark("topic"), entries)])


async def show_rule(call: Call) -> Card:
    """Show the rule that a button names."""
    return await rules(call, call.mark.detail)


async def show_chosen(call: Call) -> Card:
    """Show the rule or the topic that was chosen in a menu."""
    return await rules(call, call.choice)


async def show_page_rules(call: Call) -> Card:
    """Show the rules on which a page of How to play rests, and the way to all others."""
    return rules_of_page(call).with_rows([_topics(call)])


async def help_(call: Call) -> Card:
    """Say what can be done here."""
    how = button(call.say("button-how-to-play"), Mark("rules"), emoji="📖")
    rows = Row([how, button(call.say("button-learn"), Mark("learn"), emoji="🎓")])
    return Card(call.say("help-text"), call.bot.operator.about(call.say), rows)


async def _game(call: Call) -> Glance:
    glance = await call.table()
    if glance.view(None) is None:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


CONTROLS: Controls = {
    "rules": Control(turn_page),
    primer.TURN: Control(turn_page),
    primer.RULES: Control(show_page_rules),
    "rule": Control(show_rule),
    "rule-chosen": Control(show_chosen),
    "topic": Control(show_chosen),
    "export": Control(export),
}
