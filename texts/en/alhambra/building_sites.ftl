# Building Sites: in pictures, in play, hints, refusals, their rules.

module-building_sites = Building Sites
module-building_sites-line = Get a tile for half its price now, and complete its building later

# In pictures.
token-site = { $detail ->
    [gulden] a Gulden site
    [dirham] a Dirham site
    [denar] a Denar site
    [ducat] a Ducat site
   *[other] a building site
}
alt-all-sites = Site tiles, with their backs: { $currencies }.
alt-own-site = site { $tile }: { $currency }
sites-left = { $number ->
    [one] { $number } building site
   *[other] { $number } building sites
}

# In play.
option-BuyBuilding-site = { $surplus ->
    [0] site of { $tile }: { $cards }
   *[other] site of { $tile }: { $cards }, { $surplus } over
}
option-ChooseSite = { $currency }
option-CompleteSite = { $surplus ->
    [0] complete { $tile }: { $cards }, exact
   *[other] complete { $tile }: { $cards }, { $surplus } over
}
state-SITE = choosing a site tile
panel-SITE = **Which site tile goes on it?** Later, you complete the building in its currency. Only you know which.
did-SiteStarted = { $surplus ->
    [0] started { $tile } as a site for { $cards }
   *[other] started { $tile } as a site for { $cards } ({ $surplus } over)
}
did-SiteCompleted = { $surplus ->
    [0] completed { $tile }, a { $currency } site, for { $cards } (exact)
   *[other] completed { $tile }, a { $currency } site, for { $cards } ({ $surplus } over)
}
did-SitesShown = { $number ->
    [0] showed { $currencies } (sites: { $tiles }) and had no such money to discard
   *[other] showed { $currencies } (sites: { $tiles }) and discarded { $cards }
}
site-own = 🏗️ Your site { $tile }: **{ $price }** to complete it

# Hints.
hint-BuyBuilding-site = start { $tile } as a site with { $cards }
hint-ChooseSite = choose { $currency }
hint-CompleteSite = complete { $tile } with { $cards }
hint-why-site-half-price = you get its walls for half the price
hint-why-site-currency = { $total ->
    [0] you have no { $currency } to lose in the end
   *[other] your { $currency } is worth { $total } already
}

# Why not.
refused-site-not-here = You can’t start a site of { $tile }. Only buildings on the market can be sites, and only while a site tile is left.
refused-site-not-drawn = You haven’t drawn a { $currency } site.
refused-no-such-site = { $tile } isn’t one of your building sites.

# The rules.
topic-building_sites-title = Module: Building Sites
topic-building_sites =
    Can’t afford a building? Start it as a **building site** for half its price, and complete it later.
    - Pay half the price of a building on the market, rounded down, in the currency of its stall. It’s never exact, so you don’t go again (V-SIT-2).
    - You draw two site tiles, look at them secretly and put one on the tile (V-SIT-3). Then place the tile as usual: its **walls count**, its building doesn’t yet (V-SIT-4).
    - As an action, complete it: pay the **whole price** in the currency under the site tile. Pay exactly, and you go again (V-SIT-5).
    - When the game ends, everyone shows the sites still in their palace and **discards all money** of those currencies, before the last tiles are given away (V-SIT-8).

    {""}**Example**: a tower of price 13 is on the Ducat stall. You pay 6 Ducats, draw Denar and Gulden, and choose Denar. Its walls count at once. Later, 13 Denars complete it, exactly: it’s a tower like any other now, and you go again.

rule-V-SIT-1-title = Eight site tiles
rule-V-SIT-1 = There are eight site tiles, two for each currency. They’re shuffled and lie with their currencies face down.

rule-V-SIT-2-title = Starting a site
rule-V-SIT-2 = You can buy a building on the market as a site: for half its price, rounded down, in the currency of its stall. That never counts as an exact payment, so you don’t go again. You can only do it while a site tile is left.

rule-V-SIT-3-title = Choosing a site tile
rule-V-SIT-3 = You draw two site tiles, or one if it’s the last, and look at them secretly. You put one face down on the tile you bought; the other is shuffled back.

rule-V-SIT-4-title = What counts of a site
rule-V-SIT-4 = You place or reserve the tile as usual, with the site tile on it. Its walls and open sides count for everything. Its building doesn’t count until it’s completed.

rule-V-SIT-5-title = Completing a site
rule-V-SIT-5 = As an action, you can pay the whole printed price of one of your sites, in your palace or reserve, in the currency under its site tile. You show the site tile, whatever you paid with, and it’s out of the game. From now on, the building counts. If you paid exactly, you go again.

rule-V-SIT-6-title = The whole price again
rule-V-SIT-6 = What you paid to start a site isn’t taken off the price when you complete it.

rule-V-SIT-7-title = Only you know your sites
rule-V-SIT-7 = You can look at your own site tiles at any time. The others can’t.

rule-V-SIT-8-title = Sites at the end of the game
rule-V-SIT-8 = When the game ends, before the last tiles are given away (B-81), everyone shows the site tiles in their palace and discards all money cards of those currencies. Sites in the reserve aren’t shown. Diamonds, exchange cards and whatever isn’t a card stay.

rule-V-SIT-9-title = Completing takes a turn
rule-V-SIT-9 = You can only complete a site in your own turn: not between turns, and not after the end of the game.

rule-V-SIT-10-title = No site for Dirk
rule-V-SIT-10 = You can’t give Dirk a tile that you started as a site.

rule-V-SIT-11-title = A site stays on its tile
rule-V-SIT-11 = A tile keeps its site tile when you remove it, swap it out or build it again. Completing a site is neither buying nor placing a tile.

rule-V-SIT-20-title = What’s secret about sites
rule-V-SIT-20 = Everyone sees where a site lies and that it’s completed. Its currency is your secret until you complete it or the game ends. You choose a site tile in your turn; if your time runs out, the first one you drew is taken. After drawing, you can’t undo what came before.

# What they add to the rules of all modules.
rule-C-5-building_sites = {""}**Starting a site** doesn’t give you an extra action. **Completing** one does, if you pay exactly.
rule-C-6-building_sites = {""}**Building site**: a building that’s not completed doesn’t count for its kind. Its walls count. In a line of tiles it counts nothing, but the line goes on.
rule-C-9-building_sites = To complete a **site**, it’s the currency under its site tile.
rule-C-13-building_sites = {""}**Starting a site** is never exact. **Completing** one exactly gives you an extra action.
rule-C-26-building_sites = Such as the **site tiles** you drew, and the one you show when you complete a site.
rule-G-2-building_sites = {""}**Building sites** in palaces are shown, and money of their currencies is discarded (V-SIT-8).
rule-C-27-building_sites = So is the currency under each of your **sites**.
