"""Pictures from the command line: `python -m render gallery FOLDER` draws one of everything."""

import argparse
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from render.kit.gallery import write_gallery
from render.kit.picture import Picture
from texts.catalogue import PSEUDO

GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/gallery.py") if path.parent.name != "kit")
"""Those whose rooms have a gallery."""


def gallery_of(game: str) -> Iterable[tuple[str, Picture]]:
    """Return one of every picture of a game, with a name for its file."""
    pictures: Iterable[tuple[str, Picture]] = import_module(f"render.{game}.gallery").gallery()
    return pictures


def main() -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    drawing = commands.add_parser("gallery", help="draw one of everything into a folder")
    drawing.add_argument("folder", type=Path, metavar="FOLDER")
    drawing.add_argument("--game", choices=GAMES, default=GAMES[0])
    drawing.add_argument("--language", default="en", help=f"{PSEUDO} is English a third longer, to see what is cut off")
    given = parser.parse_args()
    try:
        for path in write_gallery(gallery_of(given.game), given.folder, given.language):
            print(path)
    except OSError as error:
        print(f"{given.folder}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
