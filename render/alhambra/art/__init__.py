"""Drawings of Alhambra: tiles, walls, cards and stones."""

from pathlib import Path

DRAWINGS = Path(__file__).parent / "drawings"
