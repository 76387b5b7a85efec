"""The start page, and beside it the private messages, which the simulated Discord shows nowhere else."""

import re
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from markdown_it import MarkdownIt

from local.channel_page import ChannelPage
from local.world import World

FOLDER = Path(__file__).parent / "pages"
SMALL = re.compile(r"^-# (.*)$", re.MULTILINE)
CHANNEL = re.compile(r"<#(\d+)>")
MOMENT = re.compile(r"<t:(\d+):[a-zA-Z]>")


UNITS = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))


def from_now(seconds: float) -> str:
    """Say how far away a moment is, as Discord does."""
    unit, length = next((one for one in UNITS if abs(seconds) >= one[1] * 0.95), UNITS[-1])
    number = round(abs(seconds) / length)
    words = f"{number} {unit}{'' if number == 1 else 's'}"
    return f"{words} ago" if seconds < 0 else f"in {words}"


class Page:
    """Serves the start page on loopback."""

    def __init__(self, world: World, channel: ChannelPage) -> None:
        self._world = world
        self._shown = channel
        self._markdown = MarkdownIt("commonmark", {"html": False, "breaks": True})
        app = web.Application(middlewares=[only_here])
        app.router.add_get("/", self._start)
        app.router.add_get("/games.json", self._games)
        app.router.add_get("/learn/{game}", self._learn)
        app.router.add_get("/table/{game}", self._table)
        app.router.add_get(r"/channels/{server:\d+}/{channel:\d+}{message:(/\d+)?}", self._channel)
        app.router.add_get("/style.css", self._style)
        app.router.add_get(r"/messages/{person:\d}", self._messages_page)
        app.router.add_get(r"/messages/{person:\d}.json", self._messages)
        app.router.add_get(r"/messages/{person:\d}/{message:\d+}/{number:\d}", self._picture)
        app.router.add_get("/people.json", self._people)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, port: int) -> None:
        """Begin to serve."""
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _start(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(FOLDER / "start.html")

    async def _games(self, request: web.Request) -> web.Response:
        """Say which games there are, and which of them can be learned."""
        games = [
            {"key": key, "name": face.title().name, "line": face.title().line, "learn": bool(face.practice)}
            for key, face in self._world.bot.faces.items()
        ]
        return web.json_response({"games": games})

    async def _learn(self, request: web.Request) -> web.Response:
        """Lead to a guided game."""
        game = self._game(request)
        if not self._world.bot.faces[game].practice:
            raise web.HTTPNotFound
        raise web.HTTPSeeOther(await self._shown.learn(game))

    async def _table(self, request: web.Request) -> web.Response:
        """Lead to the table of a game."""
        raise web.HTTPSeeOther(await self._shown.show_table(self._game(request)))

    def _game(self, request: web.Request) -> str:
        """Return which game is asked for."""
        game = request.match_info["game"]
        if game not in self._world.channels:
            raise web.HTTPNotFound
        return game

    async def _channel(self, request: web.Request) -> web.Response:
        """Lead where a link of the bot leads: to the table of a game, or to the guided game."""
        channel = int(request.match_info["channel"])
        if not self._world.has_channel(channel):
            raise web.HTTPNotFound
        game = self._world.game_in(channel)
        first = next(iter(self._world.channels))  # whoever learns is led to where they do
        raise web.HTTPSeeOther(await (self._shown.show_table(game) if game else self._shown.learn(first)))

    async def _style(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(FOLDER / "style.css")

    async def _messages_page(self, request: web.Request) -> web.FileResponse:
        self._person(request)
        return web.FileResponse(FOLDER / "messages.html")

    async def _people(self, request: web.Request) -> web.Response:
        people = [
            {"name": person.user.global_name, "messages": len(self._world.messages(number))}
            for number, person in enumerate(self._world.people)
        ]
        return web.json_response({"people": people})

    async def _messages(self, request: web.Request) -> web.Response:
        person = self._person(request)
        messages = [
            {
                "id": str(message.id),
                "at": message.created_at.isoformat(),
                "edited": None if message.edited_at is None else message.edited_at.isoformat(),
                "parts": [part for one in message.components for part in self._parts(one, person, message)],
            }
            for message in self._world.messages(person)
        ]
        return web.json_response({"name": self._world.people[person].user.global_name, "messages": messages})

    def _parts(self, component: Any, person: int, message: discord.Message) -> list[dict[str, str]]:
        """Return what a part of a message shows, in order."""
        if isinstance(component, discord.TextDisplay):
            return [{"html": self._html(component.content)}]
        if isinstance(component, discord.MediaGalleryComponent):
            names = [attachment.filename for attachment in message.attachments]
            shown = []
            for item in component.items:
                number = names.index(item.media.url.rpartition("/")[2])
                # An edited message has other pictures under the same numbers.
                version = message.edited_at.timestamp() if message.edited_at else 0
                address = f"/messages/{person}/{message.id}/{number}?{version}"
                shown.append({"picture": address, "alt": item.description or ""})
            return shown
        if isinstance(component, discord.Button):
            return [{"button": component.label or "", "link": component.url}] if component.url else []
        return [part for child in getattr(component, "children", ()) for part in self._parts(child, person, message)]

    def _html(self, text: str) -> str:
        text = CHANNEL.sub(lambda match: f"#{self._world.channel_name(int(match[1]))}", text)
        text = MOMENT.sub(lambda match: from_now(int(match[1]) - self._world.env.now().timestamp()), text)
        return str(self._markdown.render(SMALL.sub(r"*\1*", text)))

    async def _picture(self, request: web.Request) -> web.Response:
        messages = {str(message.id): message for message in self._world.messages(self._person(request))}
        message, number = messages.get(request.match_info["message"]), int(request.match_info["number"])
        if message is None or number >= len(message.attachments):
            raise web.HTTPNotFound
        data = self._world.picture(message.attachments[number])
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="image/png")

    def _person(self, request: web.Request) -> int:
        """Return whose messages are asked for."""
        person = int(request.match_info["person"])
        if person >= len(self._world.people):
            raise web.HTTPNotFound
        return person


@web.middleware
async def only_here(request: web.Request, handler: Any) -> web.StreamResponse:
    """Answer only to this computer's own names: no page elsewhere may look in."""
    if request.host.partition(":")[0] not in ("127.0.0.1", "localhost"):
        raise web.HTTPForbidden
    response: web.StreamResponse = await handler(request)
    response.headers["Cache-Control"] = "no-store"
    return response
