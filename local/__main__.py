"""Starts the bot: on Discord if there is a token for it, else in a web page on this computer."""

import sys

from dotenv import load_dotenv

import bot
from operation.settings import Settings

ONLY_HERE = {"simcord", "markdown_it"}
"""What the bot itself does not need."""
MISSING = (
    "To play without a token, you also need {name}: run make setup, or install the program with "
    "pip install '.[local]'. Or put a token into .env."
)


def main() -> int:
    """Play until stopped."""
    load_dotenv(".env")
    if Settings.here().has_token:
        return bot.main(["run"])
    try:
        from local.play import main as play  # noqa: PLC0415  # the bot runs without it
    except ModuleNotFoundError as missing:
        if missing.name not in ONLY_HERE:
            raise
        print(MISSING.format(name=missing.name), file=sys.stderr)
        return bot.UNUSABLE
    return play()


if __name__ == "__main__":
    sys.exit(main())
