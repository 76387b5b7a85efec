"""The game to learn by takes its course: every row of its plan, played through the engine with the bot player.

If the shuffle or the bot player changes, this shows that the lessons along the plan have to be looked at again.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from alhambra.events import RoundScored
from alhambra.hosted import Alhambra
from alhambra.view import View
from tabletop.cellname import cell_name
from tabletop.refused import Refused
from tabletop.rules import Plain

RULES = Alhambra()
NEWCOMER = 0


class Row(NamedTuple):
    """An own turn: what lies there, what the newcomer has, what is a good idea, and how long the wall is then."""

    market: str
    display: str
    hand: str
    turn: str
    wall: int


OLD = "gulden-7 gulden-8"
PLAN = (
    Row(
        "garden-9-e tower-9-es tower-10-w chambers-10",
        "ducat-9 dirham-4 dirham-2 ducat-1",
        f"dirham-7 {OLD}",
        "take dirham-2 ducat-1",
        0,
    ),
    Row(
        "garden-9-e seraglio-3-esw chambers-7-ne chambers-10",
        "gulden-4 dirham-4 ducat-3 denar-7",
        f"dirham-2 dirham-7 ducat-1 {OLD}",
        "take denar-7",
        0,
    ),
    Row(
        "garden-9-e seraglio-3-esw chambers-7-ne chambers-10",
        "gulden-4 ducat-5 ducat-3 dirham-2",
        f"denar-7 dirham-2 dirham-7 ducat-1 {OLD}",
        "buy chambers-7-ne with denar-7, take ducat-3 dirham-2, chambers-7-ne on M12",
        2,
    ),
    Row(
        "garden-9-e pavilion-2-new arcades-4-nes chambers-10",
        "gulden-4 ducat-5 denar-1 ducat-1",
        f"dirham-2 dirham-2 dirham-7 ducat-1 ducat-3 {OLD}",
        "buy pavilion-2-new with dirham-2, take ducat-5, pavilion-2-new reserved",
        2,
    ),
    Row(
        "garden-9-e arcades-9 arcades-4-nes chambers-10",
        "ducat-6 denar-2 denar-1 gulden-6",
        f"dirham-2 dirham-7 ducat-1 ducat-3 ducat-5 {OLD}",
        "buy arcades-9 with dirham-7 dirham-2, take ducat-6, arcades-9 on L12",
        2,
    ),
    Row(
        "tower-13-e seraglio-8-s arcades-4-nes chambers-8-nw",
        "ducat-4 denar-2 dirham-2 dirham-9",
        f"ducat-1 ducat-3 ducat-5 ducat-6 {OLD}",
        "pavilion-2-new on L11",
        5,
    ),
    Row(
        "tower-13-e tower-11-n tower-12 chambers-8-nw",
        "ducat-4 gulden-2 ducat-3 ducat-2",
        f"ducat-1 ducat-3 ducat-5 ducat-6 {OLD}",
        "buy chambers-8-nw with ducat-5 ducat-3, take ducat-3 ducat-2, chambers-8-nw on K12",
        7,
    ),
)


def names(cards: Iterator[str]) -> str:
    """Name cards without what tells equal ones apart."""
    return " ".join(card.rpartition("-")[0] for card in cards)


def said(action: Plain) -> str:
    match action["do"]:
        case "TakeMoney":
            return f"take {names(iter(action['cards']))}"
        case "BuyBuilding":
            return f"buy {action['tile']} with {names(iter(action['pay']))}"
        case "ReserveBuilding":
            return f"{action['tile']} reserved"
    return f"{action['tile']} on {cell_name(tuple(action['cell']))}"


def test_the_plan_takes_its_course_up_to_the_first_scoring() -> None:
    arranged = RULES.practice("first-game")
    game = RULES.start(arranged.seats, arranged.options, arranged.seed).game
    rows: list[Row] = []
    deeds: list[str] = []
    begun: View | None = None
    while True:
        [seat] = RULES.to_act(game)
        view = RULES.view(game, seat)
        action = RULES.choose(view, RULES.legal(game, seat))
        if seat == NEWCOMER:
            begun = begun or view
            if view.state == "CONFIRM":
                rows.append(
                    Row(
                        " ".join(tile.id for tile in begun.market if tile),
                        names(card.id for card in begun.display if card),
                        names(card.id for card in sorted(begun.hand or (), key=lambda card: card.id)),
                        ", ".join(deeds),
                        len(view.players[NEWCOMER].wall),
                    )
                )
                deeds, begun = [], None
            else:
                deeds.append(said(RULES.plain(action)))
        outcome = RULES.apply(game, action)
        game = outcome.game
        if any(isinstance(event, RoundScored) for event in outcome.events):
            break
    assert tuple(rows) == PLAN
    after = RULES.view(game, NEWCOMER)
    assert [player.score for player in after.players] == [13, 13, 12]
    assert dict(after.players[NEWCOMER].counts) == {"pavilion": 1, "arcades": 1, "chambers": 2}


def test_the_newcomer_begins() -> None:
    arranged = RULES.practice("first-game")
    game = RULES.start(arranged.seats, arranged.options, arranged.seed).game
    assert RULES.to_act(game) == (NEWCOMER,)


def test_there_is_no_other_plan() -> None:
    with pytest.raises(Refused) as refusal:
        RULES.practice("second-game")
    assert (refusal.value.rule, refusal.value.key) == ("T-21", "no-such-practice")
