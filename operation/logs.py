"""Logs: a line for each event, on the error output and, if wanted, in files that do not grow for ever."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

import discord

from operation.settings import Misconfigured

LARGEST, KEPT = 10 * 2**20, 5
LINE = "{asctime} {levelname:<7} {name}: {message}"


def begin_to_log(level: int, file: Path | None) -> None:
    """Log from now on."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody needs a voice here
    formatter = logging.Formatter(LINE, style="{")
    discord.utils.setup_logging(level=level, formatter=formatter)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))  # below that it logs all it sends: hands too
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError as fault:
        raise Misconfigured(f"LOG_FILE cannot be written: {fault}") from fault
    handler.setFormatter(formatter)
    logging.getLogger().addHandler(handler)
