"""Thieves: open money that is stolen between turns, and from which value on."""

from cogs.alhambra.modules.thieves import orders, stealing
from cogs.alhambra.modules.thieves.orders import THIEVES
from cogs.alhambra.room import Form, Room, WindowRoom

ROOM = Room(
    options={"StealMoney": stealing.option},
    deeds={"MoneyStolen": stealing.deed},
    untold={"ThievesDealt"},
    changes_hands={"MoneyStolen", "ThievesDealt"},
    hand=stealing.own,
    windows={
        THIEVES: WindowRoom(
            answers={"StealMoney"},
            question=stealing.question,
            offers=stealing.offers,
            nothing="window-nothing-thieves",
        )
    },
    forms={
        THIEVES: Form(
            described=orders.described, read=orders.read, panel=orders.panel, changes={"least": orders.change}
        )
    },
)
