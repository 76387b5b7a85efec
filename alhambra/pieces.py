"""What can be chosen and what there is, before anybody plays: the modules, and the pieces and words of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alhambra.actions import NOTHING, Action, Decline
from alhambra.base.turn import ACTION
from alhambra.components import Card, Tile
from alhambra.module import Decision
from alhambra.options import Options
from alhambra.purchase import Item
from alhambra.registry import known_modules
from alhambra.renaming import today
from alhambra.rulebook import Rulebook, rulebook


@dataclass(frozen=True, slots=True)
class Pieces:
    """All tiles and cards of a game, by the ids with which actions and events name them."""

    tiles: Mapping[str, Tile]
    cards: Mapping[str, Card]
    things: Mapping[str, Item]
    """What pays and is no card."""
    prompts: tuple[str, ...]
    """For what players can be asked out of turn, and so have standing answers."""
    further: tuple[str, ...]
    """What can be done in a turn besides the base game's actions."""
    revealing: tuple[str, ...]
    """What shows something hidden, and so can't be undone: actions, wishes for a surplus, and manners to buy (C-26)."""
    refunds: tuple[str, ...]
    """What can be wished for a surplus."""
    renamed: Mapping[str, str]
    """What pieces are called today that have other ids in older news and messages, by those."""
    answers: frozenset[str]
    """What is answered out of turn."""
    states: frozenset[str]
    """In which states something is decided that the base game does not know."""


@dataclass(frozen=True, slots=True)
class ModuleView:
    """A module that a table can choose."""

    id: str
    number: int
    asks: bool
    """Whether it has moments in which players are asked between turns."""
    variants: tuple[str, ...]
    """The options of its own (C-37)."""


def modules() -> tuple[ModuleView, ...]:
    """Return the modules that can be chosen, by their numbers."""
    chosen = [module for module in known_modules() if module.number]
    return tuple(
        ModuleView(one.id, one.number, any(prompt.window for prompt in one.prompts), one.variants) for one in chosen
    )


def pieces(players: int, options: Mapping[str, Any]) -> Pieces:
    """Return the pieces with which so many play with these options, and what more they can do."""
    chosen = tuple(today(options.get("modules", ())))
    rules = rulebook(Options(players, chosen, options.get("interrupts", "window")))
    base = rulebook(Options(players))
    further = [kind for kind in rules.moves_in[ACTION] if kind not in base.moves_in[ACTION]]
    answers: list[type[Action]] = [Decline, *rules.effects]
    revealing = {move.action.__name__ for move in rules.moves if move.uncovers}
    revealing |= {name for name, refund in rules.refunds.items() if refund.uncovers}
    revealing |= {name for name, manner in rules.manners.items() if manner.uncovers}
    return Pieces(
        tiles=rules.tiles,
        cards=rules.cards,
        things=rules.things,
        prompts=tuple(rules.prompts_by_name),
        further=tuple(kind.__name__ for kind in further),
        revealing=tuple(sorted(revealing)),
        refunds=(*rules.refunds, *([NOTHING] if rules.refunds else ())),
        renamed=rules.renamed,
        answers=frozenset(kind.__name__ for kind in answers),
        states=_states(rules) - _states(base),
    )


def _states(rules: Rulebook) -> frozenset[str]:
    return frozenset(phase.label for phase in rules.phases.values() if isinstance(phase, Decision))
