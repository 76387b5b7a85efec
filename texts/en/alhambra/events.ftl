# What happened in a game, in a sentence for each player.

did-MoneyTaken = took { $cards }
did-BuildingBought = { $surplus ->
    [0] bought { $tile } for { $cards } (exact)
   *[other] bought { $tile } for { $cards } ({ $surplus } over)
}
did-BuildingPlaced = built { $tile } on { $cell }
did-BuildingRemoved = removed { $tile } from { $cell }
did-BuildingReserved = put { $tile } into the reserve
did-swap = swapped { $old } on { $cell } for { $tile }
# A tile that was just bought, and then where it went.
did-both = { $deed } and { $then }
# Everything that somebody did in a turn; only the last thing follows “then”.
did-then = { $first }, then { $last }
then-BuildingPlaced = built it on { $cell }
then-BuildingReserved = put it into the reserve
did-LastTileGiven = got { $tile } as a last tile
did-TurnPassed = passed
did-TimedOut = ran out of time
told-hands = Starting money: { $hands }.
told-hand = **{ $who }** { $total } ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
})

told-StartingPlayerFound = { $lot ->
    [True] **{ $who }** goes first, drawn by lot.
   *[other] **{ $who }** goes first.
}
told-RoundScored = { $round ->
    [1] 🏅 **First scoring!**
    [2] 🏅 **Second scoring!**
   *[other] 🏅 **Third scoring!**
}
told-DiscardsGathered = The discarded money was shuffled into a new draw pile.
told-MarketRanShort = The bag is empty! The last tiles go to whoever has the most money for them.
told-GameWon = { $winners ->
    [one] 🏆 **{ $names }** wins!
   *[other] 🏆 **{ $names }** win together!
}

did-TurnReturned = { $rule ->
    [C-25] got the prepared turn back because it wasn’t finished
   *[other] got the prepared turn back because it was no longer possible (rule { $rule })
}
