"""Invaders: who knows the next attack and for how long, and what a forecast tells of it (V-INV-20, C-34)."""

from typing import Any

import pytest

from alhambra import Game, apply, view
from alhambra.actions import BuyBuilding, ConfirmTurn, Finish, ReserveBuilding, TakeMoney
from alhambra.events import Private
from alhambra.modules.invaders.cards import AttackSeen, InvadersView, ScoutWon
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import forecast

MARKET = {"gulden": "pavilion-4-es", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"}
SCOUTS = {"open": ["scout-garden", "scout-pavilion"], "hidden": ["scout-tower", "scout-arcades"]}
ATTACKS = ["attack-s", "attack-n", "attack-e", "attack-w"]
BUYS = BuyBuilding(0, "garden-10", ("denar-4-a", "denar-6-a"))


def position(*, variants: tuple[str, ...] = (), **given: Any) -> Game:
    base: dict[str, Any] = {
        "market": MARKET,
        "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
        "hands": {"ann": ["denar-4", "denar-6"]},
        "invaders": {"attacks": ATTACKS} if variants else {"attacks": ATTACKS, **SCOUTS},
        "scores": {"ann": 10, "ben": 10, "cem": 10},
    }
    plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": ["invaders"], "variants": list(variants)}
    return build(read_scenario({**plain, "given": {**base, **given}}))


def shown(game: Game, viewer: int | None) -> InvadersView:
    found = view(game, viewer).parts["invaders"]
    assert isinstance(found, InvadersView)
    return found


def known(game: Game) -> list[str | None]:
    """Return which next attack each seat sees, and then a spectator."""
    seen = [shown(game, viewer).attack for viewer in (0, 1, 2, None)]
    return [None if card is None else card.id for card in seen]


def test_only_who_won_a_scout_knows_the_next_attack() -> None:
    game = position()
    assert known(game) == [None] * 4
    outcome = apply(game, BUYS)
    assert known(outcome.game) == ["attack-s", None, None, None]
    assert [event for event in outcome.events if isinstance(event, ScoutWon | AttackSeen)] == [
        ScoutWon(0, "scout-garden"),
        AttackSeen(0, "attack-s"),
    ]
    assert isinstance(AttackSeen(0, "attack-s"), Private)
    assert [shown(outcome.game, viewer).looked for viewer in (0, 1, None)] == [(0,)] * 3, "that is public"


def test_a_look_is_over_with_its_attack() -> None:
    game = apply(position(deck=["scoring-1", "ducat-1"]), BUYS).game
    for action in (Finish(0), ReserveBuilding(0, "garden-10")):
        game = apply(game, action).game
    game = with_a_refill(game)
    assert game.state.scored == (1,)
    assert known(game) == [None] * 4
    assert shown(game, None).still == ("N", "E", "W")


def with_a_refill(game: Game) -> Game:
    """Let the turn end, and the next player take a card, so that the display is refilled."""
    game = apply(game, ConfirmTurn(0)).game
    game = apply(game, TakeMoney(1, ("gulden-9-a",))).game
    return apply(game, ConfirmTurn(1)).game


def test_everybody_knows_an_open_attack() -> None:
    assert known(position(variants=("open_attacks",))) == ["attack-s"] * 4


@pytest.mark.parametrize("variants", [(), ("open_attacks",)])
def test_a_forecast_tells_exposed_sides_instead_of_the_attack(variants: tuple[str, ...]) -> None:
    game = position(variants=variants, palaces={"ann": {"1,0": "tower-13-e"}})
    assert not any(line.part.startswith("attack") for line in forecast(game))
    for viewer in (None, 0, 1):
        assert shown(game, viewer).exposed == ((2, 0, 2, 1), (1, 1, 1, 1), (1, 1, 1, 1))
