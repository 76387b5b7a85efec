"""All score cards, for the sheet with the pieces of the modules."""

from alhambra.modules.new_score_cards import orders
from render.alhambra.modules.new_score_cards.room import AllScoreCards

SHEET = AllScoreCards(tuple(orders().values()))
