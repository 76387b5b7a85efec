# What is written in the picture of a palace, and what is read out in place of it.

palace-title = { $name }’s palace
longest-wall = Longest wall
reserve = Reserve
newest = Newest { $cell }
more = +{ $number }

alt-palace = { $name }’s palace, { points }, longest wall { $wall }.
alt-palace-hidden = { $name }’s palace, longest wall { $wall }.
alt-palace-empty = Only the fountain on { $cell } so far.
alt-row = Row { $row }: { $tiles }.
alt-standing-there = Standing there: { $pieces }.
alt-newest = Newest { $cell }.
alt-reserve = Reserve: { $tiles }.
# What a module puts beside a palace.
alt-badges = Beside it: { $badges }.

# The longest wall, edge by edge: "Wall counted: 1 to 3 M12 N E S, 4 L13 W."
alt-counted = Wall counted: { $edges }.
alt-counted-edge = { $number } { $cell } { $side }
alt-counted-edges = { $first } to { $last } { $cell } { $sides }
