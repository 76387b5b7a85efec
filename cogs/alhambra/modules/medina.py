"""What is said of medinas: they are bought and built like buildings."""

from cogs.alhambra.room import Room

ROOM = Room()
