"""The reasons that a module has for hints: the value that it gives as `PART` in its file `hints.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from alhambra.actions import Action
from alhambra.components import Card, Tile
from alhambra.player.hints.hint import Case, Explain, Reason
from alhambra.player.mind import Mind
from alhambra.registry import parts


@dataclass(frozen=True, eq=False, kw_only=True)
class HintPart:
    """Why to do what a module lets one do. What has no reason is simply the best there is."""

    reasons: Mapping[type[Action], Explain] = field(default_factory=dict)
    """Why to take its actions; no reasons if it is not about this module."""
    declining: Mapping[str, Explain] = field(default_factory=dict)
    """Why to do nothing in a window, by the windows' names; no reasons if it is not about this module."""
    cards: Mapping[str, Callable[[Mind, Any], Reason]] = field(default_factory=dict)
    """Why to take its families of cards that are no money."""
    brings: Callable[[Mind, Tile], Reason | None] | None = None
    """Why a building would count more in the own palace than others of its kind; None if it would not."""


def hint_parts() -> tuple[HintPart, ...]:
    """Return the reasons of all modules, in the order of their numbers."""
    return tuple(parts("hints", HintPart).values())


def reasons_for(case: Case) -> tuple[Reason, ...]:
    """Return why a module would take an action of its own."""
    kind = type(case.action)
    explained = [part.reasons[kind] for part in hint_parts() if kind in part.reasons]
    return next((reasons for explain in explained if (reasons := explain(case))), ())


def reasons_for_declining(case: Case) -> tuple[Reason, ...]:
    """Return why to do nothing in the window that is open."""
    window = case.mind.view.window
    explained = [part.declining[window.name] for part in hint_parts() if window and window.name in part.declining]
    return next((reasons for explain in explained if (reasons := explain(case))), ())


def reasons_for_more(mind: Mind, tile: Tile) -> tuple[Reason, ...]:
    """Return why a building would count more than others of its kind."""
    found = [part.brings(mind, tile) for part in hint_parts() if part.brings is not None]
    return tuple(reason for reason in found if reason is not None)


def reasons_for_card(mind: Mind, card: Card) -> tuple[Reason, ...]:
    """Return why to take a card that is no money."""
    return tuple(part.cards[card.family](mind, card) for part in hint_parts() if card.family in part.cards)
