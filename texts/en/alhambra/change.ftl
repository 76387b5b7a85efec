# Change: coins for overpaying, in play and in pictures, and its rules.

module-change = Change
module-change-line = Overpay, and you draw coins: small change for exact payments

# In play.
refund-coins = { $number ->
    [one] draw { $number } coin
   *[other] draw { $number } coins
}
typed-refund-coins = coins, change
did-CoinsDrawn = drew { $coins } as change
hint-why-refund-coins = you overpay by { $surplus }, but draw coins for it

# In pictures.
item-coin = { $number ->
    [1] { $currency } coin
   *[other] { $number } { $currency } coins
}
coins-in-bag = { $number ->
    [one] { $number } coin in the bag
   *[other] { $number } coins in the bag
}
coin-gulden = { $number ->
    [1] Gulden coin
   *[other] { $number } Gulden coins
}
coin-dirham = { $number ->
    [1] Dirham coin
   *[other] { $number } Dirham coins
}
coin-denar = { $number ->
    [1] Denar coin
   *[other] { $number } Denar coins
}
coin-ducat = { $number ->
    [1] Ducat coin
   *[other] { $number } Ducat coins
}
supply-change = In the coin bag

# The rules.
topic-change-title = Module: Change
topic-change =
    Whoever pays too much gets **coins** back.
    - There are 24 coins, six in each currency, all in a bag (V-CHG-1).
    - For every 2 that you overpay, you draw a coin, unseen (V-CHG-2): for 5 too much, that’s 2 coins.
    - Your coins lie open in front of you. Each pays 1 of its currency, together with cards or on its own (V-CHG-4), and goes back into the bag then (V-CHG-3).
    - You may overpay on purpose (V-CHG-5). Overpay at an auction, and you get coins as well (V-CHG-7).
    - Coins count for the last tiles (V-CHG-6).

    {""}**Example**: a chambers of price 10 is on the Ducat stall. You pay with the Ducats 9 and 8, which is 17. For the 7 too much, you draw 3 coins: two Denars and a Gulden. Next turn they may be just what’s missing for an exact payment.

rule-V-CHG-1-title = 24 coins in a bag
rule-V-CHG-1 = There are six coins in each of the four currencies, each worth 1. At the start, all of them are in the coin bag.

rule-V-CHG-2-title = A coin for every 2 too much
rule-V-CHG-2 = When you overpay, you draw one coin from the bag for every 2 you paid too much, and nothing for an odd 1. Which ones come is up to luck. If the bag runs out, you get fewer.

rule-V-CHG-3-title = Coins you pay with go back first
rule-V-CHG-3 = The coins in your payment go back into the bag before you draw, so they may come right back to you.

rule-V-CHG-4-title = Coins lie open
rule-V-CHG-4 = Your coins lie in front of you for everyone to see, as many as you like. They’re no cards and not part of your hand. Each pays 1 of its currency.

rule-V-CHG-5-title = You may overpay on purpose
rule-V-CHG-5 = You may pay as much as you like, also to get coins for it.

rule-V-CHG-6-title = Coins count for the last tiles
rule-V-CHG-6 = When the last tiles are given away (B-81), each coin counts as 1 of its currency.

rule-V-CHG-7-title = What counts as too much
rule-V-CHG-7 = You get coins for what you pay beyond the price that was asked. At an auction, that’s the bid you won with.

rule-V-CHG-20-title = Coins come on their own
rule-V-CHG-20 = You’re not asked: the coins are drawn right with your payment, unless you say with it that you don’t want any. Once they’re drawn, you can’t undo anything before that.

# What it adds to the rules of all modules.
rule-C-10-change = A **coin** is worth 1 in its own currency, and goes back into the coin bag.
rule-C-12-change = {""}**Coins** are as good as cards for an exact payment.
rule-C-13-change = With **Change**, you draw a coin for every 2 you overpay, for tiles and at auctions (V-CHG-2).
rule-C-26-change = Drawing **coins** is such a step.
rule-C-27-change = {""}**Coins** are no secret: everyone sees them.
rule-G-3-change = {""}**Coins** count, too (V-CHG-6).
