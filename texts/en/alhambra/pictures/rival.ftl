# The tiles of somebody without a palace.

rival-title = { $name }’s tiles
alt-rival = { $name }’s tiles, { points }: { $count ->
    [0] none.
   *[other] { $tiles }.
}
alt-rival-hidden = { $name }’s tiles: { $count ->
    [0] none.
   *[other] { $tiles }.
}
