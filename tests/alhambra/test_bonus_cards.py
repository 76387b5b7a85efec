"""Bonus cards over whole games: none is lost, and none lies open that should not (V-BON-1 to V-BON-7)."""

import pytest

from alhambra import Options, apply, view
from alhambra.actions import RemoveBuilding, SetStanding
from alhambra.game import Game
from alhambra.ledger import Position
from alhambra.modules.bonus_cards import (
    BONUS_CARDS,
    BonusCardsLaidOpen,
    BonusView,
    all_cards,
    hidden_from_others,
    is_built,
    open_before,
)
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import forecast
from alhambra.windows import is_setup
from tests.alhambra.games import ALL, position

MOST_GAMES = 9
"""How many games are played until a card is laid open: with all modules there are so many tiles."""
DEALT = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
OPEN = {
    "palaces": {"ann": {"1,0": "garden-10"}},
    BONUS_CARDS: {"hidden": {"ann": ["bonus-tower-11"], "ben": [], "cem": []}, "open": {"ann": ["bonus-garden-10"]}},
}


def test_the_cards_show_all_buildings_without_walls() -> None:
    buildings = rulebook(Options(3)).tiles.values()
    assert {card.tile for card in all_cards()} == {tile.id for tile in buildings if not tile.walls}


@pytest.mark.parametrize("players", DEALT)
@pytest.mark.parametrize("interrupts", ["window", "orders"])
def test_everybody_keeps_as_many_and_open_ones_stand(players: int, interrupts: str) -> None:
    options = Options(players, ALL, interrupts)  # type: ignore[arg-type]  # one of two words
    games = (laid_open_in(options, number) for number in range(MOST_GAMES))
    assert any(games), "in one of them somebody lays a card open"


def laid_open_in(options: Options, number: int) -> int:
    """Return how often cards are laid open in a random game; look at all cards at each step of it."""
    laid, players = 0, options.players
    for _, game, events in random_game(options, numbered_seed(number)):
        at = Position(rulebook(options), game.state)
        for seat in () if is_setup(at) else range(players):
            opened = open_before(game.state, seat)
            assert len(hidden_from_others(game.state, seat)) + len(opened) == DEALT[players]
            assert all(is_built(at, seat, card) for card in opened)
        if any(isinstance(event, BonusCardsLaidOpen) for event in events):
            laid += 1
            assert not game.steps, "nothing that came before can be undone (V-BON-6)"
    return laid


def shown(game: Game, viewer: int | None) -> BonusView:
    part = view(game, viewer).parts[BONUS_CARDS]
    assert isinstance(part, BonusView)
    return part


def test_a_card_that_went_back_is_as_hidden_as_any_other() -> None:
    game = apply(position(OPEN, 3, (BONUS_CARDS,)), RemoveBuilding(0, (1, 0))).game
    for viewer in (None, 1, 2):
        assert shown(game, viewer) == BonusView((2, 0, 0), ((), (), ()), ())
    assert [held.card.id for held in shown(game, 0).own] == ["bonus-tower-11", "bonus-garden-10"]


def test_a_forecast_counts_open_cards_and_no_hidden_ones() -> None:
    """C-34: whatever their owner has in mind."""
    game = position(OPEN, 3, (BONUS_CARDS,))
    (line,) = forecast(game)
    assert (line.part, line.amount, line.more) == ("garden", 2, ((BONUS_CARDS, 1),))
    hidden = {**OPEN, BONUS_CARDS: {"hidden": {"ann": ["bonus-garden-10"], "ben": [], "cem": []}}}
    game = position(hidden, 3, (BONUS_CARDS,))
    for when in ("soon", "next", "last"):
        asked = apply(game, SetStanding(0, "bonus cards", "order", {"cards": {"bonus-garden-10": when}})).game
        (line,) = forecast(asked)
        assert (line.amount, line.more) == (1, ())
        assert shown(asked, 1) == shown(game, 1), "nobody learns what somebody has in mind"
