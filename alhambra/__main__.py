"""The command line: `python -m alhambra COMMAND`."""

import argparse
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from timeit import default_timer

from alhambra import record
from alhambra.actions import action_to_plain
from alhambra.events import Event
from alhambra.rulebook import FEWEST, MOST
from alhambra.tools import terminal
from alhambra.tools.invariants import Broken
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.runner import run_paths
from alhambra.tools.simulate import simulate
from alhambra.tools.variety import Variety, all_modules
from alhambra.view import View, view
from tabletop.datafile import Damaged
from tabletop.fairness import Promise

WRONG, UNUSABLE = 1, 2
ALL, RANDOM = "all", "random"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # whatever names a file may hold
    given = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = given.run
    try:
        return run(given)
    except Damaged as damaged:
        print(damaged, file=sys.stderr)
        return UNUSABLE
    except BrokenPipeError:  # the reader has seen enough; keep Python from writing the rest when it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def play_command(given: argparse.Namespace) -> int:
    """Play a random game, as a spectator would see it."""
    seed = secrets.token_hex(32) if given.seed is None else numbered_seed(given.seed)
    promise = Promise(seed, secrets.token_hex(32))
    print(f"commitment {promise.commitment}")
    options = Variety(given.players, given.modules).options(seed)
    names = terminal.NAMES[: options.players]
    if options.modules:
        print(f"modules {', '.join(options.modules)}; interrupts by {options.interrupts}")
    steps = list(random_game(options, seed))
    last = steps[-1][1]
    _print_game([event for _, _, events in steps for event in events], view(last, None), names)
    print(f"\nseed {promise.seed}\nsalt {promise.salt}")
    if given.out:
        actions = [action_to_plain(action) for action, _, _ in steps if action is not None]
        try:
            given.out.write_bytes(record.export(last, promise, actions, names))
        except OSError as error:
            print(f"{given.out}: cannot be written ({error.strerror})", file=sys.stderr)
            return UNUSABLE
    return 0


def replay_command(given: argparse.Namespace) -> int:
    """Verify a recorded game and show it again."""
    replayed = _verified(given.file)
    if replayed is None:
        return WRONG
    names = replayed.record.names or terminal.NAMES[: replayed.record.options.players]
    _print_game(replayed.events, view(replayed.outcomes[-1].game, None), names)
    return 0


def verify_command(given: argparse.Namespace) -> int:
    """Verify a recorded game."""
    replayed = _verified(given.file)
    if replayed is None:
        return WRONG
    if given.commitment not in (None, replayed.record.commitment):
        print(f"{given.file}: not proven: its commitment is {replayed.record.commitment}", file=sys.stderr)
        return WRONG
    scores = ", ".join(str(player.score) for player in replayed.outcomes[-1].game.state.players)
    print(
        f"{given.file}: verified. Seed and salt match the commitment {replayed.record.commitment}, "
        f"all {len(replayed.record.actions)} actions are legal, and the scores are {scores}."
    )
    if given.commitment is None:
        print("Compare the commitment with the one published before the first action.")
    return 0


def simulate_command(given: argparse.Namespace) -> int:
    """Play many games and check every invariant after every action."""
    try:
        report = simulate(Variety(given.players, given.modules), given.games, given.seed, default_timer)
    except Broken as broken:
        print(f"broken: {broken}", file=sys.stderr)
        return WRONG
    if given.json:
        numbers = {"players": report.players, "games": report.games, "actions": report.actions}
        speed = {"seconds": report.seconds, "games_per_second": report.games_per_second}
        print(json.dumps(numbers | speed))
    else:
        players = report.players or f"{FEWEST} to {MOST}"
        print(
            f"{report.games} games with {players} players, {report.actions} actions, every invariant holds; "
            f"{report.games_per_second:.1f} games per second with all checks"
        )
    return 0


def scenario_command(given: argparse.Namespace) -> int:
    """Run rule tests."""
    passed = failed = 0
    for verdict in run_paths(given.paths):
        if verdict.failures:
            failed += 1
            print(" ".join(f"{verdict.id}: {'; '.join(verdict.failures)}".splitlines()))
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return WRONG if failed else 0


def _verified(file: Path) -> record.Replayed | None:
    try:
        return record.verify(file.read_bytes())
    except OSError as error:
        print(f"{file}: cannot be read ({error.strerror})", file=sys.stderr)
    except record.NotProven as fault:
        print(f"{file}: not proven: {fault}", file=sys.stderr)
    return None


def _print_game(events: Sequence[Event], last: View, names: Sequence[str]) -> None:
    everybody = [*names, *(rival.name for rival in last.rivals)]
    print(*terminal.story(events, everybody), sep="\n")
    for seat in last.winners:
        print(f"\n{names[seat]}'s palace, longest wall {len(last.players[seat].wall)}:\n")
        print(terminal.palace_map(last.players[seat]))
    print("", *terminal.final_table(last, names), sep="\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m alhambra", description="Plays, checks and replays Alhambra.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help=play_command.__doc__)
    _add_variety(play, players=3)
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
    _add_variety(many, players=4)
    many.add_argument("--games", type=_positive, default=100, metavar="N")
    many.add_argument("--seed", type=int, default=1, metavar="N", help="the number of the first game")
    many.add_argument("--json", action="store_true", help="print the numbers as JSON")
    many.set_defaults(run=simulate_command)

    scenario = commands.add_parser("scenario", help=scenario_command.__doc__)
    scenario.add_argument("paths", type=Path, nargs="+", metavar="PATH")
    scenario.set_defaults(run=scenario_command)
    return parser


def _add_variety(command: argparse.ArgumentParser, players: int) -> None:
    names = ", ".join(all_modules())
    command.add_argument("--players", type=_players, default=players, metavar="N", help="2 to 6, or random")
    command.add_argument(
        "--modules", type=_modules, default=(), metavar="NAME,NAME", help=f"all, random, or some of: {names}"
    )


def _players(text: str) -> int | None:
    if text == RANDOM:
        return None
    if text not in map(str, range(FEWEST, MOST + 1)):
        raise argparse.ArgumentTypeError(f"{FEWEST} to {MOST} can play (B-14), not {text}")
    return int(text)


def _modules(text: str) -> tuple[str, ...] | None:
    if text in (RANDOM, ALL):
        return None if text == RANDOM else all_modules()
    names = text.split(",")
    if unknown := [name for name in names if name not in all_modules()]:
        raise argparse.ArgumentTypeError(f"there is no module {unknown[0]}, only {', '.join(all_modules())}")
    return tuple(name for name in all_modules() if name in names)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number of at least 1, not {text}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
