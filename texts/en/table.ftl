# Messages in the channel and private panels.

bot-name = Bot { $number }
game-alhambra = Alhambra
thread-name = { $game } with { $who }

# The lobby.
lobby-title-alhambra =
    ## Alhambra
    Build the grandest palace in Granada. Join in, then press **Start**.
lobby-owner = { $number }. **{ $who }** 👑
lobby-seat = { $number }. **{ $who }**
lobby-free = { $number }. *free*
lobby-cancelled =
    ## { $game }
    This game was cancelled.
lobby-opened = Your table is open: { $where }
lobby-joined = You’re in!
lobby-left = You’ve left the table.
lobby-started = Here we go!
lobby-bots = { $number ->
    [0] No bots
    [one] 1 bot
   *[other] { $number } bots
}
seat-taken = You’ve taken over a seat. **{ COMMAND("hand") }** shows your money.
options-fixed = **How this table plays.** The game has started, so this stays as it is.
options-title =
    ## Options
    The host and moderators can change these until the game starts.
option-seats = { $number } seats
choose-modules = Modules
choose-preset = Ready-made choices
choose-window = Time to answer between turns
choose-module-rules = What the modules do
choose-seats = Seats
choose-pace = Time limit
choose-then = When time’s up
choose-tidy = Messages in the channel
choose-scores = Points
choose-language = Language of the channel
pace-none = no time limit
pace-minutes = { $number } minutes for a turn
pace-hours = { $number ->
    [one] one hour for a turn
   *[other] { $number } hours for a turn
}
pace-about = { $number } hours for a turn
pace-days = { $number } days for a turn
then-wait = then the game waits
then-move = then a simple move is made for them
then-bot = then a simple move is made for them, and after { $misses } missed turns a bot takes over
quiet-hours = quiet { $start }–{ $end } ({ $zone })
scores-open = points always shown
scores-hidden = points hidden until the end
tidy-off = every turn keeps its message
tidy-on = only the newest message and the scorings stay
language-en = English
modules-title =
    ## Modules
    Play with any of them, or with none. **{ COMMAND("rules") }** explains each.
modules-missing = Not here yet: { $modules }
modules-line = 🧩 **{ $modules }**
modules-none = no modules, the base game alone
modules-all = all { $number } modules
modules-more = { $names } and { $number } more
preset-partly = { $number ->
    [0] { $name } (not here yet)
   *[other] { $name } ({ $number } of { $all } here)
}
window-minutes = { $number ->
    [one] one minute to answer
   *[other] { $number } minutes to answer
}
window-hours = { $number ->
    [one] one hour to answer
   *[other] { $number } hours to answer
}
window-about = { $number } hours to answer
window-days = { $number } days to answer
window-recommended = Recommended
window-unused = The time to answer makes a difference only with: { $modules }
window-orders = auto-answers only
window-orders-line = Nobody is asked: only what you set up beforehand counts
house-title =
    ## New tables on this server
    Moderators of tables have the permission **{ $permission }**. Who may use **/moderate** can be changed in Discord’s server settings under Integrations.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-manage_messages = Manage Messages
permission-manage_threads = Manage Threads
permission-manage_channels = Manage Channels
permission-moderate_members = Time out Members
permission-manage_guild = Manage Server

# The table.
table-scores = -# Points: { $scores }
table-asked = ➡️ { $who }, your turn!
table-last-tile = { $number ->
    [one] ➡️ { $who }, place your last tile!
   *[other] ➡️ { $who }, place your last { $number } tiles!
}
# The deadline is a moment that Discord shows counted from now: in 3 hours, 3 hours ago.
time-limit = Time’s up { $deadline }.

no-pictures = -# I can’t post pictures here, so here’s the table in text. A server admin can give me the **Attach Files** permission.
door-closed = I can no longer post in { $channel }, so your game is paused. Nothing is lost. Give me back **View Channel**, **Send Messages** and **Attach Files** and use **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
door-gone = The channel of your game is gone, so the game is paused. Nothing is lost: use **{ COMMAND("table bring") }** in another channel, then **{ COMMAND("table resume") }**.
table-brought = The game continues here.

# Buttons.
button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-drop-bot = Remove a bot
button-start = Start
button-options = Options
button-modules = Modules
button-back-to-options = All options
button-how-to-play = How to play
button-money = Take money
button-buy = Buy
button-place = Place
button-to-reserve = Reserve
button-to-dirk = Give to Dirk
button-tile-first = { $tile } first
button-redesign = Redesign
button-hand = Hand
button-recap = Since last turn
button-end = End turn
button-undo = Undo
button-rematch = Rematch
button-replay = Replay
button-export = Export
button-rule = Rule { $rule }
button-resign = Resign my seat
button-cancel = Cancel the game
button-erase = Erase me
button-erase-really = Yes, erase everything
button-to-the-table = To the table

# Private panels.
panel-prepare = **Prepare your turn:** it will play as soon as everyone has answered.
panel-act = **Your turn!** Take money, buy a building or redesign.
panel-act-again = **Paid exactly: go again!** Take money, buy or redesign. Or place { $tile } now and skip the extra action.
panel-act-again-nowhere = **Paid exactly: go again!** Take money, buy or redesign. { $tile } fits nowhere yet, so your reserve will keep it. **Reserve** now skips the extra action.
panel-money = **Take money:** one card of any value, or several worth { $limit } or less together.
panel-buy = **Buy a building.** Pay exactly and you go again!
panel-buy-nothing = You can’t afford anything on the market yet. How about money?
panel-place = **Where does it go?** { $tile }
panel-place-nowhere = **{ $tile }** fits nowhere yet, so it goes to your reserve.
panel-place-nothing = You have no tile to place right now.
panel-last-tile = **Place your last tile:** { $tile }
panel-last-tile-nowhere = **Your last tile:** { $tile } fits nowhere, so it goes to your reserve.
panel-redesign = **Redesign:** one change to your palace. It’s your whole action.
panel-redesign-nothing = Nothing to redesign: no tile in your reserve fits, and none can come out.
panel-rebuild = **Where?**
panel-remove = **Which tile goes back to your reserve?**
panel-confirm = **All set?** You can still undo until you end your turn.
panel-done = ✅ Done. Your turn is over.
panel-answered = ✅ Your answer is in.
panel-not-asked = { $number ->
    [one] It’s { $names }’s turn. Here’s your hand:
   *[other] The game is waiting for { $names }. Here’s your hand:
}
panel-last-tiles = { $number ->
    [one] The final scoring comes as soon as { $names } has placed a last tile.
   *[other] The final scoring comes as soon as { $names } have placed their last tiles.
}
panel-hand = Your hand, for your eyes only:
panel-paused = The game is paused.
panel-over = The game is over.
panel-cancelled = This game was cancelled.
more-by-typing = -# There are even more ways to pay: **{ COMMAND("buy") }** offers them all.
choose-other = What else?
choose-money = Which cards?
choose-purchase = Which building?
choose-payment = Another way to pay
choose-tile = Place another tile first?
choose-place = Which place?
choose-redesign = What would you like to change?
choose-rule = Read a rule
choose-topic = Another topic
choose-wall = Count a wall edge by edge
place-button = { $number } · { $cell }
place-label = { $number } · { $cell }, wall { $wall }
place-label-taken = { $number } · { $cell }: { $old }, wall { $wall }
place-label-removed = { $number } · { $cell }: { $old }
redesign-add = add { $tile }
redesign-swap = swap in { $tile }
redesign-remove = Remove a tile

# What can be chosen, in a line of a menu.
option-TakeMoney = { $number ->
    [one] { $cards }
   *[other] { $cards } ({ $total } together)
}
option-BuyBuilding = { $surplus ->
    [0] { $tile }: { $cards }, exact
   *[other] { $tile }: { $cards }, { $surplus } over
}
numbered-option = { $number } · { $option }
option-for-good = { $option } · can’t be undone
option-PlaceBuilding = { $tile } on { $cell }, wall { $wall }
option-ReserveBuilding = { $tile } into the reserve
option-GiveToDirk = { $tile } to Dirk
option-AddBuilding = add { $tile } on { $cell }, wall { $wall }
option-SwapBuilding = swap { $old } on { $cell } for { $tile }, wall { $wall }
option-RemoveBuilding = remove { $old } from { $cell }
option-Finish = stop here
option-Pass = pass
option-ConfirmTurn = end the turn

can-buy-title = **You can buy:**
can-buy = { $surplus ->
    [0] { $tile } with { $cards }, { $exact }
   *[other] { $tile } with { $cards }, { $surplus } over
}
can-buy-exactly = **exact**
can-buy-nothing = Nothing you can afford right now.
recap-title = **Since your last turn**
recap-nothing = Nothing has happened yet.

# Private messages.
mail-your-turn = ## Your turn at { $channel }
mail-hand = ## Your hand at { $channel }
mail-closed = Your DMs are closed, so I can’t send your hand there. It’s always under **Hand** or **{ COMMAND("hand") }**. Opened them? Use **/preferences mail:on**.

games-title = **Your tables**
games-none = You’re not in any game right now. **{ COMMAND("alhambra new") }** starts one.
games-yours = - ➡️ { $where }: **your turn** (asked { $when })
games-asked = - ✋ { $where }: **you may answer** out of turn. { $limit }
games-theirs = - { $where }: the turn of { $names } (asked { $when })
games-damaged = - { $number ->
    [one] One of your tables
   *[other] { $number } of your tables
} can’t be read right now. Please tell whoever runs this bot.
games-lobby = - { $where }: not started yet, with { $players }
games-paused = - { $where }: paused, with { $players }

# People.
done-Resign = You’ve resigned your seat. A bot plays on for you.
done-Cancel = The game is cancelled.
done-Replace = The seat has changed hands.
done-Kick = They’re out of the game.
done-HandOver = The table has a new host.
done-Pause = The game is paused.
done-Resume = The game goes on.
done-Skip = Skipped. The game moves on.
done-erase = Your data is erased. Games you played in keep an anonymous seat.
ask-Resign = Resign your seat? A bot plays on for you, and the game counts as lost.
ask-Cancel = Cancel this game for everyone? It can’t be continued.
ask-erase = Really? You leave all your games, and your results, ratings and preferences are gone for good.
privacy-text = **What is kept about you** is in this file: your Discord id and name at your tables, what you did there and when, your results, ratings and preferences. Nobody else gets it.

# Results.
stats-title = **Results of { $who }**
stats-none = No finished games yet.
stats-here = On this server: { $results }
stats-all = Everywhere: { $results }
stats-line = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $average } points on average, best { $best }, { $rating }
rating = rating { $number }
rating-provisional = rating { $number } (provisional)
rating-none = not rated yet
rating-explained = -# Everyone starts at { $start } and wins or loses points with each game, more against stronger players. A rating is provisional until you've played { $games } games.
leaderboard-title = **The strongest players**
leaderboard-line = { $place }. { $who }: { $results }
history-title = **What happened so far**
history-before = -# … { $number } earlier lines
export-over = The whole game with its seed: **verify** proves that nothing was changed.
export-running = The game so far, without its seed: that follows when the game is over.

# Points, explained.
score-now = { $round ->
    [1] **If the first scoring came now**
    [2] **If the second scoring came now**
   *[other] **If the third scoring came now**
}
score-then = { $round ->
    [1] **The first scoring**
    [2] **The second scoring**
   *[other] **The third scoring**
}
score-part = **{ $part }** ({ $rule }): { $shares }
score-share = { $who } has { $number }, place { $place }: { $points }
score-tied = { $who } have { $number } each and share places { $place } to { $last }, worth { $pot } together: { $points } each{ $left ->
    [0] { "" }
   *[other] , { $left } lost by rounding down
}
score-wall = { $number ->
    [one] { $who } one edge
   *[other] { $who } { $number } edges
}: { $points }
score-camps = { $number ->
    [one] { $who } one building in a line
   *[other] { $who } { $number } buildings in lines
}: { $points }
score-character-city-watch = { $who }, with a wall of { $number }: { $points }
score-other = { $who } { $number }: { $points }
score-nothing = Nobody would get anything.
wall-of = { $who }: wall { $number }
button-back-to-scoring = Back to the scoring
wall-explained = Every outer edge of the longest wall in a row counts one point (rule B-77).

rules-nothing = Nothing in the rules is about “{ $about }”. Choose a topic:

help-text =
    ## How it works here
    When it’s your turn, you’re mentioned. Press what you want to do under the newest message; only you see what opens. **{ COMMAND("end") }** and **{ COMMAND("undo") }** work by typing, too.
    What only you may see comes as a private message, and is always under **{ COMMAND("hand") }**.
    {""}**{ COMMAND("table show") }** shows the table, **{ COMMAND("rules") }** explains the game, **{ COMMAND("games") }** lists your tables, **{ COMMAND("preferences") }** changes when you confirm, your language and days you’re away.
help-alhambra =
    ### Alhambra
    {""}**{ COMMAND("alhambra new") }** opens a table in a channel or thread: join, add bots, choose modules under **Options**, start.
    In your turn press **Take money**, **Buy** or **Redesign**, or type **{ COMMAND("take") }**, **{ COMMAND("buy") }**, **{ COMMAND("place") }**, **{ COMMAND("redesign") }**. Your money is secret.
    With modules, **More** and **{ COMMAND("act") }** offer what else you can do. When several are asked at once, **Answer** is private; **{ COMMAND("table answers") }** says what you answer without being asked. **{ COMMAND("alhambra score") }** explains the points.
