"""The card of a table where people sit down."""

from cogs.card import Card, Row
from cogs.controls import Entry, Mark, button, menus
from cogs.modules import asks_between_turns, between_turns, chosen_modules, modules_words, name_of
from cogs.moments import from_now
from cogs.names import written_name
from host.glance import Glance
from host.settings import Pace, Settings
from host.table import Status
from texts.catalogue import Catalogue


def lobby_card(glance: Glance, say: Catalogue, *, buttons: bool = True, lapsed: bool = False) -> Card:
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
        say("lobby-lapsed" if lapsed else "lobby-cancelled" if over else "lobby-title"),
        "\n".join(lines),
        settings_line(table.settings, say),
        None if table.ends is None else say("lobby-ends", deadline=from_now(table.ends)),
        *(lobby_rows(glance, say) if buttons and not over else ()),
    )


def lobby_rows(glance: Glance, say: Catalogue) -> tuple[Row, ...]:
    """Offer to sit down, to choose and to begin."""
    table, bots = glance.table.id, sum(sitter.bot for sitter in glance.table.seats)
    return (
        *_rules_of_modules(glance.table.settings, say),
        Row(
            [
                button(say("button-join"), Mark("join", table), "good", "🪑"),
                button(say("button-leave"), Mark("leave", table)),
                button(say("button-add-bot"), Mark("bots", table, detail=str(bots + 1)), emoji="🤖"),
                button(say("button-drop-bot"), Mark("bots", table, detail=str(max(0, bots - 1)))),
            ]
        ),
        Row(
            [
                button(say("button-start"), Mark("start", table), "main", "▶️"),
                button(say("button-options"), Mark("options", table), emoji="⚙️"),
                button(say("button-how-to-play"), Mark("rules", table), emoji="📖"),
            ]
        ),
    )


def _rules_of_modules(settings: Settings, say: Catalogue) -> tuple[Row, ...]:
    """Let everybody read what the modules of a table are, each in a line and, when it is chosen, in full."""
    chosen = chosen_modules(settings)
    entries = [Entry(module, name_of(module, say), line=say(f"module-{module}-line")) for module in chosen]
    return tuple(Row([one]) for one in menus(say("choose-module-rules"), Mark("topic"), entries)) if entries else ()


def settings_line(settings: Settings, say: Catalogue) -> str:
    """Say in a line or two what was chosen."""
    line = _table_line(settings, say)
    return f"{_modules_line(settings, say)}\n{line}" if chosen_modules(settings) else line


def _modules_line(settings: Settings, say: Catalogue) -> str:
    line = say("modules-line", modules=modules_words(settings, say))
    return f"{line}\n{between_turns(settings, say)}" if asks_between_turns(settings) else line


def _table_line(settings: Settings, say: Catalogue) -> str:
    parts = [pace_words(settings.pace, say)]
    if settings.pace.hours is not None:
        parts.append(say(f"then-{settings.pace.then}", misses=settings.pace.misses))
    if settings.pace.quiet is not None:
        start, end = settings.pace.quiet
        parts.append(say("quiet-hours", start=clock_words(start), end=clock_words(end), zone=settings.pace.zone))
    parts.append(say(f"scores-{settings.scores}"))
    if settings.tidy:
        parts.append(say("tidy-on"))
    if settings.hints:
        parts.append(say("hints-on"))
    return "-# " + " · ".join(parts)


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
