"""What the tests of windows share: games in which somebody is asked out of turn."""

from collections.abc import Callable
from typing import Any

import simcord
from msgspec.structs import replace
from simcord.results import InteractionResult

from alhambra.codec import decode, encode
from alhambra.game import Game
from alhambra.view import View
from host.commands import Configure
from host.table import Actor
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World


async def start_with(
    house: World, *modules: str, interrupts: str = "window", sparing: bool = False, **changes: Any
) -> None:
    """Let everybody begin a game with modules."""
    await house.open()
    glance = await house.glance()
    options = {"modules": list(modules), "interrupts": interrupts, "sparing": sparing}
    settings = replace(glance.table.settings, options=options, **changes)
    await house.host.do(glance.table.id, Actor(str(house.people[0].id), "Anna"), Configure(settings))
    await house.host.courier.idle()
    await house.people[0].click(house.newest, label="Start")


async def view_of(house: World, person: simcord.MemberActor | None = None) -> View:
    """Return what somebody, or everybody, may see."""
    view: View = (await house.glance()).view(str(person.id) if person else None)
    return view


async def seat_after(house: World, number: int) -> simcord.MemberActor:
    """Return whoever sits so many seats after the player whose turn it is."""
    seats = (await house.glance()).table.seats
    user = seats[((await view_of(house)).turn + number) % len(seats)].user
    return next(person for person in house.people if str(person.id) == user)


async def take_a_card(house: World, person: simcord.MemberActor) -> InteractionResult:
    """Take some money, which is a whole turn."""
    panel = await person.click(house.newest, label="Take money")
    return await house.choose(person, panel, "")


async def prepare_a_card(house: World, person: simcord.MemberActor) -> InteractionResult:
    """Prepare to take some money while others are asked."""
    panel = await person.click(house.newest, label="Prepare my turn")
    return await house.choose(person, panel, "")


async def until_the_next_can_buy(house: World) -> simcord.MemberActor:
    """Let turns pass until the next player could pay exactly."""
    return await until_somebody_can_buy(house, only_next=True)


async def until_somebody_can_buy(house: World, *, only_next: bool = False) -> simcord.MemberActor:
    """Let turns pass until somebody who is asked out of turn could pay exactly."""
    for _ in range(60):
        await take_a_card(house, await seat_after(house, 0))
        for person in [await seat_after(house, 1)] if only_next else house.people:
            options = (await house.glance()).options(str(person.id))
            if any(type(option.action).__name__ == "BuyWithVizier" for option in options):
                return person
        for person in house.people:
            if (await view_of(house)).window is not None:
                await answer(house, person, "Pass")
    raise AssertionError("nobody can ever pay exactly")


async def answer(house: World, person: simcord.MemberActor, label: str) -> InteractionResult:
    """Answer out of turn with a button."""
    return await house.press(person, await person.click(house.newest, label="Answer"), label)


def with_money_for(position: bytes, *seats: int) -> bytes:
    """Return a game in which only some hold money; that of the others lies under the draw pile."""
    state = decode(position).state
    for seat, player in enumerate(state.players):
        if seat not in seats:
            secret = replace(state.secret, deck=(*state.secret.deck, *player.hand))
            state = replace(state.with_player(seat, hand=()), secret=secret)
    return encode(Game(state, state))


async def change_position(house: World, change: Callable[[bytes], bytes]) -> None:
    """Let the bot find another position when it starts again."""
    await house.let_go()
    await house.bot()
    before = await position(house)
    await house.let_go()
    put(house, change(before))
    await house.env.restart_bot(await house.bot())
