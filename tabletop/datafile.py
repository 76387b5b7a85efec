"""The one way to the component data: typed, checked, and with a clear word about a damaged file."""

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

FOLDER = Path(__file__).resolve().parent.parent / "data"


class Damaged(Exception):
    """A data file is missing, is no JSON, or does not hold what it should."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"data/{name}: {fault}")


def read(name: str, shape: type[T], folder: Path = FOLDER) -> T:
    """Read a JSON file of the data folder as a value of the given shape."""
    try:
        return msgspec.json.decode((folder / name).read_bytes(), type=shape)
    except OSError as error:
        raise Damaged(name, f"cannot be read ({error.strerror})") from error
    except msgspec.DecodeError as error:
        raise Damaged(name, str(error)) from error
