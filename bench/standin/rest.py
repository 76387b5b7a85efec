"""The REST side: messages, private channels, threads, commands, and answers to interactions."""

import asyncio
import base64
import json
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from simcord.components import ComponentValidationError, validate_components

from bench.standin.faults import Faults
from bench.standin.world import EPHEMERAL, THREAD, Asked, Json, World

PREFIX = "/api/v10"
IN_TIME = 3.0
"""Within how many seconds an interaction has to be acknowledged."""
LATEST_FOLLOWUP = 15 * 60.0
MESSAGE, LATER, LATER_UPDATE, UPDATE, CHOICES = 4, 5, 6, 7, 8
EMOJI = re.compile(r'"emoji": {[^}]*"id": "?(\d+)')
LIMITS = {"X-RateLimit-Limit": "50", "X-RateLimit-Remaining": "49", "X-RateLimit-Reset-After": "0.01"}


class Refusal(Exception):
    """Discord turns a request down."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class Rest:
    """Answers requests, as it should or as it was told to."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self.heard: list[tuple[str, str, Any]] = []
        """All requests that came in: method, path and body."""

    def add_to(self, app: web.Application) -> None:
        """Take over the paths of the API."""
        routes: list[tuple[str, str, Callable[[web.Request], Awaitable[Any]]]] = [
            ("GET", "/users/@me", self._me),
            ("POST", "/users/@me/channels", self._private_channel),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("PUT", "/applications/{application}/commands", self._commands),
            ("GET", "/applications/{application}/emojis", self._emojis),
            ("POST", "/applications/{application}/emojis", self._new_emoji),
            ("PATCH", "/applications/{application}/emojis/{emoji}", self._rename_emoji),
            ("DELETE", "/applications/{application}/emojis/{emoji}", self._delete_emoji),
            ("GET", "/channels/{channel}", self._show_channel),
            ("DELETE", "/channels/{channel}", self._delete_channel),
            ("PUT", "/applications/{application}/guilds/{guild}/commands", self._guild_commands),
            ("DELETE", "/users/@me/guilds/{guild}", self._leave),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", "/channels/{channel}/messages", self._history),
            ("GET", "/channels/{channel}/messages/{message}", self._fetch),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
            ("POST", "/channels/{channel}/threads", self._thread),
            ("PUT", "/channels/{channel}/thread-members/{user}", self._thread_member),
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("POST", "/webhooks/{application}/{token}", self._follow_up),
            ("PATCH", "/webhooks/{application}/{token}/messages/@original", self._edit_original),
            ("DELETE", "/webhooks/{application}/{token}/messages/@original", self._delete_original),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, PREFIX + path, self._guarded(handler))

    def _guarded(
        self, handler: Callable[[web.Request], Awaitable[Any]]
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def guard(request: web.Request) -> web.Response:
            fault = self._faults.strike(request.method, request.path.removeprefix(PREFIX))
            if fault is not None and fault.way == "slow":
                await asyncio.sleep(fault.seconds)
            elif fault is not None and fault.way == "reset":
                return _reset(request)
            elif fault is not None and fault.way == "status":
                return _struck(fault.status, fault.code, fault.seconds, everywhere=fault.everywhere)
            if not request.body_exists:
                self._note(request, None)
            try:
                answer = _answer(200, await handler(request))
            except Refusal as refusal:
                answer = _answer(refusal.status, {"code": refusal.code, "message": str(refusal)})
            return _reset(request) if fault is not None and fault.way == "deaf" else answer

        return guard

    async def _body(self, request: web.Request) -> tuple[Json, list[tuple[str, bytes]]]:
        """Read what was sent, and refuse a message that Discord would refuse."""
        files: list[tuple[str, bytes]] = []
        body: Json = {}
        if request.content_type == "multipart/form-data":
            async for part in await request.multipart():
                data = await part.read(decode=False)  # type: ignore[union-attr]
                if part.name == "payload_json":  # type: ignore[union-attr]
                    body = json.loads(data)
                else:
                    files.append((part.filename or "", bytes(data)))  # type: ignore[union-attr]
        elif request.can_read_body:
            body = await request.json()
        self._note(request, body)
        return self._understood(body, is_callback=request.path.endswith("/callback")), files

    def _understood(self, body: Json, *, is_callback: bool) -> Json:
        """Return a body with its components as Discord keeps them, or refuse a message that Discord would refuse."""
        message = body.get("data") if is_callback else body
        if not isinstance(message, dict) or not message.get("components"):
            return body
        try:
            components = validate_components(message["components"], flags=message.get("flags") or 1 << 15)
        except ComponentValidationError as fault:
            raise Refusal(400, 50035, f"Invalid Form Body: {fault}") from fault
        if set(EMOJI.findall(json.dumps(components))) - self._world.emojis.keys():
            raise Refusal(400, 50035, "Invalid Form Body: Invalid emoji")
        message = {**message, "components": components}
        return {**body, "data": message} if is_callback else message

    def _note(self, request: web.Request, body: Any) -> None:
        self.heard.append((request.method, request.path.removeprefix(PREFIX), body))

    async def _me(self, request: web.Request) -> Json:
        return {**self._world.bot.payload(), "bot": True}

    async def _application(self, request: web.Request) -> Json:
        bot = self._world.bot
        facts: Json = {"id": self._world.application, "name": bot.name, "description": "", "icon": None}
        facts |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
        return facts | {"owner": self._world.owner.payload()}

    async def _gateway(self, request: web.Request) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return {"url": "wss://gateway.discord.gg", "shards": 1, "session_start_limit": limit}

    async def _private_channel(self, request: web.Request) -> Json:
        body, _ = await self._body(request)
        return self._world.private_channel(str(body["recipient_id"]))

    async def _commands(self, request: web.Request) -> list[Json]:
        self._world.commands = await request.json()
        self._note(request, self._world.commands)
        ids = {"application_id": self._world.application, "version": "1"}
        return [{**one, "id": self._world.new_id(), **ids} for one in self._world.commands]

    async def _emojis(self, request: web.Request) -> Json:
        if self._world.room_for_emojis is None:
            raise Refusal(404, 10002, "Unknown Application")
        return {"items": list(self._world.emojis.values())}

    async def _new_emoji(self, request: web.Request) -> Json:
        body, _ = await self._body(request)
        if len(self._world.emojis) >= (self._world.room_for_emojis or 0):
            raise Refusal(400, 30008, "Maximum number of emojis reached")
        identity, name = self._world.new_id(), self._free_name(body)
        self._world.files[identity] = base64.b64decode(body["image"].partition("base64,")[2])
        self._world.emojis[identity] = {"id": identity, "name": name, "roles": [], "animated": False}
        return self._world.emojis[identity]

    async def _rename_emoji(self, request: web.Request) -> Json:
        body, _ = await self._body(request)
        self._emoji(request)["name"] = self._free_name(body)
        return self._emoji(request)

    async def _delete_emoji(self, request: web.Request) -> None:
        del self._world.emojis[self._emoji(request)["id"]]

    def _free_name(self, body: Json) -> str:
        if body["name"] in [emoji["name"] for emoji in self._world.emojis.values()]:
            raise Refusal(400, 50035, "Invalid Form Body: Application emoji name is already taken")
        return str(body["name"])

    def _emoji(self, request: web.Request) -> Json:
        if request.match_info["emoji"] not in self._world.emojis:
            raise Refusal(404, 10014, "Unknown Emoji")
        return self._world.emojis[request.match_info["emoji"]]

    async def _guild_commands(self, request: web.Request) -> list[Json]:
        told: list[Json] = await request.json()
        self._note(request, told)
        ids = {"application_id": self._world.application, "version": "1", "guild_id": request.match_info["guild"]}
        return [{**one, "id": self._world.new_id(), **ids} for one in told]

    async def _leave(self, request: web.Request) -> None:
        """Let the bot go; what it is told of that is up to whoever tests it."""

    async def _post(self, request: web.Request) -> Json:
        body, files = await self._body(request)
        return self._world.post(self._channel(request), body, files)

    async def _history(self, request: web.Request) -> list[Json]:
        after, most = int(request.query.get("after", 0)), int(request.query.get("limit", 50))
        return self._world.history(self._channel(request), after, most)

    async def _fetch(self, request: web.Request) -> Json:
        return self._message(request)

    async def _edit(self, request: web.Request) -> Json:
        body, files = await self._body(request)
        message = self._message(request)
        self._world.change(message, body, files)
        return message

    async def _delete(self, request: web.Request) -> None:
        message = self._message(request)
        del self._world.messages[message["channel_id"]][message["id"]]

    async def _show_channel(self, request: web.Request) -> Json:
        return self._world.channels[self._channel(request)]

    async def _delete_channel(self, request: web.Request) -> Json:
        return self._world.channels.pop(self._channel(request))

    async def _thread(self, request: web.Request) -> Json:
        body, _ = await self._body(request)
        parent = self._channel(request)
        return self._world.channels[self._world.open_channel(body["name"], THREAD, parent)]

    async def _thread_member(self, request: web.Request) -> None:
        self._channel(request)

    async def _callback(self, request: web.Request) -> Json:
        asked = self._asked(request)
        late = time.monotonic() - asked.at > IN_TIME
        body, files = await self._body(request)
        if asked.acknowledged_at is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if late:
            raise Refusal(404, 10062, "Unknown interaction")
        asked.acknowledged_at = time.monotonic()
        data = body.get("data") or {}
        if body["type"] in (MESSAGE, LATER):
            asked.private = bool((data.get("flags") or 0) & EPHEMERAL)
            asked.original = self._world.post(asked.payload["channel_id"], data, files)["id"]
        elif body["type"] == CHOICES:
            asked.choices = data["choices"]
        else:
            asked.original = asked.payload["message"]["id"]
            if body["type"] == UPDATE:
                self._world.change(self._world.messages[asked.payload["channel_id"]][str(asked.original)], data, files)
        asked.acknowledged.set()
        if body["type"] not in (LATER, LATER_UPDATE):
            asked.answered.set()
        return {"interaction": {"id": asked.payload["id"], "type": asked.payload["type"]}}

    async def _follow_up(self, request: web.Request) -> Json:
        asked = self._asked(request)
        body, files = await self._body(request)
        if asked.acknowledged_at is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        message = self._world.post(asked.payload["channel_id"], body, files)
        asked.followups.append(message["id"])
        asked.answered.set()
        return message

    async def _edit_original(self, request: web.Request) -> Json:
        asked = self._asked(request)
        body, files = await self._body(request)
        message = self._world.messages[asked.payload["channel_id"]].get(str(asked.original))
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        self._world.change(message, body, files)
        asked.answered.set()
        return message

    async def _delete_original(self, request: web.Request) -> None:
        asked = self._asked(request)
        self._world.messages[asked.payload["channel_id"]].pop(str(asked.original), None)

    def _channel(self, request: web.Request) -> str:
        channel = request.match_info["channel"]
        if channel not in self._world.channels:
            raise Refusal(404, 10003, "Unknown Channel")
        return channel

    def _message(self, request: web.Request) -> Json:
        message = self._world.messages[self._channel(request)].get(request.match_info["message"])
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def _asked(self, request: web.Request) -> Asked:
        asked = self._world.asked.get(request.match_info["token"])
        if asked is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if time.monotonic() - asked.at > LATEST_FOLLOWUP:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return asked


def _answer(status: int, body: Any) -> web.Response:
    if body is None:
        return web.Response(status=204, headers=LIMITS)
    data = json.dumps(body).encode()
    return web.Response(status=status, body=data, content_type="application/json", headers=LIMITS)


def _struck(status: int, code: int, seconds: float, *, everywhere: bool) -> web.Response:
    body: Json = {"code": code, "message": "as it was told"}
    headers = dict(LIMITS)
    if status == 429:
        body |= {"retry_after": seconds, "global": everywhere}
        headers |= {"Via": "1.1 stand-in", "Retry-After": str(seconds)}
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers)


def _reset(request: web.Request) -> web.Response:
    assert request.transport is not None
    request.transport.abort()
    return web.Response()
