# What is written in pictures, and what is read out in place of them.

to-place = { $name } to place
to-choose = { $name } to choose
to-confirm = { $name } to confirm
round-of = Round { $round } of { $rounds }
round-first = First choice
line-now = Now
line-next = Next

# Both lines. A spot is a domino with the king on it: “20 wheat 1 crown, lake: Ann”.
alt-now = Now: { $spots }.
alt-next = Next: { $spots }.
alt-kings = To choose, in this order: { $spots }.
alt-spot = { $domino }: { $name }
alt-spot-free = { $domino }: free
alt-spot-done = { $number } { $name }, done
alt-spot-discarded = { $number } { $name }, discarded
alt-pile = Pile { $number }.
alt-points = Points: { $seats }.

# The draft.
draft-title = { $name } chooses a domino
draft-title-own = Which domino would you like?
draft-points = Points
alt-draft = { $round }, { $title }. { $lines }
alt-wishes = Your wishes, in this order: { $numbers }.

# The table. In a Dynasty, what was won before comes first: “87 + 25”.
alt-table = Whole table, { $turn }. { $lines }{ $seats }.
alt-before = { $before } + { $number }
alt-worth = { $total } ({ $shares })
alt-bonus = { $bonus } { $state }
alt-placed = place { $place }
alt-new = new: { $laid }
alt-laid = { $number } on { $cells }
alt-discards = discarded: { $numbers }
table-left-over = Nobody took
alt-left-over = Nobody took: { $numbers }.

bonus-certain = certain
bonus-possible = possible
bonus-lost = lost

# A kingdom.
kingdom-title = { $name }’s kingdom
kingdom-points = points
kingdom-bare = without a crown
kingdom-discarded = discarded
alt-kingdom = { $name }’s kingdom, { points }.
alt-kingdom-hidden = { $name }’s kingdom.
alt-territories = { $territories }.
alt-territory = { $sort } { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} = { $points }
alt-without-crown = Without a crown: { $lands }.
alt-row = Row { $row }: { $squares }.
alt-newest = Newest { $cells }.
alt-kingdom-discards = Discarded: { $numbers }.
alt-bonuses = Bonuses: { $bonuses }.

# Where a domino may go, and which way it lies there.
place-title = Where does the domino go?
place-title-plan = Where would you like it to go?
place-points-now = Points now
place-nowhere = Fits nowhere
place-plan = Your plan
turn-title = Which way does it lie?
alt-places = Places for { $domino }; the number is the { $sort }.
alt-places-gain = { $gain }: { $places }.
alt-places-plain = { $places }.
alt-points-now = Points now { $number }.
alt-no-place = No place for { $domino }.
alt-planned = Your plan: { $cells }.
alt-ways = { $number }: { $sort } on { $cell }. { $ways }.

# What is still to come: “not seen yet” where some are set aside for good.
to-come-title = Still to come
unseen-title = Not seen yet
unseen-left = { $number } of { $all } to come
unseen-none = All dominoes are out
alt-unseen-land = { $sort } { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, { crowns }

# The end. A Dynasty has three games; after the first and the second somebody is ahead.
end-points = Points
end-squares = largest land
end-crowns = crowns
part-title = { $winners ->
    [one] { $names } is ahead
   *[other] { $names } are ahead
}
alt-end-row = { $place } { $name } { $total } ({ $has ->
    [sources] { $sources }; { "" }
   *[none] { "" }
}largest land { $largest }, { crowns })
alt-end-row-part = { $place } { $name } { $total } (this game { $points }{ $has ->
    [sources] : { $sources }
   *[none] { "" }
}; largest lands { $largest }, { crowns })
alt-end-discards = Discarded: { $discards }.

# A replay.
replay-title = How the kingdoms grew
alt-replay = Replay of { $names }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. At the end: { $kingdoms }.
alt-replay-kingdom = { $name } { $dominoes ->
    [one] { $dominoes } domino
   *[other] { $dominoes } dominoes
}, { points }

# All pieces on one sheet.
pieces-title = Dominoes, castles and kings
alt-pieces = Dominoes, castles and kings. { $dominoes }.
