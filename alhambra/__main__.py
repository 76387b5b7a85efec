"""The command line: `python -m alhambra COMMAND`."""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from alhambra.events import Event
from alhambra.game import Game
from alhambra.hosted import Alhambra
from alhambra.options import Options
from alhambra.rulebook import FEWEST, MOST
from alhambra.tools import terminal
from alhambra.tools.invariants import check
from alhambra.tools.random_play import random_game
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.variety import Variety, all_modules
from alhambra.view import view
from tabletop.rules import Plain
from tabletop.tools.command_line import RANDOM, Tools, run
from tabletop.tools.simulating import Course

ALL = "all"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    return run(TOOLS, arguments)


def _add_options(command: argparse.ArgumentParser) -> None:
    names = ", ".join(all_modules())
    command.add_argument(
        "--modules", type=_modules, default=(), metavar="NAME,NAME", help=f"all, random, or some of: {names}"
    )


def _modules(text: str) -> tuple[str, ...] | None:
    if text in (RANDOM, ALL):
        return None if text == RANDOM else all_modules()
    names = text.split(",")
    if unknown := [name for name in names if name not in all_modules()]:
        raise argparse.ArgumentTypeError(f"there is no module {unknown[0]}, only {', '.join(all_modules())}")
    return tuple(name for name in all_modules() if name in names)


def _options(given: argparse.Namespace, seed: str) -> Plain:
    plain: Plain = msgspec.to_builtins(Variety(given.players, given.modules).options(seed))
    return plain


def _play(options: Plain, seed: str) -> Course:
    return random_game(msgspec.convert(options, Options), seed)


def _remarks(options: Plain) -> Iterator[str]:
    if options["modules"]:
        yield f"modules {', '.join(options['modules'])}; interrupts by {options['interrupts']}"


def _story(events: Sequence[Event], game: Game, names: Sequence[str]) -> Iterator[str]:
    last = view(game, None)
    yield from terminal.story(events, [*names, *(rival.name for rival in last.rivals)])
    for seat in last.winners:
        yield f"\n{names[seat]}'s palace, longest wall {len(last.players[seat].wall)}:\n"
        yield terminal.palace_map(last.players[seat])
    yield from ("", *terminal.final_table(last, names))


TOOLS = Tools(
    rules=Alhambra(),
    title="Alhambra",
    seats=range(FEWEST, MOST + 1),
    rule_of_seats="B-14",
    add_options=_add_options,
    options=_options,
    play=_play,
    check=check,
    remarks=_remarks,
    story=_story,
    judge=failures_of,
)

if __name__ == "__main__":
    sys.exit(main())
