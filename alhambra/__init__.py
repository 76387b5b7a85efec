"""The rules of Alhambra: exact, pure and replayable.

`new_game` starts a game, `apply` carries out an action and gives the events, `legal_actions` lists what a
seat can do, and `view` gives what a seat or a spectator may see.
"""

from alhambra.game import Game, Outcome, new_game, seats_asked, seats_to_act
from alhambra.options import Options
from alhambra.preparing import apply, can_undo, legal_actions
from alhambra.view import View, view

__all__ = [
    "Game",
    "Options",
    "Outcome",
    "View",
    "apply",
    "can_undo",
    "legal_actions",
    "new_game",
    "seats_asked",
    "seats_to_act",
    "view",
]
