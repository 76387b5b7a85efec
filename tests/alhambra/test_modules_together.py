"""The modules of the big box: each alone, each two together and all at once, for all numbers of players."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace as with_fields
from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act, view
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
    SetStanding,
    SwapBuilding,
    TakeMoney,
    Timeout,
    UndoStep,
    UndoTurn,
    action_to_plain,
)
from alhambra.codec import action_from_plain, decode, encode
from alhambra.components import load
from alhambra.events import WindowClosed, WindowOpened
from alhambra.ledger import Position
from alhambra.modules.characters.auction import Bid, most_of
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.modules.dirk import GiveToDirk
from alhambra.modules.squares import TakeSquare, all_squares
from alhambra.modules.vizier import BuyWithVizier, WakeVizier
from alhambra.preparing import foreseen
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import check
from alhambra.tools.random_play import choose, numbered_seed, random_game
from alhambra.windows import BETWEEN_TURNS
from tabletop.refused import Refused
from tabletop.rng import Rng
from tests.alhambra.games import ALL, position, positions, some_positions, start

TOGETHER = [*((one,) for one in ALL), *combinations(ALL, 2), ALL]
WINDOWS = ("BETWEEN_TURNS", "AUCTION")


@pytest.mark.parametrize("modules", TOGETHER, ids="+".join)
def test_whole_games(modules: tuple[str, ...]) -> None:
    random, often = Random(len(modules)), 0.4 if len(modules) == 2 else 1
    for players in range(2, 7):
        before: Game | None = None
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
            return
    raise AssertionError(f"these never happen: {missing}")


def every_thinkable_action(game: Game, seat: int) -> Iterator[Action]:
    """Yield all that somebody could say, but for payments and bids."""
    state = foreseen(game, seat)
    player = state.players[seat]
    open_cards = [card for card in state.display if card is not None]
    tiles = [*player.reserve, *player.aside, *(tile for tile in state.market if tile is not None)]
    standing = player.palace.tiles + player.palace.outworks
    xs, ys = [one.x for one in standing] or [0], [one.y for one in standing] or [0]
    cells = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
    yield from (TakeMoney(seat, some) for size in range(5) for some in combinations(open_cards, size))
    for tile in tiles:
        yield from (kind(seat, tile, cell) for kind in (AddBuilding, SwapBuilding, PlaceBuilding) for cell in cells)
        yield from (kind(seat, tile) for kind in (ReserveBuilding, GiveToDirk, BuyWithPatron, CallDancer))
    yield from (RemoveBuilding(seat, cell) for cell in cells)
    yield from (TakeSquare(seat, square.id) for square in all_squares())
    yield from (TakeWithMiser(seat, card) for card in open_cards)
    yield from (ChangeMoney(seat, give, take) for give in player.hand for take in open_cards)
    yield from (kind(seat) for kind in (Finish, Pass, ConfirmTurn, Decline, Forgo, WakeVizier, Beg))


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
            listed = [a for a in legal_actions(game, seat) if not isinstance(a, BuyBuilding | BuyWithVizier | Bid)]
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
                    assert (refusal_of(game, BuyWithVizier(seat, tile, pay)) is None) == (surplus == 0), pay  # V-VIZ-3
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


@pytest.mark.parametrize("players", [2, 3, 6])
def test_timeouts_in_all_windows_are_as_if_all_had_passed(players: int) -> None:
    """T-C-4: the active player decides, everybody else never answers; in another game they decline."""
    late = declining = new_game(Options(players, ALL), numbered_seed(players)).game
    luck, windows = Rng("07" * 32), Counter[str]()
    for _ in range(1500):
        seats = seats_to_act(late)
        if not seats:
            break
        if late.state.window is not None:
            windows[late.state.window.name] += 1
            for seat in seats:
                late, declining = apply(late, Timeout(seat)).game, apply(declining, Decline(seat)).game
        else:
            action, luck = choose(legal_actions(late, seats[0]), luck)
            late, declining = apply(late, action).game, apply(declining, action).game
        assert late.state == declining.state
    assert late.state.winners
    assert len(windows) == 2
    assert "vizier" not in late.state.slices
    assert not late.state.slices["characters"].owned


WISHES: dict[str, Any] = {
    "wishes": [{"at_most": 8}, {"kinds": ["tower", "garden"], "walls": None}, {"money_only": True}]
}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_standing_answers_no_window_ever_waits(players: int) -> None:
    game = new_game(Options(players, ALL, "window"), numbered_seed(players)).game
    for seat in range(players):
        limits = {"character-miser": 2 * seat}
        order = {"limits": limits, "others": 3 + seat, "prefer": ["ducat"], "swap": seat % 2 == 0}
        game = apply(game, SetStanding(seat, "vizier", "order", WISHES)).game
        game = apply(game, SetStanding(seat, "auction", "order", order)).game
    luck, happened = Rng("11" * 32), Counter[str]()
    while seats := seats_to_act(game):
        assert game.state.window is None
        assert seats == seats_to_act(game)
        assert view(game, None).state not in WINDOWS
        action, luck = choose(legal_actions(game, seats[0]), luck)
        outcome = apply(game, action)
        check(game, outcome.game, outcome.events)
        happened.update(type(event).__name__ for event in outcome.events)
        game = outcome.game
        assert decode(encode(game)) == game
    assert game.state.winners
    assert happened["WindowOpened"] == happened["WindowClosed"] > 20
    assert happened["VizierBought"] > 3
    assert happened["CharacterWon"]


def test_with_orders_nobody_is_ever_prompted() -> None:
    for _, game, events in random_game(Options(4, ALL, "orders"), numbered_seed(1)):
        assert game.state.window is None
        names = [type(event) for event in events]
        assert names.count(WindowOpened) == names.count(WindowClosed)
    assert game.state.winners


def test_a_standing_answer_may_be_given_at_any_time_and_changes_nothing_else() -> None:
    answers: list[tuple[str, str, Any]] = [
        ("vizier", "pass", None), ("vizier", "rest", None), ("vizier", "order", {"wishes": ({"cell": (1, 0)},)}),
        ("auction", "ask", None), ("auction", "order", {"others": 2}), ("wise man", "order", {"kind": "tower"}),
    ]  # fmt: skip
    random, answered = Random(3), 0
    for game in some_positions(3, 5, 60, ALL):
        seat, (prompt, answer, order) = random.randrange(3), random.choice(answers)
        outcome = apply(game, SetStanding(seat, prompt, answer, order))
        if outcome.game.state.window != game.state.window:  # that it answers an open window has scenarios of its own
            answered += 1
            begun = outcome.game.state.turn.seat == seat != game.state.turn.seat  # until then one rested
            assert view(outcome.game, seat).standing[prompt].answer == ("ask" if begun and answer == "rest" else answer)
            continue
        assert view(outcome.game, seat).standing[prompt].answer == answer
        assert all(event.seen_by(seat) and not event.seen_by((seat + 1) % 3) for event in outcome.events)
        for other in (None, (seat + 1) % 3, (seat + 2) % 3):
            assert view(outcome.game, other) == view(game, other)
        assert seats_to_act(outcome.game) == seats_to_act(game)
        assert (outcome.game.steps, outcome.game.prepared) == (game.steps, game.prepared)
        assert decode(encode(outcome.game)) == outcome.game
    assert 0 < answered < 30


def test_a_standing_answer_stays_when_steps_are_taken_back() -> None:
    game = start(3, 1, ALL)
    seat = game.state.turn.seat
    game = apply(game, TakeMoney(seat, (game.state.display[0] or "",))).game
    game = apply(game, SetStanding(seat, "vizier", "pass")).game
    assert view(apply(game, UndoTurn(seat)).game, seat).standing["vizier"].answer == "pass"


def test_a_standing_answer_may_be_for_all_that_is_asked_in_a_window() -> None:
    """C-23: whoever wants to pass until the own turn need not know how many modules would ask."""
    game = start(3, 1, ALL)
    game = apply(game, SetStanding(1, BETWEEN_TURNS, "rest")).game
    asking = [prompt.name for prompt in rulebook(game.state.options).prompts if prompt.window == BETWEEN_TURNS]
    assert asking
    assert {name: one.answer for name, one in view(game, 1).standing.items()} == dict.fromkeys(asking, "rest")
    with pytest.raises(Refused, match="no-such-prompt"):
        apply(game, SetStanding(1, BETWEEN_TURNS, "order", {}))


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


GIFT = BuyWithVizier(1, "pavilion-2-new", ("gulden-2-a",), to_dirk=True)


def test_a_vizier_s_gift_is_built_nowhere() -> None:
    """V-VIZ-4: Dirk has no palace, and whoever names a cell as well has not made up their mind."""
    game = between_turns(2)
    assert GIFT in legal_actions(game, 1)
    assert with_fields(GIFT, to_dirk=False, cell=(0, -1)) in legal_actions(game, 1)
    refused = refusal_of(game, with_fields(GIFT, cell=(0, -1)))
    assert refused is not None
    assert (refused.rule, refused.key) == ("V-VIZ-4", "vizier-s-gift-is-not-built")


def test_a_vizier_s_gift_needs_dirk() -> None:
    refused = refusal_of(between_turns(3), GIFT)
    assert refused is not None
    assert (refused.rule, refused.key, refused.params) == ("B-106", "no-dirk-here", {"players": 3})
