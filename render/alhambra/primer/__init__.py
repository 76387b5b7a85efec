"""How to play, in five pictures: one story, from the first palace to its points."""

from render.alhambra.primer.buying import BuyingPage
from render.alhambra.primer.money import MoneyPage
from render.alhambra.primer.page import Page
from render.alhambra.primer.palace import PalacePage
from render.alhambra.primer.placing import PlacingPage
from render.alhambra.primer.scoring import ScoringPage

__all__ = ["PRIMER", "Page"]

PRIMER: tuple[type[Page], ...] = (PalacePage, MoneyPage, BuyingPage, PlacingPage, ScoringPage)
"""In the order of their pages."""
