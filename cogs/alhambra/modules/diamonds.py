"""What is said of diamonds: nothing besides their name, wherever money is named."""

from cogs.alhambra.room import Room

ROOM = Room()
