"""Points that explain themselves: who has how many, which place, how a tie was shared, and the wall edge by edge."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from alhambra.view import ScoreLine, View
from cogs.alhambra import pictures
from cogs.alhambra.cards import totals_until
from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words
from cogs.attempting import in_play
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import MenuLine, Purpose, button, menu
from cogs.emojis import IN_WORDS, Emojis
from cogs.names import spoken_names, written_names
from host.glance import Glance
from render.alhambra.emojis import seat_emoji
from render.alhambra.layout.parts import part_called
from render.kit.layout.wording import amount, capital
from tabletop.refused import Refused
from tabletop.seat import Seat
from texts.catalogue import Catalogue

ROUNDS = ("1", "2", "3")
NOW = "now"


async def reckoning(call: Call, glance: Glance, when: str) -> Card:
    """Explain a scoring that was, or what one would bring now."""
    if pictures.hides_scores(glance):
        raise Refused("T-14", "scores-are-hidden")
    if when == NOW and glance.result is not None:
        when = ROUNDS[-1]  # nothing comes after it
    lines = tuple(glance.forecast()) if when == NOW else await _lines_of(call, glance, when)
    if lines is None:
        raise Refused("B-62", "round-not-scored", round=when)
    view: View = glance.view(None)
    number = int(when) if when in ROUNDS else min(3, 1 + len(view.scored))
    title = call.say("score-now" if when == NOW else "score-then", round=number)
    before = [player.score for player in view.players] + [rival.score for rival in view.rivals]
    gained = _totals(lines, len(before))
    totals = (
        [had + got for had, got in zip(before, gained, strict=True)] if when == NOW else totals_until(glance, number)
    )
    return Card(
        title,
        "\n".join(
            [*explained(lines, glance, call.say, call.emojis), *(_left_open(call, glance) if when == NOW else ())]
        ),
        pictures.scoring_of(glance, number, lines, totals, call.say),
        _choose_wall(call, glance, when),
    )


async def _lines_of(call: Call, glance: Glance, when: str) -> tuple[ScoreLine, ...] | None:
    for entry in await call.host.tables.story(glance.table.id):
        assert entry.news is not None
        for event in entry.news.seen_by(None):
            if event["event"] == "RoundScored" and str(event["round"]) == when:
                return pictures.score_lines(event)
    return None


def _left_open(call: Call, glance: Glance) -> Iterator[str]:
    """Say what a forecast leaves open (C-34)."""
    view, words = glance.view(None), Words(glance, call.say, call.emojis)
    for module, room in rooms().by_id.items():
        if room.foretells and module in view.parts:
            yield from room.foretells(words, view.parts[module], written_names(glance.table, call.say))


def _totals(lines: Sequence[ScoreLine], participants: int) -> list[int]:
    gained = [0] * participants
    for line in lines:
        gained[line.who] += line.points
    return gained


def explained(lines: Sequence[ScoreLine], glance: Glance, say: Catalogue, emojis: Emojis = IN_WORDS) -> list[str]:
    """Say for every part who has how many, the place, the points and how a tie was shared, with the rule."""
    view: View = glance.view(None)
    names = written_names(glance.table, say) + [say(rival.name) for rival in view.rivals]
    found = []
    for part in dict.fromkeys(line.part for line in lines):
        own = sorted((line for line in lines if line.part == part), key=lambda line: (line.place, -line.points))
        title = emojis.before(part, capital(part_called(part, say)))
        groups = groupby(own, key=lambda line: (line.place, line.amount, line.points))
        shares = say.series([_share(list(group), names, say) for _, group in groups])
        found.append(say("score-part", part=title, shares=shares, rule=own[0].rule))
    return found or [say("score-nothing")]


def _share(group: Sequence[ScoreLine], names: Sequence[str], say: Catalogue) -> str:
    """Say what those get who are equal."""
    line, who = group[0], say.listed([_counted(line, names[line.who], say) for line in group])
    points = say("points", number=line.points)
    number = _number(line.amount)
    if line.place == 0:
        key = f"score-{line.part}" if say.has(f"score-{line.part}") else "score-other"
        return say(key, who=who, number=number, points=points)
    if line.pot < 0:
        return _penalty(line, who, points, say)
    if line.tied == 1:
        return say("score-share", who=who, number=number, place=line.place, points=points)
    last = line.place + line.tied - 1
    left = line.pot - line.tied * line.points
    places = {"place": line.place, "last": last, "tied": line.tied}
    return say("score-tied", who=who, number=number, points=points, pot=line.pot, left=left, **places)


def _penalty(line: ScoreLine, who: str, points: str, say: Catalogue) -> str:
    """Say what those lose who are equal, at a place that is counted from the bottom."""
    key = "score-penalty" if line.tied == 1 else "score-penalty-tied"
    last, lost = line.place + line.tied - 1, line.pot - line.tied * line.points
    places = {"place": line.place, "last": last, "pot": -line.pot, "rounded": lost}
    return say(key, who=who, number=_number(line.amount), points=points, **places)


def _counted(line: ScoreLine, who: str, say: Catalogue) -> str:
    """Name somebody, and what modules have added to what is counted."""
    more = [say(f"counted-{module}", number=_number(number)) for module, number in line.more]
    return say("score-with-more", who=who, more=say.row(more)) if more else who


def _number(count: float) -> int | str:
    return int(count) if count == int(count) else amount(count)


def _choose_wall(call: Call, glance: Glance, when: str, chosen: Seat | None = None) -> Row:
    """Offer to count a wall; the menu knows from which scoring it is asked."""
    view: View = glance.view(None)
    say = call.say
    names = spoken_names(glance.table, say)
    walls = [
        MenuLine(
            str(player.seat),
            say("wall-of", who=names[player.seat], number=len(player.wall)),
            chosen=player.seat == chosen,
            emoji=call.emojis.of(seat_emoji(player.seat)),
        )
        for player in view.players
    ]
    return Row([menu(say("choose-wall"), Purpose("wall", glance.table.id, detail=when), walls)])


async def wall(call: Call) -> Card:
    """Show a palace with its longest wall counted edge by edge."""
    glance = await call.table()
    view: View | None = glance.view(None)
    seat = int(call.choice) if call.choice.isdecimal() else 0
    if view is None or seat >= len(view.players):
        raise Refused("T-8", "table-is-" + glance.table.status)
    when = _when(call)
    back = button(call.say("button-back-to-scoring"), Purpose("score", glance.table.id, detail=when), emoji="↩️")
    return Card(
        call.say("wall-explained"),
        pictures.palace(glance, seat, call.say, counted=True),
        _choose_wall(call, glance, when, seat),
        Row([back]),
    )


async def back_to_scoring(call: Call) -> Card:
    """Show the scoring again from which a wall was counted."""
    glance = await in_play(call)
    return await reckoning(call, glance, _when(call))


def _when(call: Call) -> str:
    """Read which scoring a control is about; menus of older messages do not say."""
    return call.purpose.detail if call.purpose.detail in ROUNDS else NOW
