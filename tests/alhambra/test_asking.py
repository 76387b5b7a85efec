"""Questions that modules ask, out of turn and in the midst of one: windows, interruptions, auto-answers."""

from collections.abc import Iterator

import pytest

from alhambra import Game, Options, apply, can_undo, legal_actions, new_game, seats_to_act, view
from alhambra.actions import BuyBuilding, ConfirmTurn, SetStanding, Timeout, UndoStep
from alhambra.events import BuildingBought, TurnStarted
from alhambra.player.orders import orders
from alhambra.tools.beginning import begun
from alhambra.tools.random_play import numbered_seed, random_game
from tabletop.refused import Refused
from tests.alhambra import fair, nosy
from tests.alhambra.fair import Cheer, Cheered, TakeVoucher
from tests.alhambra.moving_in import moved_in
from tests.alhambra.test_modules import WITH_FAIR, games


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__, nosy.__name__):
        yield


def test_where_nobody_is_asked_everybody_cheers_by_order() -> None:
    options = Options(3, WITH_FAIR, "orders")
    assert orders(options, 1) == (SetStanding(1, "cheer", "order", {"loudly": True}),)
    cheered = [
        event for seed in range(3) for _, _, events in random_game(options, numbered_seed(seed)) for event in events
    ]
    assert {event.loudly for event in cheered if isinstance(event, Cheered)} == {True, False}


def after_the_first_turn(players: int) -> tuple[int, Game]:
    """Return the active seat and a game in which the others may cheer."""
    for seed in range(20):
        game = begun(Options(players, WITH_FAIR), numbered_seed(seed))
        active = game.state.turn.seat
        game = apply(apply(game, legal_actions(game, active)[0]).game, ConfirmTurn(active)).game
        if view(game, None).state == "CHEER":
            return active, game
    pytest.fail("a voucher comes up always")


def test_a_window_asks_all_the_others_at_once() -> None:
    active, game = after_the_first_turn(4)
    others = tuple(seat for seat in range(4) if seat != active)
    assert sorted(seats_to_act(game)) == list(others)
    assert view(game, None).state == "CHEER"
    for seat in reversed(others):  # in any order
        late = apply(game, Timeout(seat)).events
        assert not any(isinstance(event, Cheered) and event.seat == seat for event in late)
        outcome = apply(game, Cheer(seat, loudly=True))
        game = outcome.game
    cheered = [event.seat for event in outcome.events if isinstance(event, Cheered)]
    assert cheered == [(active + number) % 4 for number in (1, 2, 3)]  # C-3: not as they answered
    assert seats_to_act(game) == ((active + 1) % 4,)
    assert fair.KEPT.of(game.state).cheers == 3


def test_a_standing_answer_is_given_at_once() -> None:
    _, game = after_the_first_turn(3)
    for seat in range(3):
        game = apply(game, SetStanding(seat, "cheer", "order", {"loudly": True})).game
    for seat in seats_to_act(game):
        game = apply(game, Timeout(seat)).game
    for _ in range(30):
        seats = seats_to_act(game)
        outcome = apply(game, Timeout(seats[0]))
        game = outcome.game
        assert view(game, None).state != "CHEER"
        if any(isinstance(event, TurnStarted) for event in outcome.events):
            assert sum(isinstance(event, Cheered) and event.loudly for event in outcome.events) == 2


def test_a_card_that_asks_somebody_interrupts_the_refill() -> None:
    interrupted = 0
    for game, _ in games():
        if view(game, None).state == "ADMIRE":
            assert None in game.state.display
            assert "refill the display" in game.state.agenda
            while view(game, None).state == "ADMIRE":
                game = apply(game, Timeout(seats_to_act(game)[-1])).game  # noqa: PLW2901
            assert None not in game.state.display
            interrupted += 1
    assert interrupted


@pytest.mark.parametrize("players", [2, 3])
def test_whatever_happens_may_interrupt_what_is_under_way(players: int) -> None:
    """The same game with and without somebody who looks at everything: only the looks differ."""
    seed = numbered_seed(5)
    curious = new_game(Options(players, ("nosy",)), seed).game
    for action, game, _ in random_game(Options(players), seed):
        if action is not None:
            curious = apply(curious, action).game
        while view(curious, None).state == "LOOK":
            curious = apply(curious, nosy.Look(curious.state.turn.seat)).game
        assert curious.state.players == game.state.players
        assert seats_to_act(curious) == seats_to_act(game)
        for seat in seats_to_act(game):
            assert legal_actions(curious, seat) == legal_actions(game, seat)
    assert curious.state.winners == game.state.winners


def test_an_overpaid_purchase_ends_the_actions_although_it_interrupts() -> None:
    game = new_game(Options(3, ("nosy",)), numbered_seed(1)).game
    for _ in range(400):
        seat = seats_to_act(game)[0]
        actions = legal_actions(game, seat)
        overpaid = [a for a in actions if isinstance(a, BuyBuilding) and not _is_exact(game, a)]
        if overpaid:
            game = apply(game, overpaid[0]).game
            assert view(game, None).state == "LOOK"
            while view(game, None).state == "LOOK":
                game = apply(game, nosy.Look(seat)).game
            assert view(game, None).state == "PLACEMENT"
            return
        game = apply(game, actions[0]).game
    pytest.fail("nobody ever overpaid")


def _is_exact(game: Game, action: BuyBuilding) -> bool:
    outcome = apply(game, action)
    return any(isinstance(event, BuildingBought) and event.exact for event in outcome.events)


def test_a_confirmed_turn_is_final_also_while_a_window_is_open() -> None:
    seat, game = after_the_first_turn(3)
    assert view(game, None).state == "CHEER"
    assert not can_undo(game, seat)
    with pytest.raises(Refused):
        apply(game, UndoStep(seat))


def test_those_who_are_not_asked_are_refused_by_the_modules_own_rule() -> None:
    active, game = after_the_first_turn(3)
    with pytest.raises(Refused) as refusal:
        apply(game, Cheer(active, loudly=True))
    assert refusal.value.rule == "V-FAI-2"


def test_an_answer_in_a_window_can_be_changed_while_others_think() -> None:
    _, game = after_the_first_turn(4)
    seat = seats_to_act(game)[0]
    game = apply(game, Cheer(seat, loudly=True)).game
    assert seat not in seats_to_act(game)
    assert seat in view(game, None).asked
    game = apply(game, Cheer(seat, loudly=False)).game
    for other in seats_to_act(game):
        game = apply(game, Timeout(other)).game
    assert fair.KEPT.of(game.state).cheers == 0


def test_what_shows_something_is_not_offered_to_those_who_prepare_a_turn() -> None:
    offered = prepared = 0
    for _, game, _ in random_game(Options(3, ("fair", "vizier")), numbered_seed(2)):
        seat = (game.state.turn.seat + 1) % 3
        if view(game, None).state == "BETWEEN_TURNS" and fair.KEPT.of(game.state).vouchers:
            prepared += 1
            assert not any(isinstance(action, TakeVoucher) for action in legal_actions(game, seat))
        offered += any(isinstance(action, TakeVoucher) for action in legal_actions(game, game.state.turn.seat))
    assert prepared
    assert offered
