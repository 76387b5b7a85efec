"""Taking a turn by typing: what is understood, and what is said of that which cannot be done."""

import re
from itertools import combinations

import simcord

from alhambra.view import Money, View
from tests.cogs.test_turns import buyer
from tests.cogs.world import World, is_asked


async def view_of(table: World, person: simcord.MemberActor) -> View:
    """Return what somebody sees."""
    view: View = (await table.glance()).view(str(person.id))
    return view


async def refused(table: World, person: simcord.MemberActor, command: str, **typed: str) -> str:
    """Let somebody type what cannot be done; return what is said, and make sure that nothing has changed."""
    before = (await table.glance()).table.entries
    shown = await person.slash(table.channel, command, **typed)
    assert (await table.glance()).table.entries == before
    return table.text(shown.response)


def called(card: Money) -> str:
    """Name a money card as the pictures do."""
    return f"{card.currency} {card.value}"


async def test_a_place_has_the_number_that_its_picture_shows(table: World) -> None:
    person = await buyer(table, "over")
    [offer, *_] = await person.autocomplete(table.channel, "buy", "building", "over")
    shown = await person.slash(table.channel, "buy", building=offer["value"])
    [places] = [alt for alt in table.alts(shown.response) if alt.startswith("Places for")]
    found = re.search(r"\b2 ([A-Z]+\d+)", places)
    assert found is not None
    offers = [one["name"] for one in await person.autocomplete(table.channel, "place", "place", "")]
    assert any(name.startswith("2 · ") and f" on {found[1]}," in name for name in offers)
    shown = await person.slash(table.channel, "place", place="2")
    assert f" on {found[1]}" in table.text(shown.response)
    assert "Undo" in table.buttons(shown.response), "a number is only understood: the turn can still be undone"


async def test_too_much_money_is_refused_in_numbers(table: World) -> None:
    person = await table.asked()
    cards = [card for card in (await view_of(table, person)).display if isinstance(card, Money)]
    pair = next(pair for pair in combinations(cards, 2) if sum(card.value for card in pair) > 5)
    text = await refused(table, person, "take", cards=" + ".join(map(called, pair)))
    assert str(sum(card.value for card in pair)) in text
    assert "5" in text
    assert "(rule B-33)" in text


async def test_a_building_that_is_too_dear_is_refused_in_numbers(table: World) -> None:
    for _ in range(20):
        person = await table.asked()
        view = await view_of(table, person)
        affordable = {prospect.tile for prospect in view.parts["buying"]}  # type: ignore[attr-defined]
        dear = [(t, c) for t, c in zip(view.market, view.currencies, strict=True) if t and t.id not in affordable]
        if dear:
            break
        await person.slash(table.channel, "take", cards="1")
    [tile, currency] = dear[0]
    assert view.hand is not None
    total = sum(card.value for card in view.hand if isinstance(card, Money) and card.currency == currency)
    text = await refused(table, person, "buy", building=f"{tile.kind} {tile.price}")
    assert re.search(rf"costs {tile.price} \w+, and you have {total}\.", text)
    assert "(rule B-37)" in text


async def test_a_building_alone_means_its_exact_payment(table: World) -> None:
    person = await buyer(table, "exact")
    [offer, *_] = await person.autocomplete(table.channel, "buy", "building", "exact")
    await person.slash(table.channel, "buy", building=offer["name"].partition(" (")[0].partition(":")[0])
    assert "Undo" in table.buttons((await person.click(table.newest, label="Place")).response)


async def test_a_payment_that_is_not_offered_can_be_typed(table: World) -> None:
    person = await buyer(table, "over")
    view = await view_of(table, person)
    prospects = {prospect.tile: prospect for prospect in view.parts["buying"]}  # type: ignore[attr-defined]
    assert view.hand is not None
    for tile, currency in zip(view.market, view.currencies, strict=True):
        own = [card for card in view.hand if isinstance(card, Money) and card.currency == currency]
        if tile and tile.id in prospects:
            typed = f"{tile.kind} {tile.price} with " + " + ".join(map(called, own))
            await person.slash(table.channel, "buy", building=typed)
            break
    assert not [c for c in (await view_of(table, person)).hand or () if isinstance(c, Money) and c.currency == currency]


async def test_a_cell_where_a_tile_cannot_stand_is_refused_by_its_rule(table: World) -> None:
    person = await buyer(table, "over")
    [offer, *_] = await person.autocomplete(table.channel, "buy", "building", "over")
    await person.slash(table.channel, "buy", building=offer["value"])
    text = await refused(table, person, "place", place="A1")
    assert re.search(r"\(rule B-5\d|B-85\)", text)
    assert "A1" in text


async def test_the_example_of_a_refusal_can_be_typed(table: World) -> None:
    person = await table.asked()
    text = await refused(table, person, "take", cards="a million")
    found = re.search(r"like this: \*(.+)\*", text)
    assert found is not None
    await person.slash(table.channel, "take", cards=found[1])
    assert not await is_asked(table, person)


async def test_a_building_that_lies_elsewhere_is_not_for_sale(table: World) -> None:
    person = await table.asked()
    sold = [tile.kind for tile in (await view_of(table, person)).market if tile]
    typed = next(tile for tile in ("pavilion 2", "seraglio 3", "tower 13") if tile.split()[0] not in sold)
    text = await refused(table, person, "buy", building=typed)
    assert "isn’t for sale. On the market: " in text
    assert "(rule B-37)" in text


async def test_what_has_no_words_means_nothing(table: World) -> None:
    person = await buyer(table)
    for typed in ("🦊", "-", "???", "…", "<@1>", "-1"):
        assert "isn’t one of your options" in await refused(table, person, "buy", building=typed)
