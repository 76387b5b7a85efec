"""What is said of Dirk, who plays along with two."""

from alhambra.modules.dirk import GiveToDirk
from cogs.alhambra.room import Room

ROOM = Room(
    told={
        "DirkDrew": lambda words, event, names: {
            "number": len(event["tiles"]),
            "tiles": words.tiles(event["tiles"]),
        }
    },
    untold={"DirkJoined"},
    lays={"BuildingGiven"},
    placing=(GiveToDirk,),
)
