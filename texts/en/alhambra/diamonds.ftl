# Diamonds: their cards, and their rules.

module-diamonds = Diamonds
module-diamonds-line = A fifth currency that pays for everything, as long as you don’t mix it

currency-diamond = Diamond
mark-diamond = Dm
money-diamond = { $number ->
    [one] { $number } Diamond
   *[other] { $number } Diamonds
}
coins-diamond = Diamonds

# The rules.
topic-diamonds-title = Module: Diamonds
topic-diamonds =
    Diamonds are money that **every stall** takes.
    - Ten diamond cards, worth 3 to 9, are shuffled into the money before anybody gets a card (V-DIA-1). With two players, too, all ten are in (V-DIA-6).
    - Take them like money: one card, or several cards worth 5 or less together (V-DIA-2).
    - Pay with diamonds **only**, for a tile on any stall, never together with money or an exchange card (V-DIA-3). Pay exactly, and you go again (V-DIA-4).
    - They don’t count for the last tiles (V-DIA-5).

    {""}**Example**: you hold the diamonds 5 and 4. There’s a tower of price 9 on the Denar stall: you pay 5 and 4, exactly, and go again. For a tile of price 8 you’d overpay by 1. And the diamond 5 with 4 Denars buys nothing.

rule-V-DIA-1-title = Ten diamond cards
rule-V-DIA-1 = There are ten diamond cards: 3, 4, 5, 5, 6, 6, 7, 7, 8 and 9. They’re shuffled into the money before the starting hands are dealt, and count there like money.

rule-V-DIA-2-title = Taking diamonds
rule-V-DIA-2 = You take diamonds like money: one card of any value, or several open cards worth 5 or less together. So you can take a diamond 3 with 2 Denars, but not a diamond 4.

rule-V-DIA-3-title = Diamonds pay everywhere, but only on their own
rule-V-DIA-3 = You can pay any price, in any currency, with diamonds only. They never go together with other money, nor with an exchange card.

rule-V-DIA-4-title = Paying exactly in diamonds
rule-V-DIA-4 = If your diamonds are worth exactly the price, you go again, as always (B-40).

rule-V-DIA-5-title = Diamonds don’t count for the last tiles
rule-V-DIA-5 = When the last tiles are given away (B-81), diamonds count for nothing.

rule-V-DIA-6-title = Diamonds with two players
rule-V-DIA-6 = With two players, all ten diamonds stay in. Only the base game’s money loses a third of its cards (B-101).

# What they add to the rules of all modules.
rule-C-4-diamonds = Used **diamonds** are discarded, too.
rule-C-10-diamonds = A **diamond** is worth 3 to 9, and is a currency of its own.
rule-C-11-diamonds = Or pay with **diamonds only**: they stand in for any currency, but never mix with anything.
rule-C-14-diamonds = {""}**Diamonds** are shuffled in with the money from the start.
rule-C-16-diamonds = A **diamond** fills a slot, like money.
rule-C-27-diamonds = {""}**Diamonds** in your hand are as secret as your money.
rule-C-33-diamonds = {""}**Diamonds** count in the number of your cards.
rule-G-3-diamonds = {""}**Diamonds** don’t count (V-DIA-5).
