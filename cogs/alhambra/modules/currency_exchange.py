"""What is said of exchange cards: nothing besides their names, wherever cards are named."""

from cogs.alhambra.room import Room

ROOM = Room()
