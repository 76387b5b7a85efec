"""What all pictures have in common."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, Self, cast

from render.kit.layout.scene import Scene


class Drawn(NamedTuple):
    """A picture as a file, and what is read out in place of it."""

    data: bytes
    alt: str
    more: tuple["Drawn", ...] = ()
    """What did not fit onto it: files of their own, to be shown after it."""

    @property
    def pages(self) -> tuple["Drawn", ...]:
        """All files, this one first."""
        return self, *self.more


class Stuck(Exception):
    """A picture takes for ever, or took with it whoever drew it; it can still be told in words."""

    def __init__(self, tries: int) -> None:
        super().__init__(f"given up after {tries} tries")
        self.tries = tries
        """How often it was tried in vain."""


class Picture(ABC):
    """All that a picture shows, as a dataclass with its language: equal ones look the same."""

    __slots__ = ()
    format: ClassVar[str]
    """How its file name ends."""

    @abstractmethod
    def file(self) -> bytes:
        """Draw it."""

    @abstractmethod
    def alt(self) -> str:
        """Say what it shows, complete enough to play from by ear."""

    def in_language(self, language: str) -> Self:
        """Return the same picture in another language."""
        same: Self = replace(cast(Any, self), language=language)
        return same

    def drawn(self) -> Drawn:
        """Return both."""
        return Drawn(self.file(), self.alt())


class Still(Picture):
    """A picture that does not move."""

    __slots__ = ()
    format = "png"

    def file(self) -> bytes:
        """Draw it."""
        return self.scene().png()

    @abstractmethod
    def scene(self) -> Scene:
        """Lay it out."""
