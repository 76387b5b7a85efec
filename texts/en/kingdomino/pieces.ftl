# The pieces of Kingdomino, as they are called everywhere.

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine

# One letter for each terrain, printed on its squares.
terrain-wheat-letter = W
terrain-forest-letter = F
terrain-lake-letter = L
terrain-grassland-letter = G
terrain-swamp-letter = S
terrain-mine-letter = M

# Half a domino, such as “wheat 2 crowns”, where there is little room “wheat 2”, and a whole one, such as “20 wheat 1 crown, lake”.
crowns = { $number ->
    [one] { $number } crown
   *[other] { $number } crowns
}
square-called = { $has ->
    [none] { $sort }
    [short] { $sort } { $number }
   *[crowns] { $sort } { crowns }
}
domino-called = { $number } { $squares }

way-called = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

bonus-middle_kingdom = Middle Kingdom
bonus-harmony = Harmony
# The same where there is little room.
bonus-middle_kingdom-short = Middle
bonus-harmony-short = Harmony
