"""Bonus cards on Discord: their owner sees them and says when to lay them open, the others learn of it then."""

from collections.abc import Callable
from pathlib import Path

import pytest
import simcord
from msgspec.structs import replace
from simcord.results import InteractionResult

from alhambra.codec import decode, encode
from alhambra.game import Game
from alhambra.modules.bonus_cards import KEPT, Dealt
from alhambra.palace import Built, Palace
from tests.cogs.windows.asking import change_position, seat_after, start_with, take_a_card, view_of
from tests.cogs.world import World, world

GARDEN, TOWER, PAVILION = "bonus-garden-10", "bonus-tower-12", "bonus-pavilion-8"


def with_cards(opened: tuple[str, ...] = ()) -> Callable[[bytes], bytes]:
    """Give the player whose turn it is three cards, some of them open, and build the garden of one."""

    def changed(position: bytes) -> bytes:
        state = decode(position).state
        seat, others = state.turn.seat, [one for one in range(len(state.players)) if one != state.turn.seat]
        market = tuple(None if tile == "garden-10" else tile for tile in state.market)
        bag = tuple(tile for tile in state.secret.bag if tile != "garden-10")
        state = state.with_player(seat, palace=Palace((Built(1, 0, "garden-10", 0),)))
        state = replace(state, market=market, secret=replace(state.secret, bag=bag))
        hidden = {seat: tuple(card for card in (GARDEN, TOWER, PAVILION) if card not in opened)}
        state = KEPT.put(state, Dealt({**hidden, **dict.fromkeys(others, ())}, {seat: opened}))
        return encode(Game(state, state))

    return changed


@pytest.fixture
async def owner(house: World) -> simcord.MemberActor:
    """Begin a game in which the player whose turn it is has a building with its card."""
    await start_with(house, "bonus_cards")
    await change_position(house, with_cards())
    return await seat_after(house, 0)


async def answers(house: World, person: simcord.MemberActor) -> InteractionResult:
    return await person.click(house.newest, label="Auto-answers")


def said(house: World, shown: InteractionResult) -> str:
    return house.text(shown.response)


async def test_only_their_owner_sees_hidden_cards(house: World, owner: simcord.MemberActor) -> None:
    shown = await owner.click(house.newest, label="Hand")
    assert "- Garden 10: built, will be laid open at the next scoring" in said(house, shown)
    assert "- Tower 12: not in your palace yet" in said(house, shown)
    assert "garden 10 bonus card" in house.alts(shown.response)[0]
    other = await (await seat_after(house, 1)).click(house.newest, label="Hand")
    assert "bonus" not in said(house, other)
    assert "bonus" not in house.alts(other.response)[0]
    market = await house.stranger.slash(house.channel, "alhambra market")
    (alt,) = house.alts(market.response)
    assert "3 hidden bonus cards" in alt
    assert "garden 10 bonus card" not in alt


async def test_all_cards_as_soon_as_possible(house: World, owner: simcord.MemberActor) -> None:
    shown = await answers(house, owner)
    assert "**Bonus cards**: laid open at the next scoring" in said(house, shown)
    shown = await house.choose(owner, shown, "As soon as possible")
    assert "**Bonus cards**: laid open as soon as possible" in said(house, shown)
    assert "bonus card" not in house.text(house.newest), "not in the middle of a turn (V-BON-6)"
    await take_a_card(house, owner)
    name = owner.user.name.capitalize()
    assert f"**{name}** laid open the garden 10 bonus card" in house.text(house.newest)
    assert "tower" not in house.text(house.newest).casefold()
    market = await house.stranger.slash(house.channel, "alhambra market")
    assert "garden 10 bonus card, 2 hidden bonus cards" in house.alts(market.response)[0]


async def test_each_card_at_a_time_of_its_own(house: World, owner: simcord.MemberActor) -> None:
    shown = await house.choose(owner, await answers(house, owner), "Choose for each card…")
    assert "**Garden 10**" in said(house, shown)
    soon = [one for one in house.offers(shown.response) if one.label == "As soon as possible"]
    assert len(soon) == 3
    shown = await house.take_up(owner, shown, soon[0])
    standing = (await view_of(house, owner)).standing["bonus cards"]
    assert standing.order == {"cards": {GARDEN: "soon", TOWER: "next", PAVILION: "next"}}
    shown = await house.press(owner, shown, "Auto-answers")
    assert "garden 10 bonus card as soon as possible, tower 12 bonus card at the next scoring" in said(house, shown)


async def test_somebody_whose_turn_it_is_not_may_lay_open_a_card(house: World, owner: simcord.MemberActor) -> None:
    await take_a_card(house, owner)
    shown = await owner.slash(house.channel, "table answers", about="bonus cards", answer="garden soon, third")
    assert "laid open at the third scoring" in said(house, shown), "the last wish is about all cards"
    shown = await owner.slash(house.channel, "table answers", about="bonus cards", answer="garden 10 soon")
    assert "garden 10 bonus card as soon as possible" in said(house, shown)
    assert "laid open" not in house.text(house.newest)
    await take_a_card(house, await seat_after(house, 0))
    assert f"**{owner.user.name.capitalize()}** laid open the garden 10 bonus card" in house.text(house.newest)


@pytest.mark.parametrize("typed", ["castle soon", "garden", "garden 10 whenever", "soon garden"])
async def test_a_wish_that_is_not_understood_is_refused(house: World, owner: simcord.MemberActor, typed: str) -> None:
    shown = await owner.slash(house.channel, "table answers", about="bonus cards", answer=typed)
    assert "C-23" in said(house, shown)
    assert "bonus cards" not in (await view_of(house, owner)).standing


async def test_a_card_goes_back_with_its_building(tmp_path: Path) -> None:
    async with world(tmp_path, 2) as house:
        await start_with(house, "bonus_cards")
        await change_position(house, with_cards((GARDEN,)))
        owner = await seat_after(house, 0)
        shown = await owner.click(house.newest, label="Redesign")
        shown = await house.choose(owner, shown, "garden 10")
        await house.press(owner, shown, "End turn")
        text = house.text(house.newest)
        assert "removed garden 10 from N13, then took back the garden 10 bonus card" in text
        hand = await owner.click(house.newest, label="Hand")
        assert "- Garden 10: not in your palace yet" in said(house, hand)


async def test_points_by_an_open_card_explain_themselves(tmp_path: Path) -> None:
    async with world(tmp_path, 3) as house:
        await start_with(house, "bonus_cards")
        await change_position(house, with_cards((GARDEN,)))
        shown = await house.stranger.slash(house.channel, "alhambra score", when="now")
        name = (await seat_after(house, 0)).user.name.capitalize()
        assert f"**Garden** (B-70): {name} (1 by a bonus card) has 2, 1st: 5 points" in said(house, shown)
