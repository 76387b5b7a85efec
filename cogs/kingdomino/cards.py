"""The messages of a game: the table for everybody, and for one player what only they may see."""

from collections.abc import Collection, Sequence

from cogs.card import Card, Control, Fleeting, Row
from cogs.common_buttons import buttons_when_over, hint_buttons
from cogs.controls import Purpose, button
from cogs.emojis import IN_WORDS, Emojis
from cogs.face import Shown
from cogs.kingdomino import pictures
from cogs.kingdomino.hiding import hides_points
from cogs.kingdomino.panels import Panels
from cogs.kingdomino.telling import ENDS, newest_places, told
from cogs.kingdomino.words import Words
from cogs.moments import time_limit
from cogs.names import mention
from cogs.story import MOST_STORY, happened, newest_lines
from cogs.turns import since_last_turn
from host.glance import Glance
from host.news import Entry
from host.table import Status, UserId
from kingdomino.view import CHOOSE, View
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue


def table_card(glance: Glance, told: str, say: Catalogue, shown: Shown, emojis: Emojis) -> Card:
    """Show everybody what happened, the table with what is new, the points, and who is asked; perhaps a lesson."""
    status, lesson, view = glance.table.status, shown.lesson, glance.view(None)
    events = happened(shown.entries, None)
    return Card(
        told,
        *(pictures.scorings(glance, events, say) if view is not None else ()),
        pictures.table(glance, _new(glance, shown, events), say) if view is not None else None,
        scores_line(glance, say, emojis),
        say(f"panel-{status}") if status in (Status.PAUSED, Status.CANCELLED) and not shown.entries else None,
        *(lesson.parts[:1] if lesson else ()),
        Fleeting(asked_line(glance, say) or ""),
        *table_buttons(glance, say),
        *(lesson.parts[1:] if lesson else ()),
    )


def _new(glance: Glance, shown: Shown, events: Sequence[Plain]) -> Collection[int]:
    """Return the dominoes that are new: to somebody in particular since their last turn, else what is told."""
    seat = glance.seat_of(shown.viewer)
    lately = events if seat is None else since_last_turn(shown.lately, seat, ENDS)
    return newest_places(lately).values()


def scores_line(glance: Glance, say: Catalogue, emojis: Emojis) -> str | None:
    """Return the points of all."""
    view: View | None = glance.view(None)
    if view is None or hides_points(glance):
        return None
    names = Words(glance, say, emojis).names
    totals = [player.total + player.points for player in view.players]
    if view.standings:
        totals = [standing.score for standing in view.standings]
    scores = [say("table-score", who=who, number=number) for who, number in zip(names, totals, strict=True)]
    return say("table-scores", scores=say.line(scores))


def asked_line(glance: Glance, say: Catalogue) -> str | None:
    """Address the player whom the game waits for."""
    table, view = glance.table, glance.view(None)
    if table.status is not Status.PLAYING:
        return None
    key = "table-asked-choose" if view.state == CHOOSE else "table-asked"
    lines = [
        f"{say(key, who=mention(table.seats[wait.seat], wait.seat, say))} {time_limit(wait.deadline, say)}".rstrip()
        for wait in table.waiting
    ]
    return "\n".join(lines) or None


def table_buttons(glance: Glance, say: Catalogue) -> list[Row]:
    """Offer what fits a game that goes on, or is over."""
    table = glance.table
    if table.status is Status.OVER:
        return [buttons_when_over(glance, say)]
    if table.status is not Status.PLAYING:
        return []
    acting: list[Control] = [button(say("button-play"), Purpose("play", table.id), "main", "👑")]
    if _could_prepare(glance):
        acting.append(button(say("button-prepare"), Purpose("prepare", table.id), emoji="📝"))
    looking = [
        *hint_buttons(glance, say),
        button(say("button-recap"), Purpose("recap", table.id), emoji="⏪"),
        button(say("button-points"), Purpose("points", table.id), emoji="🧮"),
    ]
    return [Row([*acting, *looking])]


def _could_prepare(glance: Glance) -> bool:
    """Return whether a person has a turn to come in this round besides the one that is under way (K-56)."""
    view: View = glance.view(None)
    kings = [slot.king for slot in view.older[view.done + 1 :]]
    return any(seat is not None and not glance.table.seats[seat].bot for seat in kings)


def hand_card(glance: Glance, user: UserId, say: Catalogue, emojis: Emojis = IN_WORDS, note: str = "") -> Card:
    """Show a player the own turn, so that it can be taken right there, or the own kingdom and what was prepared."""
    return Panels(glance, user, say, emojis).now(note)


def recap(glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue, emojis: Emojis) -> str:
    """Say what happened since a player's last turn."""
    lines = told(since_last_turn(entries, seat, ENDS), Words(glance, say, emojis))
    text = newest_lines(lines, MOST_STORY, say) if lines else say("recap-nothing")
    return "\n".join([say("recap-title"), text])
