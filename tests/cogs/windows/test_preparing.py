"""The next turn, which can be prepared while others are asked (C-25)."""

from tests.cogs.windows.asking import (
    answer,
    prepare_a_card,
    seat_after,
    start_with,
    take_a_card,
    until_the_next_can_buy,
)
from tests.cogs.world import World


async def test_the_next_player_prepares_a_turn(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    await take_a_card(house, active)
    notice = house.text(house.newest)
    done = await prepare_a_card(house, following)
    assert "Your turn is ready" in house.text(done.response)
    assert "You still have to answer, too" in house.text(done.response)
    assert house.buttons(done.response) == ["Undo", "Answer", "Pass"]
    assert house.text(house.newest) == notice, "nobody else learns of it"
    before = len(house.public())
    for person in house.people:
        await answer(house, person, "Pass")
    assert f"**{following.user.name.capitalize()}** took" in house.text(house.newest)
    assert len(house.public()) == before + 1


async def test_a_prepared_turn_that_was_not_handed_in_is_given_back(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    await following.slash(house.channel, "preferences", confirm="always")
    await take_a_card(house, active)
    done = await prepare_a_card(house, following)
    assert "End turn" in house.buttons(done.response)
    for person in house.people:
        await answer(house, person, "Pass")
    assert f"<@{following.id}>, your turn!" in house.text(house.newest)
    assert "got the prepared turn back because it wasn’t finished" in house.text(house.mail(following)[-1])
    assert "prepared" not in house.text(house.newest)


async def test_a_turn_can_be_prepared_from_private_mail(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_the_next_can_buy(house)
    panel = await buyer.user.click(house.mail(buyer)[-1], label="Answer")
    shown = await buyer.user.click(panel.response, label="Prepare my turn")
    assert "Take money" in house.buttons(shown.response)


async def test_a_tile_that_is_to_be_bought_in_the_prepared_turn_can_be_bought_before(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_the_next_can_buy(house)
    await house.choose(buyer, await buyer.click(house.newest, label="Prepare my turn"), "exact")
    panel = await buyer.click(house.newest, label="Answer")
    shown = await house.choose(buyer, panel, "exact")
    assert house.alts(shown.response)[0].startswith("Places for")
    done = await house.choose(buyer, shown, "Reserve")
    assert "Your answer so far" in house.text((await buyer.click(house.newest, label="Answer")).response)
    assert done.response is not None


async def test_a_prepared_turn_is_not_over_and_to_undo_it_is_no_answer(house: World) -> None:
    await start_with(house, "vizier")
    following = await seat_after(house, 1)
    await take_a_card(house, await seat_after(house, 0))
    shown = await prepare_a_card(house, following)
    assert "Your turn is ready" in house.text(shown.response)
    assert "Your turn is over" not in house.text(shown.response)
    shown = await house.press(following, shown, "Undo")
    assert "Your answer is in" not in house.text(shown.response)
