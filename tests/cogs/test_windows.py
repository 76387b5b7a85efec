"""Acting out of turn on Discord: one notice, private prompts and answers, and a result (C-20 to C-29)."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from discord import ui
from msgspec.structs import replace
from simcord.results import InteractionResult

from alhambra.codec import decode, encode
from alhambra.game import Game
from alhambra.modules import characters
from alhambra.view import View
from cogs.controls import Entry, Mark, button, menu
from host.commands import Configure
from host.table import Actor
from tests.cogs.test_noninterference import position, put
from tests.cogs.wire import Wire
from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Give a server with three people and the bot."""
    async with world(tmp_path, 3) as made:
        yield made


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
    """Give what somebody, or everybody, may see."""
    view: View = (await house.glance()).view(str(person.id) if person else None)
    return view


async def seat_after(house: World, number: int) -> simcord.MemberActor:
    """Give whoever sits so many seats after the player whose turn it is."""
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
            if any(option.action["do"] == "BuyWithVizier" for option in options):
                return person
        for person in house.people:
            if (await view_of(house)).window is not None:
                await answer(house, person, "Pass")
    raise AssertionError("nobody can ever pay exactly")


async def answer(house: World, person: simcord.MemberActor, label: str) -> InteractionResult:
    """Answer out of turn with a button."""
    return await house.press(person, await person.click(house.newest, label="Answer"), label)


async def test_a_window_is_one_notice_and_closes_when_all_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    before = len(house.public())
    await take_a_card(house, active)
    assert len(house.public()) == before + 1, "one message for the turn and for the window after it"
    notice = house.text(house.newest)
    assert "Between turns" in notice
    assert "<t:" in notice, "with its deadline"
    assert f"<@{following.id}>, you’re next" in notice
    assert all(person.user.name.capitalize() in notice for person in house.people)
    for person in house.people[:-1]:
        await answer(house, person, "Pass")
    assert house.text(house.newest) == notice, "nobody sees who has answered"
    await answer(house, house.people[-1], "Pass")
    assert (await view_of(house)).window is None
    assert len(house.public()) == before + 1, "nothing happened: the message is changed, no other is sent"
    assert f"<@{following.id}>, your turn!" in house.text(house.newest)


async def test_a_message_is_changed_in_words_where_no_pictures_are_allowed(
    house: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit = discord.PartialMessage.edit

    async def edit_without_files(message: discord.PartialMessage, **changes: Any) -> Any:
        if changes.get("attachments"):
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})
        return await edit(message, **changes)

    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    monkeypatch.setattr(discord.PartialMessage, "edit", edit_without_files)
    for person in house.people:
        await answer(house, person, "Pass")
    text = house.text(house.newest)
    assert "your turn!" in text
    assert "I can’t post pictures here" in text
    assert (await house.glance()).table.status == "playing"


async def test_a_window_closes_by_itself_and_nobody_is_blamed(house: World) -> None:
    await start_with(house, "vizier", window=2.0)
    await take_a_card(house, await seat_after(house, 0))
    await answer(house, house.people[0], "Pass")
    await house.pass_hours(1.9)
    assert (await view_of(house)).window is not None
    await house.pass_hours(0.2)
    assert (await view_of(house)).window is None
    assert "out of time" not in house.text(house.newest)
    assert all(sitter.misses == 0 for sitter in (await house.glance()).table.seats)


async def test_a_list_of_tables_tells_that_one_may_answer(house: World) -> None:
    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    shown = await house.people[0].slash(house.channel, "games")
    assert "you can act** out of turn" in house.text(shown.response)


async def test_buying_with_the_vizier(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    panel = await buyer.click(house.newest, label="Answer")
    shown = await house.choose(buyer, panel, "exact")
    assert house.alts(shown.response)[0].startswith("Places for")
    before = house.text(house.newest)
    done = await house.choose(buyer, shown, "Reserve")
    assert "Your answer so far" in house.text(done.response)
    assert house.text(house.newest) == before, "it is sealed until all have answered"
    for person in house.people:
        if person is not buyer and (await view_of(house)).window is not None:
            await answer(house, person, "Pass")
    assert "had the vizier buy" in house.text(house.newest)
    view = await view_of(house)
    assert len(view.parts["vizier"]) == 1  # type: ignore[arg-type]
    assert view.window is not None, "the others may decide again (V-VIZ-7)"
    assert (
        buyer.user.name.capitalize()
        not in house.text(house.newest).partition("Between turns")[2].partition("Closes")[0]
    )


@pytest.mark.parametrize("rich", [False, True], ids=["who can only pass", "who can act"])
async def test_those_whom_no_private_message_reaches_are_called_in_the_channel(
    house: World,
    rich: bool,  # noqa: FBT001
) -> None:
    third = house.people[2]
    await third.slash(house.channel, "preferences", mail="off")
    await start_an_auction(house, rich=rich)
    assert f"✋ <@{third.id}>, you’re asked, too" in house.text(house.newest)
    assert [user.id for user in house.newest.mentions] == [third.id]
    assert not house.mail(third)


async def test_those_who_get_private_messages_are_not_called_in_the_channel(house: World) -> None:
    await start_an_auction(house)
    assert "you’re asked, too" not in house.text(house.newest)
    assert house.newest.mentions == []


async def test_those_who_can_only_pass_are_not_disturbed(house: World) -> None:
    await start_with(house, "vizier")
    for _ in range(4):
        letters = {person.id: len(house.mail(person)) for person in house.people}
        await take_a_card(house, await seat_after(house, 0))
        for person in house.people:
            options = (await house.glance()).options(str(person.id))
            can_buy = any(option.action["do"] == "BuyWithVizier" for option in options)
            assert (len(house.mail(person)) > letters[person.id]) == can_buy
            if can_buy:
                assert "You can act" in house.text(house.mail(person)[-1])
        for person in house.people:
            await answer(house, person, "Pass")


async def test_a_prompt_can_be_answered_in_private_mail(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    letter = house.mail(buyer)[-1]
    panel = await buyer.user.click(letter, label="Answer")
    assert "Between turns" in house.text(panel.response)
    await buyer.user.click(panel.response, label="Pass")
    own = (await view_of(house, buyer)).window
    assert own is not None
    assert own.own == {"do": "Decline", "seat": (await view_of(house, buyer)).viewer}


async def test_an_old_letter_does_not_pass_for_a_later_question(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    [old] = [part["custom_id"] for part in house.components(house.mail(buyer)[-1]) if part.get("label") == "Pass"]
    _, verb, table, since, _ = old.split(":")
    for person in house.people:
        await answer(house, person, "Pass")
    await take_a_card(house, await seat_after(house, 0))
    view = ui.LayoutView(timeout=None)  # the letter itself may have lost the button by now
    view.add_item(ui.ActionRow(button("Old", Mark(verb, int(table), int(since)))))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    late = await buyer.click(house.newest, label="Old")
    assert "(rule T-7)" in house.text(late.response)
    window = (await view_of(house, buyer)).window
    assert window is not None
    assert window.own is None


async def test_passing_until_the_own_turn(house: World) -> None:
    await start_with(house, "vizier")
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    await take_a_card(house, active)
    for person in house.people:
        await answer(house, person, "Pass until my turn")
    assert (await view_of(house)).window is None
    await take_a_card(house, following)
    window = (await view_of(house)).window
    assert window is not None
    assert (await view_of(house, active)).window.own is not None, "passed without being asked"  # type: ignore[union-attr]
    assert (await view_of(house, following)).window.own is None, "had a turn, and is asked again"  # type: ignore[union-attr]


async def test_one_tap_passes_from_now_on_whenever_nothing_can_be_paid(house: World) -> None:
    await start_with(house, "vizier")
    for _ in range(4):
        await take_a_card(house, await seat_after(house, 0))
        for person in house.people:
            glance = await house.glance()
            if (view := glance.view(str(person.id))).window is None:
                break
            can_buy = any(option.action["do"] == "BuyWithVizier" for option in glance.options(str(person.id)))
            if view.standing:
                assert (view.window.own is None) == can_buy
            shown = await answer(house, person, "Pass" if view.standing else "Auto-pass when I can’t act")
            window = (await view_of(house, person)).window
            if not view.standing and window is not None:
                assert (window.own is None) == can_buy, "it answers the open question too"
                assert "Auto-pass when I can’t act" not in house.buttons(shown.response)
                await answer(house, person, "Pass")
    for person in house.people:
        assert (await view_of(house, person)).standing["vizier"].answer == "able"


def with_money_for(position: bytes, *seats: int) -> bytes:
    """Give a game in which only some hold money; that of the others lies under the draw pile."""
    state = decode(position).state
    for seat, player in enumerate(state.players):
        if seat not in seats:
            secret = replace(state.secret, deck=(*state.secret.deck, *player.hand))
            state = replace(state.with_player(seat, hand=()), secret=secret)
    return encode(Game(state, state))


@pytest.mark.parametrize("holders", [0, 1])
async def test_a_sparing_table_waits_only_for_those_who_can_act(holders: int, house: World) -> None:
    await start_with(house, "vizier", sparing=True)
    active, following = await seat_after(house, 0), await seat_after(house, 1)
    seat = (await view_of(house, following)).viewer
    assert seat is not None
    await change_position(house, lambda before: with_money_for(before, *[seat][:holders]))
    before = len(house.public())
    await take_a_card(house, active)
    assert len(house.public()) == before + 1
    if holders:
        panel = await following.click(house.newest, label="Answer")
        assert "Auto-pass when I can’t act" not in house.buttons(panel.response), "that is so from the beginning"
        await house.press(following, panel, "Pass")
    assert (await view_of(house)).window is None
    assert f"<@{following.id}>, your turn!" in house.text(house.newest)


async def change_position(house: World, change: Callable[[bytes], bytes]) -> None:
    """Let the bot find another position when it starts again."""
    await house.let_go()
    await house.bot()
    before = await position(house)
    await house.let_go()
    put(house, change(before))
    await house.env.restart_bot(await house.bot())


async def test_what_is_set_in_an_open_window_answers_it_and_an_unfinished_wish_does_not(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    for person in house.people:
        if person is not buyer:
            await answer(house, person, "Pass")
    shown = await answer(house, buyer, "Auto-answers")
    assert "what you set here answers that, too" in house.text(shown.response)
    shown = await house.press(buyer, shown, "My own rules…")
    shown = await house.press(buyer, shown, "Money only")
    assert (await view_of(house)).window is not None
    await house.press(buyer, shown, "Save")
    assert "had the vizier buy" in house.text(house.newest)


async def test_auto_answers_have_ids_of_their_own_in_every_state(house: World) -> None:
    await start_with(house, "characters")
    person = house.people[0]
    before = await person.click(house.newest, label="Auto-answers")
    ids = {menu["custom_id"] for menu in house.menus(before.response)}
    after = await house.press(person, before, "Always pass")
    assert not ids & {menu["custom_id"] for menu in house.menus(after.response)}


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


async def test_orders_are_private_and_spare_all_prompts(house: World) -> None:
    await start_with(house, "vizier")
    for person in house.people:
        shown = await person.click(house.newest, label="Auto-answers")
        assert "**Buying with the vizier**: always ask me" in house.text(shown.response)
        done = await house.press(person, shown, "Always pass")
        assert "**Buying with the vizier**: always pass" in house.text(done.response)
    public = len(house.public())
    for _ in range(6):
        await take_a_card(house, await seat_after(house, 0))
        assert (await view_of(house)).window is None
    assert len(house.public()) == public + 6


async def test_an_order_is_clicked_together(house: World) -> None:
    await start_with(house, "vizier")
    person = house.people[0]
    shown = await house.press(person, await person.click(house.newest, label="Auto-answers"), "My own rules…")
    kinds = next(menu for menu in house.menus(shown.response) if menu["max_values"] > 1)
    assert shown.response is not None
    shown = await person.select(shown.response, ["tower", "garden"], custom_id=kinds["custom_id"])
    shown = await house.choose(person, shown, "up to 9")
    shown = await house.press(person, shown, "Money only")
    assert "If you save it: **buy garden, tower of price 0 to 9, with money only**" in house.text(shown.response)
    assert not (await view_of(house, person)).standing, "an unfinished wish buys nothing"
    shown = await house.press(person, shown, "Exchange cards, too")
    shown = await house.press(person, shown, "Save")
    assert "buy garden, tower of price 0 to 9" in house.text(shown.response)
    order = (await view_of(house, person)).standing["vizier"].order
    assert order == {"wishes": [{"kinds": ["garden", "tower"], "at_most": 9}]}


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("tower 7-9", [{"kinds": ["tower"], "at_least": 7, "at_most": 9}]),
        (
            "towers, garden NE; any up to 5 money",
            [{"kinds": ["tower", "garden"], "walls": "NE"}, {"at_most": 5, "money_only": True}],
        ),
        ("any at N13", [{"cell": [1, 0]}]),
        ("tower ←; garden east north", [{"kinds": ["tower"], "walls": "W"}, {"kinds": ["garden"], "walls": "NE"}]),
    ],
)
async def test_an_order_is_typed(typed: str, order: list[dict[str, Any]], house: World) -> None:
    await start_with(house, "vizier")
    person = house.people[1]
    await person.slash(house.channel, "table answers", about="vizier", answer=typed)
    assert (await view_of(house, person)).standing["vizier"].order == {"wishes": order}


async def test_an_order_is_no_step_of_the_turn_in_which_it_was_given(house: World) -> None:
    """Taking a step back forgets that step, not what was said meanwhile."""
    await start_with(house, "vizier")
    person = await seat_after(house, 0)
    await person.slash(house.channel, "preferences", confirm="always")
    await take_a_card(house, person)
    await person.slash(house.channel, "table answers", about="vizier", answer="pass")
    await person.slash(house.channel, "undo")
    shown = await take_a_card(house, person)
    assert house.text(shown.response).count("took") == 1


async def test_an_order_that_is_not_understood_is_refused(house: World) -> None:
    await start_with(house, "vizier")
    shown = await house.people[1].slash(house.channel, "table answers", about="vizier", answer="elephants")
    assert "elephants" in house.text(shown.response)
    assert "C-23" in house.text(shown.response)
    assert not (await view_of(house, house.people[1])).standing


@pytest.mark.parametrize(
    ("verb", "detail", "value"),
    [
        ("standing", "wise man", "elephant"),
        ("standing", "elephant", "pass"),
        ("order", "limit.elephant", "5"),
        ("order", "limit.character-miser", "9" * 90),
        ("order", "price", "²"),
        ("order", "elephant", "5"),
        ("order", "save.elephant", "5"),
        ("draft", "price.elephant", "5"),
        ("draft", "price.0.9.0", "5000"),
        ("draft", "money.0.9.0=elephant", "5"),
        ("bid", "", "9" * 90),
    ],
)
async def test_orders_that_somebody_made_up_are_refused(verb: str, detail: str, value: str, house: World) -> None:
    await start_with(house, "vizier", "characters")
    person = house.people[0]
    view, mark = ui.LayoutView(timeout=None), Mark(verb, (await house.glance()).table.id, detail=detail)
    view.add_item(ui.ActionRow(menu("?", mark, [Entry(value, "?")])))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    shown = await person.select(house.newest, [value])
    assert "(rule " in house.text(shown.response)
    assert not (await view_of(house, person)).standing
    shown = await person.slash(house.channel, "table answers")
    assert "Your auto-answers" in house.text(shown.response)


async def test_orders_only(house: World) -> None:
    """Nobody is prompted where the table plays by orders only (C-24)."""
    await start_with(house, "vizier", interrupts="orders")
    shown = await house.people[0].click(house.newest, label="Auto-answers")
    assert "only auto-answers count" in house.text(shown.response)
    assert house.buttons(shown.response) == ["Always pass", "My own rules…"]
    for _ in range(4):
        await take_a_card(house, await seat_after(house, 0))
        assert (await view_of(house)).window is None


async def test_waking_the_vizier_by_button_and_by_typing(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    for _ in range(12):
        if (await view_of(house)).window is None:
            person = await seat_after(house, 0)
            if person is buyer:
                break
            await take_a_card(house, person)
        else:
            await house.pass_hours(1.1)
    offers = await buyer.autocomplete(house.channel, "act", "action", "")
    assert [offer["name"] for offer in offers] == ["Wake your vizier"]
    shown = await buyer.click(house.newest, label="More")
    await house.choose(buyer, shown, "Wake your vizier")
    assert (await view_of(house)).parts["vizier"] == ()


def with_lot_next(position: bytes, card: str) -> bytes:
    """Give a game whose next card is a character."""
    game = decode(position)
    secret = game.state.secret
    deck = (card, *(other for other in (*secret.deck, *characters.KEPT.of(game.state).stack) if other != card))
    left = tuple(other for other in characters.KEPT.of(game.state).stack if other not in deck)
    state = characters.KEPT.change(replace(game.state, secret=replace(secret, deck=deck)), stack=left)
    return encode(Game(state, state))


def with_all_denars(position: bytes) -> bytes:
    """Give a game in which the next player has all the denars of the draw pile."""
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
    assert (window.own["maximum"], window.own["prefer"]) == (27, [currency.lower()] if currency else [])


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
    view, mark = ui.LayoutView(timeout=None), Mark("order", (await house.glance()).table.id, detail=detail)
    view.add_item(ui.ActionRow(menu("?", mark, [Entry(value, "?")])))
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
    """Hold an auction; give the public messages, and what a third player and a spectator got."""
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


@pytest.mark.parametrize("standing", ["pass", "rest", "up to 2"])
async def test_nobody_learns_how_somebody_came_to_pass(standing: str, tmp_path: Path) -> None:
    """A standing answer, an order that comes to nothing and a click look the same (C-23)."""
    found = []
    for number, orders in enumerate([False, True]):
        (tmp_path / str(number)).mkdir()
        async with world(tmp_path / str(number), 3) as made:
            await start_with(made, "vizier")
            active, second, third = [await seat_after(made, place) for place in (0, 1, 2)]
            if orders:
                await second.slash(made.channel, "table answers", about="vizier", answer=standing)
            await take_a_card(made, active)
            if not orders:
                await answer(made, second, "Pass")
            await answer(made, third, "Pass")
            await answer(made, active, "Pass")
            viewers = (third, active, made.stranger)
            found.append([[shown_in(made, message) for message in made.visible_to(one)] for one in viewers])
    assert found[0] == found[1]


def shown_in(house: World, message: discord.Message) -> tuple[object, ...]:
    """Give all that somebody sees in a message."""
    files = [(one.filename, one.size) for one in message.attachments]
    return house.text(message), house.alts(message), house.buttons(message), files


async def test_whoever_ends_a_turn_and_is_asked_is_not_told_to_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    active = await seat_after(house, 0)
    text = house.text((await take_a_card(house, active)).response)
    assert "Your turn is over" in text
    assert "Between turns" in text
    assert "Your answer is in" not in text
    text = house.text((await answer(house, active, "Pass")).response)
    assert "Your answer is in" in text
    assert "Your turn is over" not in text


async def test_whoever_answers_last_is_told_to_have_answered(house: World) -> None:
    await start_with(house, "vizier")
    await take_a_card(house, await seat_after(house, 0))
    *others, last = [await seat_after(house, number) for number in (1, 0, 2)]
    for person in others:
        await answer(house, person, "Pass")
    text = house.text((await answer(house, last, "Pass")).response)
    assert (await view_of(house)).window is None
    assert "Your answer is in" in text
    assert "Your turn is over" not in text


async def test_whoever_is_asked_again_at_once_is_told_so(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    first, second = [person for person in house.people if person is not buyer]
    await answer(house, first, "Pass")
    shown = await answer(house, second, "Pass")
    assert (await view_of(house)).window is not None, "the others may decide again (V-VIZ-7)"
    assert "Your answer is in. Now there’s a new question:" in house.text(shown.response)


async def test_a_prepared_turn_is_not_over_and_to_undo_it_is_no_answer(house: World) -> None:
    await start_with(house, "vizier")
    following = await seat_after(house, 1)
    await take_a_card(house, await seat_after(house, 0))
    shown = await prepare_a_card(house, following)
    assert "Your turn is ready" in house.text(shown.response)
    assert "Your turn is over" not in house.text(shown.response)
    shown = await house.press(following, shown, "Undo")
    assert "Your answer is in" not in house.text(shown.response)


async def test_whoever_is_not_asked_is_told_so(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    await house.choose(buyer, shown, "Reserve")
    for person in house.people:
        if person is not buyer:
            await answer(house, person, "Pass")
    assert (await view_of(house)).window is not None
    shown = await buyer.click(house.newest, label="Answer")
    assert "You’re not asked this time." in house.text(shown.response)


async def test_the_place_of_a_tile_for_the_vizier_is_asked_as_any_other(house: World) -> None:
    await start_with(house, "vizier")
    buyer = await until_somebody_can_buy(house)
    shown = await house.choose(buyer, await buyer.click(house.newest, label="Answer"), "exact")
    assert house.text(shown.response).startswith("**Where does it go?** ")
    assert house.text(shown.response).removeprefix("**Where does it go?** ")[0].isupper()


def with_a_stack(position: bytes) -> bytes:
    """Give a game in which a character is left to be swapped for another."""
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
