"""Characters: auctions with sealed bids, powers, and what is said of them."""

from cogs.alhambra.modules.characters import auction, limits, orders, telling
from cogs.alhambra.modules.characters.orders import AUCTION, WISE_MAN
from cogs.alhambra.room import Form, Room, WindowRoom
from cogs.controls import Control

ROOM = Room(
    options={
        "Bid": lambda words, action, view: {"number": action.maximum, "swap": str(action.swap)},
        "TakeWithMiser": lambda words, action, view: {"card": words.cards([action.card])},
        "ChangeMoney": lambda words, action, view: {
            "give": words.cards([action.give]),
            "take": words.cards([action.take]),
        },
    },
    deeds={
        "BuildingBought": telling.bought_by_the_patron,
        "CharacterWon": telling.won,
        "CharacterUsed": telling.used,
        "JugglerSwapped": telling.used,
    },
    told={"CharacterAppeared": telling.appeared, "CharacterUnwanted": telling.appeared},
    untold={"PowersRestored", "TileExchanged", "CardBegged"},
    joins=telling.takes,
    left_out=telling.pays_for_the_next,
    changes_hands={"CardBegged"},
    windows={
        AUCTION: WindowRoom(
            answers={"Bid"},
            question=auction.question,
            offers=auction.offers,
            nothing="window-nothing-auction",
            is_about=auction.is_about,
        )
    },
    forms={
        AUCTION: Form(
            described=orders.described,
            read=orders.read_limits,
            panel=limits.panel,
            changes={"character": limits.choose, "limit": limits.limit, "swap": limits.swap},
        ),
        WISE_MAN: Form(
            described=orders.described_kind,
            read=orders.read_kind,
            lines=limits.kinds,
            chosen=lambda kind, view: {"kind": kind},
            asks="answer-ask-wise-man",
            choose="choose-kind",
        ),
    },
    controls={"bid": Control(auction.bid), "pay-in": Control(auction.pay_in)},
)
