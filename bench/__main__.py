"""Measures everything, prints a table and writes `bench/results.json`."""

import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bench import answers, clocks, engine, host, modules, pictures, player
from bench.measure import Result

PARTS = (engine, modules, player, host, clocks, pictures, answers)
OUT = Path(__file__).parent / "results.json"


def main() -> int:
    """Measure, and tell by the exit code whether every goal is reached."""
    found = list(printed(chain.from_iterable(part.results() for part in PARTS)))
    OUT.write_text(json.dumps([result.as_plain() for result in found], indent=1) + "\n")
    missed = [result.name for result in found if not result.ok]
    print(f"\n{OUT.name} written; " + (f"missed: {', '.join(missed)}" if missed else "every goal is reached"))
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
