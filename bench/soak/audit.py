"""Compares what the bot has stored with what the channels were told: everything once, and in order."""

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

from alhambra.hosted import Alhambra
from bench.standin.server import parts, text_of
from bench.standin.world import Json, World
from cogs.alhambra.telling import told
from cogs.alhambra.words import Words
from cogs.names import written_names
from cogs.story import happened
from host.glance import Glance, Sight
from host.news import Entry
from host.sqlite.reader import SqliteReader
from host.table import Status, TableId
from texts.catalogue import catalogue

NONCE = re.compile(r"(\d+)-(\d+)")
EARLIER = re.compile(r"-# … (\d+) earlier lines")
TEXT = 10


async def complaints(database: Path, world: World) -> list[str]:
    """List everything that was not told once and in order."""
    reader = await SqliteReader.open_to_read(database)
    try:
        found = [f"news {table}-{number} were never delivered" for table, number in await reader.undelivered()]
        for table in await reader.table_ids():
            found += [f"table {table}: {fault}" async for fault in _faults_of(reader, world, table)]
    finally:
        await reader.close()
    return found


async def undelivered(database: Path) -> int:
    """Count the news that nobody has heard yet."""
    reader = await SqliteReader.open_to_read(database)
    try:
        return len(await reader.undelivered())
    finally:
        await reader.close()


async def games_over(database: Path) -> int:
    """Count the games that were played to the end."""
    reader = await SqliteReader.open_to_read(database)
    try:
        heads = [await reader.load(table) for table in await reader.table_ids()]
    finally:
        await reader.close()
    return sum(found is not None and found[0].status is Status.OVER for found in heads)


async def _faults_of(reader: SqliteReader, world: World, table: TableId) -> AsyncIterator[str]:
    found = await reader.load(table)
    assert found is not None
    head, snapshot = found
    rules = Alhambra()
    glance = Glance(Sight(rules, None if snapshot is None else rules.decode(snapshot)), head)
    messages = [message for message in world.public(head.channel) if _nonce_of(message)[0] == table]
    numbers = [_nonce_of(message)[1] for message in messages]
    if numbers != sorted(set(numbers)):
        yield f"its messages tell up to the entries {numbers}"
    entries = [entry for entry in await reader.log(table) if entry.news is not None]
    for fault in _faults_in_story(lines_of(entries, glance), [_lines_in(message) for message in messages]):
        yield fault


def lines_of(entries: Sequence[Entry], glance: Glance) -> list[str]:
    """Return a whole game as it was told."""
    say = catalogue(glance.table.settings.language)
    return told(happened(entries, None), written_names(glance.table, say), Words(glance, say))


def _faults_in_story(lines: list[str], messages: Sequence[list[str]]) -> Iterator[str]:
    """Follow a story through messages, each of which may leave out how it began."""
    place = 0
    for number, message in enumerate(messages):
        ours = [line for line in message if line in lines or EARLIER.fullmatch(line)]
        if ours and (match := EARLIER.fullmatch(ours[0])):
            place += int(match[1])
            del ours[0]
        if lines[place : place + len(ours)] != ours:
            yield f"message {number} of {len(messages)} tells {ours}, not {lines[place : place + len(ours)]}"
            return
        place += len(ours)
    if place != len(lines):
        yield f"{len(lines) - place} of {len(lines)} lines were not told: {lines[place:]}"


def _lines_in(message: Json) -> list[str]:
    """Return the story that a message tells: its first text."""
    first = next((part["content"] for part in parts(message) if part["type"] == TEXT), text_of(message))
    return str(first).splitlines()


def _nonce_of(message: Json) -> tuple[int, int]:
    match = NONCE.match(message["nonce"] or "")
    return (int(match[1]), int(match[2])) if match else (0, 0)
