"""Choosing the variants of Kingdomino, and its aids."""

import pytest

from tests.cogs.world import World


async def options(house: World) -> set[str]:
    """Return the variants that are on."""
    return {name for name, on in (await house.glance()).table.settings.options.items() if on}


async def test_variants_are_switched_by_clicking(house: World) -> None:
    await house.open()
    anna = house.people[0]
    shown = await anna.click(house.newest, label="Variants")
    shown = await house.press(anna, shown, "Harmony")
    shown = await house.press(anna, shown, "Dynasty")
    assert await options(house) == {"harmony", "dynasty"}
    assert "**Variants:** Dynasty, Harmony" in house.text(house.newest)
    assert "About 36 turns each." in house.text(house.newest)
    await house.press(anna, shown, "Harmony")
    assert await options(house) == {"dynasty"}


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("harmony, middle", {"harmony", "middle_kingdom"}),
        ("+dynasty", {"lines", "dynasty"}),
        ("-lines of four", set()),
        ("none", set()),
    ],
)
async def test_variants_are_typed(typed: str, chosen: set[str], house: World) -> None:
    await house.open(variants="Lines of four")
    await house.people[0].slash(house.channel, "kingdomino variants", variants=typed)
    assert await options(house) == {{"lines": "line_of_four"}.get(name, name) for name in chosen}


async def test_a_name_that_is_none_is_refused_with_those_there_are(house: World) -> None:
    await house.open()
    shown = await house.people[0].slash(house.channel, "kingdomino variants", variants="chess")
    assert "“chess” isn’t one of the variants: Mighty Duel, Balanced start" in house.text(shown.response)
    assert "(rule K-45)" in house.text(shown.response)


async def test_a_variant_for_two_sets_the_seats_and_is_refused_where_more_sit(house: World) -> None:
    anna, bela, _ = house.people
    await anna.slash(house.channel, "kingdomino new", variants="mighty duel")
    assert (await house.glance()).table.settings.seats == 2
    await bela.click(house.newest, label="Join")
    shown = await anna.slash(house.channel, "table options", seats=3)
    assert "**Mighty Duel** is for exactly 2 players, not 3. (rule K-45)" in house.text(shown.response)


async def test_names_are_offered_while_typing(house: World) -> None:
    offered = await house.people[0].autocomplete(house.channel, "kingdomino new", "variants", "harmony, mid")
    assert [one["value"] for one in offered] == ["harmony, Middle Kingdom"]


async def test_an_aid_can_be_switched_off(house: World) -> None:
    await house.open()
    anna = house.people[0]
    shown = await anna.click(house.newest, label="Options")
    await house.press(anna, shown, "Dominoes still to come")
    assert "without: Dominoes still to come" in house.text(house.newest)
    await anna.click(house.newest, label="Start")
    refused = await anna.slash(house.channel, "kingdomino coming")
    assert "(rule T-27)" in house.text(refused.response)


async def test_an_aid_can_be_switched_on_again(house: World) -> None:
    await house.open()
    anna = house.people[0]
    shown = await anna.click(house.newest, label="Options")
    for _ in range(2):
        shown = await house.press(anna, shown, "Dominoes still to come")
    await anna.click(house.newest, label="Start")
    shown = await anna.slash(house.channel, "kingdomino coming")
    assert "Not seen yet" in house.alts(shown.response)[0]
