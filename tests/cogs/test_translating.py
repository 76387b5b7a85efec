"""Commands in other languages: their names, those of their options, and what can be chosen for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.translating import CatalogueTranslator
from tests.cogs.world import World
from texts.catalogue import texts_in

DUTCH = {
    "commands.ftl": "name-options = opties\nopt-then = daarna\nchoice-then-wait = wachten\nname-table = tafel\n",
    "alhambra/commands.ftl": "name-take = pak\nopt-cards = kaarten\narg-take-cards = Een kaart, of meer\n",
}


@pytest.fixture
def dutch(tmp_path: Path) -> Iterator[None]:
    for name, text in DUTCH.items():
        path = tmp_path / "texts" / "nl" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with texts_in(tmp_path / "texts"):
        yield


async def payloads(house: World) -> dict[str, Any]:
    """Return what Discord is told of all commands, by their English names."""
    bot: Any = house.env.bot
    translator = CatalogueTranslator()
    return {one.name: await one.get_translated_payload(bot.tree, translator) for one in bot.tree.get_commands()}


def named(parts: list[Any], name: str) -> Any:
    return next(part for part in parts if part["name"] == name)


async def test_options_and_choices_are_named_in_the_language_of_each_user(house: World, dutch: None) -> None:
    told = await payloads(house)
    options = named(told["table"]["options"], "options")
    assert told["table"]["name_localizations"]["nl"] == "tafel"
    assert options["name_localizations"]["nl"] == "opties"
    then = named(options["options"], "then")
    assert then["name_localizations"]["nl"] == "daarna"
    assert named(then["choices"], "Keep waiting")["name_localizations"]["nl"] == "wachten"
    assert [one["value"] for one in then["choices"]] == ["wait", "move", "bot"]


async def test_so_are_those_of_a_game(house: World, dutch: None) -> None:
    [cards] = (await payloads(house))["take"]["options"]
    assert (cards["name"], cards["name_localizations"]["nl"]) == ("cards", "kaarten")
    assert cards["description_localizations"]["nl"] == "Een kaart, of meer"


async def test_every_name_is_one_that_discord_takes(house: World) -> None:
    def names(parts: list[Any]) -> Iterator[str]:
        for part in parts:
            yield part["name"]
            yield from names(part.get("options", []))

    found = list(names([*(await payloads(house)).values()]))
    assert len(found) > 80
    assert [name for name in found if not (1 <= len(name) <= 32 and name == name.lower() and " " not in name)] == []
