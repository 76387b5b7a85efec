"""Options that fit no command of ours: made up by somebody, or meant for the commands of another time."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

INNER = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


def check_options(interaction: discord.Interaction[Any]) -> None:
    """Refuse what Discord could not have sent for a command as it is now; the library lets it pass."""
    command, data = interaction.command, dict(interaction.data or {})
    if not isinstance(command, app_commands.Command):
        return  # the library says so itself
    known = {parameter.display_name: parameter for parameter in command.parameters}
    fits = _is_helped if interaction.type is discord.InteractionType.autocomplete else _is_possible
    for option in _options(data):
        parameter = known.get(option["name"])
        if parameter is None or parameter.type.value != option["type"] or not fits(parameter, option, data):
            raise app_commands.AppCommandError(f"the option {option['name']!r} is none of its own")


def _options(data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return the options of the innermost command."""
    options: Sequence[Mapping[str, Any]] = data.get("options", ())
    while options and options[0]["type"] in INNER:
        options = options[0].get("options", ())
    return options


def _is_helped(parameter: app_commands.Parameter, option: Mapping[str, Any], data: Mapping[str, Any]) -> bool:
    """Return whether we have something to offer to somebody who is typing."""
    return parameter.autocomplete or not option.get("focused")


def _is_possible(parameter: app_commands.Parameter, option: Mapping[str, Any], data: Mapping[str, Any]) -> bool:
    """Return whether a value is one of the choices, if there are any, or a person whom Discord describes."""
    if parameter.type is AppCommandOptionType.user:
        return option["value"] in data.get("resolved", {}).get("users", {})
    return not parameter.choices or option["value"] in [choice.value for choice in parameter.choices]
