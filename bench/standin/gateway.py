"""The gateway: sessions that can be resumed, and events that a session which was away gets afterwards."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from bench.standin.world import PLAIN, Json, World, now

HEARTBEAT = 41_250
DISPATCH, HEARTBEAT_OP, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11


@dataclass(slots=True)
class Session:
    """What one connection after another belongs to."""

    id: str
    sent: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None


class Gateway:
    """Sends events to the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._current: Session | None = None
        self.identified = 0
        self.resumed = 0
        self.closed = False
        """Whether nobody is let in."""
        self.reachable = asyncio.Event()
        """Unless set, whoever calls hears nothing."""
        self.reachable.set()
        self.ready = asyncio.Event()
        """Whether the bot is connected."""

    async def emit(self, event: str, data: Json) -> None:
        """Send an event, or keep it for when the bot is back."""
        session = self._current
        assert session is not None, "the bot has been here"
        frame = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": data}
        session.sent.append(frame)
        if session.socket is not None:
            await _send(session.socket, frame)

    async def drop(self, code: int) -> None:
        """Close the connection."""
        session = self._current
        assert session is not None
        assert session.socket is not None
        socket, session.socket = session.socket, None
        self.ready.clear()
        await socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to come back on another connection."""
        session = self._current
        assert session is not None
        assert session.socket is not None
        self.ready.clear()
        await _send(session.socket, {"op": RECONNECT, "d": None})

    def forget_sessions(self) -> None:
        """Let no session be resumed."""
        self._sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a connection."""
        if self.closed:
            raise web.HTTPServiceUnavailable
        await self.reachable.wait()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await _send(socket, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT}})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._hear(socket, json.loads(frame.data))
        if self._current is not None and self._current.socket is socket:
            self._current.socket = None
            self.ready.clear()
        return socket

    async def _hear(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if frame["op"] == HEARTBEAT_OP:
            await _send(socket, {"op": HEARTBEAT_ACK})
        elif frame["op"] == IDENTIFY:
            await self._identify(socket)
        elif frame["op"] == RESUME:
            await self._resume(socket, frame["d"])

    async def _identify(self, socket: web.WebSocketResponse) -> None:
        self.identified += 1
        session = Session(f"session{self.identified}", socket=socket)
        self._sessions[session.id] = session
        self._current = session
        world = self._world
        await self.emit(
            "READY",
            {
                "v": 10,
                "session_id": session.id,
                "resume_gateway_url": "wss://gateway.discord.gg",
                "user": {**world.bot.payload(), "bot": True},
                "application": {"id": world.application, "flags": 0},
                "guilds": [{"id": world.guild, "unavailable": True}],
            },
        )
        await self.emit("GUILD_CREATE", guild_payload(world))
        self.ready.set()

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None:
            await _send(socket, {"op": INVALID, "d": False})
            return
        self.resumed += 1
        session.socket = socket
        self._current = session
        for frame in session.sent[data["seq"] :]:
            await _send(socket, frame)
        await self.emit("RESUMED", {})
        self.ready.set()


def guild_payload(world: World) -> Json:
    """Return the server as Discord does when the bot connects."""
    role = {"id": world.guild, "name": "@everyone", "permissions": PLAIN, "position": 0, "color": 0}
    role |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    return {
        "id": world.guild,
        "name": "House",
        "owner_id": world.bot.id,
        "roles": [role],
        "emojis": [],
        "stickers": [],
        "features": [],
        "channels": [one for one in world.channels.values() if one["type"] == 0],
        "threads": [],
        "members": [{"user": {**world.bot.payload(), "bot": True}, "roles": [], "joined_at": now(), "flags": 0}],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "member_count": 7,
        "premium_tier": 0,
        "preferred_locale": "en-US",
    }


async def _send(socket: web.WebSocketResponse, frame: Json) -> None:
    with suppress(ConnectionError, RuntimeError):  # it has just gone away; what was sent can be had by resuming
        await socket.send_str(json.dumps(frame))
