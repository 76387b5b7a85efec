"""A refusal says in numbers what is wrong, then what works, and the rule last (B-86)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from alhambra import apply
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    Finish,
    Pass,
    PlaceBuilding,
    TakeMoney,
)
from cogs.alhambra.face import AlhambraFace
from cogs.refusing import refusal_text
from tabletop.refused import Refused
from tests.alhambra.games import position
from tests.host.tables import hosting, start_table
from texts.catalogue import catalogue

GIVEN = {
    "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-12-s", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-4", "denar-6", "ducat-1"],
    "hands": {"ann": ["gulden-3", "dirham-2", "dirham-1"]},
    "reserves": {"ann": ["tower-9-es"]},
}
"""Ann has 3 Gulden, 3 Dirhams and no Denars."""
AFTER_BUYING = [BuyBuilding(0, "pavilion-2-new", ("gulden-3-a",))]


@pytest.mark.parametrize(
    ("steps", "action", "text"),
    [
        ([], TakeMoney(0, ("dirham-4-a", "denar-6-a")), "10 is more than 5. Take one card of any value, or several"),
        ([], TakeMoney(0, ("denar-9-a",)), "Denar 9 isn’t open. You can take from: "),
        (
            [],
            BuyBuilding(0, "garden-12-s", ()),
            "It costs 12 Denars, and you have 0 Denars. You need 12 more. (rule B-37)",
        ),
        (
            [],
            BuyBuilding(0, "pavilion-2-new", ()),
            "It costs 2 Gulden. Choose Gulden cards",
        ),
        ([], BuyBuilding(0, "seraglio-3-esw", ("dirham-1-a",)), "1 is less than 3. It costs 3 Dirhams, and you have 3"),
        (
            [],
            BuyBuilding(0, "tower-11", ("gulden-3-a",)),
            "It costs 11 Ducats. Pay with Ducat cards from your hand",
        ),
        ([], BuyBuilding(0, "tower-13-e", ("gulden-3-a",)), "isn’t for sale. On the market: "),
        ([], AddBuilding(0, "tower-11", (1, 0)), "isn’t in your reserve. You have: tower 9"),
        ([], Finish(0), "You still have 1 action."),
        ([], Pass(0), "You can’t pass while you can take money, buy or redesign."),
        (AFTER_BUYING, PlaceBuilding(0, "tower-9-es", (1, 0)), "isn’t one of the tiles you have to place: pavilion 2"),
    ],
)
async def test_a_refusal_in_numbers(tmp_path: Path, steps: Sequence[Action], action: Action, text: str) -> None:
    game = position(GIVEN, 3)
    for step in steps:
        game = apply(game, step).game
    async with hosting(tmp_path / "tables.db") as host:
        glance = await host.tables.look(await start_table(host, 3))
    with pytest.raises(Refused) as refusal:
        apply(game, action)
    refusal.value.legal = ()
    said = refusal_text(refusal.value, "a", glance, AlhambraFace(), catalogue("en", "alhambra"))
    assert text in said
    assert said.endswith(f"(rule {refusal.value.rule})")
