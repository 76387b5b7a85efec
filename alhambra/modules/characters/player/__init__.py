"""What the bot player thinks of the characters."""

from alhambra.actions import SwapBuilding
from alhambra.modules.characters.auction import AUCTION, Bid
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.player import auction, powers
from alhambra.modules.characters.player.seen import guards_edge
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.player.part import PlayerPart

PART = PlayerPart(
    opinions={
        Bid: auction.bidding,
        BuyWithPatron: powers.having_paid,
        TakeWithMiser: powers.being_miserly,
        CallDancer: powers.dancing,
        ChangeMoney: powers.changing,
        Beg: powers.begging,
        SwapBuilding: powers.redesigning,
    },
    orders={AUCTION: {"others": 4}},  # any character is worth a few coins
    edge=guards_edge,
)
