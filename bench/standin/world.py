"""What the stand-in keeps: a server with channels and people, all messages, and what was asked of the bot."""

import asyncio
import itertools
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

DISCORD_EPOCH = 1_420_070_400_000
EPHEMERAL = 1 << 6
ALL = str((1 << 50) - 1)
PLAIN = str(1 << 10 | 1 << 11)
"""The permissions of somebody who looks after nothing: to see and to write."""
TEXT_CHANNEL, DM_CHANNEL, THREAD = 0, 1, 11
NONCE_MEMORY = 300.0
"""For how many seconds a message is not posted again under the same nonce."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on the server."""

    id: str
    name: str
    permissions: str = ALL

    def payload(self) -> Json:
        """Return a user as Discord does."""
        return {
            "id": self.id,
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
        }


@dataclass(slots=True)
class Asked:
    """An interaction, and what the bot made of it."""

    payload: Json
    at: float
    acknowledged_at: float | None = None
    private: bool = False
    original: str | None = None
    """The message that is its answer, or on which it was made."""
    followups: list[str] = field(default_factory=list)
    choices: list[Json] | None = None
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def token(self) -> str:
        """What the answers name it by."""
        return str(self.payload["token"])


class World:
    """One server with one channel to begin with."""

    def __init__(self) -> None:
        self._count = itertools.count()
        self.bot = Person(self.new_id(), "Alhambra")
        self.application = self.bot.id
        self.owner = self.bot
        """Who owns the application."""
        self.guild = self.new_id()
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, dict[str, Json]] = {}
        self.files: dict[str, bytes] = {}
        """What was uploaded, by its address, or by the id of an emoji."""
        self.asked: dict[str, Asked] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, Json] = {}
        self.room_for_emojis: int | None = None
        """How many emojis the application may have; None where there is no such thing."""
        self.channel = self.open_channel("games")
        self._private: dict[str, str] = {}
        self._nonces: dict[tuple[str, str], tuple[float, str]] = {}

    def new_id(self) -> str:
        """Return an id that tells when it was made."""
        return str((int(time.time() * 1000) - DISCORD_EPOCH << 22) + next(self._count) % (1 << 12))

    def open_channel(self, name: str, kind: int = TEXT_CHANNEL, parent: str | None = None) -> str:
        """Add a channel or a thread."""
        channel: Json = {"id": self.new_id(), "type": kind, "name": name, "guild_id": self.guild, "position": 0}
        channel |= {"permission_overwrites": [], "permissions": ALL, "parent_id": parent, "nsfw": False}
        if kind == THREAD:
            archive = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": now(), "locked": False}
            channel |= {"owner_id": self.bot.id, "thread_metadata": archive, "message_count": 0, "member_count": 1}
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        return str(channel["id"])

    def private_channel(self, user: str) -> Json:
        """Return the channel of the private messages with somebody."""
        if user not in self._private:
            identity = self.new_id()
            self.channels[identity] = {
                "id": identity,
                "type": DM_CHANNEL,
                "last_message_id": None,
                "recipients": [Person(user, f"user{user}").payload()],
            }
            self.messages[identity] = {}
            self._private[user] = identity
        return self.channels[self._private[user]]

    def mail(self, person: Person) -> list[Json]:
        """Return the private messages of somebody."""
        return list(self.messages.get(self._private.get(person.id, ""), {}).values())

    def public(self, channel: str | None = None) -> list[Json]:
        """Return what everybody in a channel sees."""
        return [m for m in self.messages[channel or self.channel].values() if not m["flags"] & EPHEMERAL]

    def forget_nonces(self) -> None:
        """Let time pass after which the same may be posted again."""
        self._nonces.clear()

    def history(self, channel: str, after: int, most: int) -> list[Json]:
        """Return what was posted next after some moment, the newest first; nobody can count on a nonce there."""
        found = [one for one in self.public(channel) if int(one["id"]) > after][:most]
        return [{name: part for name, part in one.items() if name != "nonce"} for one in reversed(found)]

    def post(self, channel: str, body: Json, files: list[tuple[str, bytes]]) -> Json:
        """Put up a message, unless it came just before under the same nonce."""
        nonce = str(body.get("nonce") or "")
        known = self._nonces.get((channel, nonce))
        if nonce and known and time.monotonic() - known[0] < NONCE_MEMORY and body.get("enforce_nonce"):
            return self.messages[channel][known[1]]
        message: Json = {
            "id": self.new_id(),
            "channel_id": channel,
            "author": {**self.bot.payload(), "bot": True},
            "timestamp": now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "pinned": False,
            "type": 0,
            "nonce": nonce or None,
            "content": "",
            "embeds": [],
            "components": [],
            "attachments": [],
            "flags": 0,
        }
        self.change(message, body, files)
        message["edited_timestamp"] = None
        self.messages[channel][message["id"]] = message
        if nonce:
            self._nonces[channel, nonce] = time.monotonic(), message["id"]
        return message

    def change(self, message: Json, body: Json, files: list[tuple[str, bytes]]) -> None:
        """Change a message; of its files only those stay that are named."""
        kept = {str(one["id"]) for one in body.get("attachments", ()) if str(one["id"]) not in map(str, range(10))}
        if "attachments" in body or files:
            message["attachments"] = [one for one in message["attachments"] if one["id"] in kept]
        for number, (name, data) in enumerate(files):
            alt = next(
                (one.get("description") for one in body.get("attachments", ()) if str(one["id"]) == str(number)), None
            )
            address = f"https://cdn.discordapp.com/attachments/{message['channel_id']}/{self.new_id()}/{name}"
            self.files[address] = data
            message["attachments"].append(
                {"id": self.new_id(), "filename": name, "size": len(data), "url": address, "proxy_url": address}
                | ({"description": alt} if alt else {})
            )
        for name in ("content", "embeds", "components"):
            if body.get(name) is not None:
                message[name] = body[name]
        message["flags"] |= body.get("flags") or 0
        addresses = {one["filename"]: one["url"] for one in message["attachments"]}
        _number(message["components"], itertools.count(1), addresses)
        message["edited_timestamp"] = now()


def _number(components: list[Json], ids: "itertools.count[int]", addresses: dict[str, str]) -> None:
    """Give each part an id, and pictures their addresses."""
    for part in components:
        part.setdefault("id", next(ids))
        for item in part.get("items", ()):
            name = item["media"]["url"].removeprefix("attachment://")
            item["media"] = {"url": addresses.get(name, item["media"]["url"])}
        if "file" in part:
            part["file"] = {"url": addresses.get(part["file"]["url"].removeprefix("attachment://"), "")}
        _number(part.get("components", []), ids, addresses)


def now() -> str:
    """Return the time as Discord writes it."""
    return datetime.now(UTC).isoformat()
