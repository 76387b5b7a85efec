"""What the tests of choosing modules share."""

from typing import Any

import simcord
from simcord.results import InteractionResult

from host.settings import Settings
from tests.alhambra.games import ALL as EVERY_MODULE
from tests.cogs.world import World
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")
ALL = list(EVERY_MODULE)
"""All that are here, in the order of their numbers."""


async def panel(house: World, person: simcord.MemberActor) -> InteractionResult:
    """Open the panel of the modules as people do: by the options."""
    shown = await person.click(house.newest, label="Options")
    return await house.press(person, shown, "Modules")


def module_menus(house: World, shown: InteractionResult) -> list[dict[str, Any]]:
    """Return the menus of the panel in which modules are chosen."""
    return [one for one in house.menus(shown.response) if ":modules/" in one["custom_id"]]


def menu(house: World, shown: InteractionResult, what: str) -> dict[str, Any]:
    """Return one of the other menus of the panel."""
    [found] = [one for one in house.menus(shown.response) if one["custom_id"].partition("~")[0].endswith(f":{what}")]
    return found


def preselected(house: World, shown: InteractionResult, what: str) -> list[str]:
    """Return the lines that are chosen already, in one menu or in all of the modules."""
    menus = module_menus(house, shown) if what == "modules" else [menu(house, shown, what)]
    return [one["value"] for lines in menus for one in lines["options"] if one.get("default")]


async def take(
    house: World, person: simcord.MemberActor, shown: InteractionResult, what: str, *values: str
) -> InteractionResult:
    """Choose from one of the menus."""
    assert shown.response is not None
    return await person.select(shown.response, list(values), custom_id=menu(house, shown, what)["custom_id"])


async def take_modules(
    house: World, person: simcord.MemberActor, shown: InteractionResult, *values: str
) -> InteractionResult:
    """Choose these modules and no others, in each menu those that it has."""
    for part in range(len(module_menus(house, shown))):
        lines = module_menus(house, shown)[part]
        there = [one["value"] for one in lines["options"] if one["value"] in values]
        if there != [one["value"] for one in lines["options"] if one.get("default")]:
            assert shown.response is not None
            shown = await person.select(shown.response, there, custom_id=lines["custom_id"])
    return shown


async def settings(house: World) -> Settings:
    """Return what the table has chosen."""
    return (await house.glance()).table.settings
