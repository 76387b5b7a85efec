"""Games that differ only in what a viewer must not know (B-25, B-113)."""

from random import Random
from typing import Any

from msgspec.structs import replace

from alhambra import Game, Outcome, apply, legal_actions
from alhambra.actions import Action, Decline, action_to_plain
from alhambra.base.money import lay_open
from alhambra.events import WindowClosed
from alhambra.preparing import preparer
from alhambra.rulebook import rulebook
from alhambra.state import Secret, StandingAnswer, State, Window
from alhambra.tools.scenario.part import scenario_parts
from alhambra.windows import as_stored
from tabletop.refused import Refused
from tabletop.rng import Rng

NEXT = 12
"""The cards and tiles on top that both games share, since the coming refill will show them."""


def can_be_in_a_hand(state: State, card: str) -> bool:
    """Return whether a card lies open when it comes up, so that somebody can take it."""
    rules = rulebook(state.options)
    return rules.reveals[rules.cards[card].family] is lay_open


def hidden_cards(state: State, viewer: int | None) -> set[str]:
    """Return the cards that the viewer cannot know: in other hands, and deeper in the draw pile."""
    hands = {card for seat, player in enumerate(state.players) if seat != viewer for card in player.hand}
    return hands | {card for card in state.secret.deck[NEXT:] if can_be_in_a_hand(state, card)}


def with_other_secrets(
    game: Game,
    viewer: int | None,
    random: Random,
    known: tuple[str, ...] = (),
    kept: int = 1,
    *,
    modules: bool = True,
) -> Game:
    """Deal all that the viewer must not know anew: other hands, draw pile, bag, generator; but for some cards.

    With modules also what they say they hide, unless that is to stay, but for what the next action may show; what
    others have answered,
    and the turn that somebody else prepares.
    """
    redeals = rulebook(game.state.options).redeals if modules else ()
    luck = Rng(random.randbytes(32).hex())
    hidden = sorted((hidden_cards(game.state, viewer) & hidden_cards(game.start, viewer)) - set(known))
    other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    deck, bag = [other.get(card, card) for card in game.state.secret.deck], game.state.secret.bag
    secret = Secret(
        deck=(*deck[:NEXT], *random.sample(deck[NEXT:], len(deck[NEXT:]))),
        bag=(*bag[:NEXT], *random.sample(bag[NEXT:], len(bag[NEXT:]))),
        # the next action may show what the generator decides: where discards are shuffled, or something is drawn
        rng=Rng(random.randbytes(32).hex()) if len(deck) >= NEXT and not kept else game.state.secret.rng,
    )

    def changed(state: State) -> State:
        for seat, player in enumerate(state.players):
            if seat != viewer:
                state = state.with_player(seat, hand=tuple(other.get(card, card) for card in player.hand))
        for redeal in redeals:
            state = redeal(state, viewer, luck, kept)
        return replace(state, secret=secret)

    prepared = game.prepared if preparer(game) == viewer else ()
    dealt = Game(changed(game.state), changed(game.start), game.steps, prepared, game.barred)
    if game.state.window is None:
        return dealt
    state = replace(dealt.state, window=other_answers(dealt, game.state.window, viewer, random))
    return Game(state, state, (), prepared, game.barred)


def other_answers(game: Game, window: Window, viewer: int | None, random: Random) -> Window:
    """Let others have answered something else, or not at all yet."""
    answers: dict[int, dict[str, Any]] = {}
    for seat in window.asked:
        if seat == viewer:
            answers |= {seat: window.answers[seat]} if seat in window.answers else {}
        elif random.random() < 0.5:
            answers[seat] = as_stored(action_to_plain(random.choice(moves_of_the_window(game, seat))))
    return Window(window.name, window.asked, answers)


def moves_of_the_window(game: Game, seat: int) -> list[Action]:
    """List what a player could answer, also to pass where that is possible."""
    effects = rulebook(game.state.options).effects
    return [action for action in legal_actions(game, seat) if type(action) in effects or isinstance(action, Decline)]


def with_other_orders(game: Game, viewer: int | None, random: Random) -> Game:
    """Let others have ordered something else, or nothing: what they order is nobody's business (C-23)."""
    possible = {prompt: order for part in scenario_parts() for prompt, order in part.orders.items()}
    prompts = rulebook(game.state.options).prompts_by_name
    standing: dict[int, dict[str, StandingAnswer]] = {}
    for seat in range(len(game.state.players)):
        if seat == viewer:
            standing |= {seat: game.state.standing[seat]} if seat in game.state.standing else {}
        else:
            some = [prompt for prompt in prompts if prompt in possible and random.random() < 0.7]
            standing[seat] = {name: StandingAnswer("order", possible[name](random.randrange(12))) for name in some}
    return replace(game, state=replace(game.state, standing=standing))


def for_the_same_action(game: Game, action: Action, viewer: int | None, random: Random) -> Game:
    """Deal all anew but what an action needs: what it pays, or the whole hand, or what modules hide of the player."""
    hand = game.state.players[action.seat].hand
    known: tuple[str, ...] = hand if action.seat == preparer(game) else getattr(action, "pay", ())
    for cards, modules in ((known, True), (hand, True), (hand, False)):
        other = with_other_secrets(game, viewer, random, cards, modules=modules)
        if is_legal(game, action) == is_legal(other, action):
            break
    return other


def is_legal(game: Game, action: Action) -> bool:
    """Return whether an action can be taken now."""
    try:
        apply(game, action)
    except Refused:
        return False
    return True


def closes_a_window(*outcomes: Outcome) -> bool:
    """Return whether answers took effect, which everybody may see then (C-22)."""
    return any(isinstance(event, WindowClosed) for outcome in outcomes for event in outcome.events)
