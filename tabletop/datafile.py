"""The one way to the component data: typed, checked, and with a clear word about a damaged file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

FOLDER = Path(__file__).resolve().parent.parent / "data"
_further: list[Path] = []


class Damaged(Exception):
    """A data file is missing, is no JSON, or does not hold what it should."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"data/{name}: {fault}")


def read(name: str, shape: type[T], folder: Path | None = None) -> T:
    """Read a JSON file of the data folder as a value of the given shape."""
    try:
        return msgspec.json.decode(((folder or _folder_of(name)) / name).read_bytes(), type=shape)
    except OSError as error:
        raise Damaged(name, f"cannot be read ({error.strerror})") from error
    except msgspec.DecodeError as error:
        raise Damaged(name, str(error)) from error


def is_there(name: str) -> bool:
    """Return whether there is a JSON file of that name."""
    return (_folder_of(name) / name).exists()


def rooms_with(game: str, file: str) -> dict[str, str]:
    """Name a file of each module of a game that has one, by the modules: camps has alhambra/camps/topics.json."""
    found = [path for data in (FOLDER, *_further) for path in sorted((data / game).glob(f"*/{file}"))]
    return {path.parent.name: f"{game}/{path.parent.name}/{file}" for path in found}


@contextmanager
def data_in(folder: Path) -> Iterator[None]:
    """Let a folder have further data, laid out as those here, as long as somebody needs them."""
    _further.append(folder)
    try:
        yield
    finally:
        _further.remove(folder)


def _folder_of(name: str) -> Path:
    return next((data for data in (FOLDER, *_further) if (data / name).exists()), FOLDER)
