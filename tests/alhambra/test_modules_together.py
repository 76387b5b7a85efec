"""The modules of the big box: each alone, each two together and all at once, for all numbers of players."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, seats_to_act, view
from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    ConfirmTurn,
    Decline,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    RemoveBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
    UndoStep,
    UndoTurn,
    action_to_plain,
)
from alhambra.codec import action_from_plain, decode, encode
from alhambra.components import SIDES, Tile, load
from alhambra.how import TURNS, How
from alhambra.ledger import Position
from alhambra.modules.art_of_the_moors import Develop
from alhambra.modules.building_sites.starting import ChooseSite
from alhambra.modules.caravanserai.cards import CARAVANSERAI
from alhambra.modules.caravanserai.moving import MoveCaravan
from alhambra.modules.characters.auction import Bid, most_of
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.modules.city_gates.cards import TakeGate
from alhambra.modules.city_walls import BuildWall
from alhambra.modules.city_walls.cards import all_cards as all_wall_cards
from alhambra.modules.dirk import GiveToDirk
from alhambra.modules.master_builders.cards import own_of
from alhambra.modules.master_builders.redesign import PlayBuilder
from alhambra.modules.squares import TakeSquare, all_squares
from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.moving import FOR, NOBODY, STAY, ChooseCitizen
from alhambra.modules.street_trader.token import PlaceToken
from alhambra.modules.sultan.buying import DrawLot, MarkCard
from alhambra.modules.sultan.claims import ClaimTile
from alhambra.modules.thieves.cards import thieves_of
from alhambra.modules.thieves.stealing import StealMoney
from alhambra.modules.treasure_chamber.placing import MoveChest
from alhambra.modules.vizier import BuyWithVizier, WakeVizier
from alhambra.preparing import foreseen
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from tabletop.refused import Refused
from tabletop.rng import Rng
from tests.alhambra.games import ALL, position, positions, some_positions, start

ALONE_OR_ALL = [*((one,) for one in ALL), ALL]
PAIRS = list(combinations(ALL, 2))
NUMBERS = range(2, 7)


@pytest.mark.parametrize("modules", ALONE_OR_ALL, ids="+".join)
def test_whole_games(modules: tuple[str, ...]) -> None:
    for players in NUMBERS:
        play_whole_game(modules, players)


@pytest.mark.parametrize(("number", "modules"), enumerate(PAIRS), ids=["+".join(pair) for pair in PAIRS])
def test_whole_games_with_each_pair(number: int, modules: tuple[str, ...]) -> None:
    play_whole_game(modules, NUMBERS[number % len(NUMBERS)], often=0.4)


@pytest.mark.nightly
@pytest.mark.parametrize("modules", PAIRS, ids="+".join)
def test_whole_games_with_each_pair_for_all_numbers_of_players(modules: tuple[str, ...]) -> None:
    for players in NUMBERS:
        play_whole_game(modules, players)


def play_whole_game(modules: tuple[str, ...], players: int, often: float = 1) -> None:
    """Let random players play to the end, and look at each step, or at some of them, whether all laws hold."""
    random, before = Random(len(modules) * players), None
    for action, game, events in random_game(Options(players, modules), numbered_seed(players)):
        if random.random() < often:
            check(before, game, events)
        before = game
        if action is not None:
            assert action_from_plain(action_to_plain(action), game.state.options) == action
        if random.random() < 0.03:
            assert decode(encode(game)) == game
            for seat in range(players):
                for other in random.sample(some := legal_actions(game, seat), min(len(some), 8)):
                    apply(game, other)
    assert game.state.winners
    assert game.state.scored[-1] == 3


def test_everything_happens_in_these_games() -> None:
    missing = {"VizierBought", "VizierWoken", "SquareTaken", "CharacterWon", "CharacterUsed", "TileExchanged"}
    missing |= {"OutworkPlaced", "TurnReturned", "WindowOpened", "ScoreCardsDrawn"}
    for seed in range(12):
        for _, _, events in random_game(Options(2 + seed % 5, ALL), numbered_seed(seed)):
            missing -= {type(event).__name__ for event in events}
        if not missing:
            break
    assert not missing


def every_thinkable_action(game: Game, seat: int) -> Iterator[Action]:
    """Yield all that somebody could say, but for payments and bids."""
    state = foreseen(game, seat)
    rules, player = rulebook(state.options), state.players[seat]
    open_cards = [card for card in state.display if card is not None]
    tiles = [*player.reserve, *player.aside, *(tile for tile in state.market if tile is not None)]
    standing = player.palace.all
    xs, ys = [one.x for one in standing] or [0], [one.y for one in standing] or [0]
    cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
    yield from (TakeMoney(seat, some) for size in range(5) for some in combinations(open_cards, size))
    for tile in tiles:
        kinds, hows = (AddBuilding, SwapBuilding, PlaceBuilding), manners(rules.tiles[tile])
        yield from (kind(seat, tile, cell, how) for kind in kinds for cell in cells for how in hows)
        yield from (kind(seat, tile) for kind in (ReserveBuilding, GiveToDirk, BuyWithPatron, CallDancer))
    for tile in state.secret.bag[:1]:
        yield from (ClaimTile(seat, tile, None, to_dirk) for to_dirk in (False, True))
        yield from (ClaimTile(seat, tile, cell, how=how) for cell in cells for how in manners(rules.tiles[tile]))
    yield from (RemoveBuilding(seat, cell) for cell in cells)
    yield from (TakeSquare(seat, square.id) for square in all_squares())
    yield from (TakeWithMiser(seat, card) for card in open_cards)
    yield from (ChooseSite(seat, currency) for currency in load().currencies)
    yield from (ChangeMoney(seat, give, take) for give in player.hand for take in open_cards)
    yield from (PlaceToken(seat, cell) for cell in cells)
    yield from citizens_chosen(seat)
    walled = ["", *(one.tile for one in standing), *player.reserve, *player.aside]
    yield from (BuildWall(seat, card, on) for card in all_wall_cards() for on in walled)
    at = Position(rules, state)
    yield from (StealMoney(seat, thief, card) for thief in thieves_of(at, seat).values() for card in open_cards)
    yield from (PlayBuilder(seat, card) for card in {one.currency: one.id for one in own_of(at, player.hand)}.values())
    caravans = [card.id for card in at.rules.cards.values() if card.family == CARAVANSERAI]
    where = [(currency, value) for currency in load().currencies for value in range(1, 6)]
    yield from (MoveCaravan(seat, card, *field) for card in caravans for field in where)
    yield from (MarkCard(seat, kind) for kind in load().kinds)
    yield from (MoveChest(seat, one.tile, other.tile) for one in standing for other in standing)
    yield from (kind(seat) for kind in (DrawLot, Finish, Pass, ConfirmTurn, Decline, Forgo, WakeVizier, Beg))
    yield from (kind(seat) for kind in (Develop, TakeGate))


def manners(tile: Tile) -> list[How]:
    """List how a tile may stand somewhere, with each gate or none."""
    turns = TURNS if tile.turns else (None,)
    return [How(turned, gate) for turned in turns for gate in ("", *SIDES)]


def citizens_chosen(seat: int) -> Iterator[Action]:
    """Yield all that could be said of the trader's citizens, but for where the token goes."""
    kinds = load().kinds
    words = [*kinds, NOBODY, STAY, *(f"{one}{FOR}{other}" for one in kinds for other in kinds)]
    yield from (ChooseCitizen(seat, word) for word in words)
    for cell in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        yield from (SendTrader(seat, sent, cell) for sent in combinations_with_replacement(kinds, 3))


def refusal_of(game: Game, action: Action) -> Refused | None:
    try:
        apply(game, action)
    except Refused as refusal:
        return refusal
    return None


@pytest.mark.parametrize("players", [2, 4])
def test_exactly_what_is_listed_is_accepted(players: int) -> None:
    random, states = Random(players), set()
    for game in some_positions(players, players, 25, ALL):
        states.add(view(game, None).state)
        unchanged = encode(game)
        for seat in range(players):
            listed = [a for a in legal_actions(game, seat) if not hasattr(a, "pay") and not isinstance(a, Bid)]
            thinkable = list(every_thinkable_action(game, seat))
            assert set(listed) <= set(thinkable)
            assert len(set(listed)) == len(listed)
            for action in random.sample(thinkable, 60) + random.sample(listed, min(len(listed), 20)):
                assert (refusal_of(game, action) is None) == (action in listed), action
        assert encode(game) == unchanged
    assert {"ACTION", "BETWEEN_TURNS"} <= states


def payments_of(game: Game, seat: int) -> Iterator[tuple[str, tuple[str, ...], int | None]]:
    """Yield tiles and sets of cards, and by how much these exceed the price; None if they do not pay it (C-11)."""
    rules = rulebook(game.state.options)
    hand = sorted(game.state.players[seat].hand, key=lambda card: card in rules.money)[:7]
    for square, tile in enumerate(game.state.market):
        if tile is None:
            continue
        required = load().currencies[square]
        for size in range(len(hand) + 1):
            for pay in combinations(hand, size):
                money = [rules.money[card] for card in pay if card in rules.money]
                exchange = [card.split("-")[1:] for card in pay if card not in rules.money]
                allowed = exchange[0] if len(exchange) == 1 and required in exchange[0] else [required]
                fits = len(exchange) <= 1 and (not exchange or required in exchange[0])
                fits = fits and all(card.currency in allowed for card in money)
                surplus = sum(card.value for card in money) - rules.tiles[tile].price
                yield tile, pay, surplus if fits and surplus >= 0 else None


def test_payments_are_accepted_exactly_if_c_11_allows_them() -> None:
    mixed = bought = 0
    for seed in range(4):
        for game in some_positions(3, seed, 40, ("vizier", "currency_exchange")):
            state = view(game, None).state
            seat = game.state.turn.seat if state == "ACTION" else seats_to_act(game)[0] if seats_to_act(game) else 0
            if state not in ("ACTION", "BETWEEN_TURNS") or not any(
                card.startswith("bureau") for card in game.state.players[seat].hand
            ):
                continue
            for tile, pay, surplus in payments_of(game, seat):
                if state == "ACTION":
                    assert (refusal_of(game, BuyBuilding(seat, tile, pay)) is None) == (surplus is not None), pay
                else:
                    purchase = BuyWithVizier(seat, tile, pay=pay)
                    assert (refusal_of(game, purchase) is None) == (surplus == 0), pay  # V-VIZ-3
                    bought += surplus == 0
                mixed += surplus is not None and len({card.split("-")[0] for card in pay}) > 2
    assert mixed
    assert bought


def test_bids_are_accepted_up_to_what_can_be_paid() -> None:
    auctions = 0
    for seed in range(4):
        for game in positions(4, seed, ("characters", "currency_exchange")):
            if view(game, None).state == "AUCTION":
                for seat in range(4):
                    most = most_of(Position(rulebook(game.state.options), game.state), seat)
                    listed = {a.maximum for a in legal_actions(game, seat) if isinstance(a, Bid)}
                    assert listed == set(range(1, most + 1))
                    refused = refusal_of(game, Bid(seat, most + 1))
                    assert refused is not None
                    assert refused.rule == "V-CHA-6"
                auctions += 1
    assert auctions


@pytest.mark.parametrize("players", [2, 4])
def test_a_step_taken_back_leaves_the_position_before_it(players: int) -> None:
    undone = prepared = 0
    previous: Game | None = None
    for game in positions(players, 3, ALL):
        if previous is not None and len(game.steps) == len(previous.steps) + 1 and not previous.prepared:
            assert apply(game, UndoStep(game.steps[-1].seat)).game == previous
            undone += 1
        if previous is not None and len(game.prepared) == len(previous.prepared) + 1:
            assert apply(game, UndoStep(game.prepared[-1].seat)).game == previous
            assert apply(game, UndoTurn(game.prepared[-1].seat)).game.prepared == ()
            prepared += 1
        previous = game
    assert undone > 50
    assert prepared > 10


def test_nothing_is_taken_back_past_what_was_shown() -> None:
    """C-26: a square, the Dancer's tile, the Beggar's card, and all that ends a turn."""
    shown = 0
    for seed in range(3):
        for _, game, events in random_game(Options(3, ALL), numbered_seed(seed)):
            if events and events[-1].final:
                assert game.steps == ()
                shown += 1
    assert shown


def test_nothing_changes_without_an_event() -> None:
    def known(state: Any) -> Any:
        return replace(state, agenda=(), secret=replace(state.secret, rng=Rng("00")))

    turns = list(random_game(Options(4, ALL), numbered_seed(4)))
    state = turns[0][1].state
    for _, game, happened in turns[1:]:
        for event in happened:
            state = event.fold(state)
        assert known(state) == known(game.state)


STACKED = ("currency_exchange", "diamonds", "characters")


@pytest.mark.parametrize("players", range(2, 7))
def test_cards_of_modules_lie_in_the_piles_of_c_15(players: int) -> None:
    for seed in range(60):
        state = start(players, seed, STACKED).state
        deck = state.secret.deck
        size, larger = divmod(sum(card in load_money() for card in deck), 5)
        added = (0, 5, 4, 5, 0)  # two of each of two modules, and a scoring card in the second and the fourth
        begin = 0
        for pile in range(5):
            end = begin + size + (pile < larger) + added[pile]
            some = [card for card in deck[begin:end] if card not in load_money()]
            assert sum(card.startswith("bureau") for card in some) == (2 if pile in (1, 2, 3) else 0)
            assert sum(card.startswith("character") for card in some) == (2 if pile in (1, 2, 3) else 0)
            assert len(some) == added[pile]
            begin = end
        assert begin == len(deck)
        assert len(state.slices["characters"].stack) == 4
        assert all(card in load_money() for player in state.players for card in player.hand)


def load_money() -> set[str]:
    """Return what is shuffled before the starting hands are dealt (C-14)."""
    return set(rulebook(Options(3, STACKED)).deck)


def between_turns(players: int) -> Game:
    """Return a game in which ben may buy a pavilion with the vizier, exactly."""
    given = {
        "market": {"gulden": "pavilion-2-new", "dirham": "tower-11", "denar": "garden-10", "ducat": "tower-12"},
        "display": ["gulden-9"],
        "hands": {"ben": ["gulden-2"]},
    }
    game = position(given, players, ("vizier",))
    return apply(apply(game, TakeMoney(0, ("gulden-9-a",))).game, ConfirmTurn(0)).game


GIFT = BuyWithVizier(1, "pavilion-2-new", to_dirk=True, pay=("gulden-2-a",))


def test_a_vizier_s_gift_is_built_nowhere() -> None:
    """V-VIZ-4: Dirk has no palace, and whoever names a cell as well has not made up their mind."""
    game = between_turns(2)
    assert GIFT in legal_actions(game, 1)
    assert replace(GIFT, to_dirk=False, cell=(0, -1)) in legal_actions(game, 1)
    refused = refusal_of(game, replace(GIFT, cell=(0, -1)))
    assert refused is not None
    assert (refused.rule, refused.key) == ("V-VIZ-4", "gift-is-not-built")


def test_a_vizier_s_gift_needs_dirk() -> None:
    refused = refusal_of(between_turns(3), GIFT)
    assert refused is not None
    assert (refused.rule, refused.key, refused.params) == ("B-106", "no-dirk-here", {"players": 3})
