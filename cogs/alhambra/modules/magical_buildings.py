"""What is said of magical buildings: they are bought and built like others, and turned where any tile may be."""

from cogs.alhambra.room import Room

ROOM = Room()
