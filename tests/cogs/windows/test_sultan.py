"""The sultan on Discord: a card and its mark, claims by click, by typing, by auto-answer (V-SUL-5 to V-SUL-20)."""

from typing import Any

import pytest
from msgspec.structs import replace

from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.game import Game
from alhambra.modules.sultan import KEPT
from alhambra.state import State
from tests.cogs.windows.asking import answer, change_position, seat_after, start_with, take_a_card, view_of
from tests.cogs.world import World

CARD = "sultan-denar-1"


def with_card(state: State, mark: str, owner: int | None) -> State:
    """Let a card lie open, before somebody or for sale."""
    secret = replace(state.secret, deck=tuple(card for card in state.secret.deck if card != CARD))
    owned = {} if owner is None else {CARD: owner}
    return KEPT.change(replace(state, secret=secret), marks={CARD: mark}, owned=owned)


def about_to_be_claimed(position: bytes) -> bytes:
    """Empty the first stall, and mark the next player's card with what comes out of the bag."""
    state = decode(position).state
    tile, *others = state.market
    assert tile is not None
    kinds = {one.id: one.kind for one in load().buildings}
    bag = (*state.secret.bag, tile)
    state = replace(state, market=(None, *others), secret=replace(state.secret, bag=bag))
    state = with_card(state, kinds[bag[0]], (state.turn.seat + 1) % len(state.players))
    return encode(Game(state, state))


def for_sale(position: bytes) -> bytes:
    """Lay a card beside the market that whoever is to play can pay exactly."""
    state = decode(position).state
    seat, hands = state.turn.seat, [card for player in state.players for card in player.hand]
    sevens = [card for card in (*state.secret.deck, *hands) if card.startswith("denar-7")]
    wanted = next(card for card in sevens if card not in hands)
    own = state.players[seat].hand
    deck = tuple(card for card in state.secret.deck if card != wanted)
    state = replace(state.with_player(seat, hand=(*own, wanted)), secret=replace(state.secret, deck=deck))
    state = KEPT.change(with_card(state, "garden", None), lots=("lot-arcades", *KEPT.of(state).lots[1:]))
    return encode(Game(state, state))


async def test_a_card_is_bought_and_marked_anew(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, for_sale)
    person = await seat_after(house, 0)
    panel = await person.click(house.newest, label="More")
    shown = await house.choose(person, panel, "exact")
    assert "**Your sultan card:**" in house.text(shown.response)
    shown = await house.choose(person, shown, "draw a lot")
    shown = await house.choose(person, shown, "Mark chambers")
    view = await view_of(house)
    seat = view.turn
    assert [(one.card.id, one.mark) for one in view.parts["sultan"].owned[seat]] == [(CARD, "chambers")]  # type: ignore[attr-defined]


async def test_a_mark_is_kept(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, for_sale)
    person = await seat_after(house, 0)
    shown = await house.choose(person, await person.click(house.newest, label="More"), "exact")
    await house.press(person, shown, "Skip")
    view = await view_of(house)
    assert view.state == "ACTION"
    assert [one.mark for one in view.parts["sultan"].owned[view.turn]] == ["garden"]  # type: ignore[attr-defined]


async def test_a_tile_is_claimed_and_placed(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, about_to_be_claimed)
    owner = await seat_after(house, 1)
    await take_a_card(house, await seat_after(house, 0))
    assert "can take it with a sultan card" in house.text(house.newest)
    panel = await owner.click(house.newest, label="Answer")
    assert house.alts(panel.response)[0].startswith("Places for"), "the drawn tile is shown where it may go (V-SUL-12)"
    await house.choose(owner, panel, "Reserve")
    view = await view_of(house)
    seat = next(player.seat for player in view.players if player.reserve)
    assert (await house.glance()).table.seats[seat].user == str(owner.id)
    assert "claimed" in house.text(house.newest)
    assert view.parts["sultan"].owned[seat] == ()  # type: ignore[attr-defined]


async def test_who_passes_leaves_the_tile_to_the_market(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, about_to_be_claimed)
    owner = await seat_after(house, 1)
    await take_a_card(house, await seat_after(house, 0))
    drawn = (await view_of(house)).parts["sultan"].offer  # type: ignore[attr-defined]
    await answer(house, owner, "Pass")
    assert drawn in (await view_of(house)).market


async def test_a_claim_is_typed(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, about_to_be_claimed)
    owner = await seat_after(house, 1)
    await take_a_card(house, await seat_after(house, 0))
    offers = await owner.autocomplete(house.channel, "act", "action", "reserve")
    assert len(offers) == 1
    await owner.slash(house.channel, "act", action=offers[0]["value"])
    assert any(player.reserve for player in (await view_of(house)).players)


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("any", [{}]),
        ("tower from 9; garden NE", [{"kinds": ["tower"], "at_least": 9}, {"kinds": ["garden"], "walls": "NE"}]),
        ("any from 8 at N13", [{"cell": [1, 0], "at_least": 8}]),
    ],
)
async def test_an_order_is_typed(typed: str, order: list[dict[str, Any]], house: World) -> None:
    await start_with(house, "sultan")
    person = house.people[1]
    await person.slash(house.channel, "table answers", about="sultan", answer=typed)
    assert (await view_of(house, person)).standing["sultan"].order == {"wishes": order}


async def test_an_order_is_clicked_together_and_followed(house: World) -> None:
    await start_with(house, "sultan")
    await change_position(house, about_to_be_claimed)
    owner = await seat_after(house, 1)
    shown = await house.press(owner, await owner.click(house.newest, label="Auto-answers"), "My own rules…")
    assert "If you save it: **take any tile**" in house.text(shown.response)
    shown = await house.choose(owner, shown, "2 or more")
    shown = await house.press(owner, shown, "Save")
    assert "take any tile of price 2 or more" in house.text(shown.response)
    await take_a_card(house, await seat_after(house, 0))
    view = await view_of(house)
    assert view.window is None, "nobody had to be asked"
    assert any(player.reserve for player in view.players)
