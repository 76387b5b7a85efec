"""The sultan: cards that are bought and marked, and tiles that are claimed before they are laid down."""

from cogs.alhambra.drafts import Manner
from cogs.alhambra.modules.sultan import claims, telling
from cogs.alhambra.room import Room, WindowRoom
from cogs.alhambra.wishing import wish_controls, wish_form

SULTAN = "sultan"
WISHES = Manner(SULTAN, "at-least", pays=False, draft="claim", save="claims")

ROOM = Room(
    options={"BuySultanCard": telling.purchase, "MarkCard": telling.marking},
    surplus={"BuySultanCard": telling.surplus},
    deeds={
        "SultanCardBought": telling.bought,
        "LotDrawn": telling.lot_drawn,
        "CardMarked": telling.marked,
        "TileClaimed": telling.claimed,
    },
    told={"SultanAppeared": telling.appeared, "TileOffered": telling.offered},
    untold={"MarkKept", "TileUnclaimed", "OfferEnded"},
    gets={"TileClaimed"},
    windows={
        SULTAN: WindowRoom(
            answers={claims.CLAIMING},
            question=claims.question,
            offers=claims.offers,
            picture=claims.picture,
            is_about=claims.is_about,
        )
    },
    forms={SULTAN: wish_form(WISHES)},
    controls=wish_controls(WISHES),
)
