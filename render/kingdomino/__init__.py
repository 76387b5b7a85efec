"""The pictures of Kingdomino."""

GAME = "kingdomino"
"""The game whose words are written in them and read out."""
