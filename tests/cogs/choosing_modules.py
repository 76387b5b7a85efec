"""What the tests of choosing modules share."""

from typing import Any

import simcord
from simcord.results import InteractionResult

from host.settings import Settings
from tests.alhambra.games import ALL as EVERY_MODULE
from tests.cogs.world import World
from texts.catalogue import catalogue

SAY = catalogue("en")
ALL = list(EVERY_MODULE)
"""All that are here, in the order of their numbers."""


async def panel(house: World, person: simcord.MemberActor) -> InteractionResult:
    """Open the panel of the modules as people do: by the options."""
    shown = await person.click(house.newest, label="Options")
    return await house.press(person, shown, "Modules")


def menu(house: World, shown: InteractionResult, what: str) -> dict[str, Any]:
    """Return one of the menus of the panel."""
    [found] = [one for one in house.menus(shown.response) if one["custom_id"].partition("~")[0].endswith(f":{what}")]
    return found


def preselected(house: World, shown: InteractionResult, what: str) -> list[str]:
    """Return the lines of a menu that are chosen already."""
    return [one["value"] for one in menu(house, shown, what)["options"] if one.get("default")]


async def take(
    house: World, person: simcord.MemberActor, shown: InteractionResult, what: str, *values: str
) -> InteractionResult:
    """Choose from one of the menus."""
    assert shown.response is not None
    return await person.select(shown.response, list(values), custom_id=menu(house, shown, what)["custom_id"])


async def settings(house: World) -> Settings:
    """Return what the table has chosen."""
    return (await house.glance()).table.settings
