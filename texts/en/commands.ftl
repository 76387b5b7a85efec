# Names and descriptions of the commands; Discord shows them in each user's language.
# Names have no spaces and no capitals, descriptions at most 100 characters.

name-end = end
cmd-end = End your turn

name-undo = undo
cmd-undo = Take back your last step of this turn
arg-undo-everything = Take back the whole turn instead

name-hand = hand
cmd-hand = Show your money, for your eyes only

name-new = new
cmd-new = Open a table in this channel

arg-seats = How many may sit down
arg-hours = Hours for a turn; 0 for no limit
arg-thread = Open a thread for the table
arg-tidy = Remove the message of a turn when the next one comes

name-join = join
cmd-join = Sit down at the table, or take over a seat that somebody has left

name-leave = leave
cmd-leave = Leave the table before the game starts

name-bots = bots
cmd-bots = Let bot players have free seats
arg-bots = How many bot players sit at the table

name-start = start
cmd-start = Start the game with those who sit here

name-options = options
cmd-options = Show or change how this table plays
arg-then = What happens when the time is over: wait, move by default, or in the end a bot
arg-misses = After how many missed turns in a row a bot takes the seat
arg-quiet = Hours that don’t count for the time limit, such as 22:00-08:00
arg-zone = The time zone of the quiet hours, such as Europe/Amsterdam
arg-scores = Whether the points are shown before the end
arg-language = The language of the messages in the channel

name-table = table
cmd-table = The table in this channel: join, options, history and more

name-show = show
cmd-show = Show the table as it is now

name-answers = answers
cmd-answers = Your auto-answers: what you answer without being asked. Only you see them
arg-answers-about = What you’d be asked
arg-answers-answer = ask, able, pass, rest, or your own answer in words

name-history = history
cmd-history = Tell what happened in this game

name-rules = rules
cmd-rules = Look up the rules
arg-rules-about = A topic, a rule such as B-33, or words

name-export = export
cmd-export = Take the game with you as a file that proves its shuffles

name-stats = stats
cmd-stats = Show somebody’s results
arg-stats-player = Whose; yours if you choose nobody

name-leaderboard = leaderboard
cmd-leaderboard = See the strongest players
arg-everywhere = Of all servers instead of this one

name-resign = resign
cmd-resign = Resign your seat; a bot plays on for you

name-replace = replace
cmd-replace = Offer a seat to somebody else
arg-replace-player = Who leaves the seat
arg-replace-by = Who takes it over

name-kick = kick
cmd-kick = Remove somebody from the game
arg-kick-player = Who

name-host = host
cmd-host = Ask another player to be the host
arg-host-to = Who

name-pause = pause
cmd-pause = Pause the game and its time limits

name-resume = resume
cmd-resume = Continue the game

name-bring = bring
cmd-bring = Move your game from another channel to this one
arg-bring-table = Which one, if you host several

name-cancel = cancel
cmd-cancel = Cancel this game

name-help = help
cmd-help = What you can do here

name-games = games
cmd-games = List your games on all servers

name-preferences = preferences
cmd-preferences = Your preferences: confirming turns, private messages, language, being away
arg-confirm = When you are asked before your turn ends
arg-mail = Whether your hand comes to you as a private message
arg-own-language = The language in which the bot speaks to you
arg-holiday = Days you’re away, with your time limits paused; 0 when you’re back

name-privacy = privacy
cmd-privacy = See all that is kept about you, or have it erased

name-moderate = moderate
cmd-moderate = For those who look after this server

name-skip = skip
cmd-skip = Skip a player the game waits for; a simple move is made for them
arg-skip-player = Who

name-defaults = defaults
cmd-defaults = Show or change how new tables on this server begin
arg-permission = The permission that makes somebody a moderator of tables
