"""Kingdomino: the rules, as values."""

from kingdomino.game import Game, Outcome, apply, can_undo, legal_actions, new_game, seats_to_act
from kingdomino.options import Options
from kingdomino.view import view

__all__ = [
    "Game",
    "Options",
    "Outcome",
    "apply",
    "can_undo",
    "legal_actions",
    "new_game",
    "seats_to_act",
    "view",
]
