# What happened in a game, in a sentence for each player.

told = **{ $who }** { $deeds }.

did-MoneyTaken = took { $cards }
did-BuildingBought = { $surplus ->
    [0] bought { $tile } for { $cards } (exact)
   *[other] bought { $tile } for { $cards } ({ $surplus } over)
}
did-BuildingPlaced = built { $tile } on { $cell }
did-BuildingRemoved = removed { $tile } from { $cell }
did-BuildingReserved = put { $tile } into the reserve
did-BuildingGiven = gave { $tile } to Dirk
did-swap = swapped { $old } on { $cell } for { $tile }
# A tile that was just bought, and then where it went.
did-both = { $deed } and { $then }
then-BuildingPlaced = built it on { $cell }
then-BuildingReserved = put it into the reserve
then-BuildingGiven = gave it to Dirk
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
news-Start = **Let the building begin!** Your hand comes as a private message and is always under **Hand**.
    -# Shuffle seal: { $commitment } (proves afterwards that nothing was rigged)
news-Pause = ⏸️ The game is paused. The host continues it with **{ COMMAND("table resume") }**.
news-Suspend = ⏸️ The game was paused because I couldn’t post here. The host continues it with **{ COMMAND("table resume") }**.
news-Move = The game continues in this channel.
news-Resume = ▶️ The game goes on.
news-Cancel = This game was cancelled.
news-Resign = A seat opened up; **{ $who }** is playing it. **{ COMMAND("table join") }** takes it over.
news-Kick = Somebody had to leave; **{ $who }** is playing their seat. **{ COMMAND("table join") }** takes it over.
news-PassToBot = Somebody was away too long; **{ $who }** is playing their seat. **{ COMMAND("table join") }** takes it over.
news-TakeSeat = **{ $who }** took over a seat.
news-Replace = **{ $who }** took over a seat.
news-HandOver = **{ $who }** is the host now.
news-Skip = A moderator skipped **{ $who }**.
news-Remind = ⏰ { $who }, it’s still your turn.
news-Overdue = ⏰ { $who }, time’s up, but the game waits for you.
news-rules-changed = The rules of this program have changed: { $rules } (rule T-16).
