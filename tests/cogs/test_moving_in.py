"""A module that no shared file knows is played on Discord, by clicking and by typing, in words and pictures of its own.

The fair has an action, an event, a question to several, an auto-answer, tiles, cards, a badge, a part of the score
and a secret. All of it is found in its rooms, as with the modules of the big box.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord
from msgspec.structs import replace

from alhambra.codec import decode, encode
from alhambra.components import load
from alhambra.game import Game
from alhambra.view import View
from render.alhambra.layout.naming import is_money
from tests.alhambra import bare, fair
from tests.alhambra.moving_in import furnished
from tests.alhambra.redealing import NEXT
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, words_in, world

VOUCHER, STALL = "voucher-1", "stall-1"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server where three people have begun to play with the fair."""
    with furnished(fair.__name__):
        async with world(tmp_path, 3) as made:
            await made.start(modules="the fair", sparing=False)
            for person in made.people:
                await person.slash(made.channel, "act", action="blue")
            yield made


async def view_of(house: World, person: simcord.MemberActor | None = None) -> View:
    view: View = (await house.glance()).view(str(person.id) if person else None)
    return view


async def at_turn(house: World) -> simcord.MemberActor:
    seat = (await house.glance()).table.seats[(await view_of(house)).turn]
    return next(person for person in house.people if str(person.id) == seat.user)


async def comes_up_next(house: World, *pieces: str, rich: bool = False) -> None:
    """Let pieces lie on top of the draw pile and the bag; whoever is at turn may have much money."""
    await hush(house)
    before = await position(house)
    await house.let_go()
    state = decode(before).state
    deck, bag = (
        (*(one for one in pieces if one in pile), *(one for one in pile if one not in pieces))
        for pile in (state.secret.deck, state.secret.bag)
    )
    if rich:
        money = tuple(card.id for card in load().money if card.id in deck[NEXT:])
        seat = state.turn.seat
        state = state.with_player(seat, hand=state.players[seat].hand + money[:40])
        deck = tuple(card for card in deck if card not in money[:40])
    state = replace(state, secret=replace(state.secret, deck=deck, bag=bag))
    put(house, encode(Game(state, state)))
    await house.env.restart_bot(await house.bot())


async def take_money(house: World) -> None:
    """Let whoever is at turn take a money card, which ends the turn."""
    person = await at_turn(house)
    card = next(card for card in (await view_of(house)).display if card is not None and is_money(card))
    code = [
        option.code
        for option in (await house.glance()).options(str(person.id))
        if type(option.action).__name__ == "TakeMoney" and option.action.cards == (card.id,)
    ]
    await person.slash(house.channel, "take", cards=code[0])


async def others_cheer(house: World) -> None:
    """Let everybody who is asked cheer softly."""
    while (await view_of(house)).window is not None:
        person = await house.asked()
        await person.slash(house.channel, "act", action="softly")


async def test_the_lobby_offers_it_and_the_rules_explain_it(house: World) -> None:
    assert list((await house.glance()).table.settings.options["modules"]) == [fair.FAIR]
    shown = await house.stranger.slash(house.channel, "rules", about="fair")
    assert "## Module: The Fair" in house.text(shown.response)
    shown = await house.stranger.slash(house.channel, "rules", about="FAI-2")
    assert "Cheers at the fair" in house.text(shown.response)
    offered = await house.stranger.autocomplete(house.channel, "rules", "about", "cheers")
    assert "V-FAI-2 · Cheers at the fair" in [one["name"] for one in offered]


async def test_its_question_is_answered_by_a_click_and_by_a_command_and_told(house: World) -> None:
    await take_money(house)
    assert "🎪 **The fair:** " in house.text(house.newest)
    assert "Who cheers?" in house.alts(house.newest)[0]
    loud, soft = [person for person in house.people if person is not await at_turn(house)]
    assert "🎪 **The fair:** " in house.text(house.mail(loud)[-1]), "who is asked is told"
    shown = await house.choose(loud, await loud.click(house.newest, label="Answer"), "Cheer loudly")
    assert "Your answer so far: **Cheer loudly**" in house.text(shown.response)
    assert "loudly" not in house.text(house.newest), "what is answered stays sealed until all have answered"
    offered = await soft.autocomplete(house.channel, "act", "action", "")
    assert [one["name"] for one in offered] == ["Cheer softly", "Cheer loudly"]
    await soft.slash(house.channel, "act", action="softly")
    text = house.text(house.newest)
    assert f"**{loud.user.global_name}** cheered loudly." in text
    assert f"**{soft.user.global_name}** cheered softly." in text
    assert "ribbon of the fair" in house.alts(house.newest)[0], "a badge for who was loudest"
    assert "cheers so far: 1" in house.alts(house.newest)[0], "and a panel below the market"


async def test_its_auto_answer_is_set_by_a_form_or_by_typing_and_counts(house: World) -> None:
    loud, soft = [person for person in house.people if person is not await at_turn(house)]
    shown = await loud.click(house.newest, label="Auto-answers")
    assert "**Cheering at the fair**: you’re always asked" in house.text(shown.response)
    shown = await house.press(loud, shown, "My own rules…")
    assert "**How you cheer.**" in house.text(shown.response)
    shown = await house.press(loud, shown, "Loudly")
    assert "**Cheering at the fair**: cheer loudly every time" in house.text(shown.response)
    shown = await soft.slash(house.channel, "table answers", about="cheer", answer="soft")
    assert "cheer softly every time" in house.text(shown.response)
    refused = await soft.slash(house.channel, "table answers", about="cheer", answer="sideways")
    assert "I don’t understand “sideways” here." in house.text(refused.response)
    await take_money(house)
    text = house.text(house.newest)
    assert f"**{loud.user.global_name}** cheered loudly." in text
    assert f"**{soft.user.global_name}** cheered softly." in text


@pytest.mark.parametrize(("button", "answer"), [("Pass until my turn", "rest"), ("Auto-pass when I can’t act", "able")])
async def test_the_usual_auto_answers_are_set_by_buttons(house: World, button: str, answer: str) -> None:
    await take_money(house)
    person = await house.asked()
    await house.press(person, await person.click(house.newest, label="Answer"), button)
    assert (await view_of(house, person)).standing["cheer"].answer == answer


async def test_its_card_is_told_drawn_admired_and_taken(house: World) -> None:
    await comes_up_next(house, VOUCHER)
    await take_money(house)
    text = house.text(house.newest)
    assert "🎪 voucher worth 3 turned up at the fair." in text
    assert all(f"🎪 <@{person.id}>, come and admire the voucher!" in text for person in house.people)
    assert house.buttons(house.newest)[0] == "Answer"
    assert "Buy" not in house.buttons(house.newest)
    assert "At the fair: voucher worth 3;" in house.alts(house.newest)[0]
    first, *others = house.people
    shown = await first.click(house.newest, label="Answer")
    assert "**A voucher!** Admire it, and the game goes on." in house.text(shown.response)
    await house.choose(first, shown, "Admire it")
    for person in others:
        await person.slash(house.channel, "act", action="admire")
    assert "admired the voucher" in house.text(house.newest)
    await others_cheer(house)
    person = await at_turn(house)
    refused = await person.slash(house.channel, "act", action="a castle")
    assert "Take voucher worth 3" in house.text(refused.response), "what would be legal"
    shown = await person.click(house.newest, label="More")
    shown = await house.choose(person, shown, "Take voucher worth 3")
    await house.press(person, shown, "End turn")
    assert "took voucher worth 3 at the fair" in house.text(house.newest)


async def test_its_action_is_taken_by_typing(house: World) -> None:
    await comes_up_next(house, VOUCHER)
    await take_money(house)
    for person in house.people:
        await person.slash(house.channel, "act", action="admire")
    await others_cheer(house)
    person = await at_turn(house)
    await person.slash(house.channel, "act", action="take voucher")
    await person.slash(house.channel, "end")
    assert "took voucher worth 3 at the fair" in house.text(house.newest)
    shown = await person.slash(house.channel, "table history")
    assert "🎪 voucher worth 3 turned up at the fair." in house.text(shown.response)


async def test_its_tile_is_told_drawn_bought_and_built(house: World) -> None:
    await comes_up_next(house, STALL, rich=True)
    person = await at_turn(house)
    for what in ("buy", "place", "end"):
        await type_first(house, person, what)
    await others_cheer(house)
    assert "🎪 Fair stall 4 opened at the fair." in words_in(house.public(), house)
    assert "At the fair: fair stall 4;" in house.alts(house.newest)[0]
    await comes_up_next(house, rich=True)
    person = await at_turn(house)
    await person.slash(house.channel, "buy", building=(await offered(house, person, "buy", "stall"))[0])
    await type_first(house, person, "place")
    assert "bought fair stall 4 for a lucky charm" in words_in(house.public(), house)
    shown = await person.slash(house.channel, "alhambra palace", player=str((await view_of(house)).turn))
    assert "fair stall" in house.alts(shown.response)[0]


async def type_first(house: World, person: simcord.MemberActor, command: str) -> None:
    """Type the first thing that a command offers, or the command alone."""
    about = {"buy": "building", "place": "place"}.get(command)
    first = {about: (await offered(house, person, command))[0]} if about else {}
    await person.slash(house.channel, command, **first)


async def offered(house: World, person: simcord.MemberActor, command: str, typed: str = "") -> list[str]:
    about = {"buy": "building", "place": "place"}[command]
    return [str(one["value"]) for one in await person.autocomplete(house.channel, command, about, typed)]


async def test_its_secret_is_for_one_person_alone(house: World) -> None:
    favourites = [fair.KEPT.of(decode(await position(house)).state).favourites[seat] for seat in range(3)]
    assert set(favourites) <= set(load().kinds)
    seats = [sitter.user for sitter in (await house.glance()).table.seats]
    for person in house.people:
        own = favourites[seats.index(str(person.id))]
        assert f"Your secret favourite: **{own}**" in words_in(house.mail(person), house)
        shown = await person.slash(house.channel, "hand")
        assert f"Your secret favourite: **{own}**" in house.text(shown.response)
    assert "favourite" not in words_in(house.public(), house)


async def test_its_part_of_the_score_is_explained(house: World) -> None:
    shown = await house.stranger.slash(house.channel, "alhambra score")
    assert "cheers" in house.alts(shown.response)[0].casefold()


async def test_a_module_that_nobody_wrote_for_is_played_in_plain_words_and_stops_nothing(
    tmp_path: Path, faults: list[str]
) -> None:
    """Whatever the bare module lacks is said and drawn plainly, and logged once."""
    with furnished(bare.__name__):
        async with world(tmp_path, 3) as made:
            await made.start(modules="bare", sparing=False)
            await play_bare(made)
            assert not made.env.bot.meters.failed  # type: ignore[attr-defined]
    assert len(faults) == len(set(faults))
    assert set(faults) >= {f"the text {key} (en) is missing" for key in BARE_TEXTS}
    assert set(faults) >= {f"there is no {what}" for what in BARE_DRAWINGS}
    faults.clear()


async def play_bare(house: World) -> None:
    """Meet everything that the bare module has, on Discord."""
    await comes_up_next(house, "note-1", "shed-1", rich=True)
    person = await at_turn(house)
    shown = await person.click(house.newest, label="More")
    shown = await house.choose(person, shown, "Shout")
    assert "Ponder" in [offer.label for offer in house.offers(shown.response)]
    await house.choose(person, shown, "Ponder")
    refused = await person.slash(house.channel, "act", action="dance")
    assert "Shout" in house.text(refused.response)
    await type_first(house, person, "buy")
    await type_first(house, person, "place")
    await person.slash(house.channel, "end")
    text = house.text(house.newest)
    assert f"**{person.user.global_name}** did shouted.\ntold echo heard\n" in text
    assert "secret" not in words_in(house.public(), house)
    assert "can answer now" in text
    others = [other for other in house.people if other is not person]
    shown = await house.choose(others[0], await others[0].click(house.newest, label="Answer"), "Nod")
    assert "Your answer so far: **Nod**" in house.text(shown.response)
    shown = await others[1].slash(house.channel, "table answers")
    assert "prompt nod" in house.text(shown.response)
    assert "My own rules…" not in house.buttons(shown.response)
    await others[1].slash(house.channel, "act", action="nod")
    while (await view_of(house)).window is not None:
        await (await house.asked()).slash(house.channel, "end")
    assert "did nodded" in words_in(house.public(), house)
    await take_money(house)
    for look in ("alhambra score", "alhambra market", "hand", "table history", "table show"):
        shown = await house.people[0].slash(house.channel, look)
        assert house.text(shown.response) or house.alts(shown.response)


BARE_TEXTS = (
    "did-Shouted",
    "did-Nodded",
    "told-EchoHeard",
    "module-bare",
    "module-bare-asks",
    "prompt-nod",
    "panel-PONDER",
)
BARE_DRAWINGS = (
    *("drawing of a tile of the family shed", "drawing of a card of the family note", "way to ask for nod"),
    *("form for an auto-answer to nod", "text option-Shout", "text option-Nod", "text part-echo", "text tile-shed"),
)


async def test_two_modules_ask_in_one_window_and_are_answered_together(tmp_path: Path, faults: list[str]) -> None:
    with furnished(bare.__name__):
        async with world(tmp_path, 3) as made:
            await made.start(modules="vizier, bare", sparing=False)
            await take_money(made)
            text = made.text(made.newest)
            assert "can buy a tile with the vizier" in text
            assert "can answer now" in text
            person = await made.asked()
            shown = await person.click(made.newest, label="Answer")
            assert "Nod" in [offer.label for offer in made.offers(shown.response)]
            await made.press(person, shown, "Pass until my turn")
            standing = (await view_of(made, person)).standing
            assert {prompt: one.answer for prompt, one in standing.items()} == {"vizier": "rest", "nod": "rest"}
    faults.clear()
