"""Pictures of Alhambra, drawn from views: the market, palaces, hands, scorings, the end."""

GAME = "alhambra"
"""Whose words the pictures use."""
