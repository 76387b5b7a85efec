# What is read out in place of the picture of the whole table.

alt-table = Whole table, { $turn }. Market: { $offer } { $seats }.
alt-table-over = Whole table, { $turn }. { $seats }.
alt-table-seat = { $seat }.
alt-table-market = Market, { $turn }. { $offer }
alt-place = place { $place }
alt-wall = wall { $wall }
alt-new = new: { $tiles }
alt-new-at = { $tile } at { $cell }
alt-new-in-reserve = { $tile } in reserve
alt-aside = to be placed: { $tiles }
alt-in-reserve = reserve: { $tiles }
