"""Teaching at a practice table: which lesson stands above the buttons, until something is done."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeAlias

import msgspec
from msgspec import Struct

from cogs.card import Card, Row
from cogs.controls import Control, Controls, Purpose, button
from host.glance import Glance, TableView
from host.host import Host
from host.table import Status, TableId, UserId
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.call import Call
    from cogs.face import Face

P = ParamSpec("P")
Answer: TypeAlias = Awaitable[Card | None]

FINISHED = -1
"""Stands for the question that nobody is asked any more."""


class Progress(Struct, frozen=True):
    """Which lessons somebody has had at a table."""

    shown: Mapping[str, int] = {}
    question: int = 0
    """The open question when lessons were last chosen: they stand until there is another one."""
    now: tuple[str, ...] = ()
    """What they say."""
    asks_to_go_on: bool = False
    skipped: bool = False
    turn: Mapping[str, tuple[str, ...]] = {}
    """What was said at each moment of the turn under way: it stands there again when steps are undone."""


_decoder = msgspec.json.Decoder(Progress)


async def progress_at(host: Host, table: TableId) -> Progress:
    """Return which lessons there were at a table."""
    text = await host.memory.note(_key(table))
    return Progress() if text is None else _decoder.decode(text)


async def skip_lessons(host: Host, table: TableId) -> None:
    """Stop the lessons at a table."""
    progress = await progress_at(host, table)
    await _keep(host, table, msgspec.structs.replace(progress, skipped=True, now=(), asks_to_go_on=False))


async def lessons_now(host: Host, face: "Face", glance: Glance, say: Catalogue) -> Progress:
    """Return the lessons for the open question: the same however often one asks, also after a restart."""
    table = glance.table
    progress, question, user = await progress_at(host, table.id), _question(table), newcomer(table)
    if progress.skipped or question in (progress.question, 0) or user is None:
        return progress
    moment = face.lessons(glance, user, await host.tables.story(table.id), progress.shown, say)
    turn = moment.name.partition(":")[0]
    said = {when: texts for when, texts in progress.turn.items() if when.partition(":")[0] == turn}
    found = () if moment.name in said else moment.lessons
    said.setdefault(moment.name, tuple(text for _, text in found))
    shown = dict(progress.shown)
    for lesson, _ in found:
        shown[lesson] = shown.get(lesson, 0) + 1
    chosen = Progress(shown, question, said[moment.name], bool(found) and moment.asks_to_go_on, turn=said)
    now = await progress_at(host, table.id)
    if now != progress:  # meanwhile they were skipped, or a later question has come
        return now
    await _keep(host, table.id, chosen)
    return chosen


def newcomer(table: TableView) -> UserId | None:
    """Return who learns at a table."""
    return next((sitter.user for sitter in table.seats if sitter.user is not None), None)


def _question(table: TableView) -> int:
    """Return the number of the open question; 0 where nothing goes on."""
    if table.status is Status.OVER:
        return FINISHED
    return table.waiting[0].since if table.status is Status.PLAYING and table.waiting else 0


async def lesson_card(host: Host, face: "Face", glance: Glance, say: Catalogue) -> Card | None:
    """Show the lessons for the open question, and what can be done with them; nothing at a table that counts."""
    if not glance.table.practice:
        return None
    progress = await lessons_now(host, face, glance, say)
    if progress.skipped or progress.question != _question(glance.table):
        return None
    text = "\n".join(say("lesson", text=text) for text in progress.now) or _reminder(face, glance, say)
    return Card(text, _row(glance.table, progress, say)) if text else None


def _reminder(face: "Face", glance: Glance, say: Catalogue) -> str | None:
    """Return what stands there where no lesson does, so that they do not seem to be over."""
    user = newcomer(glance.table)
    return None if user is None or glance.table.status is Status.OVER else face.reminder(glance, user, say)


def _row(table: TableView, progress: Progress, say: Catalogue) -> Row:
    if table.status is Status.OVER:
        return Row([button(say("button-how-to-play"), Purpose("rules", table.id), emoji="📖")])
    controls = [button(say("button-skip-lessons"), Purpose("skip-lessons", table.id), emoji="⏭️")]
    if progress.asks_to_go_on:
        controls = [
            button(say("button-play-on"), Purpose("play-on", table.id), "good"),
            button(say("button-end-here"), Purpose("end-practice", table.id)),
            *controls,
        ]
    return Row(controls)


def taught(controls: Controls) -> dict[str, Control]:
    """Let what controls show have the lesson of the moment above it, at practice tables."""
    return {verb: replace(control, handle=with_lesson(control.handle)) for verb, control in controls.items()}


def with_lesson(work: "Callable[Concatenate[Call, P], Answer]") -> "Callable[Concatenate[Call, P], Answer]":
    """Let what is shown have the lesson of the moment above it, at practice tables."""

    async def work_and_teach(call: "Call", /, *args: P.args, **more: P.kwargs) -> Card | None:
        card = await work(call, *args, **more)
        glance = await call.table()
        lesson = await lesson_card(call.host, call.face(glance), glance, call.say)
        return card if card is None or lesson is None else Card(*lesson.parts[:1], *card.parts, *lesson.parts[1:])

    return work_and_teach


async def _keep(host: Host, table: TableId, progress: Progress) -> None:
    await host.memory.keep_note(_key(table), msgspec.json.encode(progress).decode())


def _key(table: TableId) -> str:
    """Name the note about the lessons of a table."""
    return f"lessons of {table}"
