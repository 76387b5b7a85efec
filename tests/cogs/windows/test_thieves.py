"""Thieves on Discord: stealing between turns, beside the vizier, and orders by clicking and by typing (V-THI-2)."""

from typing import Any

import simcord

from alhambra.codec import encode
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.windows.asking import answer, change_position, seat_after, start_with, take_a_card, view_of
from tests.cogs.world import World

MARKET = {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"}


async def thieves_about(house: World, *modules: str, sparing: bool = False, **given: Any) -> simcord.MemberActor:
    """Begin a game in which the last player has a Denar and a Gulden thief; return that player."""
    await start_with(house, "thieves", *modules, sparing=sparing)
    held = {"ann": [], "ben": ["thief-denar-b"], "cem": ["thief-denar-a", "thief-gulden-a"]}
    plain = {
        "id": "thieves",
        "rules": [],
        "players": ["ann", "ben", "cem"],
        "modules": [*modules, "thieves"],
        "sparing": sparing,
        "given": {
            "market": MARKET,
            "display": ["ducat-9", "dirham-9", "denar-9", "ducat-8"],
            "deck": ["ducat-1", "ducat-2", "ducat-3"],
            "thieves": {"held": held},
            **given,
        },
    }
    await change_position(house, lambda _: encode(build(read_scenario(plain))))
    return await seat_after(house, 2)


async def test_stealing_by_clicking(house: World) -> None:
    thief = await thieves_about(house)
    await take_a_card(house, await seat_after(house, 0))
    assert "can send a thief for open money" in house.text(house.newest)
    panel = await thief.click(house.newest, label="Answer")
    assert [offer.label for offer in house.offers(panel.response)][:1] == ["Steal Denar 9 with your Denar thief"]
    await house.choose(thief, panel, "Steal Denar 9")
    assert "sent a thief and stole Denar 9" in house.text(house.newest)
    view = await view_of(house, thief)
    assert view.window is not None, "somebody with another thief decides again (V-THI-10)"
    panel = await thief.click(house.newest, label="Answer")
    assert "no open card for any of your thieves" in house.text(panel.response)
    await house.press(thief, panel, "Pass")
    assert (await view_of(house)).window is None


async def test_the_next_player_is_not_asked(house: World) -> None:
    await thieves_about(house)
    await take_a_card(house, await seat_after(house, 0))
    window = (await view_of(house)).window
    assert window is not None
    assert window.asked == (2,)


async def test_vizier_and_thieves_are_offered_together(house: World) -> None:
    """V-THI-6: one window, one notice, and both ways to act in one panel."""
    thief = await thieves_about(house, "vizier", hands={"cem": ["dirham-3"]})
    await take_a_card(house, await seat_after(house, 0))
    told = house.text(house.newest)
    assert "can buy a tile with the vizier" in told
    assert "can send a thief" in told
    panel = await thief.click(house.newest, label="Answer")
    labels = [offer.label for offer in house.offers(panel.response)]
    assert any(label.startswith("Seraglio 3") for label in labels)
    assert "Steal Denar 9 with your Denar thief" in labels
    for person in house.people:
        if person is not thief:
            await answer(house, person, "Pass")
    await house.choose(thief, await thief.click(house.newest, label="Answer"), "Steal Denar 9")
    assert "stole Denar 9" in house.text(house.newest)


async def test_nobody_is_kept_waiting_who_could_steal_nothing(house: World) -> None:
    await thieves_about(house, sparing=True, display=["ducat-9", "dirham-9", "dirham-8", "ducat-8"])
    await take_a_card(house, await seat_after(house, 0))
    assert (await view_of(house)).window is None


async def test_an_order_by_clicking(house: World) -> None:
    thief = await thieves_about(house)
    shown = await thief.slash(house.channel, "table answers")
    shown = await house.choose(thief, shown, "My own rules")
    assert "choose the lowest card worth a thief" in house.text(shown.response)
    menus = [one for one in house.offers(shown.response) if one.label == "8 or more"]
    assert len(menus) == 2, "one for each currency of the own thieves"
    shown = await house.take_up(thief, shown, menus[-1])
    assert "Denar 8 or more" in house.text(shown.response)
    await take_a_card(house, await seat_after(house, 0))
    assert "stole Denar 9" in house.text(house.newest)


async def test_an_order_by_typing(house: World) -> None:
    thief = await thieves_about(house)
    shown = await thief.slash(house.channel, "table answers", about="thieves", answer="denar 9, gulden 7+")
    assert "Denar 9, Gulden 7 or more" in house.text(shown.response)
    view = await view_of(house, thief)
    assert view.standing["thieves"].order == {"least": {"denar": 9, "gulden": 7}}
    shown = await thief.slash(house.channel, "table answers", about="thieves", answer="denar 12")
    assert (await view_of(house, thief)).standing["thieves"].order == {"least": {"denar": 9, "gulden": 7}}


async def test_which_thieves_one_has_is_told_to_nobody_else(house: World) -> None:
    thief = await thieves_about(house)
    shown = await thief.click(house.newest, label="Hand")
    assert "Denar thief and Gulden thief" in house.text(shown.response)
    other = await seat_after(house, 1)
    shown = await other.click(house.newest, label="Hand")
    assert "Gulden thief" not in house.text(shown.response)
    assert not any("thief" in house.text(message) for message in [house.newest])
