# Currency Exchange: its cards in pictures and in play, its rules.

module-currency_exchange = Currency Exchange
module-currency_exchange-line = Exchange cards let you pay for a tile in two currencies

# In pictures.
exchange-card = exchange card
card-exchange = exchange { $one }–{ $other }

# Hints.
hint-why-mixing = it lets you pay in { $currencies } together

# The rules.
topic-currency_exchange-title = Module: Currency Exchange
topic-currency_exchange =
    An exchange card lets you pay for something in **two** currencies.
    - There are six, one for each pair of currencies (V-CUR-1). They come up among the open money (V-CUR-2). Take one on its own, instead of money (V-CUR-3).
    - When you pay in one of its currencies, you can add the card: then you can use cards of both its currencies, in any mix (V-CUR-5). Only one exchange card per payment (C-11). Afterwards, it’s discarded.
    - It has no value itself (V-CUR-4), and it’s no use for the last tiles (V-CUR-6).

    {""}**Example**: you hold 7 and 2 Denar, 9 Gulden and the card for Gulden and Denar. There’s a garden of price 11 on the Gulden stall. With the card, you pay 9 Gulden and 2 Denar: exactly, so you go again (C-12).

    {""}**Or**: there’s a pavilion of price 7. With the card, you pay for it with the 7 Denar alone. But you can’t do both in one turn, because the card is good for only one of them.

rule-V-CUR-1-title = Six exchange cards
rule-V-CUR-1 = There are six exchange cards, one for every pair of currencies. Two of them, picked at random, go into each of the second, third and fourth piles (C-15).

rule-V-CUR-2-title = An exchange card lies among the money
rule-V-CUR-2 = An exchange card that’s drawn takes a slot of the open money, just like a money card.

rule-V-CUR-3-title = Taking an exchange card
rule-V-CUR-3 = Instead of money, you can take one exchange card. Take it on its own: no money and no second exchange card with it, not even a card of value 1.

rule-V-CUR-4-title = An exchange card isn’t money
rule-V-CUR-4 = You keep exchange cards in your hand, as many as you like. They have no value and don’t count as money cards, not even for the Beggar (V-CHA-18).

rule-V-CUR-5-title = Paying with an exchange card
rule-V-CUR-5 = Add it to a payment in one of its two currencies, and you can pay in both, in any mix, or only in the other one. With a Gulden and Denar card, 7 Denar buy a tile of price 7 on the Gulden stall. It’s good for one payment, is then discarded, and may come back with a reshuffle.

rule-V-CUR-6-title = No use for the last tiles
rule-V-CUR-6 = When the last tiles are given away (B-81), exchange cards don’t count and don’t change any currency.

# What it adds to the rules of all modules.
rule-C-4-currency_exchange = Used **exchange cards** are discarded, too.
rule-C-10-currency_exchange = An **exchange card** has no value of its own, but it lets you pay in a second currency (C-11).
rule-C-11-currency_exchange = If you add **one exchange card** that shows this currency, cards in its other currency work, too. You can’t add a second exchange card to the same payment.
rule-C-12-currency_exchange = With an **exchange card**, 9 Gulden and 2 Denar are exact for a price of 11.
rule-C-15-currency_exchange = Two **exchange cards** go into each of these piles.
rule-C-16-currency_exchange = An **exchange card** fills a slot, like money.
rule-C-27-currency_exchange = {""}**Exchange cards** in your hand are as secret as your money.
rule-G-3-currency_exchange = {""}**Exchange cards** don’t count (V-CUR-6).
