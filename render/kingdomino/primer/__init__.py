"""How to play, in five pictures: one story, from the first dominoes to their points."""

from render.kingdomino.primer.choosing import ChoosingPage
from render.kingdomino.primer.fitting import FittingPage
from render.kingdomino.primer.kingdom import KingdomPage
from render.kingdomino.primer.page import Page
from render.kingdomino.primer.placing import PlacingPage
from render.kingdomino.primer.scoring import ScoringPage

__all__ = ["PRIMER", "Page"]

PRIMER: tuple[type[Page], ...] = (KingdomPage, ChoosingPage, PlacingPage, FittingPage, ScoringPage)
"""In the order of their pages."""
