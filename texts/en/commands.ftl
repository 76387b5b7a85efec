# Names and descriptions of the commands; Discord shows them in each user's language.
# Names have no spaces and no capitals, descriptions at most 100 characters.

name-end = end
cmd-end = End your turn

name-undo = undo
cmd-undo = Undo your last step this turn
arg-undo-everything = Undo the whole turn instead

name-hand = hand
cmd-hand = See your hand, for your eyes only

name-new = new
cmd-new = Open a table in this channel

arg-seats = How many can play
arg-hours = Hours per turn; 0 for no time limit
arg-thread = Give the table a thread of its own
arg-tidy = Remove each turn’s message when the next one comes

name-join = join
cmd-join = Join the table, or take over a seat that somebody left

name-leave = leave
cmd-leave = Leave the table before the game starts

name-bots = bots
cmd-bots = Fill free seats with bot players
arg-bots = How many bot players should play

name-start = start
cmd-start = Start the game with everyone who has joined

name-options = options
cmd-options = Show or change how this table plays
arg-then = What happens when time’s up: wait, a simple move, or in the end a bot takes over
arg-misses = How many turns in a row you can miss before a bot takes over
arg-quiet = Hours that don’t count towards the time limit, such as 22:00-08:00
arg-zone = The time zone of the quiet hours, such as Europe/Amsterdam
arg-scores = Whether the points are shown before the end
arg-language = The language of the messages in this channel

name-table = table
cmd-table = The table in this channel: join, options, history and more

name-show = show
cmd-show = Show the table as it is now

name-answers = answers
cmd-answers = Your auto-answers: what you answer without being asked. Only you see them
arg-answers-about = What you’d be asked
arg-answers-answer = ask, able, pass, rest, or your own answer in words

name-history = history
cmd-history = See what has happened in this game

name-rules = rules
cmd-rules = Look up the rules
arg-rules-about = A topic, a rule such as B-33, or any words

name-export = export
cmd-export = Get the game as a file that proves its shuffles

name-stats = stats
cmd-stats = See somebody’s results
arg-stats-player = Whose results; yours if you leave this out

name-leaderboard = leaderboard
cmd-leaderboard = See the top players
arg-everywhere = On all servers, not just this one

name-resign = resign
cmd-resign = Resign your seat; a bot takes over

name-replace = replace
cmd-replace = Offer a seat to somebody else
arg-replace-player = Whose seat it is
arg-replace-by = Who should take it over

name-kick = kick
cmd-kick = Remove somebody from the game
arg-kick-player = Who to remove

name-host = host
cmd-host = Ask another player to be the host
arg-host-to = Who should be the host

name-pause = pause
cmd-pause = Pause the game and its time limits

name-resume = resume
cmd-resume = Continue the game

name-bring = bring
cmd-bring = Move your game from another channel to this one
arg-bring-table = Which one, if you host several

name-cancel = cancel
cmd-cancel = Cancel this game for everyone

name-help = help
cmd-help = See what you can do here

name-games = games
cmd-games = List your games on all servers

name-preferences = preferences
cmd-preferences = Your preferences: confirming turns, private messages, language, being away
arg-confirm = When you’re asked before your turn ends
arg-mail = Whether you get your hand as a private message
arg-own-language = The language I use with you
arg-away = Days you’re away, with your time limits paused; 0 when you’re back

name-privacy = privacy
cmd-privacy = See everything that’s kept about you, or have it erased

name-moderate = moderate
cmd-moderate = For this server’s moderators

name-skip = skip
cmd-skip = Skip a player the game is waiting for; a simple move is made for them
arg-skip-player = Who to skip

name-defaults = defaults
cmd-defaults = Show or change how new tables on this server begin
arg-permission = Which permission makes somebody a moderator of tables

# The options of the commands, without spaces and capitals, as names are; and what can be chosen for some of them.
opt-about = about
opt-answer = answer
opt-away = away
opt-by = by
opt-confirm = confirm
opt-everything = everything
opt-everywhere = everywhere
opt-hints = hints
opt-hours = hours
opt-language = language
opt-leaderboards = leaderboards
opt-mail = mail
opt-misses = misses
opt-number = number
opt-permission = permission
opt-person = person
opt-player = player
opt-quiet = quiet
opt-scores = scores
opt-seats = seats
opt-server = server
opt-table = table
opt-then = then
opt-thread = thread
opt-tidy = tidy
opt-to = to
opt-zone = zone

choice-then-wait = Keep waiting
choice-then-move = Make a simple move
choice-then-bot = Simple moves, then a bot
choice-scores-open = Always shown
choice-scores-hidden = Hidden until the end
choice-permission-manage_messages = Manage Messages
choice-permission-manage_threads = Manage Threads
choice-permission-manage_channels = Manage Channels
choice-permission-moderate_members = Time out Members
choice-permission-manage_guild = Manage Server
choice-confirm-always = Always
choice-confirm-usually = Usually
choice-confirm-never = Never
choice-mail-on = On
choice-mail-off = Off
choice-leaderboards-everywhere = Everywhere
choice-leaderboards-server = My servers
choice-leaderboards-nowhere = Nowhere
