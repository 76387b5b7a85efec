"""Games that have begun: what players are asked before that is answered for them."""

from alhambra.actions import Timeout
from alhambra.game import Game, new_game, seats_to_act
from alhambra.ledger import Position
from alhambra.options import Options
from alhambra.preparing import apply
from alhambra.rulebook import rulebook
from alhambra.windows import is_setup


def begun(options: Options, seed: str) -> Game:
    """Set up a game, with what happens by default where something is asked in the setup (C-36)."""
    game = new_game(options, seed).game
    while is_setup(Position(rulebook(options), game.state)):
        game = apply(game, Timeout(seats_to_act(game)[0])).game
    return game
