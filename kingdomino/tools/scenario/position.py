"""The position of a scenario, as a game; what needs no decision happens at once."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingdomino.course import Course
from kingdomino.dominoes import Number, dominoes
from kingdomino.game import Game
from kingdomino.kingdom import Kingdom, Laid, fault_of, in_order, pair_of
from kingdomino.options import setup_for
from kingdomino.state import CHOOSE, PLACE, Player, Secret, Slot, Standing, State
from kingdomino.tools.random_play import numbered_seed
from kingdomino.tools.scenario.shape import Cells, Later, Name, Scenario, cells_of, options_of
from tabletop.rng import Rng
from tabletop.tools.scenarios import Faulty


def build(scenario: Scenario) -> Game:
    """Lay out a position."""
    options, given = options_of(scenario), scenario.given
    setup_for(options)
    players = tuple(_player(scenario, name) for name in scenario.players)
    earlier = tuple(tuple(Standing(*one[name]) for name in scenario.players) for one in given.earlier)
    rng = Rng(numbered_seed(scenario.seed))
    state = State(options, players, Secret(rng), earlier=earlier, part=len(earlier) + 1)
    state = _with_pile(state, scenario, (*given.current, *given.next), given.pile, given.pile_size)
    newer = tuple(Slot(number, None if name is None else scenario.seat(name)) for number, name in given.next.items())
    older = tuple(Slot(number, scenario.seat(name)) for number, name in given.current.items())
    if [slot.number for slot in older] != sorted(slot.number for slot in older):
        raise Faulty("the dominoes of a line come in rising numbers")
    state = replace(state, newer=newer, older=older, round=1)
    course = Course(state)
    if given.kings:
        course.state = replace(state, kings=tuple(map(scenario.seat, given.kings)), round=0)
        course.ask_first(form=not newer)
    elif given.choosing is not None:
        course.state = replace(state, older=(_dealt_with(scenario, given.choosing, state), *older), asks=CHOOSE)
        course.choose_or_confirm()
    elif older:
        course.state = replace(state, asks=PLACE)
        course.ask_to_place()
    return Game(course.state, course.state)


def begun_anew(scenario: Scenario, game: Game) -> Game:
    """Let a following game of a Dynasty begin as it is given, not as chance would have it."""
    number = game.state.part - 1 - len(scenario.given.earlier) - 1
    if not 0 <= number < len(scenario.given.later):
        return game
    later: Later = scenario.given.later[number]
    state = game.state
    if later.pile:
        state = _with_pile(state, scenario, (), later.pile, setup_for(state.options).used - len(later.pile))
    kings = tuple(map(scenario.seat, later.kings)) or state.kings
    course = Course(replace(state, newer=state.newer if not later.pile else (), kings=kings))
    course.ask_first(form=bool(later.pile))
    return Game(course.state, course.state)


def _player(scenario: Scenario, name: Name) -> Player:
    given = scenario.given
    for other in (*given.kingdoms, *given.discards):
        scenario.seat(other)
    kingdom, size = Kingdom(), setup_for(options_of(scenario)).size
    for number, cells in given.kingdoms.get(name, {}).items():
        kingdom = _laid(kingdom, _known(number), cells, size, anyhow=scenario.geometry)
    return Player(kingdom, tuple(map(_known, given.discards.get(name, ()))))


def _laid(kingdom: Kingdom, number: Number, names: Cells, size: int, *, anyhow: bool) -> Kingdom:
    first, second = in_order(number, *cells_of(names))
    fault = fault_of(kingdom, number, first, second, size)
    if fault and not (anyhow and fault != "K-17"):
        raise Faulty(f"domino {number} on {names} breaks {fault}")
    if anyhow and fault:
        return Kingdom((*kingdom.laid, Laid(number, first, second)))
    return kingdom.with_domino(number, pair_of(first, second))


def _known(number: Number) -> Number:
    if number not in dominoes():
        raise Faulty(f"there is no domino {number}")
    return number


def _with_pile(state: State, scenario: Scenario, lines: Sequence[Number], pile: Sequence[Number], more: int) -> State:
    """Put dominoes onto the pile, some others behind them, and set the rest aside."""
    used = [one.number for player in state.players for one in player.kingdom.laid]
    used += [number for player in state.players for number in player.discards]
    used += [*map(_known, lines), *map(_known, pile)]
    if len(set(used)) < len(used):
        raise Faulty("a domino is in two places")
    rest, rng = state.secret.rng.shuffled(number for number in dominoes() if number not in used)
    if more > len(rest):
        raise Faulty(f"there are only {len(rest)} other dominoes")
    return replace(state, secret=Secret(rng, (*pile, *rest[:more]), rest[more:]))


def _dealt_with(scenario: Scenario, name: Name, state: State) -> Slot:
    """Return the slot of a king whose domino was placed or discarded."""
    seat = scenario.seat(name)
    player = state.players[seat]
    last = [one.number for one in player.kingdom.laid][-1:] or list(player.discards[-1:])
    if not last:
        raise Faulty(f"{name} is to choose and has dealt with no domino")
    return Slot(last[0], seat)
