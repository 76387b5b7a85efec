"""What is said of bazaars."""

from cogs.alhambra.room import Room

ROOM = Room(
    told={"BazaarOpened": lambda words, event, names: {"tile": words.tile_first(event["tile"])}}, untold={"BazaarSold"}
)
