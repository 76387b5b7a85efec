"""Hints in English: what they say, and that they are never longer than they may be."""

from collections.abc import Callable
from functools import cache

import pytest

from alhambra import Game, apply, legal_actions, view
from alhambra.actions import BuyBuilding
from alhambra.hosted import Alhambra
from alhambra.modules.characters import GUARD
from alhambra.modules.characters.purchases import BuyWithPatron
from alhambra.view import pieces
from cogs.alhambra.hinting import LONGEST, Hinting
from tabletop.rules import Advice
from tests.alhambra.games import ALL, some_positions
from tests.alhambra.test_hints import ABOUT, at_turn, auction, vizier
from texts.catalogue import catalogue

RULES = Alhambra()


@cache
def wording(players: int) -> Hinting:
    return Hinting(pieces(players, {"modules": ALL}), catalogue("en", "alhambra"))


def said(game: Game, about: str = "", seat: int = 0) -> str:
    advice = RULES.advise(view(game, seat), legal_actions(game, seat), about)
    assert advice is not None
    return wording(len(game.state.players)).text(advice)


def after_buying_chambers() -> Game:
    return apply(at_turn(6), BuyBuilding(0, "chambers-8-nw", ("ducat-5-a", "ducat-3-a"))).game


RICH = ["denar-9", "denar-8", "denar-1", "denar-2", "denar-3"]
TOLD: dict[str, Callable[[], str]] = {
    "Take Dirham 2 and Ducat 1: you could then pay for Tower 9 exactly, with your Dirham 7.": lambda: said(at_turn(1)),
    "Don’t buy Garden 9 with Gulden 8 + 7: you’d lose 6 and your turn would end. Better: take Dirham 2 and Ducat 1.": (
        lambda: said(at_turn(1), "buy")
    ),
    "Take Denar 7: next turn it pays for Chambers 7 exactly, and you go again.": lambda: said(at_turn(2)),
    "You could buy Seraglio 3 with Dirham 7, but you’d lose 4 and your turn would end. Better: take Denar 7.": (
        lambda: said(at_turn(2), "buy")
    ),
    "Buy Chambers 7 with Denar 7: it’s exact, so you go again. "
    "Nobody else has Chambers yet, and its 2 edges start your wall.": lambda: said(at_turn(3)),
    "Buy Pavilion 2 with Dirham 2: it’s exact, so you go again, and it waits in your reserve until it fits.": (
        lambda: said(at_turn(4))
    ),
    "Put Pavilion 2 into your reserve: it fits nowhere yet. You can add it later with a redesign.": (
        lambda: said(at_turn(4, "PLACEMENT"))
    ),
    "Take Ducat 5, or Ducat 1 and Gulden 4: they’re about equally good. "
    "With the first, your Ducats could then pay every price from 3 to 6 exactly.": lambda: said(at_turn(4, "AGAIN")),
    "Place Arcades 9 on L12 or N13: both leave a place for your Pavilion 2, unlike L13 and M14.": (
        lambda: said(at_turn(5, "PLACEMENT"))
    ),
    "Buy Chambers 8 with Ducat 5 + 3, then redesign and add Pavilion 2 on L11: "
    "you pay exactly, so you can do both, and your wall grows from 2 to 7.": lambda: said(at_turn(6)),
    "Redesign and add Pavilion 2 on L11: your wall grows from 2 to 5, and your extra action is just right for it.": (
        lambda: said(after_buying_chambers())
    ),
    "Place Chambers 8 on K12: you’d lead in Chambers with 2, and your wall grows from 5 to 7.": (
        lambda: said(at_turn(7, "PLACEMENT"))
    ),
    "End your turn: everything else is done.": lambda: said(at_turn(7, "CONFIRM")),
    "Pass: 2 players act before you, and it’s a toss-up whether Tower 12 will still be there. "
    "Send him only if you really want it.": lambda: said(vizier(0)),
    "Bid up to 4: with your wall of 6 and 2 scorings to come, the City Guard could bring about 6 points.": (
        lambda: said(auction(GUARD, RICH))
    ),
}


@pytest.mark.parametrize("text", TOLD)
def test_hints_are_told_in_a_suggestion_and_a_reason(text: str) -> None:
    assert TOLD[text]() == text


@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_hint_is_too_long(players: int) -> None:
    found = []
    for game in some_positions(players, players + 10, 120, ALL):
        for seat in range(players):
            if legal_actions(game, seat):
                found += [said(game, about, seat) for about in ABOUT]
    assert len(found) > 300
    assert not [text for text in found if not 10 <= len(text) <= LONGEST]


def test_what_is_too_long_leaves_out_the_second_action_first_of_all() -> None:
    paid = tuple(f"{currency}-{value}-a" for currency in ("gulden", "dirham", "denar") for value in (9, 8, 7))
    purchase, other = BuyBuilding(0, "tower-13-e", paid), BuyBuilding(0, "garden-12-s", paid)
    text = wording(3).text(Advice("or", (purchase, other), (("close", {}), ("exact", {}))))
    cards = "Denar 9 + 8 + 7, Dirham 9 + 8 + 7 and Gulden 9 + 8 + 7"
    assert text == f"Buy Tower 13 with {cards}: it’s exact, so you go again."


def test_two_tiles_with_the_same_name_are_named_once() -> None:
    places = [BuyWithPatron(0, tile) for tile in ("tower-9-es", "tower-9-ne")]
    advice = Advice("or", tuple(places), (("close", {}), ("patron-pays", {})))
    assert wording(3).text(advice) == "Let the Rich Patron pay for Tower 9: he pays exactly, so you go again."
