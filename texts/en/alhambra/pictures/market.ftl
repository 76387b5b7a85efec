# What is written in the pictures of the market and of the whole table, and what is read out in place of them.

to-play = { $names } to play
# Titles have no digits.
several-to-play = { $number ->
    [3] Three players to play
    [4] Four players to play
    [5] Five players to play
   *[other] Six players to play
}

alt-market = Market, { $turn }.
alt-scores = Scores: { $seats }.
alt-players = Players: { $seats }.
alt-stall = { $currency }: { $tile }.
alt-empty = empty
alt-money = Open money: { $cards }.
alt-remaining = Left in the supply: { $pieces }.
alt-stock = Draw pile { $cards }, bag { $bag }, scorings done { $scorings } of 3.
alt-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
alt-built = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
alt-seat-holds = { $first } ({ alt-cards }, reserve { $reserved })
alt-rival-holds = { $first } ({ alt-built })

# What is left of something in each currency.
supply-of = { $number } { $currency }
alt-supply = { $what }: { $each }.
