"""Looking up the rules: by topics in menus, by ids, and by any words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.call import Call, call_of
from cogs.card import Card, Row, clipped
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls, MenuLine, Purpose, menu, menus
from cogs.face import Face
from cogs.queueing import newest_only
from cogs.reference import HOW_TO_PLAY, titled, word_text
from cogs.searching import entitled, excerpt, search
from host.storage import Unavailable
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_READ = 3500
FEW = 3
"""How many rules are shown in full; of more, a line each."""
MOST_LINES = 10


async def rules(call: Call, about: str | None = None) -> Card:
    """Answer from the rules: a topic, a rule by its id, or whatever explains or has the words."""
    about, face = (about or "").strip(), await _played_here(call)
    reference = face.reference
    about = reference.today(about)
    topic = about if not about or about in reference.topics() else entitled(reference, about, call.say)
    if topic is not None:
        return topic_card(call, face, topic or reference.first())
    if named := reference.named_rules(about):
        return _read(call, face, [reference.rule_text(rule, call.say) for rule in named])
    if elsewhere := _of_another_game(call, about):
        return _read(call, face, elsewhere)
    return _results(call, face, about)


def _read(call: Call, face: Face, texts: Sequence[str]) -> Card:
    return Card(clipped("\n\n".join(texts), MOST_READ), *topics_rows(call, face))


def _results(call: Call, face: Face, about: str) -> Card:
    """Show what has the words that somebody typed: few rules in full, of more a line each and a menu of all."""
    say, reference = call.say, face.reference
    words = [word_text(word, say) for word in reference.find_words(about, say)]
    found = search(reference, about, say)
    if not words and not found:
        return Card(say("rules-nothing", about=about[:60]), *topics_rows(call, face))
    if len(found) <= FEW and not any(one.is_topic for one in found):
        return _read(call, face, [*words, *(reference.rule_text(one.value, say) for one in found)])
    lines = [say("rules-found-line", title=one.title, excerpt=excerpt(one, about)) for one in found[:MOST_LINES]]
    title = say("rules-found", number=len(found), about=about[:60])
    offered = [MenuLine(one.value, one.title) for one in found[:MOST_OPTIONS]]
    return Card(
        clipped("\n\n".join([*words, "\n".join([title, *lines])]), MOST_READ),
        Row([menu(say("choose-found"), Purpose("rule-chosen", detail="found"), offered)]),
        *topics_rows(call, face),
    )


def _of_another_game(call: Call, about: str) -> list[str]:
    """Return rules that are named by their ids and belong to another game than the one here, and say to which."""
    for face in call.bot.faces.values():
        if rules := face.reference.named_rules(about):
            say = call.say.of(face.key)
            return [
                say("rules-of-game", game=say("game-name")),
                *(face.reference.rule_text(rule, say) for rule in rules),
            ]
    return []


async def _played_here(call: Call) -> Face:
    """Return the game whose rules somebody means: that of the table here, or else the first one."""
    try:
        glance = await call.table()
    except (Refused, Unreadable):
        face = next(iter(call.bot.faces.values()))
        call.game = face.key
        return face
    face = call.face(glance)
    call.modules = face.choices.modules(glance.table.settings)
    return face


@newest_only
async def offer_rules(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the topics, the words that are explained and the rules that fit what was typed, by ids, titles, texts."""
    try:
        call = await call_of(interaction)
        reference, say = (await _played_here(call)).reference, call.say
    except Unavailable:
        return []
    if not typed.strip():
        first = [*reference.chapters(), *call.modules, *reference.modules()]
        offered = [(topic, say(f"topic-{topic}-title")) for topic in dict.fromkeys(first)]
    else:
        offered = [(rule, titled(rule, say)) for rule in reference.rules_beginning(typed.strip())]
        offered += [
            (title, title) for word in reference.find_words(typed, say) for title in [say(f"word-{word}-title")]
        ]
        offered += [(one.value, one.title) for one in search(reference, typed, say)]
    choices = dict(offered[::-1])  # what is offered twice has its first place
    return [
        app_commands.Choice(name=title[:LONGEST_LABEL], value=value)
        for value, title in [*choices.items()][::-1][:MOST_OPTIONS]
    ]


def topic_card(call: Call, face: Face, topic: str) -> Card:
    """Show a topic, with a menu of its rules and one of all topics; how to play may be told in pictures."""
    say, primer = call.say, face.primer(call)
    if topic == HOW_TO_PLAY and primer is not None:
        return primer.with_rows(topics_rows(call, face, topic))
    numbers = [MenuLine(rule, titled(rule, say)) for rule in face.reference.rules_of(topic)]
    return Card(
        face.reference.topic_text(topic, say),
        *(Row([one]) for one in menus(say("choose-rule"), Purpose("rule-chosen"), numbers)),
        *topics_rows(call, face, topic),
    )


def topics_rows(call: Call, face: Face, chosen: str = "") -> list[Row]:
    """Offer all topics in chapters: those of the game itself, the modules of the table here, and all modules."""
    say = call.say
    return [
        Row([one])
        for chapter in face.reference.contents(call.modules, say)
        for one in menus(
            chapter.title,
            Purpose("topic", detail=chapter.name),
            [MenuLine(topic, say(f"topic-{topic}-title"), chosen=topic == chosen) for topic in chapter.topics],
        )
    ]


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


CONTROLS: Controls = {
    "rules": Control(how_to_play),
    "rule": Control(show_rule),
    "rule-chosen": Control(show_chosen),
    "topic": Control(show_chosen),
}
