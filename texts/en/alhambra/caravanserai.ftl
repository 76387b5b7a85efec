# Caravanserai, cards whose money grows: in pictures, in play, their rules.

module-caravanserai = Caravanserai
module-caravanserai-line = Cards whose money grows every turn, in a currency you steer

# In pictures and menus. The sides of a card are told by their currencies and amounts, such as Du2, Gu3, De4.
caravanserai-card = { $currency } caravanserai ({ $sides })
caravanserai-caption = Caravan card
item-caravanserai = { $money } (caravanserai)
caravan-gulden = caravan with { $number } Gulden
caravan-dirham = caravan with { $number } Dirham
caravan-denar = caravan with { $number } Denar
caravan-ducat = caravan with { $number } Ducat
caravanserais-left = { $number ->
    [one] { $number } caravanserai for sale
   *[other] { $number } caravanserais for sale
}
caravan-start = caravan on 0
alt-caravanserai = Caravanserais for sale: { $sale }.
alt-caravanserai-prices = Their price by kinds of buildings: { $prices }.
alt-caravanserai-none = All caravanserais are sold.
alt-caravanserai-price = { $kinds } kinds { $price }

# In play.
option-BuyCaravanserai = { $surplus ->
    [0] { $card }: { $cards }, exact
   *[other] { $card }: { $cards }, { $surplus } over
}
option-MoveCaravan = marker to { $field } · { $card }
did-CaravanseraiBought = { $surplus ->
    [0] bought a { $card } for { $cards } (exact)
   *[other] bought a { $card } for { $cards } ({ $surplus } over)
}
did-CaravanMoved = moved a marker to { $field }

# Hints.
hint-BuyCaravanserai = buy the { $card } with { $cards }
hint-MoveCaravan = move the marker of the { $card } to { $value } { $currency }
hint-why-caravan-grows = it earns you a coin in each of about { $turns } { $turns ->
    [one] turn
   *[other] turns
} to come
hint-why-caravan-buys = then you can pay exactly for { $tile }
hint-why-caravan-costs-nothing = it costs no action

# Why not.
refused-caravanserai-taken = The { $card } is already taken.
refused-caravanserai-unknown = There’s no such caravanserai.
refused-caravanserai-enough = You already have { $limit } caravanserais, and that’s the limit.
refused-caravanserai-needs-kinds = { $owned ->
    [0] You need { $needed } kinds of buildings in your palace for a caravanserai. You have { $kinds }.
   *[other] You need { $needed } kinds of buildings in your palace for a second caravanserai. You have { $kinds }.
}
refused-caravanserai-not-yours = The { $card } isn’t yours.
refused-caravan-too-late = Markers only move at the start of your turn, before any action.
refused-caravan-moved = You’ve already moved a marker this turn.
refused-caravan-rests = The marker of the { $card } has paid this turn, so it waits on 0 until your next one.
refused-caravan-too-far = { $number ->
    [0] The marker of the { $card } is at the end of its track. It goes back to 0 when it pays.
   *[other] The marker of the { $card } moves one field at a time, never down. From here it can go to: { $open }.
}

# The rules.
topic-caravanserai-title = Module: Caravanserai
topic-caravanserai =
    A caravanserai is a card with money that **grows**: a marker moves up its track, one field in each of your turns.
    - Buy one with your action, the cheaper the more kinds of buildings stand in your palace: with 4 kinds for 8, with 5 for 4, with 6 for 2 (V-CAR-3). You choose the currency (V-CAR-10). Pay exactly, and you go again (V-CAR-2). You can own two; the second needs 5 kinds (V-CAR-4).
    - At the **start of your turn**, before any action, you can move one of your markers by one field: up, to the field beside it, or back from there (V-CAR-6). The fields beside 2, 3 and 4 are in another currency.
    - The field your marker is on pays like a money card, all of it. Then the marker goes back to 0 (V-CAR-7).
    - For the last tiles, its amount counts like money of its currency (V-CAR-9).

    {""}**Example**: your marker is on Denar 3. A garden on the Denar stall costs 10: pay a Denar 7 and the 3 of your caravanserai, exactly, and go again. Next turn, the marker can go from 0 to 1.

    {""}**Our own choice**: we know how a card looks, and three of the eight. The other five are ours, so that each currency has two cards.

rule-V-CAR-1-title = Eight caravanserais
rule-V-CAR-1 = There are eight cards, all face up beside the market. Each has a start field 0 and a track from 1 to 5 in one currency. Beside 2, 3 and 4, there’s a field with the same amount in another currency.

rule-V-CAR-2-title = Buying a caravanserai
rule-V-CAR-2 = As an action, you can buy one of the cards that nobody has. Its marker starts on 0. If you pay exactly, you go again.

rule-V-CAR-3-title = What a caravanserai costs
rule-V-CAR-3 = The price depends on how many different kinds of buildings stand in your palace. With 4 kinds it’s 8, with 5 kinds 4, with all 6 kinds 2. You pay in one currency of your choice.

rule-V-CAR-4-title = Two caravanserais at most
rule-V-CAR-4 = For your first card, you need at least 4 kinds of buildings in your palace; for your second, at least 5. You can’t own more than two.

rule-V-CAR-5-title = Which kinds count
rule-V-CAR-5 = Only finished buildings in your palace count. Tiles in your reserve or set aside don’t, and neither do tiles of other modules that are no kind of building, such as squares, camps and building sites.

rule-V-CAR-6-title = Moving a marker
rule-V-CAR-6 = At the start of your turn, before any action, you can move one of your markers by one field: up the track, to the field beside it, or back from there to the track. Never down, and only one marker in each turn. It isn’t an action, and you don’t have to.

rule-V-CAR-7-title = Paying with a caravanserai
rule-V-CAR-7 = The field that your marker is on pays like a money card of that currency and value, and is used whole. Then the marker goes back to 0. It can move again in your next turn.

rule-V-CAR-8-title = Markers only move on your turn
rule-V-CAR-8 = You can pay with a caravanserai out of turn, too. But markers never move up or sideways while players are asked between turns.

rule-V-CAR-9-title = Caravanserais and the last tiles
rule-V-CAR-9 = When the last tiles are given away (B-81), the amount that your marker is on counts like money of its currency.

rule-V-CAR-10-title = In which currency you pay for a caravanserai
rule-V-CAR-10 = You name the currency. All you pay with is in that one, or in two with an exchange card that shows both; or you pay in diamonds only (C-11). A marker on 0 pays nothing.

rule-V-CAR-20-title = Nobody is asked about markers
rule-V-CAR-20 = Nobody is asked anything out of turn, and nobody has to move a marker. If your first action comes without a move, there’s no move this turn.

# What they add to the rules of all modules.
rule-C-5-caravanserai = Buying a **caravanserai** exactly gives you an extra action.
rule-C-9-caravanserai = For a **caravanserai**, you name the currency (V-CAR-10).
rule-C-10-caravanserai = A **caravanserai** is worth what its marker is on, in the currency of that field. Then the marker goes back to 0.
rule-C-13-caravanserai = For a **caravanserai**, you can overpay; if you pay exactly, you go again.
rule-C-27-caravanserai = Everyone can see **caravanserais** and their markers.
rule-C-33-caravanserai = {""}**Caravanserais** aren’t part of your hand.
rule-G-3-caravanserai = So do the amounts on **caravanserais** (V-CAR-9).
rule-G-4-caravanserai = {""}**Caravanserais** aren’t given away.
rule-O-11-caravanserai = You can also move a marker of your **caravanserais** (V-CAR-6).
