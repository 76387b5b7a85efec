"""The messages of a game: the table for everybody, and a hand for its owner."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from alhambra.view import Prospect, View
from cogs.alhambra import pictures
from cogs.alhambra.asking import exact_room, is_setup, question
from cogs.alhambra.newness import new_tiles
from cogs.alhambra.rooms import rooms
from cogs.alhambra.telling import told
from cogs.alhambra.turns import since_last_turn
from cogs.alhambra.words import Words
from cogs.card import Card, Control, Fleeting, Part, Row
from cogs.common_buttons import buttons_when_over, hint_buttons
from cogs.controls import Purpose, button
from cogs.emojis import IN_WORDS, Emojis
from cogs.face import Shown
from cogs.moments import time_limit
from cogs.names import mention
from cogs.story import MOST_STORY, happened, newest_lines
from host.glance import Glance
from host.news import Entry
from host.table import Status, TableId, UserId
from render.alhambra.emojis import EXACT
from tabletop.rules import Plain
from tabletop.seat import Seat
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from render.kit.picture import Picture


def table_card(glance: Glance, told: str, say: Catalogue, shown: Shown, emojis: Emojis = IN_WORDS) -> Card:
    """Show everybody what happened, the table with what is new, the points, and who is asked; perhaps a lesson."""
    status, lesson = glance.table.status, shown.lesson
    begun = glance.view(None) is not None and not is_setup(glance)
    new = new_tiles(glance, shown.lately, shown.viewer)
    return Card(
        told,
        *(_scorings(glance, happened(shown.entries, None), say) if begun else ()),
        pictures.end(glance, say) if status is Status.OVER else None,
        pictures.table(glance, say, new) if begun else None,
        scores_line(glance, say, emojis),
        say(f"panel-{status}") if status in (Status.PAUSED, Status.CANCELLED) and not shown.entries else None,
        *(lesson.parts[:1] if lesson else ()),
        Fleeting(asked_line(glance, say, shown.called) or ""),
        *table_buttons(glance, say),
        *(lesson.parts[1:] if lesson else ()),
    )


def _scorings(glance: Glance, events: Sequence[Plain], say: Catalogue) -> "list[Picture]":
    if pictures.hides_scores(glance):
        return []
    rounds = [event for event in events if event["event"] == "RoundScored"]
    return [pictures.scoring(glance, event, totals_until(glance, event["round"]), say) for event in rounds]


def totals_until(glance: Glance, number: int) -> list[int]:
    """Return the points of all participants after a round."""
    view: View = glance.view(None)
    totals = [0] * (len(view.players) + len(view.rivals))
    sheet = glance.table.sheet  # as it was written: points outside of all rounds stand where they came
    end = max((place for place, points in enumerate(sheet, 1) if 0 < points.round <= number), default=0)
    for points in sheet[:end]:
        totals[points.seat] += points.points
    return totals


def scores_line(glance: Glance, say: Catalogue, emojis: Emojis = IN_WORDS) -> str | None:
    """Return the points of all."""
    view: View | None = glance.view(None)
    if view is None or is_setup(glance) or pictures.hides_scores(glance):
        return None
    names = Words(glance, say, emojis, with_emojis=True).names
    points = [(name, player.score) for name, player in zip(names, view.players, strict=True)]
    points += [(emojis.before(rival.name, say(rival.name)), rival.score) for rival in view.rivals]
    scores = [say("table-score", who=who, number=number) for who, number in points]
    return say("table-scores", scores=say.line(scores))


def asked_line(glance: Glance, say: Catalogue, called: Collection[Seat] = ()) -> str | None:
    """Address those whom the game waits for; out of turn only those who are called, since all are asked privately."""
    if glance.table.status is not Status.PLAYING:
        return None
    seats = glance.table.seats
    if glance.view(None).window is not None:
        return question(glance, say, called=called)
    lines = []
    for wait in glance.table.waiting:
        key = "table-last-tile" if glance.view(None).last_tiles else asked_aside(glance, say) or "table-asked"
        tiles = len(glance.view(None).players[wait.seat].aside)
        line = say(key, who=mention(seats[wait.seat], wait.seat, say), number=tiles)
        lines.append(f"{line} {time_limit(wait.deadline, say)}".rstrip())
    return "\n".join(lines) or None


def asked_aside(glance: Glance, say: Catalogue) -> str:
    """Return the key of what is said where a module asks also those whose turn it is not, else nothing."""
    view: View = glance.view(None)
    further = view.window is None and view.state in Words(glance, say).further_states
    return f"asked-{view.state}" if further and any(seat != view.turn for seat in view.asked) else ""


def addressed(glance: Glance) -> list[Seat]:
    """Return those whom a message is about: whom the game waits for, or who may prepare a turn meanwhile.

    Whoever is asked out of turn is told privately, and not called into the channel.
    """
    view: View | None = glance.view(None)
    if view is not None and view.window is not None:
        return [] if view.window.preparer is None else [view.window.preparer]
    return [wait.seat for wait in glance.table.waiting]


def table_buttons(glance: Glance, say: Catalogue) -> list[Row]:
    """Offer what fits a game that goes on, or is over."""
    table, view = glance.table, glance.view(None)
    if table.status is Status.PLAYING and view.window is not None:
        looking = [] if is_setup(glance) else [Row(looking_buttons(glance, say))]
        return [Row(window_buttons(glance, say)), *looking]
    if table.status is Status.PLAYING and asked_aside(glance, say):
        return [Row([_answer(table.id, say)]), Row(looking_buttons(glance, say))]
    if table.status is Status.PLAYING and view.last_tiles:
        return [Row([_act("place", table.id, say)])]
    if table.status is Status.PLAYING:
        return [Row(turn_buttons(glance, say)), Row(looking_buttons(glance, say))]
    if table.status is Status.OVER:
        return [buttons_when_over(glance, say)]
    return []


def window_buttons(glance: Glance, say: Catalogue) -> list[Control]:
    """Offer to answer to those who are asked, and to the next player to prepare a turn."""
    table, preparer = glance.table, glance.view(None).window.preparer
    controls = [_answer(table.id, say)]
    if preparer is not None and not table.seats[preparer].bot:
        controls.append(button(say("button-prepare"), Purpose("prepare", table.id), "main"))
    return controls


def _answer(table: TableId, say: Catalogue) -> Control:
    return button(say("button-answer"), Purpose("window", table), "good", "✋")


def turn_buttons(glance: Glance, say: Catalogue) -> list[Control]:
    """Offer what a player may want to do; always the same, since what is possible would tell of a hand."""
    table = glance.table.id
    controls = [_act(verb, table, say) for verb in ("money", "buy", "place", "redesign")]
    if Words(glance, say).has_further_actions:
        controls.append(_act("more", table, say))
    return controls


def looking_buttons(glance: Glance, say: Catalogue) -> list[Control]:
    """Offer what a player may want to see or to have said, also when it is somebody else's turn."""
    table = glance.table.id
    controls = [_look("hand", table, say), *hint_buttons(glance, say), _look("recap", table, say)]
    if Words(glance, say).prompts:
        controls.append(_look("orders", table, say))
    return controls


EMOJIS = {
    "money": "🪙",
    "buy": "🏛️",
    "place": "📍",
    "redesign": "📐",
    "more": "✨",
    "hand": "🖐️",
    "recap": "⏪",
    "orders": "📜",
}


def _act(verb: str, table: TableId, say: Catalogue) -> Control:
    return button(
        say(f"button-{verb}"), Purpose(verb, table), "main" if verb in ("money", "buy") else "plain", EMOJIS[verb]
    )


def _look(verb: str, table: TableId, say: Catalogue) -> Control:
    return button(say(f"button-{verb}"), Purpose(verb, table), emoji=EMOJIS[verb])


def hand_card(glance: Glance, user: UserId, say: Catalogue, *extra: Part | None, emojis: Emojis = IN_WORDS) -> Card:
    """Show a player the own hand, and what it buys; before the game begins there is none."""
    if is_setup(glance):
        return Card(*extra, say("hand-not-yet"), *secrets(glance, user, say))
    return Card(
        *extra, pictures.hand(glance, user, say), purchases(glance, user, say, emojis), *secrets(glance, user, say)
    )


def secrets(glance: Glance, user: UserId, say: Catalogue) -> list[str]:
    """Say what else only this player may know of the modules."""
    view, words = glance.view(user), Words(glance, say)
    ways = [(shown, rooms().by_id[part].hand) for part, shown in view.parts.items() if part in rooms().by_id]
    return [line for shown, told in ways if told is not None for line in told(words, shown)]


def purchases(glance: Glance, user: UserId, say: Catalogue, emojis: Emojis = IN_WORDS) -> str:
    """Say what somebody could buy now, exactly or not, or only exactly if that is what is asked."""
    view: View = glance.view(user)
    words = Words(glance, say, emojis, with_emojis=True)
    prospects: tuple[Prospect, ...] = view.parts.get("buying", ())  # type: ignore[assignment]
    only = exact_room(view)
    lines = []
    for prospect in prospects:
        best = prospect.payments[0]
        if prospect.manner or (only and best.surplus):
            continue
        tile, cards = words.tile_first(prospect.tile), words.cards(best.cards)
        exact = emojis.before(EXACT, say("can-buy-exactly"))
        lines.append("- " + say("can-buy", tile=tile, cards=cards, surplus=best.surplus, exact=exact))
    return "\n".join([say("can-buy-title"), *lines]) if lines else say(only.nothing if only else "can-buy-nothing")


def recap(glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue, emojis: Emojis = IN_WORDS) -> str:
    """Say what happened since a player's last turn, and what can now be bought exactly."""
    words = Words(glance, say, emojis, with_emojis=True)
    user = glance.table.seats[seat].user
    own = glance.held(user) if user is not None else ()
    lines = told([*since_last_turn(entries, seat), *own], words.names, words)
    text = newest_lines(lines, MOST_STORY, say) if lines else say("recap-nothing")
    return "\n".join([say("recap-title"), text])
