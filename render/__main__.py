"""Pictures from the command line: `python -m render gallery FOLDER` draws one of everything."""

import argparse
import sys
from pathlib import Path

from render.alhambra.gallery import write_gallery


def main() -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    drawing = commands.add_parser("gallery", help="draw one of everything into a folder")
    drawing.add_argument("folder", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    try:
        for path in write_gallery(given.folder):
            print(path)
    except OSError as error:
        print(f"{given.folder}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
