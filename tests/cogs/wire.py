"""All that leaves the bot for the simulated Discord, files and all; and which of it somebody gets to see."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import simcord
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Interaction
from simcord.types import HttpLogEntry

EPHEMERAL = 64
DEFERRED_UPDATE, CHOICES = 6, 8
EVERYBODY = "everybody"
ID = re.compile(r"\d{15,20}")


class Wire(CdnStore):
    """Keeps the files of each request, as the simulated Discord keeps its words."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__()
        self._backend = env.backend
        self._files: dict[int, list[str]] = defaultdict(list)
        env.backend.cdn = self

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        request = len(self._backend.http_requests) - 1
        seen = _numbered([data.decode()])[0].encode() if filename.endswith(".json") else data  # ids are left to chance
        self._files[request].append(f"{filename} ({description}): {len(data)} bytes {sha256(seen).hexdigest()}")
        return super().store_attachment(attachment_id, channel_id, filename, data, description)

    def received_by(self, person: simcord.MemberActor) -> dict[str, list[str]]:
        """Return all that somebody is sent: in the channels, as private messages, and as answers to each request.

        Which of them comes first when several are under way is left to chance, and with it the ids.
        """
        found: dict[str, list[str]] = defaultdict(list)
        requests = count(1)
        names: dict[str, str] = {}
        for number, entry in enumerate(self._backend.http_requests):
            if entry.method == "GET":
                continue
            for stream, owner in self._audience(entry):
                if owner not in (EVERYBODY, str(person.id)):
                    continue
                name = names.setdefault(stream, f"request {next(requests)}" if "token" in stream else stream)
                words = json.dumps(entry.json, sort_keys=True, ensure_ascii=False)
                found[name].append("\n".join([f"{entry.method} {entry.path} {words}", *self._files[number]]))
        return {stream: _numbered(parts) for stream, parts in found.items()}

    def _audience(self, entry: HttpLogEntry) -> Iterator[tuple[str, str]]:
        """Say where a request shows, and to whom."""
        match entry.path.strip("/").split("/"):
            case ["channels", channel, *_]:
                owners = [str(user) for user, own in self._backend.dm_channels.items() if own == int(channel)]
                yield "mail" if owners else f"channel {channel}", (owners or [EVERYBODY])[0]
            case ["interactions", number, _, "callback"]:
                asked = self._backend.interactions[int(number)]
                body = entry.json or {}
                private = body["type"] in (DEFERRED_UPDATE, CHOICES) or _is_ephemeral(body.get("data"))
                yield f"token {asked.token}", str(asked.user_id) if private else EVERYBODY
            case ["webhooks", _, token, *edited]:
                asked = self._backend.interaction_by_token(token)
                private = self._edits_private(asked) if edited else _is_ephemeral(entry.json)
                yield f"token {token}", str(asked.user_id) if private else EVERYBODY

    def _edits_private(self, asked: Interaction) -> bool:
        """Return whether the message that a request changes is seen by one person alone."""
        if asked.source_message_id is None:
            return asked.ephemeral
        source = self._backend.get_message(asked.channel_id, asked.source_message_id)
        return asked.ephemeral or bool(source.is_ephemeral)


def _is_ephemeral(data: Any) -> bool:
    return bool(int((data or {}).get("flags") or 0) & EPHEMERAL)


def _numbered(parts: list[str]) -> list[str]:
    """Name ids by the order in which they appear."""
    names: dict[str, str] = {}
    return [ID.sub(lambda match: names.setdefault(match[0], f"#{len(names) + 1}"), part) for part in parts]
