"""Setting up (B-14 to B-24), looked at over many seeds."""

from collections import Counter
from collections.abc import Iterable

import pytest

from alhambra import Game, Options, new_game
from alhambra.components import load
from alhambra.events import BagFilled, DrawPileStacked, HandCounted, StartingPlayerFound, TileDrawn
from alhambra.modules.dirk import DirkDrew
from alhambra.tools.random_play import numbered_seed

VALUE = {card.id: card.value for card in load().money}
SEEDS = range(300)


def fresh(players: int) -> Iterable[Game]:
    for seed in SEEDS:
        yield new_game(Options(players), numbered_seed(seed)).game


def worth(cards: Iterable[str]) -> int:
    return sum(VALUE[card] for card in cards)


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_nothing_built(players: int) -> None:
    for game in fresh(players):
        assert len(game.state.players) == players
        for player in game.state.players:
            assert (player.palace.tiles, player.reserve, player.aside, player.score) == ((), (), (), 0)  # B-15


@pytest.mark.parametrize("players", range(2, 7))
def test_starting_hands_stop_at_twenty(players: int) -> None:
    totals = Counter[int]()
    for game in fresh(players):
        for player in game.state.players:
            assert worth(player.hand[:-1]) < 20 <= worth(player.hand) <= 28  # B-18
            totals[worth(player.hand)] += 1
    assert {20, 24, 28} <= set(totals)


def test_hands_are_dealt_one_after_the_other_from_the_top() -> None:
    for seed in SEEDS:
        outcome = new_game(Options(4), numbered_seed(seed))
        (shuffled, stacked) = (event.cards for event in outcome.events if isinstance(event, DrawPileStacked))
        hands = [card for player in outcome.game.state.players for card in player.hand]
        assert shuffled[: len(hands)] == tuple(hands)
        assert shuffled[len(hands) : len(hands) + 4] == outcome.game.state.display  # B-20
        rest = [card for card in stacked if card in VALUE]
        assert sorted(rest) == sorted(shuffled[len(hands) + 4 :])


@pytest.mark.parametrize("players", range(2, 7))
def test_fewest_cards_then_least_money_begins_else_the_lot(players: int) -> None:
    lots = Counter[int]()
    drawn = 0
    for seed in SEEDS:
        outcome = new_game(Options(players), numbered_seed(seed))
        state = outcome.game.state
        ranks = [(len(player.hand), worth(player.hand)) for player in state.players]
        best = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
        (found,) = [event for event in outcome.events if isinstance(event, StartingPlayerFound)]
        assert found.seat == state.turn.seat
        assert found.seat in best  # B-19
        assert found.by_lot == (len(best) > 1)
        counted = [(event.cards, event.total) for event in outcome.events if isinstance(event, HandCounted)]
        assert counted == ranks  # B-25
        if len(best) == 2:
            lots[best.index(found.seat)] += 1
            drawn += 1
    assert min(lots[0], lots[1]) >= drawn // 5 > 0  # both are drawn


@pytest.mark.parametrize("players", range(2, 7))
def test_the_scoring_cards_lie_anywhere_in_piles_two_and_four(players: int) -> None:
    places: dict[str, Counter[float]] = {"scoring-1": Counter(), "scoring-2": Counter()}
    for game in fresh(players):
        deck = game.state.secret.deck
        money = len(deck) - 2
        sizes = [money // 5 + (pile < money % 5) for pile in range(5)]  # B-21
        starts = [sum(sizes[:pile]) for pile in range(5)]
        first, second = deck.index("scoring-1"), deck.index("scoring-2")
        assert starts[1] <= first <= starts[1] + sizes[1]  # B-22: in the second pile, at its top or bottom too
        assert starts[3] + 1 <= second <= starts[3] + 1 + sizes[3]
        places["scoring-1"][first - starts[1]] += 1
        places["scoring-2"][second - starts[3] - 1] += 1
        assert max(sizes) - min(sizes) <= 1
    for counts in places.values():
        assert {0, 5, 10} <= set(counts)
        assert max(counts.values()) < len(SEEDS) / 4  # no place is preferred


def test_the_order_of_the_piles_is_kept() -> None:
    for seed in range(50):
        outcome = new_game(Options(5), numbered_seed(seed))
        shuffled, stacked = (event.cards for event in outcome.events if isinstance(event, DrawPileStacked))
        used = sum(len(player.hand) for player in outcome.game.state.players) + 4
        rest, money = shuffled[used:], len(shuffled) - used
        size, larger = divmod(money, 5)
        first = size + (larger > 0)
        assert stacked[:first] == rest[:first]  # B-23: nothing is put into the first pile
        assert stacked[-size:] == rest[-size:]  # nor into the fifth


@pytest.mark.parametrize("players", range(3, 7))
def test_market_and_bag(players: int) -> None:
    for seed in range(100):
        outcome = new_game(Options(players), numbered_seed(seed))
        (bag,) = (event.tiles for event in outcome.events if isinstance(event, BagFilled))
        assert sorted(bag) == sorted(tile.id for tile in load().buildings)
        assert outcome.game.state.market == bag[:4]  # B-16
        assert outcome.game.state.secret.bag == bag[4:]
        assert [event.square for event in outcome.events if isinstance(event, TileDrawn)] == [0, 1, 2, 3]


def test_two_players_have_dirk_and_two_thirds_of_the_money() -> None:
    for seed in range(100):
        outcome = new_game(Options(2), numbered_seed(seed))
        state = outcome.game.state
        (bag,) = (event.tiles for event in outcome.events if isinstance(event, BagFilled))
        (drew,) = (event.tiles for event in outcome.events if isinstance(event, DirkDrew))
        assert drew == bag[:6] == state.rivals[0].tiles  # B-103: before the market
        assert state.market == bag[6:10]
        cards = [*state.secret.deck, *state.display, *state.players[0].hand, *state.players[1].hand]
        kinds = Counter(str(card).rpartition("-")[0] for card in cards if card in VALUE)
        assert len(kinds) == 36
        assert set(kinds.values()) == {2}  # B-101


@pytest.mark.parametrize("players", range(3, 7))
def test_more_players_have_no_dirk_and_all_the_money(players: int) -> None:
    state = new_game(Options(players), numbered_seed(1)).game.state
    hands = [card for player in state.players for card in player.hand]
    assert state.rivals == ()
    assert len([*state.secret.deck, *state.display, *hands]) == 108 + 2
