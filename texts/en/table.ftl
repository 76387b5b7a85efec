# Messages in the channel and private panels.

bot-name = Bot { $number }
thread-name = Alhambra with { $who }

# The lobby.
lobby-title =
    ## Alhambra
    Build the finest palace. Sit down, then start.
lobby-owner = { $number }. **{ $who }** 👑
lobby-seat = { $number }. **{ $who }**
lobby-free = { $number }. *free*
lobby-cancelled =
    ## Alhambra
    This table was given up.
lobby-opened = The table is open: { $where }
lobby-joined = You have a seat.
lobby-left = You have left the table.
lobby-started = The game begins.
lobby-bots = { $number ->
    [0] No bot plays along.
    [one] One bot plays along.
   *[other] { $number } bots play along.
}
seat-taken = You have taken over a seat. **/hand** shows your money.
options-title =
    ## Options
    The owner and moderators can change these until the game starts.
option-seats = { $number } seats
choose-modules = Which modules
choose-preset = Or take a preset
choose-window = Time to answer between turns
choose-module-rules = What the modules do
choose-seats = How many seats
choose-pace = Time for a turn
choose-then = When the time is over
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
then-wait = then the table waits
then-move = then the default move happens
then-bot = then the default move, and after { $misses } missed turns a bot
quiet-hours = quiet { $start }–{ $end } ({ $zone })
scores-open = points are open
scores-hidden = points are hidden until the end
tidy-off = every turn keeps its message
tidy-on = only the newest message stays
language-en = English
language-auto = Language: as your Discord speaks
modules-title =
    ## Modules
    Play with any of them, or with none. **/rules** explains each.
modules-chosen = Chosen: **{ $modules }**
modules-missing = Not here yet: { $modules }
modules-window = Between turns: { $window }
modules-line = 🧩 **{ $modules }**
modules-line-window = 🧩 **{ $modules }** · between turns: { $window }
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
window-orders = orders only
window-orders-line = Nobody is asked: you act between turns only by orders given before
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
table-asked = ➡️ { $who }, it is your turn.
table-asked-until = ➡️ { $who }, it is your turn, until { $deadline }.

no-pictures = -# I may not attach files here, so this is the table in words. Whoever looks after the server can allow it.
door-closed = I may no longer write in { $channel }, so your game there is paused. Nothing is lost. Ask for my permissions there (View Channel, Send Messages, Attach Files) and go on with **/alhambra resume**, or take the table elsewhere with **/alhambra bring** in another channel.
door-gone = The channel of your game is gone, so the game is paused. Nothing is lost: bring the table elsewhere with **/alhambra bring** in another channel, then **/alhambra resume**.
table-brought = The table is here now.

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
button-redesign = Redesign
button-hand = Hand
button-recap = Since last turn
button-end = End turn
button-undo = Undo
button-rematch = Rematch
button-replay = Replay
button-export = Export
button-rule = Rule { $rule }
button-resign = Give up my seat
button-cancel = Give up the table
button-erase = Erase me
button-erase-really = Yes, erase everything
button-to-the-table = To the table

# Private panels.
panel-act = **Your turn.** Take money, buy a building, or redesign your palace.
panel-act-again = **Paid exactly:** you may act once more, or place what you bought: { $tile }
panel-money = **Take money**: one card of any value, or several worth { $limit } or less together.
panel-buy = **Buy**: pay exactly, and you may act once more.
panel-buy-nothing = Your hand pays for none of the buildings now.
panel-place = **Where does it go?** { $tile }
panel-redesign = **Redesign** your palace: one change, and it is your whole action.
panel-redesign-nothing = There is nothing to redesign: your reserve has no tile that fits, and no tile can be taken out.
panel-rebuild = **Where?**
panel-confirm = **Ready?** The turn ends when you say so. Until then you can take it back.
panel-done = ✅ Done.
panel-not-asked = It is the turn of { $names }. This is your hand:
panel-hand = Your hand, for your eyes only.
panel-paused = The game is paused.
panel-over = The game is over.
panel-cancelled = This table was given up.
more-by-typing = -# There are more ways to pay: **/buy** offers them all.
choose-other = What else?
choose-money = Which cards?
choose-purchase = Which building, paid how?
choose-tile = Another tile first?
choose-place = Which place?
choose-redesign = What do you change?
choose-rule = Read a rule
choose-topic = Another topic
choose-wall = Count a wall edge by edge
place-label = { $number } · { $cell }, wall { $wall }
place-label-taken = { $number } · { $cell }: { $old }, wall { $wall }
place-label-removed = { $number } · { $cell }: { $old }
redesign-add = build { $tile } from the reserve
redesign-swap = exchange a tile for { $tile }
redesign-remove = Take a tile out, into the reserve

# What can be chosen, in a line of a menu.
option-TakeMoney = { $number ->
    [one] { $cards }
   *[other] { $cards } (together { $total })
}
option-BuyBuilding = { $surplus ->
    [0] { $tile }: { $cards }, exact
   *[other] { $tile }: { $cards }, { $surplus } over
}
option-PlaceBuilding = { $tile } on { $cell }, wall { $wall }
option-ReserveBuilding = { $tile } into the reserve
option-GiveToDirk = { $tile } to Dirk
option-AddBuilding = build { $tile } on { $cell }, wall { $wall }
option-SwapBuilding = { $tile } for { $old } on { $cell }, wall { $wall }
option-RemoveBuilding = take { $old } out of { $cell }
option-Finish = no further action
option-Pass = pass
option-ConfirmTurn = end the turn

can-buy = { $surplus ->
    [0] **exactly**: { $tile } with { $cards }
   *[other] { $tile } with { $cards }, { $surplus } over
}
can-buy-nothing = Your hand pays for nothing on the market now.
recap-title = **Since your last turn**
recap-nothing = Nothing has happened yet.

# Private messages.
mail-your-turn = ## Your turn at { $channel }
mail-hand = ## Your hand at { $channel }
mail-closed = I cannot send you private messages, and will not try again. Your hand is always under **Hand** and **/hand**. If you open your messages, switch them on again with **/preferences mail:on**.
mail-on = Your hand comes to you as a private message.
mail-off = No private messages; your hand is under **Hand** and **/hand**.
mail-closed-now = Private messages to you are closed; **mail:on** tries again.

# Preferences.
preferences-title = **What you prefer, at all tables**
confirms-always = You confirm every turn.
confirms-usually = You confirm turns with building; taking money, and what you type, is done at once.
confirms-never = Your turns end without being confirmed.
holiday-until = Your clocks stand still until { $when }.
holiday-none = You are not on holiday.

games-title = **Your tables**
games-none = You are sitting at no table. **/alhambra new** opens one.
games-yours = - ➡️ { $where }: **your turn**, since { $when }
games-asked = - ✋ { $where }: **you may answer** out of turn, until { $when }
games-theirs = - { $where }: the turn of { $names }, since { $when }
games-lobby = - { $where }: not started yet, with { $players }
games-paused = - { $where }: paused, with { $players }

# People.
done-Resign = You have given up your seat; a bot plays on.
done-Cancel = The table was given up.
done-Replace = The seat has changed hands.
done-Kick = They have left the table.
done-HandOver = The table has a new owner.
done-Pause = The game is paused.
done-Resume = The game goes on.
done-Skip = They were skipped.
done-erase = You are forgotten. In games of others a nameless seat remains.
ask-Resign = Give up your seat? A bot plays on for you, and the game counts as lost.
ask-Cancel = Give up this table for everybody? The game cannot be continued.
ask-erase = Really? You leave all tables, and your results, ratings and preferences are gone for good.
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
}, { $average } points on average, best { $best }, rating { $rating }
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
wall-explained = Every outer edge of the longest wall in a row counts one point (rule B-77).

rules-nothing = Nothing in the rules is about “{ $about }”. Choose a topic:

help-text =
    ## How it works here
    {""}**/alhambra new** opens a table in a channel or thread: join, add bots, choose modules under **Options**, start.
    When it is your turn you are mentioned. Press **Take money**, **Buy** or **Redesign** under the newest message, or type **/take**, **/buy**, **/place**, **/redesign**; **/end** and **/undo** end and take back.
    Your money is secret: it comes as a private message, and is always under **Hand** and **/hand**.
    In games with modules, **More** and **/act** offer what else you can do. Where several are asked at once, **Answer** is private, and **Orders** or **/alhambra orders** say what you answer without being asked.
    {""}**/alhambra score** explains the points, **/alhambra rules** the game, **/games** lists your tables, **/preferences** changes when you are asked to confirm, your language and your holidays.
