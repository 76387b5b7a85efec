"""Private panels lead on from wherever somebody is, and the table's message says what can be done now."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import simcord
from simcord.results import InteractionResult

from alhambra import Options, apply, new_game, seats_to_act, view
from alhambra.codec import encode
from alhambra.game import Game
from alhambra.hosted import Alhambra
from tests.cogs.test_noninterference import put
from tests.cogs.test_turns import buyer
from tests.cogs.windows.asking import change_position, start_with, until_the_next_can_buy, with_money_for
from tests.cogs.world import MENU, World, is_asked


def ids_of(house: World, shown: InteractionResult) -> set[object]:
    """Return what Discord knows the controls by that answer a question."""
    parts = [part for part in house.components(shown.response) if ":do:" in part.get("custom_id", "")]
    return {part["custom_id"] for part in parts} | {part["id"] for part in parts if part["type"] == MENU}


async def bought(house: World, person: simcord.MemberActor, words: str) -> InteractionResult:
    """Let somebody buy a building."""
    return await house.choose(person, await person.click(house.newest, label="Buy"), words)


async def test_a_tile_that_waits_can_be_placed_from_every_panel(table: World) -> None:
    person = await buyer(table, "exact")
    shown = await bought(table, person, "exact")
    assert "Place" not in table.buttons(shown.response), "the places are here"
    for label in ("Take money", "Buy", "Redesign", "Hand"):
        shown = await person.click(table.newest, label=label)
        assert "Place" in table.buttons(shown.response)
        shown = await table.press(person, shown, "Place")
        assert table.alts(shown.response)[0].startswith("Places for")


async def test_a_tile_that_waits_can_be_placed_from_the_channel(table: World) -> None:
    person = await buyer(table, "exact")
    await bought(table, person, "exact")
    shown = await person.click(table.newest, label="Place")
    assert table.alts(shown.response)[0].startswith("Places for")


async def test_who_has_nothing_to_place_is_told_so_and_can_go_on(table: World) -> None:
    person = await table.asked()
    shown = await person.click(table.newest, label="Place")
    assert "no tile to place" in table.text(shown.response)
    assert "Take money" in table.buttons(shown.response)


async def test_the_same_place_can_be_chosen_again_after_undo(table: World) -> None:
    person = await buyer(table, "over")
    first = await bought(table, person, "over")
    before = ids_of(table, first)
    shown = await table.press(person, await table.choose(person, first, "1 · "), "Undo")
    assert ids_of(table, shown)
    assert not ids_of(table, shown) & before, "Discord would keep what was chosen before"
    shown = await table.choose(person, shown, "1 · ")
    assert "End turn" in table.buttons(shown.response)


async def test_a_prepared_turn_has_ids_for_each_step(house: World) -> None:
    house.people.append(house.guild.add_member(house.env.create_user("cleo", global_name="Cleo")))
    await start_with(house, "vizier")
    person = await until_the_next_can_buy(house)
    first = await person.click(house.newest, label="Prepare my turn")
    shown = await house.press(person, await house.choose(person, first, "exact"), "Undo")
    assert not ids_of(house, shown) & ids_of(house, first)


async def test_what_cannot_be_undone_says_so_before_the_click(house: World) -> None:
    house.people.append(house.guild.add_member(house.env.create_user("cleo", global_name="Cleo")))
    await start_with(house, "squares")
    person = await house.asked()
    shown = await person.click(house.newest, label="More")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert labels
    assert all(label.endswith("can’t be undone") for label in labels)
    offers = await person.autocomplete(house.channel, "act", "action", "")
    assert all(offer["name"].endswith("can’t be undone") for offer in offers)


def games_before_the_last_tiles(seat: int) -> Iterator[Game]:
    """Yield games of two in which a seat has only to end its turn, and then both have last tiles to place."""
    rules = Alhambra()
    for number in range(200):
        game = new_game(Options(players=2), f"{number:064x}").game
        while seats := seats_to_act(game):
            action = rules.choose(view(game, seats[0]), rules.legal(game, seats[0]))
            after = apply(game, action).game
            if view(after, None).last_tiles and seats_to_act(after) == (0, 1):
                if seats == (seat,) and not view(game, None).last_tiles:
                    yield game
                break
            game = after


async def before_the_last_tiles(table: World) -> simcord.MemberActor:
    """Put the table to a moment before its last tiles are given; return who ends the turn."""
    person = await table.asked()
    seat = (await table.glance()).table.waiting[0].seat
    await table.let_go()
    put(table, encode(next(games_before_the_last_tiles(seat))))
    await table.env.restart_bot(await table.bot())
    return person


async def test_the_last_tiles_are_asked_for_and_the_message_stays_current(table: World) -> None:
    person = await before_the_last_tiles(table)
    await person.slash(table.channel, "end")
    text, before = table.text(table.newest), len(table.public())
    for one in table.people:
        assert f"<@{one.id}>, place your last tile!" in text
    assert "your turn" not in text
    assert table.buttons(table.newest) == ["Place"]
    placed = table.text((await place_everything(table, table.people[0])).response)
    other = table.people[1].user.global_name
    assert f"The final scoring is waiting for {other} to place a last tile." in placed
    assert "afford" not in placed, "there is nothing to buy any more"
    text = table.text(table.newest)
    assert f"<@{table.people[0].id}>" not in text, "the message tells who is still waited for"
    assert f"<@{table.people[1].id}>, place your last tile!" in text
    assert len(table.public()) == before, "it is changed, no other is sent"
    await place_everything(table, table.people[1])
    assert (await table.glance()).table.status == "over"


async def place_everything(table: World, person: simcord.MemberActor) -> InteractionResult:
    """Let somebody place all last tiles; return what is shown afterwards."""
    shown: Any = await person.click(table.newest, label="Place")
    assert "last tile" in table.text(shown.response)
    while "End turn" not in table.buttons(shown.response):
        shown = await table.choose(person, shown, "")
    return await table.press(person, shown, "End turn")


async def test_who_can_buy_nothing_finds_the_open_money_there(house: World) -> None:
    await house.start()
    person = await house.asked()
    seat = (await house.glance()).view(str(person.id)).viewer
    others = [number for number in range(len(house.people)) if number != seat]
    await change_position(house, lambda before: with_money_for(before, *others))
    shown = await person.click(house.newest, label="Buy")
    assert "You can’t afford anything" in house.text(shown.response)
    await house.choose(person, shown, "")
    assert not await is_asked(house, person), "a card was taken, with two taps in all"


async def test_an_exact_payment_stands_out(table: World) -> None:
    person = await buyer(table, "exact")
    shown = await person.click(table.newest, label="Buy")
    offered = [part for part in table.components(shown.response) if re.search("exact|over", str(part.get("label")))]
    for part in offered:
        assert (part["style"] == discord.ButtonStyle.success.value) == part["label"].endswith("exact")
    assert offered
