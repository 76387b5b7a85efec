"""The card of a table where people sit down."""

from collections.abc import Iterator, Sequence

from cogs.card import Card, Row
from cogs.controls import Purpose, button
from cogs.face import Choices, Face
from cogs.moments import from_now
from cogs.names import written_name
from host.glance import Glance
from host.settings import Pace, Settings
from host.table import Status
from texts.catalogue import Catalogue


def lobby_card(glance: Glance, face: Face, say: Catalogue, *, buttons: bool = True, lapsed: bool = False) -> Card:
    """Show who sits at a table, what will be played, and by when somebody has to do something."""
    table = glance.table
    owner = next((seat for seat, one in enumerate(table.seats) if one.user and one.user == table.owner), None)
    lines = []
    for seat, sitter in enumerate(table.seats):
        key = "lobby-owner" if seat == owner else "lobby-seat"
        lines.append(say(key, number=seat + 1, who=written_name(sitter, seat, say)))
    lines += [say("lobby-free", number=seat + 1) for seat in range(len(table.seats), table.settings.seats)]
    over = table.status is Status.CANCELLED
    return Card(
        _title(glance, face, say, lapsed=lapsed),
        "\n".join(lines),
        settings_line(table.settings, face.choices, say),
        _length(table.settings, face.choices, say),
        None if table.ends is None else say("lobby-ends", deadline=from_now(table.ends)),
        *(lobby_rows(glance, face, say) if buttons and not over else ()),
    )


def _title(glance: Glance, face: Face, say: Catalogue, *, lapsed: bool) -> str:
    table = glance.table
    if table.status is not Status.CANCELLED:
        title = face.title(say.language)
        return say("lobby-title", game=title.name, line=title.line)
    return say("lobby-lapsed" if lapsed else "lobby-cancelled", game=say("game-name"))


def lobby_rows(glance: Glance, face: Face, say: Catalogue) -> tuple[Row, ...]:
    """Offer to sit down, to choose and to begin."""
    table, seats = glance.table.id, glance.table.seats
    bots, has_room = sum(sitter.bot for sitter in seats), len(seats) < glance.table.settings.seats
    adding = button(say("button-add-bot"), Purpose("bots", table, detail=str(bots + 1)), emoji="🤖")
    dropping = button(say("button-drop-bot"), Purpose("bots", table, detail=str(bots - 1)))
    return (
        *face.choices.rows(glance.table.settings, say),
        Row(
            [
                button(say("button-join"), Purpose("join", table), "good", "🪑"),
                button(say("button-leave"), Purpose("leave", table)),
                *([adding] if has_room else ()),
                *([dropping] if bots else ()),
            ]
        ),
        Row(
            [
                button(say("button-start"), Purpose("start", table), "main", "▶️"),
                *face.choices.buttons(glance, say),
                button(say("button-options"), Purpose("options", table), emoji="⚙️"),
                button(say("button-how-to-play"), Purpose("rules", table), emoji="📖"),
            ]
        ),
    )


def _length(settings: Settings, choices: Choices, say: Catalogue) -> str:
    length = choices.length(settings, say)
    return f"-# {length}" if length else ""


def settings_line(settings: Settings, choices: Choices, say: Catalogue) -> str:
    """Say in a line or two what was chosen."""
    return _lines(settings, [*_clock_parts(settings, say), *_other_parts(settings, say)], choices, say)


def game_and_clock(settings: Settings, choices: Choices, say: Catalogue) -> str:
    """Say what was chosen in the panels of the game's own options and of the clocks."""
    return _lines(settings, [*_clock_parts(settings, say)], choices, say)


def _lines(settings: Settings, parts: Sequence[str], choices: Choices, say: Catalogue) -> str:
    return "\n".join(filter(None, [choices.line(settings, say), "-# " + say.line(parts)]))


def _clock_parts(settings: Settings, say: Catalogue) -> Iterator[str]:
    yield pace_words(settings.pace, say)
    if settings.pace.hours is not None:
        yield say(f"then-{settings.pace.then}", misses=settings.pace.misses)
    if settings.pace.quiet is not None:
        start, end = settings.pace.quiet
        yield say("quiet-hours", start=clock_words(start), end=clock_words(end), zone=settings.pace.zone)


def _other_parts(settings: Settings, say: Catalogue) -> Iterator[str]:
    yield say(f"scores-{settings.scores}")
    if settings.tidy:
        yield say("tidy-on")
    if settings.hints:
        yield say("hints-on")
    if settings.without_aids:
        yield say("aids-off", aids=say.row([say(f"aid-{aid}") for aid in settings.without_aids]))


def pace_words(pace: Pace, say: Catalogue) -> str:
    """Say how long a turn may last."""
    if pace.hours is None:
        return say("pace-none")
    if pace.hours < 1:
        return say("pace-minutes", number=round(pace.hours * 60))
    if pace.hours % 24 == 0 and pace.hours > 24:
        return say("pace-days", number=round(pace.hours / 24))
    whole = pace.hours == round(pace.hours)
    return say("pace-hours", number=round(pace.hours)) if whole else say("pace-about", number=f"{pace.hours:g}")


def clock_words(minutes: int) -> str:
    """Write a time of the day."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
