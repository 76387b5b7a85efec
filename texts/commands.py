"""Commands in texts: a text names one, and people can click on it as soon as Discord has told us its number."""

from collections.abc import Mapping

_numbers: dict[str, int] = {}


def know_commands(numbers: Mapping[str, int]) -> None:
    """Learn the numbers of the commands, by the first words of their names."""
    _numbers.update(numbers)


def mention(name: str) -> str:
    """Write a command so that it can be clicked, or else typed."""
    number = _numbers.get(name.partition(" ")[0])
    return f"/{name}" if number is None else f"</{name}:{number}>"
