"""What is said of the new score cards: the market shows them."""

from cogs.alhambra.room import Room

ROOM = Room(untold={"ScoreCardsDrawn"})
