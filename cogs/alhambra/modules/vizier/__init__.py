"""The vizier: what he buys between turns, and the wishes that he is left with."""

from cogs.alhambra.drafts import Manner
from cogs.alhambra.modules.vizier import purchases
from cogs.alhambra.room import Room, WindowRoom
from cogs.alhambra.wishing import wish_controls, wish_form
from cogs.controls import Control

VIZIER = "vizier"
WISHES = Manner(VIZIER, "at-most", pays=True, draft="draft", save="save")

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
    forms={VIZIER: wish_form(WISHES)},
    controls={"wish": Control(purchases.where), **wish_controls(WISHES)},
)
