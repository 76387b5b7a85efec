# Messages in the channel and private panels.

bot-name = Bot { $number }
thread-name = { $game } with { $who }
thread-practice = Learning { $game }: { $who }
lobby-owner = { $number }. **{ $who }** 👑
lobby-seat = { $number }. **{ $who }**
lobby-free = { $number }. *free*
lobby-title =
    ## { $game }
    { $line } Join in, then press **Start**.
lobby-cancelled =
    ## { $game }
    This game was cancelled.
lobby-lapsed =
    ## { $game }
    Nobody started this game in time, so the table is closed. **{ COMMAND("new") }** opens another.
lobby-opened = Your table is open: { $where }
lobby-joined = You’re in!
lobby-left = You’ve left the table.
lobby-started = Here we go!
lobby-bots = { $number ->
    [0] No bots
    [one] { $number } bot
   *[other] { $number } bots
}
seat-taken = The seat is yours. **{ COMMAND("hand") }** shows what you’re holding.
options-fixed = **How this table plays.** The game has started, so these can’t change any more.
options-title =
    ## Options
    The host and moderators can change these until the game starts.
option-seats = { $number } seats
choose-seats = Seats
choose-pace = Time limit
choose-then = When time’s up
choose-tidy = Messages in the channel
choose-scores = Points
choose-language = Language of the channel
pace-none = no time limit
pace-minutes = { $number } minutes per turn
pace-hours = { $number ->
    [one] { $number } hour per turn
   *[other] { $number } hours per turn
}
pace-about = { $number } hours per turn
pace-days = { $number } days per turn
then-wait = then the game waits
then-move = then a simple move is made for you
then-bot = then a simple move is made for you, and after { $misses } missed turns a bot takes over
quiet-hours = quiet { $start }–{ $end } ({ $zone })
scores-open = points always shown
scores-hidden = points hidden until the end
tidy-off = every turn keeps its message
tidy-on = only the newest message and the scorings stay
house-title =
    ## New tables on this server
    Anyone with the permission **{ $permission }** is a moderator of tables. Who can use **/moderate** is set in Discord’s server settings, under Integrations.

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
# The deadline is a moment that Discord shows counted from now: in 3 hours, 3 hours ago.
time-limit = Time’s up { $deadline }.

no-pictures = -# I can’t post pictures here, so here’s the table in text. A server admin can give me the **Attach Files** permission.
door-closed = I can no longer post in { $channel }, so your game is paused. Nothing is lost. Give me back **View Channel**, **Send Messages** and **Attach Files** and use **{ COMMAND("table resume") }**, or move the game with **{ COMMAND("table bring") }** in another channel.
door-gone = Your game’s channel is gone, so the game is paused. Nothing is lost: use **{ COMMAND("table bring") }** in another channel, then **{ COMMAND("table resume") }**.
table-brought = The game continues here.

# Buttons.
button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-drop-bot = Remove a bot
button-start = Start
button-options = Options
button-back-to-options = All options
button-how-to-play = How to play
button-hand = Hand
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
choose-rule = Read a rule
choose-topic = Another topic
choose-topic-module = A module
choose-topic-played = The modules at this table
choose-found = Read one of them

# Private messages.
mail-your-turn = ## Your turn in { $channel }
mail-hand = ## Your hand in { $channel }
mail-closed = Your DMs are closed, so I can’t send your hand there. It’s always under **Hand** or **{ COMMAND("hand") }**. Opened them? Use **/preferences mail:on**.

games-title = **Your games**
games-none = You’re not in any game right now. **{ COMMAND("new") }** starts one.
games-yours = - ➡️ { $where }: **your turn** (asked { $when })
games-setup = - ✋ { $where }: **everyone is asked** before the game begins
games-asked = - ✋ { $where }: **you can act** out of turn. { $limit }
games-theirs = - { $where }: waiting for { $names } (asked { $when })
games-damaged = - { $number } of your tables can’t be read right now. Please tell whoever runs this bot.
games-lobby = - { $where }: not started yet, with { $players }
games-paused = - { $where }: paused, with { $players }

# People.
done-Resign = You’ve resigned. A bot is playing your seat now.
done-Cancel = The game is cancelled.
done-Replace = The seat has changed hands.
done-Kick = They’re out of the game.
done-HandOver = The table has a new host.
done-Pause = The game is paused.
done-Resume = The game is back on.
done-Skip = Skipped. The game moves on.
done-erase = Your data is erased. Games you played in keep an anonymous seat.
ask-Resign = Resign your seat? A bot will take over, and the game counts as lost for you.
ask-Cancel = Cancel this game for everyone? There’s no way back.
ask-erase = Are you sure? You’ll leave all your games, and your results, ratings and preferences will be gone for good.
privacy-text = **Everything I keep about you** is in this file: your Discord id and name at your tables, what you did there and when, your results, ratings and preferences. Nobody else gets it.

# Results.
stats-title = **{ $who }’s results**
stats-none = No finished games yet.
stats-here = On this server: { $results }
stats-all = Everywhere: { $results }
stats-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $average } points on average, best { $best }, { $rating }
rating = rating { $number }
rating-provisional = rating { $number } (provisional)
rating-none = not rated yet
rating-explained = -# Everyone starts at { $start } and gains or loses points with each game, more against stronger players. A rating is provisional until you’ve played { $games } games.
leaderboard-title = **Top players**
leaderboard-line = { $place }. { $who }: { $results }
history-title = **The story so far**
history-before = -# … { $number } earlier lines
export-over = The whole game, with its seed: **verify** proves that nothing was rigged.
export-running = The game so far. Its seed follows when the game is over.

rules-nothing = I found nothing about “{ $about }” in the rules. Pick a topic:
rules-found = { $number ->
    [one] **{ $number } place** in the rules about “{ $about }”:
   *[other] **{ $number } places** in the rules about “{ $about }”:
}
rules-found-line = - **{ $title }**: { $excerpt }
rules-of-game = This rule belongs to **{ $game }**:

help-text =
    ## How it works
    I’ll mention you when it’s your turn. Press a button under the newest message; only you see what opens. You can also type **{ COMMAND("end") }** and **{ COMMAND("undo") }**.
    Whatever only you may see comes as a private message, and you’ll always find it under **{ COMMAND("hand") }**.
    {""}**{ COMMAND("table show") }** shows the table, **{ COMMAND("rules") }** explains the game, **{ COMMAND("games") }** lists your games, and **{ COMMAND("preferences") }** sets when you confirm, your language and days you’re away.
