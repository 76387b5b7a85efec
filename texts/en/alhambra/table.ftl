# The lobby, and the messages in the channel with their buttons.

news-Start = **Let the building begin!** Your hand comes as a private message and is always under **Hand**.
    -# Shuffle seal: { $commitment } (proves afterwards that nothing was rigged)

game-name = Alhambra

# The lobby.
game-line = Build the grandest palace in Granada.

# The table.
table-scores = -# Points: { $scores }
table-score = { $who }: **{ $number }**
table-asked = ➡️ { $who }, your turn!
table-last-tile = { $number ->
    [1] ➡️ { $who }, place your last tile!
   *[other] ➡️ { $who }, place your last { $number } tiles!
}
button-money = Take money
button-buy = Buy
button-place = Place
button-to-reserve = Reserve
button-tile-first = { $tile } first
button-redesign = Redesign
button-recap = Since last turn
more-by-typing = -# There are more ways to pay: **{ COMMAND("buy") }** lists them all.

can-buy-title = **You can buy:**
can-buy = { $surplus ->
    [0] { $tile } with { $cards }, { $exact }
   *[other] { $tile } with { $cards }, { $surplus } over
}
can-buy-exactly = **exact**
can-buy-nothing = Nothing you can afford right now.
recap-title = **Since your last turn**
recap-nothing = Nothing new yet.
game-help =
    ### Alhambra
    {""}**{ COMMAND("alhambra new") }** opens a table in a channel or thread: join, add bots, choose modules under **Options**, and start.
    On your turn, press **Take money**, **Buy** or **Redesign**, or type **{ COMMAND("take") }**, **{ COMMAND("buy") }**, **{ COMMAND("place") }** or **{ COMMAND("redesign") }**. Your money is secret.
    With modules, **More** and **{ COMMAND("act") }** show what else you can do. When several players are asked at once, **Answer** is private, and **{ COMMAND("table answers") }** sets what you answer without being asked. **{ COMMAND("alhambra score") }** explains the points.

# The overview of all buildings.
button-buildings = All buildings
buildings-walls = By walls
buildings-price = By price
refused-overview-of-nothing = Not in this game: { $module }.
