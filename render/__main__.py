"""Pictures from the command line: `python -m render gallery FOLDER` draws one of everything."""

import argparse
import sys
from pathlib import Path

from render.alhambra.gallery import gallery as alhambra
from render.kit.gallery import write_gallery
from texts.catalogue import PSEUDO

GALLERIES = {"alhambra": alhambra}
"""One line for each game."""


def main() -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    drawing = commands.add_parser("gallery", help="draw one of everything into a folder")
    drawing.add_argument("folder", type=Path, metavar="FOLDER")
    drawing.add_argument("--game", choices=GALLERIES, default="alhambra")
    drawing.add_argument("--language", default="en", help=f"{PSEUDO} is English a third longer, to see what is cut off")
    given = parser.parse_args()
    try:
        for path in write_gallery(GALLERIES[given.game](), given.folder, given.language):
            print(path)
    except OSError as error:
        print(f"{given.folder}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
