"""The private panel of a table's clocks: how long a turn may last, when they stand still, and what happens then."""

from collections.abc import Iterator

from cogs.card import Card, Row
from cogs.controls import MenuLine, Purpose, button
from cogs.face import Choices
from cogs.lobby_card import clock_words, pace_words
from cogs.options_panel import picks, setting
from host.glance import Glance
from host.settings import Pace
from texts.catalogue import Catalogue

PACES: tuple[float | None, ...] = (None, 1, 8, 24, 48, 72, 168)
"""The hours for a turn that can be chosen in the menu; a command takes any number, as with what follows."""
THEN = ("wait", "move", "bot")
MISSES = (1, 2, 3, 5, 10)
NEVER = "off"
QUIET = {NEVER: None, "22-7": (22 * 60, 7 * 60), "23-8": (23 * 60, 8 * 60), "0-8": (0, 8 * 60)}
ZONES = (
    *("UTC", "Europe/London", "Europe/Paris", "Europe/Athens", "Europe/Istanbul", "Africa/Johannesburg"),
    *("Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "America/Sao_Paulo", "America/New_York", "America/Chicago", "America/Denver"),
    "America/Los_Angeles",
)
SETTINGS = {"pace", "then", "misses", "quiet", "zone"}
"""What is chosen here."""


def clock_panel(glance: Glance, choices: Choices, say: Catalogue, note: str = "") -> Card:
    """Offer how the clocks run; what makes no difference is left out."""
    back = Row([button(say("button-back-to-options"), Purpose("options", glance.table.id), emoji="⚙️")])
    return Card(say("clock-title"), note, *_parts(glance, say), back)


def _parts(glance: Glance, say: Catalogue) -> Iterator[str | Row]:
    pace = glance.table.settings.pace
    hours = [MenuLine(str(one), pace_words(Pace(one), say), one == pace.hours) for one in PACES]
    yield from setting(glance, "pace", hours, pace_words(pace, say), say)
    if pace.hours is None:
        return
    then = say(f"then-{pace.then}", misses=pace.misses)
    yield from setting(glance, "then", picks("then", THEN, pace.then, say), then, say)
    if pace.then == "bot":
        misses = [MenuLine(str(one), str(one), one == pace.misses) for one in MISSES]
        yield from setting(glance, "misses", misses, str(pace.misses), say)
    quiet = [MenuLine(value, _hours(hours, say), hours == pace.quiet) for value, hours in QUIET.items()]
    yield from setting(glance, "quiet", quiet, _hours(pace.quiet, say), say)
    if pace.quiet is not None:
        zones = [
            MenuLine(zone, zone.replace("_", " "), zone == pace.zone) for zone in dict.fromkeys((*ZONES, pace.zone))
        ]
        yield from setting(glance, "zone", zones, pace.zone.replace("_", " "), say)


def _hours(quiet: tuple[int, int] | None, say: Catalogue) -> str:
    """Say from when to when the clocks stand still."""
    return say("pick-quiet-off") if quiet is None else "–".join(map(clock_words, quiet))
