# Why something was not possible. The rule follows by itself, and what would be legal.

refused-rule = (rule { $rule })
refused-legal = You can:
and-more = and { $number } more
refused-malformed = I couldn’t make sense of that, so nothing happened.

# At any table.
refused-no-table-here = There’s no table in this channel. **{ COMMAND("new") }** opens one, and **{ COMMAND("games") }** finds yours.
refused-no-such-table = That table is gone. **{ COMMAND("games") }** lists yours.
refused-no-such-game = I don’t know the game { $game }.
refused-table-here-already = There’s already a table in this channel. Join it, or open yours in a thread: **{ COMMAND("new") } thread:True**.
refused-permissions-missing = I need these permissions in this channel: { $permissions }. A server admin can give them to me.
refused-no-thread-here = I can only open a thread in a text channel. Open the table right here instead.
refused-not-at-this-table = You’re not playing at this table. You can watch with **{ COMMAND("table show") }**.
refused-they-are-not-at-this-table = They’re not playing at this table.
refused-already-at-this-table = You’re already at this table.
refused-they-are-already-at-this-table = They’re already at this table.
refused-not-a-person = Bot accounts can’t play. Choose a person.
refused-table-is-full = All { $seats } seats are taken.
refused-bots-out-of-range = { $free ->
    [0] There’s no free seat for a bot.
    [one] There’s room for { $free } bot at most.
   *[other] There’s room for { $free } bots at most.
}
refused-more-sit-than-seats = { $sitting } players have joined, so { $seats } seats aren’t enough.
refused-too-many-own-tables = You’re hosting { $tables } open tables, the most one person can have here. End one first: **{ COMMAND("games") }** lists them, and **{ COMMAND("table cancel") }** in its channel ends one. If others are still playing there, hand it over with **{ COMMAND("table host") }**.
refused-too-many-tables-here = This server has { $tables } open tables, the most a server can have here. Join one of them, or wait until a game ends.
refused-owner-only = Only the host or a moderator can do that.
refused-moderator-only = Only a moderator of this server can do that.
refused-another-server = That table is on another server.
refused-no-table-to-bring = { $number ->
    [0] You’re not hosting a game anywhere else on this server.
   *[other] You could bring several tables. Choose one.
}
refused-nobody-waits-for-them = The game isn’t waiting for them.
refused-question-is-closed = That button is out of date, so nothing happened.
refused-nothing-to-confirm = There’s nothing to confirm yet.
refused-table-is-lobby = The game hasn’t started yet. The host can press **Start**.
refused-table-is-playing = The game has already started. **{ COMMAND("table resign") }** hands your seat to a bot; **{ COMMAND("table cancel") }** cancels the game.
refused-table-is-paused = The game is paused. The host can continue it with **{ COMMAND("table resume") }**.
refused-table-is-over = The game is over. **Rematch** opens a new table with the same people.
refused-table-is-cancelled = This game was cancelled. **{ COMMAND("new") }** starts another.
refused-table-not-playing = There’s no game running here.
refused-no-rematch-here = Only people who played can open a rematch, once the game is over.
refused-seat-not-vacant = There’s no seat to take over right now.
refused-holiday-out-of-range = You can be away for up to { $days } days from now.
refused-language-unknown = I don’t speak { $language }.
refused-pace-out-of-range = A turn can last from 1 minute to { $most } hours.
refused-window-out-of-range = The time to answer between turns can be from 1 minute to { $most } days.
refused-reminder-out-of-range = The reminder has to come before time’s up.
refused-misses-out-of-range = Choose from 1 to { $most } missed turns.
refused-quiet-hours-unfit = Quiet hours can’t start and end at the same time.
refused-quiet-hours-too-long = Quiet hours can last { $most } hours a day at most.
refused-quiet-hours-unreadable = I don’t understand “{ $text }”. Write quiet hours like this: 22:00-08:00.
refused-zone-unknown = I don’t know the time zone { $zone }. Write it like this: Europe/Amsterdam.
refused-rules-are-newer = This game needs a newer version of the bot. Nothing is lost. Please tell whoever runs it.
refused-no-game-to-export = There’s no game to export here yet.
refused-game-was-cancelled = The game was cancelled, so its shuffles stay sealed.

# When something fails.
fault-storage = I can’t reach the tables right now, so nothing has changed. Please try again in a moment.
fault-table-damaged = I can’t read this table right now. Please tell whoever runs this bot. To use the channel again, the host or a moderator can close it with **{ COMMAND("table cancel") }**.
fault-ours = Sorry, something went wrong on my side. Nothing has changed. If it happens again, please tell whoever runs this bot the number { $number }.
fault-answer = I can’t show you the answer, but what you did counts: **{ COMMAND("table show") }** shows where things stand. If it happens again, please tell whoever runs this bot the number { $number }.
fault-command = I don’t know that command (any more). **{ COMMAND("help") }** shows what I can do.
fault-out-of-date = This message is out of date. **{ COMMAND("table show") }** shows the table as it is now.
refused-not-in-this-game = **/{ $command }** isn’t part of the game at this table. **{ COMMAND("help") }** shows what you can do.
restarted-done = That went through just before I restarted. The table’s newest message shows where things stand.
restarted-undone = I restarted before I could do that, so nothing has changed. Please try again.
restarted-perhaps = I restarted in the middle of that. Please check whether it worked, and try again if it didn’t.

# Looking at a game.
refused-no-such-player = Nobody called { $player } is playing here. Choose from: { $players }.
refused-scores-are-hidden = Points stay hidden at this table until the end.
