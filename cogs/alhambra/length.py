"""How long a game will be: about how many turns, how many days that makes, and what makes it long or slow.

The numbers of turns are those of whole games of bot players (`python -m bench length`), who play as people do: one
turn after the other, until the bag is empty.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from cogs.alhambra.choosing import ORDERS, asking_modules, chosen_modules, names_of_modules, window_words
from host.settings import MINUTES_A_DAY, Settings
from tabletop.datafile import read, rooms_with
from texts.catalogue import Catalogue

ROUNDED = 5
DAY, WEEK = 24, 7
MUCH_LONGER = 1.3
"""How much longer than without modules a game must be for that to be said."""
LENGTHENS = 0.1
"""How much of a game without modules a module must add to be named as a reason."""
MANY = 9
MANY_QUESTIONS, SLOW = 3, 4.0
"""How many modules that ask between turns are many, and how many hours to answer are long then."""


@cache
def _plain() -> dict[int, int]:
    """Return the turns of a game without modules, by the number of players."""
    return read("alhambra/length.json", dict[int, int])


@cache
def _further() -> dict[str, dict[int, int]]:
    """Return the turns that a module adds, by the number of players; nothing for those that hardly add any."""
    return {module: read(name, dict[int, int]) for module, name in rooms_with("alhambra", "length.json").items()}


def turns(players: int, modules: Sequence[str]) -> int:
    """Estimate how many turns a game has."""
    return _plain()[players] + sum(_adds(module, players) for module in modules)


def _adds(module: str, players: int) -> int:
    return _further().get(module, {}).get(players, 0)


def length_lines(settings: Settings, say: Catalogue) -> list[str]:
    """Say how long a game will be, and what might be unwise."""
    length = say("length-and-days", length=length_words(settings, say), days=days_words(settings, say))
    return [length, *advice(settings, say)]


def length_words(settings: Settings, say: Catalogue) -> str:
    """Say about how many turns a game has if every seat is taken."""
    number = turns(settings.seats, chosen_modules(settings))
    return say("length", turns=_rounded(number), players=settings.seats, each=round(number / settings.seats))


def days_words(settings: Settings, say: Catalogue) -> str:
    """Say how many days that makes: at a leisurely pace, and if everyone always used up their time."""
    number = turns(settings.seats, chosen_modules(settings))
    at_leisure = _time(number / settings.seats, say)
    if settings.pace.hours is None:
        return say("length-days", days=at_leisure)
    return say("length-days-most", days=at_leisure, most=_time(number * _slowest(settings) / DAY, say))


def _slowest(settings: Settings) -> float:
    """Return how many hours a turn lasts at most, with what is asked after it and the hours that don't count."""
    pace, asks = settings.pace, asking_modules(settings) and settings.options.get("interrupts") != ORDERS
    start, end = pace.quiet or (0, 0)
    counts = 1 - (end - start) % MINUTES_A_DAY / MINUTES_A_DAY
    return ((pace.hours or 0) + (settings.window if asks else 0)) / counts


def _time(days: float, say: Catalogue) -> str:
    if days < 2 * WEEK:
        return say("length-in-days", number=max(1, round(days)))
    return say("length-in-weeks", number=round(days / WEEK))


def _rounded(number: int) -> int:
    return ROUNDED * round(number / ROUNDED)


def advice(settings: Settings, say: Catalogue) -> Iterator[str]:
    """Say what a table might regret: a long game, long waits between turns, too many rules at once."""
    chosen, plain = chosen_modules(settings), _plain()[settings.seats]
    number = turns(settings.seats, chosen)
    if number > MUCH_LONGER * plain:
        longest = sorted(chosen, key=lambda module: -_adds(module, settings.seats))
        named = [module for module in longest if _adds(module, settings.seats) > LENGTHENS * plain]
        names = say.listed(names_of_modules(named or longest[:1], say))
        yield say("advice-long", percent=_rounded(round(100 * (number / plain - 1))), modules=names)
    asking = asking_modules(settings)
    if len(asking) >= MANY_QUESTIONS and settings.window >= SLOW and settings.options.get("interrupts") != ORDERS:
        yield say("advice-questions", number=len(asking), window=window_words(settings, say))
    if len(chosen) >= MANY:
        yield say("advice-many", number=len(chosen))
