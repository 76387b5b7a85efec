"""Runs a long soak, says what came of it, and tells by the exit code whether all was well."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from bench.soak.course import Plan, Soak

FOLDER = Path(__file__).parent.parent.parent / "var"
"""Where the database of a bot lies as well: disks differ."""


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=8.0, help="turns per second, all tables together")
    given = parser.parse_args()
    plan = Plan(
        tables=given.tables,
        seconds=given.minutes * 60,
        turns_per_second=given.rate,
        restarts=max(2, round(given.minutes * 0.6)),
        drops=round(given.minutes * 2),
        chance=0.02,
    )
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="soak-", dir=FOLDER))
    report = asyncio.run(Soak(plan, folder).run())
    print("\n".join(report.lines()))
    if report.complaints:
        print(f"the log and the database are in {folder}")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
