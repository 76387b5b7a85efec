# Power of the Sultan: in pictures, in play, its auto-answers, its rules.

module-sultan = Power of the Sultan
module-sultan-line = Cards that let you take a newly drawn building for nothing
module-sultan-asks = when a building is drawn that matches your sultan card, you can take it

# In pictures.
card-sultan = sultan card ({ $currency })
claim-pavilion = claim on pavilions
claim-seraglio = claim on seraglios
claim-arcades = claim on arcades
claim-chambers = claim on chambers
claim-garden = claim on gardens
claim-tower = claim on towers
claim-open = Up for a claim
window-title-claim = A claim
alt-claim = Drawn and up for a claim: { $tile }.
alt-sultan-card = { $card } marked { $kind }
alt-sultan-cards = Sultan cards for { $price } each: { $cards }.

# In play.
option-BuySultanCard = buy the { $card } for { $kind }: { $cards }{ $surplus ->
    [0] , exact
   *[other] { " " }({ $surplus } too much)
}
option-DrawLot = reject the mark and draw a lot
option-MarkCard = mark { $kind }
option-ClaimTile = { $to ->
    [palace] take { $tile } and build it on { $cell }
    [dirk] take { $tile } and give it to Dirk
   *[reserve] take { $tile } into the reserve
}
panel-MARK = **Your sultan card:** keep its mark, or draw a lot and choose one of its two kinds. Once you’ve drawn, you can’t go back.
state-MARK = deciding about the sultan’s mark
state-CLAIM = waiting for claims
did-SultanCardBought = bought a { $card } for { $cards }
did-LotDrawn = rejected its mark and drew { $upper } or { $lower }
did-CardMarked = marked { $kind }
did-MarkKept = kept its mark
did-TileClaimed = claimed { $tile } with a { $card }
told-SultanAppeared = 👑 A **{ $card }** is for sale, marked **{ $kind }**.
told-TileOffered = { $tile } was drawn.

# Hints.
hint-BuySultanCard = buy a sultan card with { $cards }
hint-DrawLot = reject the mark and draw a lot
hint-MarkCard = mark { $kind }
hint-ClaimTile = { $cell ->
    [reserve] take { $tile } into your reserve
   *[other] take { $tile } and build it on { $cell }
}
hint-why-sultan-hopes = { $number ->
    [one] { $number } building of that kind is
   *[other] { $number } buildings of that kind are
} still to come, and you can have one for nothing
hint-why-sultan-free = it costs you nothing but the card
hint-why-sultan-waits = a better one may still come for your card
hint-why-sultan-rare = few of the marked kind are left, so a lot can only help

# What several are asked.
asked-claim = ✋ **{ $tile }** was drawn. { $names } can take it with a sultan card, for nothing. Closes { $deadline }.

# Auto-answers.
prompt-sultan = Claiming with a sultan card
order-sultan = take { $wishes }
panel-order-sultan = **What your sultan cards take.** The first wish that matches counts, and the tile goes into your reserve. With nothing chosen, you take whatever matches a mark. Type for more wishes, walls and places: **{ COMMAND("table answers") } sultan:** *tower from 9; garden NE; any from 8 at N13*

# Why not.
refused-sultan-not-for-sale = { $number ->
    [0] No sultan card is for sale right now.
   *[other] That card isn’t for sale. You can buy: { $open }.
}
refused-sultan-lot-is-drawn = You’ve already drawn a lot. Now mark one of its two kinds.
refused-sultan-draw-first = The mark stays, or you draw a lot first. Then you can choose one of its two kinds.
refused-sultan-not-on-the-lot = That kind isn’t on the lot you drew: it shows { $kinds }.
refused-sultan-not-drawn = { $tile } isn’t the tile that was just drawn.
refused-sultan-no-such-mark = You have no sultan card marked for { $tile }.

# The rules.
topic-sultan-title = Module: Power of the Sultan
topic-sultan =
    A sultan card lets you take a building **for nothing**, just as it’s drawn for the market.
    - When a sultan card comes up among the money, it’s laid beside the market (V-SUL-3). A lot marks it with a kind of building (V-SUL-4).
    - You buy it like a tile, for 7 in its currency, and go again if you pay exactly (V-SUL-5). Right away, you can reject the mark once: you draw a lot and choose one of its two kinds (V-SUL-6).
    - From then on, whenever a building of that kind is drawn for the market, you can take it before it’s laid down (V-SUL-7). You place it at once, in your palace or your reserve, and the card leaves the game (V-SUL-8).
    - If several want it, the next player comes first and whoever has just finished comes last (C-3).

    {""}**Example**: your card is marked with gardens. At the end of Ben’s turn, the garden of price 12 is drawn. You take it and build it. The next tile is drawn for that stall.

    You can set auto-answers for your claims, so that the game doesn’t have to wait for you (V-SUL-20). **{ COMMAND("alhambra buildings") }** shows which buildings are still in the bag (C-38).

rule-V-SUL-1-title = Where the sultan cards are
rule-V-SUL-1 = The eight sultan cards are shuffled into the draw pile: three into the first fifth, two into the second and three into the third.

rule-V-SUL-2-title = The lots
rule-V-SUL-2 = Six lots are shuffled face down. Each shows an upper and a lower kind of building.

rule-V-SUL-3-title = A sultan card comes up
rule-V-SUL-3 = A sultan card that’s drawn isn’t money. It’s laid beside the market, where any number can lie, and the next card is drawn for the open money.

rule-V-SUL-4-title = A lot marks the card
rule-V-SUL-4 = At once, a lot is turned up, the card is marked with its upper kind, and the lot is shuffled back.

rule-V-SUL-5-title = Buying a sultan card
rule-V-SUL-5 = On your turn, you can buy a sultan card like a tile, for 7 in its currency. If you pay exactly, you go again. It lies open in front of you, and you can own several.

rule-V-SUL-6-title = Rejecting the mark
rule-V-SUL-6 = When you buy a sultan card, you can reject its mark once: another lot is turned up, and you mark one of its two kinds. After drawing, you can’t undo. If you don’t decide in time, you keep the mark, or get the upper kind.

rule-V-SUL-7-title = Claiming a tile
rule-V-SUL-7 = Whenever a tile is drawn for a stall during the game, before it’s laid down, anyone with a sultan card of its kind can take it for nothing. Priority decides (C-3). This also holds after a vizier’s purchase and when the market is filled for the last time.

rule-V-SUL-8-title = After a claim
rule-V-SUL-8 = You place a claimed tile at once, in your palace or your reserve. Your card leaves the game, and the next tile is drawn for the same stall. If nobody wants the tile, it’s laid down.

rule-V-SUL-9-title = Claims and the Dancer
rule-V-SUL-9 = A tile that the Dancer has drawn can be claimed, too, the player whose turn it is coming first. The old tile is back in the bag by then, and if the new one is claimed, it may come up again.

rule-V-SUL-10-title = No claims on other tiles
rule-V-SUL-10 = Tiles that are drawn when the game is set up, or for Dirk, can’t be claimed.

rule-V-SUL-11-title = A claimed tile for Dirk
rule-V-SUL-11 = In a game for two, you can give a claimed tile to Dirk, although you didn’t buy it.

rule-V-SUL-12-title = The drawn tile lies open
rule-V-SUL-12 = Everyone sees the drawn tile while claims are asked. Whoever takes it places it, with everything that follows, before the next tile is drawn.

rule-V-SUL-13-title = The mark comes first
rule-V-SUL-13 = You decide about the mark right after paying, before your extra action.

rule-V-SUL-20-title = Auto-answers for claims
rule-V-SUL-20 = You’re asked only when a drawn tile matches a mark of yours, once for all your cards with that mark. Your auto-answer is a list of wishes: kinds, a lowest price, walls. The tile goes to your reserve, or to the cell you named if it fits there then. Without an answer, you pass (C-28).

# What it adds to the rules of all modules.
topic-between-turns-sultan = **Sultan cards**: when a building is drawn that matches your card, you can take it (V-SUL-7).
rule-C-13-sultan = For a **sultan card**, an exact payment lets you go again.
rule-C-15-sultan = Three **sultan cards** go into the first pile, two into the second and three into the third.
rule-C-16-sultan = A **sultan card** is laid beside the market and marked (V-SUL-4).
rule-C-21-sultan = Such as the mark on your **sultan card**.
rule-C-26-sultan = A lot drawn for a **sultan card** can’t be undone.
rule-C-27-sultan = Everyone can see the marks of all **sultan cards**.
rule-C-6-sultan = Only buildings can be claimed with a **sultan card**.
rule-O-8-sultan = A building that matches a **sultan card** can be claimed first (V-SUL-7).
