"""New Score Cards: another order of the kinds in each round."""

from render.alhambra.modules.new_score_cards.room import ROOM

__all__ = ["ROOM"]
