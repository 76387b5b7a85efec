"""Commands in texts: a text names one, and people can click on it as soon as Discord has told us its number."""

from collections.abc import Iterable, Mapping

NEW = "new"
"""Stands for the commands that open a table, one for each game."""
_numbers: dict[str, int] = {}
_games: list[str] = []


def know_commands(numbers: Mapping[str, int]) -> None:
    """Learn the numbers of the commands, by the first words of their names."""
    _numbers.update(numbers)


def know_games(games: Iterable[str]) -> None:
    """Learn the games that can be played; each has a group of commands of its own name."""
    _games[:] = games


def mention(name: str, game: str = "") -> str:
    """Write a command so that it can be clicked, or else typed; at a table, `new` opens another of its game."""
    if name == NEW and (game or _games):
        return " / ".join(mention(f"{one} {NEW}") for one in ([game] if game else _games))
    number = _numbers.get(name.partition(" ")[0])
    return f"/{name}" if number is None else f"</{name}:{number}>"
