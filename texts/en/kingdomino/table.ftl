# Messages in the channel and private messages.

news-Start = **Long live the king!**
    -# Shuffle seal: { $commitment } (proves afterwards that nothing was rigged)
nobody = nobody

table-scores = 👑 { $scores }
table-score = { $who } { $number }
table-asked = ➡️ { $who }, your turn! Place your domino.
table-asked-choose = ➡️ { $who }, your turn! Choose a domino.
button-play = Play
button-prepare = Prepare
button-recap = Since last turn
button-points = Points
mail-hand = ## Your kingdom in { $channel }
recap-title = **Since your last turn:**
recap-nothing = Nothing has happened since your last turn.

# What happened.
did-DominoPlaced = placed { $domino } on { $place }
did-gain = { $deed } (+{ $gain })
did-DominoDiscarded = discarded { $domino }, which fits nowhere
did-DominoChosen = { $how ->
    [by-itself] gets { $domino }, the last one
   *[chosen] took { $domino }
}
did-TimedOut = ran out of time
did-then = { $first }, then { $last }
told-KingsDrawn = First to choose: { $kings }.
told-LineFormed = { $left ->
    [0] The last line: { $dominoes }.
   *[other] New line: { $dominoes }.
}
told-left-over = Nobody took { $domino }, so it’s out.
told-PartBegun = **Game { $part } of the Dynasty begins!**
told-Scored = 🏁 Final points: { $scores }.
told-Scored-hidden = 🏁 This game is over.
told-GameOver = { $number ->
    [one] 🏆 **{ $winners } wins!**
   *[other] 🏆 **{ $winners } share the victory!**
}

# Dominoes and places in messages, such as 29 (forest 1👑, grassland), and H7 → I7.
domino-told = { $number } ({ $squares })
square-told = { $number ->
    [0] { $sort }
   *[other] { $sort } { $number }👑
}
place-told = { $first } → { $second }

# Points.
points-title = ## Points, territory by territory
points-so-far = -# As if the game ended now. Bonuses join in at the end.
points-head = { $parts ->
    [1] **{ $who }: { $points }**
   *[other] **{ $who }: { $points }**, { $total } in all games together
}
points-land = { $sort } { $squares } × { $crowns }👑 = { $points }
points-bonus = { $state ->
    [certain] { $bonus } { $points }
    [lost] { $bonus }: out of reach
   *[possible] { $bonus }: still possible
}

# The replay of a finished game.
replay-shared-by = 🎞️ How the kingdoms grew, shared by **{ $who }**
