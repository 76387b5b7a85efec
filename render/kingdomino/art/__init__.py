"""Drawings of Kingdomino: lands, crowns, dominoes, castles, kings and all that marks them."""

from pathlib import Path

DRAWINGS = Path(__file__).parent / "drawings"
