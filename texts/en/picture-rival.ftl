# The tiles of Dirk.

rival-title = { $name }’s tiles
alt-rival = { $name }’s tiles, { points }: { $count ->
    [0] none.
   *[other] { $tiles }.
}
