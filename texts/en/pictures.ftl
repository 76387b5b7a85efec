# What is written in pictures, and what is read out in place of them.

palace-title = { $name }’s palace
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
longest-wall = Longest wall
reserve = Reserve
newest = Newest { $cell }
more = +{ $number }

alt-palace = { $name }’s palace, { points }, longest wall { $wall }.
alt-palace-empty = Only the fountain on { $cell } so far.
alt-row = Row { $row }: { $tiles }.
alt-newest = Newest { $cell }.
alt-reserve = Reserve: { $tiles }.
