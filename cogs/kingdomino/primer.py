"""How to play: five pictures, and the rules on which each of them rests."""

from cogs.primer import Primer
from render.kingdomino import GAME
from render.kingdomino.primer import PRIMER as PAGES

RESTS_ON = (
    ("K-3", "K-1", "K-25", "K-26"),
    ("K-6", "K-7", "K-9", "K-11"),
    ("K-17", "K-18", "K-19", "K-23"),
    ("K-20", "K-21", "K-24", "K-16"),
    ("K-14", "K-27", "K-29", "K-30", "K-31", "K-32"),
)
"""The rules of each page, in the order in which it tells them."""
PRIMER = Primer(GAME, PAGES, RESTS_ON, verb="kingdomino-primer")
