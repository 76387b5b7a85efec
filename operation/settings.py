"""The settings, read from the environment; each has a harmless default, and whatever cannot be used is named."""

import base64
import binascii
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path

from cogs.operator import Operator
from host.housekeeping import A_MONTH, FOR_GOOD, Keeping
from host.limits import DAY, Limits

DATABASE_URL = "sqlite:///var/tables.db"
SCHEME = "sqlite:///"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOOPBACK = "127.0.0.1"
LOWEST_PORT, HIGHEST_PORT = 1024, 65535
LONGEST_KEPT = 36500
CHECKED = (
    *("database", "log_level", "health_host", "health_port", "restart_after", "drawing_processes", "limits", "keeping"),
    *("socket", "operator"),
)
MOST_TABLES, MOST_DAYS = 1_000_000, 3650
ADDRESS = re.compile(r"https?://[^\s()<>]{1,300}")
LONGEST_CONTACT = 200
SNOWFLAKE = re.compile(r"[0-9]{15,20}")


class Misconfigured(Exception):
    """A setting cannot be used; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment says."""

    given: Mapping[str, str]

    @classmethod
    def here(cls) -> "Settings":
        """Return the settings of this process."""
        return cls(os.environ)

    @property
    def database(self) -> Path:
        """The place of the database file."""
        url = self.given.get("DATABASE_URL") or DATABASE_URL
        if not url.startswith(SCHEME):
            raise Misconfigured(f"DATABASE_URL must begin with {SCHEME}, as in {DATABASE_URL}")
        return Path(url.removeprefix(SCHEME))

    @property
    def has_token(self) -> bool:
        """Whether the bot is to connect to Discord at all."""
        return bool(self.given.get("DISCORD_TOKEN", "").strip())

    @property
    def token(self) -> str:
        """The token with which the bot connects to Discord."""
        if not self.has_token:
            raise Misconfigured(
                "DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there, "
                "or play without one with: make run"
            )
        token = self.given["DISCORD_TOKEN"].strip()
        if application_of(token) is None:
            raise Misconfigured(
                "DISCORD_TOKEN is not a bot token: copy it from the Bot page of your application in Discord's "
                "developer portal (it has three parts with dots between them)"
            )
        return token

    @property
    def log_level(self) -> int:
        """How much is logged."""
        name = (self.given.get("LOG_LEVEL") or "INFO").upper()
        if name not in LEVELS:
            raise Misconfigured(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not {name}")
        return int(getattr(logging, name))

    @property
    def log_file(self) -> Path | None:
        """The file into which is logged, too."""
        name = self.given.get("LOG_FILE")
        return Path(name) if name else None

    @property
    def health_port(self) -> int | None:
        """The port on which the bot tells how it is, or None if it does not."""
        text = self.given.get("HEALTH_PORT")
        return self._number("HEALTH_PORT", text, LOWEST_PORT, HIGHEST_PORT) if text else None

    @property
    def health_host(self) -> str:
        """The address on which the bot tells how it is: only for this computer, unless another is given."""
        host = self.given.get("HEALTH_HOST") or LOOPBACK
        try:
            ip_address(host)
        except ValueError:
            raise Misconfigured(f"HEALTH_HOST must be an address such as {LOOPBACK} or 0.0.0.0, not {host}") from None
        return host

    @property
    def restart_after(self) -> int:
        """After how many seconds without Discord the bot gives up, to be started anew."""
        return self._number("RESTART_AFTER", self.given.get("RESTART_AFTER") or "300", 1, 24 * 3600)

    @property
    def drawing_processes(self) -> int:
        """How many processes draw pictures; 0 if the bot's own does."""
        return self._number("DRAWING_PROCESSES", self.given.get("DRAWING_PROCESSES") or "2", 0, 16)

    @property
    def limits(self) -> Limits:
        """How many tables people may have open, and for how long nobody need play there."""
        usual = Limits()
        return Limits(
            person=self._limit("TABLES_PER_PERSON", usual.person, MOST_TABLES),
            server=self._limit("TABLES_PER_SERVER", usual.server, MOST_TABLES),
            lobby=self._limit("LOBBY_DAYS", int(usual.lobby // DAY), MOST_DAYS) * DAY,
            game=self._limit("GAME_DAYS", int(usual.game // DAY), MOST_DAYS) * DAY,
        )

    @property
    def keeping(self) -> Keeping:
        """For how many days closed tables are kept; 0 for good."""
        finished = self._limit("KEEP_FINISHED_DAYS", FOR_GOOD, LONGEST_KEPT)
        return Keeping(finished, self._limit("KEEP_CANCELLED_DAYS", A_MONTH, LONGEST_KEPT))

    def _limit(self, name: str, usual: int, most: int) -> int:
        return self._number(name, self.given.get(name) or str(usual), 0, most)

    @property
    def operator(self) -> Operator:
        """What whoever runs the bot wants people to know."""
        contact = self.given.get("CONTACT", "").strip()
        if len(contact) > LONGEST_CONTACT or not contact.isprintable():
            raise Misconfigured(f"CONTACT must be one line of at most {LONGEST_CONTACT} characters")
        guild = self.given.get("OWNER_GUILD", "").strip()
        if guild and not SNOWFLAKE.fullmatch(guild):
            raise Misconfigured("OWNER_GUILD must be the id of a server: a number of 15 to 20 digits")
        home = int(guild) if guild else None
        return Operator(contact, self._address("PRIVACY_URL"), self._address("TERMS_URL"), home)

    @property
    def socket(self) -> Path | None:
        """The socket behind which something stands in for Discord."""
        name = self.given.get("DISCORD_SOCKET")
        if not name:
            return None
        if not Path(name).is_socket():
            raise Misconfigured(f"DISCORD_SOCKET names no socket: {name}. It is for tests; remove it to use Discord")
        return Path(name)

    def check(self) -> None:
        """Complain about the first setting that cannot be used, before anything is begun."""
        for name in CHECKED:
            getattr(self, name)

    def _address(self, name: str) -> str:
        address = self.given.get(name, "").strip()
        if address and not ADDRESS.fullmatch(address):
            raise Misconfigured(f"{name} must be the address of a page, such as https://example.org/page")
        return address

    def _number(self, name: str, text: str, least: int, most: int) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise Misconfigured(f"{name} must be a whole number from {least} to {most}, not {text}")
        return int(text)


def application_of(token: str) -> int | None:
    """Return the id of the application that a token belongs to: it is its first part."""
    first, *others = token.split(".")
    try:
        name = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(name) if len(others) == 2 and name.isdecimal() else None
