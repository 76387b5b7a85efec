"""Drawings of Alhambra: tiles, walls, cards and stones."""
