"""Nothing ends at 25: forty modules more can be chosen, looked up and typed, though a menu has 25 lines at most."""

import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType

import pytest

from alhambra.module import Module
from tabletop.datafile import data_in
from tests.alhambra import bare, fair
from tests.alhambra.moving_in import furnished
from tests.cogs.world import World, world
from texts.catalogue import texts_in

MANY = [f"guild{number}" for number in range(1, 41)]
MOST = 25


def made_up(name: str, number: int) -> ModuleType:
    """Make a room of a module that changes nothing."""
    room = ModuleType(f"tests.many.{name}")
    room.MODULE = Module(id=name, number=number, plays=lambda options: name in options.modules)  # type: ignore[attr-defined]
    return room


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Yield a server with a table in its lobby, where forty modules more can be chosen."""
    lines, rooms = [], [made_up(name, number) for number, name in enumerate(MANY, 101)]
    for name, room in zip(MANY, rooms, strict=True):
        monkeypatch.setitem(sys.modules, room.__name__, room)
        title = f"Guild of {name.removeprefix('guild')}s"
        lines += [f"module-{name} = {title}", f"module-{name}-line = A guild"]
        lines += [f"topic-{name}-title = Module: {title}", f"topic-{name} = A guild."]
        (tmp_path / "data" / "alhambra" / name).mkdir(parents=True)
        (tmp_path / "data" / "alhambra" / name / "topics.json").write_text(json.dumps({name: ["C-1"]}))
    (tmp_path / "texts" / "en" / "alhambra").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "alhambra" / "many.ftl").write_text("\n".join(lines))
    with texts_in(tmp_path / "texts"), data_in(tmp_path / "data"), furnished(*(room.__name__ for room in rooms)):
        async with world(tmp_path, 2) as made:
            await made.open()
            yield made


async def test_all_modules_are_chosen_in_menus_that_leave_each_other_alone(house: World) -> None:
    anna = house.people[0]
    shown = await house.press(anna, await anna.click(house.newest, label="Options"), "Modules")
    parts = [one for one in house.menus(shown.response) if ":modules/" in one["custom_id"]]
    assert [one["value"] for part in parts for one in part["options"]][-40:] == MANY
    shown_in_all = sum(len(part["options"]) for part in parts)
    assert len(parts) == -(-shown_in_all // MOST) > 1
    assert all(len(part["options"]) <= MOST for part in parts)
    assert [part["placeholder"] for part in parts] == [
        "Modules of boxes 1–6",
        "Other modules, 25–119",
        "Other modules, 120–140",
    ]
    assert shown.response is not None
    await anna.select(shown.response, ["camps"], custom_id=parts[0]["custom_id"])
    shown = await anna.slash(house.channel, "alhambra modules")
    assert shown.response is not None
    parts = [one for one in house.menus(shown.response) if ":modules/" in one["custom_id"]]
    await anna.select(shown.response, ["guild1"], custom_id=parts[-2]["custom_id"])
    shown = await anna.slash(house.channel, "alhambra modules")
    parts = [one for one in house.menus(shown.response) if ":modules/" in one["custom_id"]]
    assert shown.response is not None
    await anna.select(shown.response, ["guild39", "guild40"], custom_id=parts[-1]["custom_id"])
    chosen = (await house.glance()).table.settings.options["modules"]
    assert chosen == ["camps", "guild1", "guild39", "guild40"]


async def test_every_module_is_offered_to_somebody_who_types_its_name(house: World) -> None:
    for name in ("guild1", "guild26", "guild40"):
        offered = await house.people[0].autocomplete(house.channel, "alhambra modules", "modules", name)
        assert name in [one["value"] for one in offered]
        assert len(offered) <= MOST


async def test_every_topic_can_be_looked_up(house: World) -> None:
    shown = await house.stranger.slash(house.channel, "rules", about="guild40")
    assert "## Module: Guild of 40s" in house.text(shown.response)
    menus = house.menus(shown.response)
    assert all(len(menu["options"]) <= MOST for menu in menus)
    assert {*MANY, "camps", "walls"} <= {one["value"] for menu in menus for one in menu["options"]}
    last = next(menu for menu in menus if "guild39" in [one["value"] for one in menu["options"]])
    assert shown.response is not None
    shown = await house.stranger.select(shown.response, ["guild39"], custom_id=last["custom_id"])
    assert "## Module: Guild of 39s" in house.text(shown.response)
    offered = await house.stranger.autocomplete(house.channel, "rules", "about", "guild of 40")
    assert "guild40" in [one["value"] for one in offered]


async def test_many_auto_answers_are_changed_one_at_a_time(tmp_path: Path, faults: list[str]) -> None:
    with furnished(fair.__name__, bare.__name__):
        async with world(tmp_path, 3) as made:
            await made.start(modules="vizier, characters, fair, bare", sparing=False)
            person = made.people[0]
            shown = await person.slash(made.channel, "table answers")
            assert "**Cheering at the fair**: you’re always asked" in made.text(shown.response)
            shown = await made.choose(person, shown, "Cheering at the fair")
            shown = await made.press(person, shown, "Always pass")
            assert "**Cheering at the fair**: always pass" in made.text(shown.response)
    faults.clear()
