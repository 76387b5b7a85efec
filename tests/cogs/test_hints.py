"""The hint button: a suggestion above the panel in which it can be followed, which nobody else ever learns of."""

from pathlib import Path

import pytest
from simcord.results import InteractionResult

from cogs.alhambra.hinting import LONGEST
from tests.cogs.windows.asking import start_with, until_somebody_can_buy, until_the_next_can_buy
from tests.cogs.world import World, is_asked, world


def hint_in(house: World, shown: InteractionResult) -> str:
    """Return the hint of a private panel."""
    assert shown.response is not None
    assert shown.response.ephemeral
    [line] = [line for line in house.text(shown.response).splitlines() if line.startswith("💡")]
    hint = line.removeprefix("💡 ")
    assert ": " in hint
    assert len(hint) <= LONGEST
    return hint


def public_words(house: World) -> list[str]:
    return [house.text(message) for message in house.public()]


async def test_a_hint_stands_above_the_panel_in_which_it_can_be_followed(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Hint")
    assert hint_in(table, shown)
    assert {"Take money", "Buy", "Redesign", "Hint"} <= set(table.buttons(shown.response))
    assert table.alts(shown.response)[0].startswith("Your hand")
    assert await is_asked(table, person), "it plays nothing"


async def test_the_button_stands_beside_the_hand_for_everybody(table: World) -> None:
    labels = table.buttons(table.newest)
    assert labels[labels.index("Hand") + 1] == "Hint"
    for _ in range(3):
        person = await table.asked()
        offers = await person.autocomplete(table.channel, "take", "cards", "")
        await person.slash(table.channel, "take", cards=offers[0]["value"])
        assert table.buttons(table.newest) == labels


async def test_nobody_else_learns_of_a_hint(table: World) -> None:
    person = await table.asked()
    [other] = [one for one in table.people if one is not person]
    before = public_words(table), (await table.glance()).table, [m.id for m in table.visible_to(other)]
    for label in ("Hint", "Buy", "Redesign"):
        shown = await person.click(table.newest, label=label)
        await table.press(person, shown, "Hint")
    await table.host.courier.idle()
    assert (public_words(table), (await table.glance()).table, [m.id for m in table.visible_to(other)]) == before


async def test_whoever_is_not_asked_gets_none(table: World) -> None:
    person = await table.asked()
    [other] = [one for one in table.people if one is not person]
    refused = await other.click(table.newest, label="Hint")
    assert "You’re not asked anything right now" in table.text(refused.response)
    assert "(rule T-22)" in table.text(refused.response)


async def test_whoever_wants_to_buy_gets_a_hint_about_that(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as house:
        await house.start()
        for _ in range(60):
            person = await house.asked()
            shown = await house.press(person, await person.click(house.newest, label="Buy"), "Hint")
            if hint_in(house, shown).startswith(("Don’t buy", "You could buy")):
                break
            offers = await person.autocomplete(house.channel, "take", "cards", "")
            await person.slash(house.channel, "take", cards=offers[0]["value"])
        assert "Better: " in hint_in(house, shown)


async def test_the_owner_switches_hints_off_in_the_options(house: World) -> None:
    anna = house.people[0]
    await house.open()
    assert "hints on" in house.text(house.newest)
    await house.choose(anna, await anna.click(house.newest, label="Options"), "No hints")
    assert "hints" not in house.text(house.newest)
    await anna.click(house.newest, label="Start")
    assert "Hint" not in house.buttons(house.newest)
    shown = await (await house.asked()).click(house.newest, label="Hand")
    assert "Hint" not in house.buttons(shown.response)


@pytest.mark.parametrize("command", ["alhambra new", "table options"])
async def test_hints_are_switched_off_by_typing(command: str, house: World) -> None:
    anna = house.people[0]
    await house.open(**({"hints": False} if command == "alhambra new" else {}))
    if command == "table options":
        await anna.slash(house.channel, command, hints=False)
    assert not (await house.glance()).table.settings.hints
    assert "hints on" not in house.text(house.newest)


async def test_between_turns_the_hint_is_about_the_answer(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as house:
        await start_with(house, "vizier")
        buyer = await until_somebody_can_buy(house)
        panel = await buyer.click(house.newest, label="Answer")
        shown = await house.press(buyer, panel, "Hint")
        assert hint_in(house, shown).startswith(("Pass: ", "Send your vizier"))
        assert "Pass" in house.buttons(shown.response)


async def test_whoever_prepares_a_turn_gets_hints_for_that_turn(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as house:
        await start_with(house, "vizier")
        buyer = await until_the_next_can_buy(house)
        panel = await house.press(buyer, await buyer.click(house.newest, label="Answer"), "Prepare my turn")
        shown = await house.press(buyer, panel, "Hint")
        assert not hint_in(house, shown).startswith(("Pass: ", "Send your vizier"))
        assert "Take money" in house.buttons(shown.response)


async def test_a_hint_in_private_mail(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as house:
        await start_with(house, "vizier")
        buyer = await until_somebody_can_buy(house)
        panel = await buyer.user.click(house.mail(buyer)[-1], label="Answer")
        shown = await buyer.user.click(panel.response, label="Hint")
        assert "💡" in house.text(shown.response)
