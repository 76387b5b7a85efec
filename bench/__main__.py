"""Measures everything, prints a table and writes `bench/results.json`; or prints only what is named.

`python -m bench engine knowing` measures two of the parts, and `QUICK=1` before it plays a tenth of the games.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bench import answers, clocks, engine, geometry, host, knowing, length, modules, pictures, player
from bench.measure import Result

PARTS = (engine, geometry, modules, player, knowing, length, host, clocks, pictures, answers)
NAMED = {part.__name__.rpartition(".")[2]: part for part in PARTS}
OUT = Path(__file__).parent / "results.json"


def main() -> int:
    """Measure, and tell by the exit code whether every goal is reached."""
    parser = ArgumentParser(prog="python -m bench")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"only these: {', '.join(NAMED)}")
    names = parser.parse_args().parts
    if unknown := [name for name in names if name not in NAMED]:
        parser.error(f"no such part: {', '.join(unknown)}")
    found = list(printed(chain.from_iterable(NAMED[name].results() for name in names or NAMED)))
    if not names:
        OUT.write_text(json.dumps([result.as_plain() for result in found], indent=1) + "\n")
        print(f"\n{OUT.name} written")
    missed = [result.name for result in found if not result.ok]
    print(f"missed: {', '.join(missed)}" if missed else "every goal is reached")
    return 1 if missed else 0


def printed(results: Iterator[Result]) -> Iterator[Result]:
    """Print each result as soon as it is there."""
    print(f"{'':40} {'value':>12} {'':10} {'ratio':>6} {'goal':8}")
    for result in results:
        ratio = "" if result.ratio is None else f"{result.ratio:.3f}"
        mark = "" if not result.goal else "ok" if result.ok else "MISSED"
        peer = f"  to {result.peer}" if result.peer else ""
        print(f"{result.name:40} {result.value:12.2f} {result.unit:10} {ratio:>6} {result.goal:8} {mark:6}{peer}")
        yield result


if __name__ == "__main__":
    sys.exit(main())
