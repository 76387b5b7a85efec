"""Who may know of an event."""

from dataclasses import dataclass

from tabletop.event import Event, Open, Private, Secret


@dataclass(frozen=True, slots=True)
class Told(Open):
    word: str


@dataclass(frozen=True, slots=True)
class Whispered(Private):
    word: str


@dataclass(frozen=True, slots=True)
class Thought(Secret):
    word: str


def audience(event: Event) -> list[int | None]:
    return [viewer for viewer in (None, 0, 1, 2) if event.seen_by(viewer)]


def test_everybody_sees_what_is_open() -> None:
    assert audience(Told("a")) == [None, 0, 1, 2]


def test_only_its_seat_sees_what_is_private() -> None:
    assert audience(Whispered(1, "b")) == [1]


def test_nobody_sees_what_is_secret() -> None:
    assert audience(Thought("c")) == []
