"""What is said of camps."""

from cogs.alhambra.room import Room

ROOM = Room(lays={"OutworkPlaced"})
