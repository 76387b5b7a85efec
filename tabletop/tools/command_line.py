"""The command line of a game: play, replay, verify, simulate, scenario."""

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from timeit import default_timer
from typing import Any

from tabletop import record
from tabletop.datafile import Damaged
from tabletop.fairness import Promise
from tabletop.rules import Plain, Rules
from tabletop.tools.scenarios import Judge, run_paths
from tabletop.tools.seeds import numbered_seed
from tabletop.tools.simulating import Broken, Course, simulate

WRONG, UNUSABLE = 1, 2
RANDOM = "random"
NAMES = ("ann", "ben", "cem", "dia", "eli", "fay")


@dataclass(frozen=True, kw_only=True)
class Tools:
    """What a game has for its command line."""

    rules: Rules[Any, Any, Any]
    title: str
    seats: range
    """How many can play."""
    rule_of_seats: str
    """The rule that says so."""
    add_options: Callable[[argparse.ArgumentParser], None]
    """Let somebody choose what the games are like, besides how many play."""
    options: Callable[[argparse.Namespace, str], Plain]
    """Return the options of the game with a seed, as chosen; how many play is `players`, None for any number."""
    play: Callable[[Plain, str], Course]
    """Play a game at random."""
    check: Callable[[Any, Any, Any], None]
    """Raise `Broken` if anything is wrong with a game, given the game one action earlier and what happened since."""
    remarks: Callable[[Plain], Iterable[str]]
    """Say what the options are, before the game."""
    story: Callable[[Sequence[Any], Any, Sequence[str]], Iterable[str]]
    """Tell a game, as everybody saw it, and how it ended."""
    judge: Judge
    """Run a scenario."""


def run(tools: Tools, arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # whatever names a file may hold
    given = _parser(tools).parse_args(arguments)
    command: Callable[[Tools, argparse.Namespace], int] = given.run
    try:
        return command(tools, given)
    except Damaged as damaged:
        print(damaged, file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:  # the reader has seen enough; keep Python from writing the rest when it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def play_command(tools: Tools, given: argparse.Namespace) -> int:
    """Play a random game, as a spectator would see it."""
    seed = secrets.token_hex(32) if given.seed is None else numbered_seed(tools.rules.key, given.seed)
    promise = Promise(seed, secrets.token_hex(32))
    print(f"commitment {promise.commitment}")
    options = tools.options(given, seed)
    names = NAMES[: options[record.PLAYERS]]
    for remark in tools.remarks(options):
        print(remark)
    steps = list(tools.play(options, seed))
    last = steps[-1][1]
    print(*tools.story([event for _, _, events in steps for event in events], last, names), sep="\n")
    print(f"\nseed {promise.seed}\nsalt {promise.salt}")
    if given.out:
        actions = [tools.rules.plain(action) for action, _, _ in steps if action is not None]
        try:
            written = record.export(tools.rules, last, options=options, promise=promise, actions=actions, names=names)
            given.out.write_bytes(written)
        except OSError as error:
            print(f"{given.out}: cannot be written ({error.strerror})", file=sys.stderr)
            return UNUSABLE
    return 0


def replay_command(tools: Tools, given: argparse.Namespace) -> int:
    """Verify a recorded game and show it again."""
    replayed = _verified(tools, given.file)
    if replayed is None:
        return WRONG
    names = replayed.record.names or NAMES[: replayed.record.players]
    print(*tools.story(replayed.events, replayed.outcomes[-1].game, names), sep="\n")
    return 0


def verify_command(tools: Tools, given: argparse.Namespace) -> int:
    """Verify a recorded game."""
    replayed = _verified(tools, given.file)
    if replayed is None:
        return WRONG
    if given.commitment not in (None, replayed.record.commitment):
        print(f"{given.file}: not proven: its commitment is {replayed.record.commitment}", file=sys.stderr)
        return WRONG
    assert replayed.record.result is not None
    print(
        f"{given.file}: verified. Seed and salt match the commitment {replayed.record.commitment}, "
        f"all {len(replayed.record.actions)} actions are legal, and the scores are "
        f"{', '.join(map(str, replayed.record.result.scores))}."
    )
    if given.commitment is None:
        print("Compare the commitment with the one published before the first action.")
    return 0


def simulate_command(tools: Tools, given: argparse.Namespace) -> int:
    """Play many games and check every invariant after every action."""

    def play(seed: str) -> Course:
        return tools.play(tools.options(given, seed), seed)

    numbers = range(given.seed, given.seed + given.games)
    try:
        report = simulate(tools.rules.key, numbers, play, tools.check, default_timer)
    except Broken as broken:
        print(f"broken: {broken}", file=sys.stderr)
        return WRONG
    if given.json:
        numbered = {"players": given.players, "games": report.games, "actions": report.actions}
        speed = {"seconds": report.seconds, "games_per_second": report.games_per_second}
        print(json.dumps(numbered | speed))
    else:
        players = given.players or f"{tools.seats[0]} to {tools.seats[-1]}"
        print(
            f"{report.games} games with {players} players, {report.actions} actions, every invariant holds; "
            f"{report.games_per_second:.1f} games per second with all checks"
        )
    return 0


def scenario_command(tools: Tools, given: argparse.Namespace) -> int:
    """Run rule tests."""
    passed = failed = 0
    for verdict in run_paths(given.paths, tools.judge):
        if verdict.failures:
            failed += 1
            print(" ".join(f"{verdict.id}: {'; '.join(verdict.failures)}".splitlines()))
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return WRONG if failed else 0


def _verified(tools: Tools, file: Path) -> record.Replayed | None:
    try:
        return record.verify(tools.rules, file.read_bytes())
    except OSError as error:
        print(f"{file}: cannot be read ({error.strerror})", file=sys.stderr)
    except record.NotProven as fault:
        print(f"{file}: not proven: {fault}", file=sys.stderr)
    return None


def _parser(tools: Tools) -> argparse.ArgumentParser:
    description = f"Plays, checks and replays {tools.title}."
    parser = argparse.ArgumentParser(prog=f"python -m {tools.rules.key}", description=description)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=play_command.__doc__)
    _add_players(play, tools, 3)
    play.add_argument("--seed", type=int, metavar="N", help="replay this game; without it, a new one each time")
    play.add_argument("--out", type=Path, metavar="FILE", help="write a record of the game")
    play.set_defaults(run=play_command)

    replay = commands.add_parser("replay", help=replay_command.__doc__)
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(run=replay_command)

    check = commands.add_parser("verify", help=verify_command.__doc__)
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--commitment", metavar="HASH", help="the one published when the game began")
    check.set_defaults(run=verify_command)

    many = commands.add_parser("simulate", help=simulate_command.__doc__)
    _add_players(many, tools, 4)
    many.add_argument("--games", type=_positive, default=100, metavar="N")
    many.add_argument("--seed", type=int, default=1, metavar="N", help="the number of the first game")
    many.add_argument("--json", action="store_true", help="print the numbers as JSON")
    many.set_defaults(run=simulate_command)

    scenario = commands.add_parser("scenario", help=scenario_command.__doc__)
    scenario.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    scenario.set_defaults(run=scenario_command)
    return parser


def _add_players(command: argparse.ArgumentParser, tools: Tools, players: int) -> None:
    fewest, most = tools.seats[0], tools.seats[-1]

    def number(text: str) -> int | None:
        if text == RANDOM:
            return None
        if text not in map(str, tools.seats):
            raise argparse.ArgumentTypeError(f"{fewest} to {most} can play ({tools.rule_of_seats}), not {text}")
        return int(text)

    command.add_argument(
        "--players", type=number, default=players, metavar="N", help=f"{fewest} to {most}, or {RANDOM}"
    )
    tools.add_options(command)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number of at least 1, not {text}")
    return int(text)
