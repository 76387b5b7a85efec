# What happened in a game, in a sentence for each player.

told = **{ $who }** { $deeds }.

did-MoneyTaken = took { $cards }
did-BuildingBought = { $surplus ->
    [0] bought { $tile } with { $cards }, exactly
   *[other] bought { $tile } with { $cards } ({ $surplus } over)
}
did-BuildingPlaced = built { $tile } on { $cell }
did-BuildingRemoved = took { $tile } out of { $cell }
did-BuildingReserved = put { $tile } into the reserve
did-BuildingGiven = gave { $tile } to Dirk
did-LastTileGiven = got { $tile } as a last tile
did-TurnPassed = passed
did-TimedOut = ran out of time
told-hands = Starting money: { $hands }.
told-hand = **{ $who }** { $total } ({ $number ->
    [one] one card
   *[other] { $number } cards
})

told-StartingPlayerFound = { $lot ->
    [True] **{ $who }** begins, by lot.
   *[other] **{ $who }** begins.
}
told-RoundScored = { $round ->
    [1] 🏅 **First scoring.**
    [2] 🏅 **Second scoring.**
   *[other] 🏅 **Third scoring.**
}
told-DirkDrew = Dirk got { $number ->
    [one] one tile
   *[other] { $number } tiles
}: { $tiles }.
told-DiscardsGathered = The discarded money was shuffled into a new draw pile.
told-MarketRanShort = The bag is empty: the last tiles go to whoever has the most money for them.
told-GameWon = { $winners ->
    [one] 🏆 **{ $names }** wins!
   *[other] 🏆 **{ $names }** win together!
}

# What people did at a table besides playing.
news-Start = **The game begins.** Each player’s hand comes as a private message, and is always under **Hand**.
    -# The shuffles are sealed with { $commitment }
news-Pause = ⏸️ The game is paused. The owner goes on with **/alhambra resume**.
news-Suspend = ⏸️ The game was paused, since I could not write here. The owner goes on with **/alhambra resume**.
news-Move = The table has moved here.
news-Resume = ▶️ The game goes on.
news-Cancel = This table was given up.
news-Resign = **{ $who }** plays on for somebody who has left. **/alhambra join** takes over the seat.
news-Kick = **{ $who }** plays on for somebody who had to leave. **/alhambra join** takes over the seat.
news-PassToBot = **{ $who }** plays on for somebody who was away too long. **/alhambra join** takes over the seat.
news-TakeSeat = **{ $who }** has taken over a seat.
news-Replace = **{ $who }** has taken over a seat.
news-HandOver = **{ $who }** owns the table now.
news-Skip = A moderator skipped **{ $who }**.
news-Remind = ⏰ { $who }, your time ends { $deadline }.
news-Overdue = ⏰ { $who }, your time is over; the table waits for you.
news-rules-changed = The rules of this program have changed: { $rules } (rule T-16).
