"""Auctions on Discord: bids, limits, and the Juggler (V-CHA-3 to V-CHA-6, V-CHA-30 to V-CHA-32)."""

from pathlib import Path

import pytest
import simcord
from discord import ui
from msgspec.structs import replace
from simcord.results import InteractionResult

from alhambra.codec import decode, encode
from alhambra.game import Game
from alhambra.modules import characters
from alhambra.modules.characters.auction import Bid
from cogs.controls import MenuLine, Purpose, menu
from tests.cogs.windows.asking import answer, change_position, seat_after, start_with, take_a_card, view_of
from tests.cogs.wire import Wire
from tests.cogs.world import World, world


def with_lot_next(position: bytes, card: str) -> bytes:
    """Return a game whose next card is a character."""
    game = decode(position)
    secret = game.state.secret
    deck = (card, *(other for other in (*secret.deck, *characters.KEPT.of(game.state).stack) if other != card))
    left = tuple(other for other in characters.KEPT.of(game.state).stack if other not in deck)
    state = characters.KEPT.change(replace(game.state, secret=replace(secret, deck=deck)), stack=left)
    return encode(Game(state, state))


def with_all_denars(position: bytes) -> bytes:
    """Return a game in which the next player has all the denars of the draw pile."""
    state = decode(position).state
    seat, deck = (state.turn.seat + 1) % len(state.players), state.secret.deck
    denars = tuple(card for card in deck if card.startswith("denar"))
    left = tuple(card for card in deck if card not in denars)
    state = state.with_player(seat, hand=state.players[seat].hand + denars)
    state = replace(state, secret=replace(state.secret, deck=left))
    return encode(Game(state, state))


async def start_an_auction(house: World, card: str = "character-miser", *, rich: bool = False) -> None:
    """Let a turn end with a character coming up, perhaps while the next player is rich."""
    await start_with(house, "characters")
    await change_position(house, lambda before: with_lot_next(with_all_denars(before) if rich else before, card))
    await take_a_card(house, await seat_after(house, 0))


async def bid(house: World, person: simcord.MemberActor, maximum: int) -> InteractionResult:
    """Bid by the menu."""
    return await house.choose(person, await person.click(house.newest, label="Answer"), f"Up to {maximum}")


async def test_an_auction(house: World) -> None:
    await start_an_auction(house)
    assert "**Auction: Miser.**" in house.text(house.newest)
    assert "is up for auction" not in house.text(house.newest), "that is said once"
    assert "gets you one open money card" in house.text(house.newest), "what it is good for is said"
    assert "pays at most 1 more than the second-highest bid, and gets no change" in house.text(house.newest)
    first, second, third = [await seat_after(house, number) for number in (1, 2, 3)]
    before = house.text(house.newest)
    await bid(house, first, 3)
    shown = await bid(house, second, 5)
    assert "Your answer so far: **Bid up to 5**" in house.text(shown.response)
    assert house.text(house.newest) == before
    await answer(house, third, "Pass")
    text = house.text(house.newest)
    assert f"**{second.user.name.capitalize()}** won the Miser for 4" in text
    told = await first.slash(house.channel, "table history")
    assert "The **Miser** is up for auction." in house.text(told.response)
    assert "up to" not in text, "nobody learns how high somebody would have gone"
    lots: characters.Lots = (await view_of(house)).parts["characters"]  # type: ignore[assignment]
    assert lots.owned == {"character-miser": (await view_of(house, second)).viewer}


async def test_who_answers_last_in_private_mail_can_go_on_there(house: World) -> None:
    await start_an_auction(house)
    person = await seat_after(house, 1)
    for number in (2, 3):
        await answer(house, await seat_after(house, number), "Pass")
    panel = await person.user.click(house.mail(person)[-1], label="Pass")
    shown = await person.user.click(panel.response, label="Take money")
    assert "no table" not in house.text(shown.response)
    assert house.offers(shown.response)


@pytest.mark.parametrize("currency", ["", "Denar"])
async def test_a_bid_in_one_of_many_menus(currency: str, house: World) -> None:
    """More bids than a menu has lines are offered in several menus, each of which does the same."""
    await start_an_auction(house, rich=True)
    person = await seat_after(house, 1)
    shown = await person.click(house.newest, label="Answer")
    if currency:
        shown = await house.choose(person, shown, f"Pay in {currency}")
    assert len(house.menus(shown.response)) > 2
    await house.choose(person, shown, "Up to 27")
    window = (await view_of(house, person)).window
    assert window is not None
    assert window.own is not None
    assert isinstance(window.own, Bid)
    assert (window.own.maximum, window.own.prefer) == (27, (currency.lower(),) if currency else ())


async def test_an_auction_by_typing(house: World) -> None:
    await start_an_auction(house)
    person = await seat_after(house, 1)
    offers = await person.autocomplete(house.channel, "act", "action", "7")
    assert [offer["name"] for offer in offers] == ["Bid up to 7"]
    await person.slash(house.channel, "act", action=offers[0]["value"])
    for number in (2, 3):
        await (await seat_after(house, number)).slash(house.channel, "end")
    assert "won the Miser for 1" in house.text(house.newest)


@pytest.mark.parametrize("typed", ["miser", "5", "swap", "pay", "others " + "9" * 5000])
async def test_an_order_for_auctions_that_is_not_understood_is_refused(typed: str, house: World) -> None:
    await start_with(house, "characters")
    shown = await house.people[1].slash(house.channel, "table answers", about="auction", answer=typed)
    assert "C-23" in house.text(shown.response)


async def test_orders_for_auctions(house: World) -> None:
    await start_with(house, "characters")
    person = house.people[0]
    await person.slash(
        house.channel, "table answers", about="auction", answer="miser 5, juggler 8 swap, others 2, pay denar"
    )
    assert (await view_of(house, person)).standing["auction"].order == {
        "limits": {"character-miser": 5, "character-travelling-magician": 8},
        "others": 2,
        "prefer": ["denar"],
        "swap": True,
    }
    shown = await house.press(person, await person.click(house.newest, label="Auto-answers"), "My own rules…")
    shown = await house.choose(person, shown, "Dancer")
    shown = await house.choose(person, shown, "up to 6")
    assert "up to 6 for the Dancer" in house.text(shown.response)
    shown = await person.slash(house.channel, "table answers", about="wise man", answer="garden")
    assert "count for garden" in house.text(shown.response)


async def old_menu(house: World, person: simcord.MemberActor, detail: str, value: str) -> InteractionResult:
    """Choose something in a menu for auto-answers as an old message has it."""
    view, purpose = ui.LayoutView(timeout=None), Purpose("order", (await house.glance()).table.id, detail=detail)
    view.add_item(ui.ActionRow(menu("?", purpose, [MenuLine(value, "?")])))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    return await person.select(house.newest, [value])


async def test_menus_of_old_messages_that_call_the_architect_otherwise(house: World) -> None:
    await start_with(house, "characters")
    person = house.people[0]
    shown = await old_menu(house, person, "character", "character-master-builder")
    assert "highest bid: Architect" in house.text(shown.response)
    shown = await old_menu(house, person, "limit.character-master-builder", "6")
    assert "up to 6 for the Architect" in house.text(shown.response)
    assert "highest bid: Architect" in house.text(shown.response)
    assert (await view_of(house, person)).standing["auction"].order == {"limits": {"character-architect": 6}}


async def auctioned(house: World, maxima: tuple[int, int]) -> tuple[list[str], list[dict[str, list[str]]]]:
    """Hold an auction; return the public messages, and what a third player and a spectator got."""
    wire = Wire(house.env)
    await start_an_auction(house)
    first, second, third = [await seat_after(house, number) for number in (1, 2, 3)]
    await bid(house, first, maxima[0])
    await bid(house, second, maxima[1])
    await answer(house, third, "Pass")
    texts = [house.text(message) for message in house.public()]
    return texts, [wire.received_by(third), wire.received_by(house.stranger)]


async def test_nobody_learns_from_anything_what_was_bid(tmp_path: Path) -> None:
    found = []
    for number, maxima in enumerate([(5, 9), (5, 6)]):
        (tmp_path / str(number)).mkdir()
        async with world(tmp_path / str(number), 3) as made:
            found.append(await auctioned(made, maxima))
    assert "for 6" in found[0][0][-1]
    assert found[0] == found[1]


def with_a_stack(position: bytes) -> bytes:
    """Return a game in which a character is left to be swapped for another."""
    game = decode(position)
    secret = game.state.secret
    last = next(card for card in reversed(secret.deck) if card.startswith("character"))
    deck = tuple(card for card in secret.deck if card != last)
    state = characters.KEPT.change(replace(game.state, secret=replace(secret, deck=deck)), stack=(last,))
    return encode(Game(state, state))


async def test_a_bid_for_the_juggler_is_a_tap_and_one_that_swaps_it_is_in_a_menu(house: World) -> None:
    await start_with(house, "characters")
    await change_position(house, lambda before: with_a_stack(with_lot_next(before, "character-travelling-magician")))
    await take_a_card(house, await seat_after(house, 0))
    person = await seat_after(house, 1)
    shown = await person.click(house.newest, label="Answer")
    ids = [part["custom_id"] for part in house.components(shown.response) if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert not [label for label in house.buttons(shown.response) if "swap" in label]
    shown = await house.choose(person, shown, "Up to 4, and swap the Juggler")
    assert "Your answer so far: **Bid up to 4, and swap the Juggler**" in house.text(shown.response)
    shown = await house.choose(person, shown, "Up to 3")
    assert "Your answer so far: **Bid up to 3**" in house.text(shown.response)
