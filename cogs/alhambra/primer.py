"""How to play: five pictures, and the rules on which each of them rests."""

from cogs.primer import Primer
from render.alhambra import GAME
from render.alhambra.primer import PRIMER as PAGES

RESTS_ON = (
    ("B-5", "B-4", "B-2", "B-67", "B-77"),
    ("B-26", "B-7", "B-33", "B-34", "B-35"),
    ("B-6", "B-37", "B-38", "B-40", "B-27"),
    ("B-54", "B-53", "B-55", "B-56", "B-57", "B-51"),
    ("B-8", "B-62", "B-68", "B-70", "B-77"),
)
"""The rules of each page, in the order in which it tells them."""
PRIMER = Primer(GAME, PAGES, RESTS_ON)
