"""The commands as Discord is told of them: once, within its limits, all from the catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord

from tests.cogs.world import World, world

SUBCOMMANDS = {1, 2}
WANTED = {
    *("take", "buy", "place", "redesign", "end", "undo", "hand", "act"),
    *("games", "rules", "help", "preferences", "privacy", "learn"),
    *(
        f"table {name}"
        for name in (
            *("join", "leave", "bots", "start", "options", "show", "history", "export", "answers"),
            *("resign", "replace", "kick", "host", "pause", "resume", "bring", "cancel"),
        )
    ),
    *(
        f"alhambra {name}"
        for name in ("new", "modules", "defaults", "market", "buildings", "palace", "score", "stats", "leaderboard")
    ),
    *("moderate skip", "moderate defaults"),
}


OWNERS = {f"owner {name}" for name in ("servers", "leave", "block", "unblock", "blocked")}
"""The commands of whoever runs the bot, which are told to their own server."""


def syncs(house: World) -> int:
    """Count how often the commands were sent to Discord."""
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in house.env.http_requests)


async def payload(house: World) -> list[dict[str, Any]]:
    tree = house.env.bot.tree  # type: ignore[attr-defined]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


def leaves(command: dict[str, Any], before: str = "") -> Iterator[str]:
    name = f"{before} {command['name']}".strip()
    parts = [option for option in command.get("options", ()) if option["type"] in SUBCOMMANDS]
    if not parts:
        yield name
    for part in parts:
        yield from leaves(part, name)


def described(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", ()):
        yield from described(option)


async def test_all_commands_are_there(house: World) -> None:
    assert {leaf for command in await payload(house) for leaf in leaves(command)} == WANTED


async def test_languages_are_offered_by_their_own_names(house: World) -> None:
    found = [part for command in await payload(house) for part in described(command) if part["name"] == "language"]
    assert {(choice["name"], choice["value"]) for part in found for choice in part["choices"]} == {("English", "en")}


async def test_no_command_speaks_of_dirk_who_plays_with_two_only(house: World) -> None:
    for command in await payload(house):
        assert "Dirk" not in " ".join(part["description"] for part in described(command))


async def test_commands_keep_within_the_limits_of_discord(house: World) -> None:
    for command in await payload(house):
        assert len(command.get("options", ())) <= 25
        for part in described(command):
            assert re.fullmatch(r"[a-z]{1,32}", part["name"]), part["name"]
            assert 1 <= len(part["description"]) <= 100, part["name"]


async def test_moderation_is_for_those_who_manage_messages_unless_a_server_says_otherwise(house: World) -> None:
    [group] = [command for command in await payload(house) if command["name"] == "moderate"]
    assert int(group["default_member_permissions"]) == discord.Permissions(manage_messages=True).value


async def test_commands_about_a_table_are_for_servers_and_those_about_a_person_for_private_messages_too(
    house: World,
) -> None:
    anywhere = {command["name"] for command in await payload(house) if command["contexts"] == [0, 1]}
    on_servers = {command["name"] for command in await payload(house) if command["contexts"] == [0]}
    assert anywhere == {"games", "rules", "help", "preferences", "privacy", "learn"}
    assert on_servers == {name.split()[0] for name in WANTED} - anywhere


async def test_discord_is_told_the_commands_once_and_again_when_they_change(tmp_path: Path) -> None:
    async with world(tmp_path) as house:
        assert syncs(house) == 1
        await house.restart()
        assert syncs(house) == 1
        bot = house.env.bot
        await house.host.memory.keep_note(f"commands of {bot.application_id}", "those of another time")
        await house.restart()
        assert syncs(house) == 2


async def test_no_privileged_intent_is_needed(house: World) -> None:
    assert house.env.bot.intents == discord.Intents(guilds=True)


async def test_a_button_of_another_time_is_answered(table: World) -> None:
    stored = table.env.backend.get_message(table.channel.id, table.newest.id)
    for component in stored.components:
        for button in component.get("components", ()):
            if button.get("label") == "Hand":
                button["custom_id"] = "something:else"
    shown = await table.people[0].click(table.newest, label="Hand")
    assert shown.response is not None
    assert shown.response.ephemeral
    assert "out of date" in shown.response.content


async def test_a_button_with_an_unknown_verb_is_answered(table: World) -> None:
    stored = table.env.backend.get_message(table.channel.id, table.newest.id)
    for component in stored.components:
        for button in component.get("components", ()):
            if button.get("label") == "Hand":
                button["custom_id"] = "b:dance:1:0:"
    shown = await table.people[0].click(table.newest, label="Hand")
    assert shown.response is not None
    assert "out of date" in shown.response.content
