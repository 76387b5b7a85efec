"""What is said of squares."""

from cogs.alhambra.room import Room

ROOM = Room(gets={"SquareTaken"}, untold={"SquareTurnedUp"})
