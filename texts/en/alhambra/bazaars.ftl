# Bazaars, tiles beside the market that want certain kinds around them: in pictures, in play, hints, their rules.

module-bazaars = Bazaars
module-bazaars-line = Sold beside the market, they score the right buildings around them at the end

# In pictures.
kind-bazaar = bazaar
tile-bazaar = bazaar
part-bazaars = bazaars
score-bazaars = { $number ->
    [one] { $who } { $number } building around
   *[other] { $who } { $number } buildings around
}: { $points }
alt-bazaars = Bazaars beside the market: { $bazaars }.
alt-bazaar = { $tile } for { $price }
alt-bazaar-waits = { $tile }, not for sale now

# In play.
told-BazaarOpened = 🧺 { $tile } opened beside the market.

# Hints.
hint-why-counts-bazaar = it scores { $number } with what stands around it

# Why not.
refused-bazaar-has-no-price = { $tile } has no price while the { $currency } stall is empty.

# The rules.
topic-bazaars-title = Module: Bazaars
topic-bazaars =
    Bazaars are sold **beside the market** and score what stands **around them** at the end of the game.
    - They come from the bag. One that’s drawn for a stall is laid beside the market, and another tile is drawn for the stall (V-BAZ-2).
    - A bazaar shows a currency and three colours. It costs as much as the tile on the stall of its currency, in that currency (V-BAZ-3). You must pay **exactly**, so you always go again (V-BAZ-4). While that stall is empty, nobody can buy it (V-BAZ-5).
    - It has no walls. Place it like a building (V-BAZ-6).
    - In the **third scoring**, look at the eight cells around it, diagonals too: the number of buildings in its colours, times the number of its colours among them (V-BAZ-8).

    {""}**Example**: six buildings stand around your bazaar, four of them in its colours, and all three colours are there: 4 × 3 = 12 points. Without the only tower, it’s 3 × 2 = 6. The most is 8 × 3 = 24.

    {""}**Our own choice**: we know two bazaars from pictures; from these, the colours of the others follow. Which currency goes with which colours is ours, but for one: two for each currency, with no colour in common.

rule-R-10-title = Scoring: the bazaars
rule-R-10 = In the third scoring, the bazaars score what stands around them (V-BAZ-8).

rule-V-BAZ-1-title = Eight bazaars in the bag
rule-V-BAZ-1 = The eight bazaars are mixed into the bag with the buildings. Each shows one currency and three of the six colours. None has a wall.

rule-V-BAZ-2-title = Bazaars lie beside the market
rule-V-BAZ-2 = A bazaar that’s drawn for a stall is laid open beside the market, even before the first turn, and another tile is drawn for the stall. Any number of bazaars can lie there.

rule-V-BAZ-3-title = What a bazaar costs
rule-V-BAZ-3 = A bazaar costs what’s printed on the tile that lies on the stall of its currency right now, whatever kind of tile that is, and you pay in that currency. If a 4 lies on the Gulden stall, a Gulden bazaar costs 4 Gulden.

rule-V-BAZ-4-title = Bazaars are paid exactly
rule-V-BAZ-4 = You can only buy a bazaar if you pay exactly, and you go again.

rule-V-BAZ-5-title = No price, no bazaar
rule-V-BAZ-5 = While the stall of its currency is empty, a bazaar can’t be bought, not even by a vizier or a Rich Patron.

rule-V-BAZ-6-title = Placing a bazaar
rule-V-BAZ-6 = You place, reserve and redesign a bazaar like a building. It has no walls, so it fits beside open sides only.

rule-V-BAZ-7-title = Bazaars nobody bought
rule-V-BAZ-7 = At the end of the game, bazaars beside the market aren’t given away.

rule-V-BAZ-8-title = Points for a bazaar
rule-V-BAZ-8 = In the third scoring only, each bazaar in your palace brings points: the number of buildings in its three colours on the eight cells around it, times how many of the three colours are there. Walls don’t matter, and one building can count for several bazaars. Squares and building sites don’t count.

rule-V-BAZ-9-title = Bazaars and Dirk
rule-V-BAZ-9 = A bazaar that Dirk draws is his. It does nothing for him.

# What they add to the rules of all modules.
rule-C-5-bazaars = Buying a **bazaar** always gives you an extra action.
rule-C-6-bazaars = {""}**Bazaar**: comes from the bag and lies beside the market. It has no kind and no walls, counts in a line of tiles, and its open sides are open to invaders.
rule-C-7-bazaars = {""}**Bazaars** follow all of these rules.
rule-C-9-bazaars = For a **bazaar**, it’s the currency it shows.
rule-C-13-bazaars = A **bazaar** must be paid exactly and gives you an extra action.
rule-O-8-bazaars = A **bazaar** is laid beside the market, and the next tile is drawn.
rule-G-4-bazaars = {""}**Bazaars** beside the market aren’t given away.
