# What is written in the pictures of a scoring, of the end and of a replay, and what is read out in place of them.

scoring-title = { $round ->
    [1] First scoring
    [2] Second scoring
    [3] Third scoring
   *[other] Scoring
}
scoring-worth = points for place
scoring-gained = this scoring
scoring-total = Total
place-called = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
}

# Parts of a scoring besides the kinds of building.
part-wall = wall
part-other = other

replay-title = How the palaces grew

alt-scoring = { scoring-title }.
alt-scoring-part = { $part }: { $shares }.
alt-scoring-nobody = nobody
alt-scoring-total = Totals: { $totals }.
alt-end = { end-title }.
alt-end-row = { $place } { $name } { $total } ({ $rounds })
alt-end-unranked = { $name } { $total } ({ $rounds })
alt-replay = Replay of { $names }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. At the end: { $palaces }.
alt-replay-palace = { $name } { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, wall { $wall }, { points }
alt-replay-rival = { $name } { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { points }
