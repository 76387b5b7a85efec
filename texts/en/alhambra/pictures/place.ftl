# Where a tile may go, and which tile can be exchanged or taken out.

place-title = { KIND($sort) ->
    [arcades] Where do the { $sort } go?
    [chambers] Where do the { $sort } go?
   *[other] Where does the { $sort } go?
}
manner-title = How should the { $sort } stand on { $cell }?
manner-title-short = Which way?
alt-gate = gate { $side }
alt-manners = Ways to stand on { $cell }: { $ways }.
place-title-short = Where does it go?
exchange-title = Which tile should the { $sort } replace?
removal-title = Which tile goes to the reserve?
wall-now = Wall now
place-nowhere = no place

# Letters to choose by, beside the numbers.
key-reserve = R

alt-places = Places for { $tile }: { $places }.
alt-no-place = No place for { $tile }.
alt-exchanges = Tiles that { $tile } can replace: { $places }.
alt-removals = Tiles that can go to the reserve: { $places }.
alt-no-removal = No tile can go to the reserve.
alt-wall-after = wall { $wall }
alt-wall-now = Wall now { $wall }.
