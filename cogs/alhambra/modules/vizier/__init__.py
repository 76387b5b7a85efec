"""The vizier: what he buys between turns, and the wishes that he is left with."""

from cogs.alhambra.modules.vizier import orders, purchases, wishing
from cogs.alhambra.modules.vizier.orders import VIZIER
from cogs.alhambra.room import Form, Room, WindowRoom
from cogs.controls import Control

ROOM = Room(
    options={"BuyWithVizier": purchases.option},
    deeds={"VizierBought": purchases.deed},
    gets={"VizierBought"},
    windows={
        VIZIER: WindowRoom(
            answers={purchases.BUYING},
            question=purchases.question,
            offers=purchases.offers,
            nothing="window-nothing-vizier",
            exactly=True,
        )
    },
    forms={
        VIZIER: Form(described=orders.described, read=orders.read, panel=wishing.panel, changes={"save": wishing.save})
    },
    controls={"wish": Control(purchases.where), "draft": Control(wishing.change)},
)
