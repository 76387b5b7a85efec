"""How to play, in five pictures: one story, from the first palace to its points."""

from render.primer.buying import BuyingPage
from render.primer.money import MoneyPage
from render.primer.page import Page
from render.primer.palace import PalacePage
from render.primer.placing import PlacingPage
from render.primer.scoring import ScoringPage

__all__ = ["PRIMER", "Page"]

PRIMER: tuple[type[Page], ...] = (PalacePage, MoneyPage, BuyingPage, PlacingPage, ScoringPage)
"""In the order of their pages."""
