"""The command line: `python -m kingdomino COMMAND`."""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from kingdomino.game import Game
from kingdomino.hosted import Kingdomino
from kingdomino.options import FEWEST, MOST, VARIANTS, Options
from kingdomino.tools import terminal
from kingdomino.tools.invariants import check
from kingdomino.tools.random_play import random_game, varied
from kingdomino.tools.scenario import failures_of
from kingdomino.view import view
from tabletop.event import Event
from tabletop.rules import Plain
from tabletop.tools.command_line import RANDOM, Tools, run
from tabletop.tools.simulating import Course


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    return run(TOOLS, arguments)


def _add_options(command: argparse.ArgumentParser) -> None:
    names = ", ".join(VARIANTS)
    command.add_argument(
        "--options", type=_chosen, default=(), metavar="NAME,NAME", help=f"{RANDOM}, or some of: {names}"
    )


def _chosen(text: str) -> tuple[str, ...] | None:
    if text == RANDOM:
        return None
    names = text.split(",")
    if unknown := [name for name in names if name not in VARIANTS]:
        raise argparse.ArgumentTypeError(f"there is no option {unknown[0]}, only {', '.join(VARIANTS)}")
    return tuple(names)


def _options(given: argparse.Namespace, seed: str) -> Plain:
    plain: Plain = msgspec.to_builtins(varied(given.players, given.options, seed))
    return plain


def _play(options: Plain, seed: str) -> Course:
    return random_game(msgspec.convert(options, Options), seed)


def _remarks(options: Plain) -> Iterator[str]:
    if chosen := [name for name in VARIANTS if options[name]]:
        yield f"options {', '.join(chosen)}"


def _story(events: Sequence[Event], game: Game, names: Sequence[str]) -> Iterator[str]:
    last = view(game, None)
    yield from terminal.story(events, names)
    for seat in last.winners:
        yield f"\n{names[seat]}'s kingdom:\n"
        yield terminal.kingdom_map(last.players[seat].kingdom)
    yield from ("", *terminal.final_table(last, names))


TOOLS = Tools(
    rules=Kingdomino(),
    title="Kingdomino",
    seats=range(FEWEST, MOST + 1),
    rule_of_seats="K-3",
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
