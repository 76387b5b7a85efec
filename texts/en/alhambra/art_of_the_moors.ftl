# Art of the Moors, culture tiles for buildings of the same price: in pictures, in play, its rules.

module-art_of_the_moors = Art of the Moors
module-art_of_the_moors-line = Buildings of the same price earn culture tiles, which you develop for points

# In pictures.
culture-group-6 = 6
culture-group-7 = 7
culture-group-8 = 8
culture-group-9 = 9
culture-group-10 = 10
culture-group-11 = 11
culture-group-12-13 = 12–13
culture-mark-12-13 = 12+
culture-6 = culture tile 6 on { points }
culture-7 = culture tile 7 on { points }
culture-8 = culture tile 8 on { points }
culture-9 = culture tile 9 on { points }
culture-10 = culture tile 10 on { points }
culture-11 = culture tile 11 on { points }
culture-12-13 = culture tile 12–13 on { points }
culture-6-more = culture tile 6 on { points }, can go further
culture-7-more = culture tile 7 on { points }, can go further
culture-8-more = culture tile 8 on { points }, can go further
culture-9-more = culture tile 9 on { points }, can go further
culture-10-more = culture tile 10 on { points }, can go further
culture-11-more = culture tile 11 on { points }, can go further
culture-12-13-more = culture tile 12–13 on { points }, can go further
culture-left = { $number ->
    [one] { $number } culture tile left
   *[other] { $number } culture tiles left
}
alt-culture = Culture tiles left: { $tiles }.
alt-culture-all = Culture tiles, with the points of their fields and the buildings needed: { $tiles }.
alt-culture-tile = { $group } ×{ $number }
alt-culture-fields = { $group }: { $fields }
part-culture = culture
score-culture = { $number ->
    [one] { $who } { $number } culture tile
   *[other] { $who } { $number } culture tiles
}: { $points }

# In play.
option-Develop = develop your culture tiles
did-CultureTaken = earned a culture tile for price { $group }
did-CultureDeveloped = { $number ->
    [0] developed, but no culture tile could go further
    [one] developed { $number } culture tile
   *[other] developed { $number } culture tiles
}

# Hints.
hint-Develop = develop your culture tiles
hint-why-develop = { $number ->
    [one] { $number } tile goes up, for { $points } more in every scoring
   *[other] { $number } tiles go up, for { $points } more in every scoring
}
hint-why-same-price = it’s your building number { $number } for price { $group }, which counts for its culture tile

# Why not.
refused-no-culture-tile = You have no culture tile yet. You get one for { $needed } buildings of the same price, from 6 on.

# The rules.
topic-art_of_the_moors-title = Module: Art of the Moors
topic-art_of_the_moors =
    Collect buildings of **the same price** and develop their culture tiles for points in every scoring.
    - At the end of your turn, you get a culture tile for each price from 6 on of which you have two buildings, in palace and reserve together (V-ART-2, V-ART-3).
    - It starts on its first field and can go as far as your buildings of that price allow (V-ART-4).
    - As an action, **develop**: each of your tiles goes one field further, unless it’s at its limit (V-ART-5).
    - In every scoring, each tile brings the points of the field it’s on (V-ART-7).

    {""}**The tiles**, points (buildings needed):
    - **6**, 3 tiles: 0 (2), 1 (2), 2 (2), 3 (3), 5 (3), 8 (4)
    - **7**, 3 tiles: 0 (2), 2 (2), 4 (3), 6 (3), 9 (4), 13 (5)
    - **8**, 4 tiles: 0 (2), 2 (2), 5 (3), 9 (4), 14 (5), 20 (6)
    - **9**, 4 tiles: 0 (2), 3 (2), 6 (3), 10 (4), 15 (5), 21 (6)
    - **10**, 3 tiles: 0 (2), 3 (2), 5 (2), 8 (3), 11 (3), 15 (4)
    - **11**, 2 tiles: 0 (2), 3 (2), 6 (2), 9 (3), 13 (3), 17 (3)
    - **12–13**, 1 tile: 0 (2), 4 (2), 7 (2), 10 (2), 15 (3), 20 (3)

    {""}**Example**: with two buildings for 8, you get the tile for 8 and can develop it to 2 points, with a third to 5.

    {""}**Our own choice**: the tiles for 6, 10, 11 and 12–13, and how many there are of each.

rule-R-9-title = Scoring: culture
rule-R-9 = After the kinds, the walls and the camps come the culture tiles (V-ART-7).

rule-O-5-title = End of a turn: culture tiles
rule-O-5 = When all your tiles are placed, you get your culture tiles, and their markers move (V-ART-2).

rule-V-ART-1-title = Stacks of culture tiles
rule-V-ART-1 = The 20 culture tiles lie beside the market in stacks for the prices 6, 7, 8, 9, 10, 11, and 12 and 13 together.

rule-V-ART-2-title = When your buildings are counted
rule-V-ART-2 = At the end of your turn, and after each tile you get out of turn, your buildings of each price are counted, in palace and reserve together. 12 and 13 count as one price.

rule-V-ART-3-title = Getting a culture tile
rule-V-ART-3 = With two or more buildings of a price, you get a tile from its stack if there’s one left and you don’t have one yet. It starts on its first field, which is worth 0 points.

rule-V-ART-4-title = How far a culture tile can go
rule-V-ART-4 = A culture tile has six fields, each with points and a number of buildings needed. Its marker shows the limit: the last field for which you have enough buildings of that price.

rule-V-ART-5-title = Developing
rule-V-ART-5 = As an action, you can develop if you have a culture tile: each of yours goes one field further, unless it’s at its limit. That doesn’t give you an extra action, but it can be one.

rule-V-ART-6-title = The last field
rule-V-ART-6 = No culture tile goes beyond its sixth field, however many buildings you have, and none ever goes back.

rule-V-ART-7-title = Points for culture tiles
rule-V-ART-7 = In every scoring, each of your culture tiles brings the points of the field it’s on.

rule-V-ART-8-title = Developing for nothing, and gifts
rule-V-ART-8 = You can develop even if all your tiles are at their limits. A tile you give to Dirk was never in your palace or reserve, so it doesn’t count. Dirk gets no culture tiles.

rule-V-ART-20-title = Culture tiles come by themselves
rule-V-ART-20 = You get culture tiles and their markers move without anyone asking, since it’s never a disadvantage. Nobody is asked anything out of turn.

# What they add to the rules of all modules.
rule-C-5-art_of_the_moors = {""}**Developing** doesn’t give you an extra action, but it can be your extra action.
rule-C-6-art_of_the_moors = Only the buildings of the base game have a price for **culture tiles**, and a building site has one when it’s completed.
rule-G-5-art_of_the_moors = A **culture tile** you get now is on 0 and brings nothing.
