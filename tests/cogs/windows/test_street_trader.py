"""The street trader on Discord: sent out before the game begins, met in a turn, placed again."""

from msgspec.structs import replace

from alhambra.codec import decode, encode
from alhambra.game import Game
from alhambra.modules.street_trader.citizens import KEPT
from tests.cogs.windows.asking import answer, change_position, seat_after, start_with, take_a_card
from tests.cogs.world import World, words_in

ALL_THREE = ["seraglio", "garden", "tower"]
PRICE = ("gulden-9-a", "gulden-2-a")


async def send_all(house: World) -> None:
    """Let everybody type whom the trader takes along, and where he begins."""
    for person in house.people:
        await person.slash(house.channel, "act", action="pavilion, garden and tower, north")


async def test_citizens_and_a_cell_are_chosen_in_two_taps_and_shown_together(house: World) -> None:
    await start_with(house, "street_trader", interrupts="orders")
    anna, ben, cem = house.people
    panel = await anna.click(house.newest, label="Answer")
    assert "choose 3 citizens for your trader" in house.text(panel.response)
    assert panel.response is not None
    shown = await anna.select(panel.response, ALL_THREE)
    assert "**Seraglio, garden and tower:** where does your trader start" in house.text(shown.response)
    shown = await house.press(anna, shown, "East (N13)")
    assert "Your answer so far: **Seraglio, garden and tower, east (N13)**" in house.text(shown.response)
    refused = await ben.slash(house.channel, "act", action="camps")
    assert "isn’t one of your options" in house.text(refused.response)
    for person in (ben, cem):
        await person.slash(house.channel, "act", action="pavilion, arcades and chambers, west")
    text = house.text(house.newest)
    assert f"🏮 The traders set out: {anna.user.global_name} with seraglio, garden and tower on N13" in text
    assert "trader with seraglio, garden and tower on N13" in house.alts(house.newest)[0]


async def test_a_citizen_moves_in_and_the_trader_moves_on(house: World) -> None:
    await start_with(house, "street_trader")
    await send_all(house)
    await change_position(house, with_a_garden)
    person = await seat_after(house, 0)
    shown = await person.slash(house.channel, "redesign", change="add garden 11 to m12")
    assert "**Where does your trader go?**" in house.text(shown.response)
    assert "palace" in house.alts(shown.response)[0]
    assert "moved a green garden citizen in and took a blue pavilion citizen" in house.text(shown.response)
    shown = await house.choose(person, shown, "Take a white chambers citizen instead")
    assert "moved a green garden citizen in and took a white chambers citizen" in house.text(shown.response)
    await person.slash(house.channel, "act", action="arcades citizen")
    await person.slash(house.channel, "act", action="trader to n12")
    told = words_in(house.public(), house)
    assert "moved a green garden citizen in and took a brown arcades citizen, then sent the trader to N12" in told
    assert "garden 11 with citizen" in house.alts(house.newest)[0]


def with_a_garden(position: bytes) -> bytes:
    """Return a game in which whoever is at turn has a garden in the reserve."""
    state = decode(position).state
    bag = tuple(tile for tile in state.secret.bag if tile != "garden-11")
    market = tuple(None if tile == "garden-11" else tile for tile in state.market)
    state = replace(state, market=market, secret=replace(state.secret, bag=bag))
    assert KEPT.of(state).cells == ((0, -1),) * 3
    state = state.with_player(state.turn.seat, reserve=("garden-11",))
    return encode(Game(state, state))


async def test_out_of_turn_citizens_and_the_next_cell_are_part_of_the_answer(house: World) -> None:
    await start_with(house, "vizier", "street_trader")
    await send_all(house)
    await change_position(house, with_a_garden_for_sale)
    await take_a_card(house, await seat_after(house, 0))
    buyer = await seat_after(house, 1)
    panel = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "Garden 11")
    shown = await house.choose(buyer, panel, "M12")
    assert "Who moves in or is exchanged" in house.text(shown.response)
    assert "Move in if possible, take what you have least of" in [one.label for one in house.offers(shown.response)]
    shown = await house.choose(buyer, shown, "take a white chambers citizen")
    assert "**Where does your trader go next?**" in house.text(shown.response)
    shown = await house.choose(buyer, shown, "M14")
    assert "Your answer so far" in house.text(shown.response)
    for person in house.people:
        if person is not buyer:
            await answer(house, person, "Pass")
    assert "took a white chambers citizen, then sent the trader to M14" in words_in(house.public(), house)


def with_a_garden_for_sale(position: bytes) -> bytes:
    """Return a game in which the next player can pay exactly for a garden that lies on the first stall."""
    state = decode(position).state
    secret, old = state.secret, state.market[0]
    bag = (*(tile for tile in secret.bag if tile != "garden-11"), *([old] if old else []))
    market = ("garden-11", *(old if tile == "garden-11" else tile for tile in state.market[1:]))
    buyer = (state.turn.seat + 1) % 3
    for seat in range(3):
        state = state.with_player(seat, hand=tuple(card for card in state.players[seat].hand if card not in PRICE))
    display = tuple(None if card in PRICE else card for card in state.display)
    deck = tuple(card for card in secret.deck if card not in PRICE)
    state = state.with_player(buyer, hand=(*PRICE, *state.players[buyer].hand))
    state = replace(state, market=market, display=display, secret=replace(secret, bag=bag, deck=deck))
    return encode(Game(state, state))
