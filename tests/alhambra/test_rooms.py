"""Every module says all that the engine needs of it: a walk through the rooms names whatever is missing."""

import sys
from collections.abc import Iterator

import pytest

from alhambra import Options, apply, registry, seats_to_act, view
from alhambra.actions import Action, Timeout
from alhambra.events import Event, Open
from alhambra.module import Decision, Module
from alhambra.player.hints.part import HintPart
from alhambra.player.part import PlayerPart, player_parts
from alhambra.rulebook import rulebook
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.part import ScenarioPart, scenario_parts
from tests.alhambra import fair, nosy
from tests.alhambra.games import ALL, kinds_in
from tests.alhambra.moving_in import moved_in


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__, nosy.__name__):
        yield


def lacking(module: Module, room: str) -> set[str]:
    """Name all that a module has and nobody could use."""
    steps = {kind.action for part in scenario_parts() for kind in part.steps.values()}
    judged = {action for part in player_parts() for action in part.opinions}
    tried = {prompt for part in scenario_parts() for prompt in part.orders}
    ordered = {prompt for part in player_parts() for prompt in part.orders}
    actions: set[type[Action]] = {move.action for move in module.moves} & kinds_in(room, Action)
    return {
        *(f"no move takes {action.__name__}" for action in kinds_in(room, Action) - actions),
        *(f"no scenario step for {action.__name__}" for action in actions - steps),
        *(f"no opinion of {action.__name__}" for action in actions - judged),
        *(f"no effect of {move.action.__name__}" for move in module.moves if is_unsealed_answer(module, move.action)),
        *(f"no random order for {prompt.name}" for prompt in module.prompts if prompt.name not in tried),
        *(f"no order for {prompt.name}" for prompt in module.prompts if prompt.window and prompt.name not in ordered),
        *(f"{tile} is of no family" for tile in tiles_without_a_family(module)),
        *(f"{card} does nothing when it comes up" for card in cards_without_a_family(module)),
        *(f"{name} could not be dealt otherwise" for name in secrets_of(room) if not module.redeals),
        *(["nobody sees what it keeps"] if module.slice and not module.shows else []),
    }


def is_unsealed_answer(module: Module, action: type[Action]) -> bool:
    """Tell whether something is answered in a window of the module that nothing would come of."""
    windows = {prompt.window for prompt in module.prompts if prompt.window}
    during = {name for move in module.moves if move.action is action for name in move.during}
    return bool(during & windows) and action.__module__ != Action.__module__ and action not in module.effects


def tiles_without_a_family(module: Module) -> list[str]:
    return [tile.id for bring in module.brings_tiles for tile in bring() if tile.family not in module.families]


def cards_without_a_family(module: Module) -> list[str]:
    return [card.id for bring in module.brings_cards for card in bring() if card.family not in module.reveals]


def secrets_of(room: str) -> set[str]:
    """Name the events of a module that not everybody sees."""
    kinds = kinds_in(room, Event)  # type: ignore[type-abstract]
    return {kind.__name__ for kind in kinds if not issubclass(kind, Open)}


@pytest.mark.parametrize("room", [*registry.rooms(), fair.__name__])
def test_no_module_lacks_anything(room: str) -> None:
    module = next(module for module in registry.known_modules() if module.id == room.rpartition(".")[2])
    assert lacking(module, room) == set()


def test_what_a_module_lacks_is_named() -> None:
    assert lacking(nosy.MODULE, nosy.__name__) == {
        "no scenario step for Look",
        "no opinion of Look",
        "nobody sees what it keeps",
    }


def test_what_a_module_says_is_found_in_its_room() -> None:
    for found in (
        registry.parts("player", PlayerPart),
        registry.parts("hints", HintPart),
        registry.parts("scenario", ScenarioPart),
    ):
        assert "fair" in found
        assert "nosy" not in found
        assert list(found) == [module.id for module in registry.known_modules() if module.id in found]


def test_something_else_under_the_name_of_a_part_is_refused() -> None:
    with pytest.raises(TypeError, match=r"the PART in .* is no Module"):
        registry.parts("player", Module)


def test_a_module_lies_in_a_room_of_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "rooms", lambda: ("alhambra.windows_of_mine",))
    monkeypatch.setitem(sys.modules, "alhambra.windows_of_mine", fair)
    registry.known_modules.cache_clear()
    with pytest.raises(ValueError, match="is called fair"):
        registry.known_modules()


def test_whoever_does_not_decide_in_time_holds_up_nobody() -> None:
    """B-112, C-28: each decision of each module has a default that leaves the game sound."""
    waited_for: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        options = Options(players, (*ALL, fair.FAIR))
        for _, game, _ in random_game(options, numbered_seed(seed)):
            label = view(game, None).state
            if label in waited_for:
                continue
            waited_for.add(label)
            for seat in seats_to_act(game):
                outcome = apply(game, Timeout(seat))
                check(game, outcome.game, outcome.events)
    decisions = [phase for phase in rulebook(options).phases.values() if isinstance(phase, Decision)]
    assert waited_for >= {decision.label for decision in decisions}
