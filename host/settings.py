"""What the people at a table choose before they play."""

from copy import deepcopy
from typing import Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import replace

from tabletop.refused import Malformed, Refused

HOUR = 3600.0
SHORTEST_PACE, LONGEST_PACE = 1 / 60, 60 * 24  # hours
MOST_QUIET = 16 * 60  # minutes a day
MINUTES_A_DAY = 24 * 60
MOST_MISSES = 10
SHORTEST_WINDOW, LONGEST_WINDOW = 1 / 60, 24 * 7  # hours


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may last, and what happens if it lasts longer (T-9)."""

    hours: float | None = None
    """The time for a turn; None for no limit."""
    quiet: tuple[int, int] | None = None
    """From when to when the clock stands still each day, in minutes since midnight."""
    zone: str = "UTC"
    """The time zone of the quiet hours."""
    remind: float | None = None
    """How many hours before the end a player is reminded; None for a quarter of the time, 0 for never."""
    then: Literal["wait", "move", "bot"] = "wait"
    """What happens when the time is over: nothing, the default of the rules, or that and in the end a bot."""
    misses: int = 3
    """After how many missed turns in a row the seat passes to a bot player."""

    @property
    def seconds(self) -> float | None:
        """The time for a turn."""
        return None if self.hours is None else self.hours * HOUR

    @property
    def warning(self) -> float:
        """How many seconds before the end a player is reminded."""
        return (self.hours or 0) * HOUR / 4 if self.remind is None else self.remind * HOUR


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen in the lobby."""

    seats: int = 4
    """How many may sit down at most."""
    options: dict[str, Any] = {}
    """What the game itself lets one choose."""
    language: str = "en"
    pace: Pace = Pace()
    scores: Literal["open", "hidden"] = "open"
    """Whether the points are shown before the end."""
    tidy: bool = False
    """Whether each message about the game takes the place of the one before."""
    hints: bool = True
    """Whether players may ask what the bot player would do in their place."""
    without_aids: tuple[str, ...] = ()
    """Which of the game's aids are switched off (T-27)."""
    window: float = 1.0
    """How many hours players have to answer when several are asked out of turn."""


def settings_from(plain: object) -> Settings:
    """Read settings from plain data, or say what is wrong with them (T-14)."""
    try:
        return convert(plain, Settings)
    except ValidationError as error:
        raise Malformed("T-14", "settings-unfit", fault=str(error)) from error


def own(settings: Settings) -> Settings:
    """Return settings that nobody outside can change afterwards."""
    return replace(settings, options=deepcopy(settings.options))


def check_settings(settings: Settings) -> None:
    """Refuse what cannot be meant (T-9, T-14)."""
    settings_from(to_builtins(settings))
    pace = settings.pace
    if not settings.language.isascii() or not 2 <= len(settings.language) <= 8:
        raise Refused("T-14", "language-unknown", language=settings.language[:20])
    if pace.hours is not None and not SHORTEST_PACE <= pace.hours <= LONGEST_PACE:
        raise Refused("T-9", "pace-out-of-range", hours=pace.hours, most=LONGEST_PACE)
    if pace.remind is not None and not 0 <= pace.remind < (pace.hours or LONGEST_PACE):
        raise Refused("T-9", "reminder-out-of-range", hours=pace.remind)
    if not SHORTEST_WINDOW <= settings.window <= LONGEST_WINDOW:
        raise Refused("T-9", "window-out-of-range", hours=settings.window, most=LONGEST_WINDOW // 24)
    if not 1 <= pace.misses <= MOST_MISSES:
        raise Refused("T-9", "misses-out-of-range", misses=pace.misses, most=MOST_MISSES)
    if pace.quiet is not None:
        start, end = pace.quiet
        if start == end or not (0 <= start < MINUTES_A_DAY and 0 <= end < MINUTES_A_DAY):
            raise Refused("T-9", "quiet-hours-unfit", start=start, end=end)
        if (end - start) % MINUTES_A_DAY > MOST_QUIET:
            raise Refused("T-9", "quiet-hours-too-long", most=MOST_QUIET // 60)
    try:
        ZoneInfo(pace.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("T-9", "zone-unknown", zone=pace.zone[:40]) from error
