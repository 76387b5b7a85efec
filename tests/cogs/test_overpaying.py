"""Overpaying with Change and Exchange Certificates, by clicking and by typing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.modules import change, exchange_certificates
from alhambra.state import State
from tests.alhambra.games import position as laid_out
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, words_in, world

CHANGE, CERTIFICATES = "change", "exchange_certificates"
COINS = ["coin-denar-1", "coin-denar-2", "coin-gulden-1"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a table where the first player has cards, three coins, and 3 Denars saved."""
    async with world(tmp_path, 3) as made:
        await made.start(modules="Change, Exchange Certificates, Currency Exchange", sparing=False)
        await hush(made)
        await made.let_go()
        given = {
            "market": {"gulden": "pavilion-4-es", "dirham": "arcades-9", "denar": "garden-10", "ducat": "tower-11"},
            "display": ["gulden-1", "gulden-2", "gulden-3", "gulden-5"],
            "hands": {"ann": ["gulden-9", "denar-8", "ducat-7", "bureau-denar-ducat"]},
            CHANGE: {"held": {"ann": COINS}},
            CERTIFICATES: {"saved": {"ann": {"currency": "denar", "amount": 3}}},
        }
        put(made, encode(laid_out(given, modules=(CHANGE, CERTIFICATES, "currency_exchange"))))
        await made.env.restart_bot(await made.bot())
        yield made


async def state_of(house: World) -> State:
    return decode(await position(house)).state


async def test_coins_and_savings_are_shown_and_named(house: World) -> None:
    person = await house.asked()
    shown = await person.slash(house.channel, "hand")
    alt = house.alts(shown.response)[0]
    assert "Denar 8, 2 Denar coins, saved Denar 3, total 13" in alt
    shown = await person.slash(house.channel, "alhambra market")
    alt = house.alts(shown.response)[0]
    assert "In the coin bag: 5 Gulden, 6 Dirham, 4 Denar, 6 Ducat" in alt
    assert "2 Denar coins, Denar saved: 3" in alt


async def test_an_exact_payment_with_coins_is_offered_first_and_told(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert len(labels) == len(set(labels)) <= 80
    exact = next(label for label in labels if label.startswith("Garden 10"))
    assert exact == "Garden 10: Denar 8, 2 Denar coins, exact"
    shown = await house.choose(person, shown, exact)
    await person.slash(house.channel, "place", place="1")
    await person.slash(house.channel, "end")
    assert "for Denar 8 and 2 Denar coins (exact)" in words_in(house.public(), house)
    assert change.held_by(await state_of(house), 0) == ("coin-gulden-1",)


async def test_a_surplus_that_can_be_saved_or_changed_is_asked_about(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    shown = await house.choose(person, shown, "Garden 10: Denar 8, saved Denar 3, 1 over …")
    assert "What would you like for the 1 you overpay?" in house.text(shown.response)
    labels = [offer.label for offer in house.offers(shown.response)]
    assert labels[:5] == [
        "Nothing for it",
        "Save 1 as Gulden",
        "Save 1 as Dirham",
        "Save 1 as Denar",
        "Save 1 as Ducat",
    ]
    await house.choose(person, shown, "Save 1 as Ducat")
    own = exchange_certificates.saved_by(await state_of(house), 0)
    assert own is not None
    assert own.id == "saved-ducat-1"


async def test_coins_come_without_a_question_where_nothing_can_be_saved(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    shown = await house.choose(person, shown, "Pavilion 4 (→↓): Gulden 9, 5 over, draw 2 coins · can’t be undone")
    assert len(change.held_by(await state_of(house), 0)) == 5
    assert "Undo" not in house.buttons(shown.response)
    await person.slash(house.channel, "place", place="1")
    await person.slash(house.channel, "end")
    text = words_in(house.public(), house)
    assert "bought pavilion 4 (→↓) for Gulden 9 (5 over)" in text
    assert " as change" in text


@pytest.mark.parametrize(
    ("typed", "coins", "saved"),
    [
        ("pavilion gulden 9 coins", 5, "saved-denar-3"),
        ("pavilion gulden 9", 5, "saved-denar-3"),
        ("pavilion gulden 9 nothing", 3, "saved-denar-3"),
        ("pavilion with gulden 9 + 1 coins", 5, "saved-denar-3"),
        ("garden with denar 8 + 3 save as gulden", 3, "saved-gulden-1"),
        ("garden with denar 8 + 3 + 1, save ducat", 2, "saved-ducat-2"),
        ("garden with denar 8 + ducat 7 + exchange, coins", 5, "saved-denar-3"),
    ],
)
async def test_everything_is_said_in_one_line(house: World, typed: str, coins: int, saved: str) -> None:
    person = await house.asked()
    await person.slash(house.channel, "buy", building=typed)
    state = await state_of(house)
    own = exchange_certificates.saved_by(state, 0)
    assert len(state.players[0].aside) == 1
    assert len(change.held_by(state, 0)) == coins
    assert (own.id if own else "") == saved


async def test_a_wish_in_vain_is_refused_by_its_rule(house: World) -> None:
    person = await house.asked()
    shown = await person.slash(house.channel, "buy", building="pavilion with gulden 9, save denar")
    assert "(rule V-CER-4)" in house.text(shown.response)
    shown = await person.slash(house.channel, "buy", building="garden with denar 8 + 3, coins")
    assert "(rule V-CHG-2)" in house.text(shown.response)
    assert not (await state_of(house)).players[0].aside


async def test_the_rules_can_be_looked_up(house: World) -> None:
    for about, title in ((CHANGE, "Module: Change"), ("V-CER-4", "One token at a time")):
        shown = await house.stranger.slash(house.channel, "rules", about=about)
        assert title in house.text(shown.response)
