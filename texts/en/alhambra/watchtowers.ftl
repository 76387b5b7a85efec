# Watchtowers, triangles that are bought with a building: in pictures, in play, hints, refusals, their rules.

module-watchtowers = Watchtowers
module-watchtowers-line = Slanted corners for your wall, bought together with a building

# In pictures.
tile-watchtower = { $kind } watchtower
tile-corner = corner { $corner }
watchtower-surcharge = +{ $number }
watchtowers-left = { $number ->
    [one] { $number } watchtower
   *[other] { $number } watchtowers
}
watchtower-points = { $number ->
    [one] { $number } point for watchtowers in the wall
   *[other] { $number } points for watchtowers in the wall
}
alt-watchtowers = Watchtowers at { $number } more than the building, left by kind: { $towers }.
part-watchtowers = watchtowers
score-watchtowers = { $number ->
    [one] { $who } { $number } watchtower in the wall
   *[other] { $who } { $number } watchtowers in the wall
}: { $points }

# In play.
option-BuyBuilding-watchtower = { $surplus ->
    [0] { $tile } and a watchtower: { $cards }, exact
   *[other] { $tile } and a watchtower: { $cards }, { $surplus } over
}{ $place ->
    [none] {""} – no place for it yet!
   *[other] {""}
}
option-BuyWithVizier-watchtower = { $to ->
    [palace] { $tile } on { $cell }, and a watchtower: { $cards }
    [dirk] { $tile } to Dirk, and a watchtower: { $cards }
   *[reserve] { $tile } into the reserve, and a watchtower: { $cards }
}
panel-besides-watchtowers = **Where does the watchtower go?** { $tile } goes to { $cell }.
did-WatchtowerSetAside = took a watchtower with it
did-WatchtowerReturned = had no place for the watchtower, and put it back
did-HalfPlaced = put up { $tile } on { $cell }, corner { $corner }
then-HalfPlaced = put it up on { $cell }, corner { $corner }
watchtower-place = { $cell }, corner { $corner }
watchtower-back = nowhere: it goes back

# Hints.
hint-BuyBuilding-watchtower = buy { $tile } and a watchtower with { $cards }
hint-why-watchtower-in-wall = a watchtower in your longest wall brings 2 points besides its edge

# Why not.
refused-watchtower-not-here = You can’t buy a watchtower with { $tile }. It needs a building of the base game on the market, and a watchtower of its colour that’s left.
refused-must-be-placed = { $tile } can’t go to the reserve. You have to place it this turn.

# The rules.
topic-watchtowers-title = Module: Watchtowers
topic-watchtowers =
    Watchtowers are **triangles** that take your wall around a corner and bring points in it.
    - When you buy a building, you can buy a watchtower of its colour with it. The price rises by 6 before the first scoring, by 4 before the second, and by 2 after that. You pay for both together (V-WAT-2).
    - You have to place it in the same turn (V-WAT-3). If there’s no place for it, it goes back, and you get nothing for it (V-WAT-11).
    - It fills **half a cell**, turned as you like; the other half stays empty for good (V-WAT-4). One of its short sides must touch a building of its colour (V-WAT-5), and neither may touch a wall or a camp (V-WAT-6).
    - Its long side is a **wall** of length 1. Each watchtower in your longest wall brings 2 more points (V-WAT-12, V-WAT-13).
    - You can walk across it (V-WAT-7), but you can’t redesign it (V-WAT-10).

    {""}**Example**: before the first scoring, you buy a tower of price 9 and a watchtower on the Denar stall, for 15 Denars. Your wall of 7 has two watchtowers in it: that’s 7 + 4 = 11 points.

rule-V-WAT-1-title = Three watchtowers in each colour
rule-V-WAT-1 = There are 18 watchtowers, three in the colour of each kind of building. They lie beside the market, sorted by colour.

rule-V-WAT-2-title = Buying a watchtower
rule-V-WAT-2 = When you buy a building of the base game, you can buy one watchtower of the same colour with it, if there’s one left. The price of the building rises by 6 before the first scoring, by 4 between the first and the second, and by 2 after the second. You pay for both at once, in the currency of the stall. If you pay the sum exactly, you go again.

rule-V-WAT-3-title = It must be placed at once
rule-V-WAT-3 = A watchtower you bought is set aside, and you have to place it this turn, in any order with your other tiles. You can’t put it into the reserve or give it to Dirk.

rule-V-WAT-4-title = Half a cell
rule-V-WAT-4 = A watchtower stands in one half of a cell. You choose the corner for its right angle: NW, NE, SE or SW. Its two short sides lie on the sides of the cell that meet there; in SW, these are W and S. The other half stays empty for good: nothing else can be put into that cell.

rule-V-WAT-5-title = Beside its own colour
rule-V-WAT-5 = At least one short side of a watchtower must touch a building of its colour. It doesn’t have to be the one you bought with it. A building site doesn’t count.

rule-V-WAT-6-title = What a short side can touch
rule-V-WAT-6 = A short side of a watchtower can touch open sides of tiles and short sides of other watchtowers, but never a wall or a camp.

rule-V-WAT-7-title = Walking across a watchtower
rule-V-WAT-7 = You can walk across a watchtower from one short side to the other. It joins the tiles there, and you can build a tile at a short side and reach it across the watchtower.

rule-V-WAT-8-title = The empty half stays open
rule-V-WAT-8 = The empty half of the cell is an empty place, joined to the cells beyond the other two sides: with the watchtower in SW, these are the cells N and E of it. It must never be enclosed, alone or together with other empty places (B-57). So those two cells can’t both have tiles that fill them.

rule-V-WAT-9-title = Tiles beside the empty half
rule-V-WAT-9 = A tile beside the empty half can have a wall or an open side there. For your wall, that’s an outer side.

rule-V-WAT-10-title = A watchtower stays
rule-V-WAT-10 = You can’t redesign a watchtower. You can remove or swap a tile beside it only if afterwards the watchtower still touches its colour (V-WAT-5) and no wall (V-WAT-6), and everything can be reached on foot.

rule-V-WAT-11-title = No place for a watchtower
rule-V-WAT-11 = If there’s no legal place left for a watchtower when you place your tiles, it goes back to the others, and you get nothing for it. You can buy one all the same; you’re warned if your palace has no place for it as it stands.

rule-V-WAT-12-title = A slanted wall
rule-V-WAT-12 = The long side of a watchtower is a wall of length 1 that joins the walls at its two ends. A short side with nothing beside it is an open side.

rule-V-WAT-13-title = Points for watchtowers
rule-V-WAT-13 = Your longest wall is found by its length alone. Each watchtower in it brings 2 points more. If several walls are equally long, the one with the most watchtowers is scored.

rule-V-WAT-14-title = Camps and watchtowers
rule-V-WAT-14 = A camp can’t touch a watchtower. Beside the empty half of its cell, a camp stands as beside an empty cell, and finds no wall there. It mustn’t enclose the empty half (V-WAT-8).

rule-V-VIZ-14-title = The vizier and watchtowers
rule-V-VIZ-14 = With the vizier, too, you can buy a watchtower with a building of the base game, if you pay the sum exactly. You place both at once. If you don’t say where the watchtower goes, or the building doesn’t go into your palace, the watchtower goes back.

# What they add to the rules of all modules.
rule-C-6-watchtowers = {""}**Watchtower**: lies beside the market, is bought with a building of the base game and never counts for its kind. It ends a line of tiles.
rule-C-13-watchtowers = {""}**A building with a watchtower**: one payment for both. Exact on the sum, it gives you an extra action.
rule-R-5-watchtowers = Each **watchtower** in your longest wall brings 2 points more (V-WAT-13).
rule-R-13-watchtowers = {""}**Watchtowers** cost 2 less from now on.
