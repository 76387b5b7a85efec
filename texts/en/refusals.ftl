# Why something was not possible. The rule follows by itself, and what would be legal.

refused-rule = (rule { $rule })
refused-legal = You can:
and-more = and { $number } more
refused-malformed = That cannot be read as something to do. Nothing has changed.

# At any table.
refused-no-table-here = There’s no table in this channel. **{ COMMAND("alhambra new") }** opens one, and **{ COMMAND("games") }** finds yours.
refused-no-such-table = That table is no longer here. Find yours with **{ COMMAND("games") }**.
refused-no-such-game = Nobody here knows the game { $game }.
refused-table-here-already = There’s already a table in this channel. Join it, or open yours in a thread: **{ COMMAND("alhambra new") } thread:True**.
refused-permissions-missing = I need these permissions in this channel: { $permissions }. A server admin can give them to me.
refused-no-thread-here = A thread can be opened in a text channel only. Open the table right here instead.
refused-not-at-this-table = You’re not playing at this table. You can watch with **{ COMMAND("table show") }**.
refused-they-are-not-at-this-table = They’re not playing at this table.
refused-already-at-this-table = You’re already at this table.
refused-they-are-already-at-this-table = They’re already at this table.
refused-not-a-person = The account of a bot cannot play. Choose a person.
refused-table-is-full = All { $seats } seats are taken.
refused-bots-out-of-range = { $free ->
    [0] There’s no free seat for a bot.
    [one] There’s room for 1 bot at most.
   *[other] There’s room for { $free } bots at most.
}
refused-more-sit-than-seats = { $sitting } are sitting here, more than { $seats }.
refused-too-many-own-tables = You’re the host of { $tables } open tables, the most one person can have here. End one first: **{ COMMAND("games") }** lists them, and **{ COMMAND("table cancel") }** in its channel ends one. If others play on there, hand it over with **{ COMMAND("table host") }**.
refused-too-many-tables-here = This server has { $tables } open tables, the most a server can have here. Join one of them, or wait until a game ends.
refused-owner-only = Only the host of the table or a moderator can do that.
refused-moderator-only = Only a moderator of this server can do that.
refused-another-server = The table belongs to another server.
refused-no-table-to-bring = { $number ->
    [0] You’re not the host of a game elsewhere on this server.
   *[other] There are several tables; choose one of them.
}
refused-nobody-waits-for-them = The game is not waiting for them.
refused-question-is-closed = That button is out of date, so nothing happened.
refused-nothing-to-confirm = There is nothing to confirm yet.
refused-table-is-lobby = The game hasn’t started yet. The host starts it with **Start**.
refused-table-is-playing = The game has already started. **{ COMMAND("table resign") }** hands your seat to a bot; **{ COMMAND("table cancel") }** cancels the game.
refused-table-is-paused = The game is paused. The host continues it with **{ COMMAND("table resume") }**.
refused-table-is-over = The game is over. **Rematch** opens a new table with the same people.
refused-table-is-cancelled = This game was cancelled. **{ COMMAND("alhambra new") }** starts another.
refused-table-not-playing = No game is being played here.
refused-no-rematch-here = A rematch can be opened by those who played, when the game is over.
refused-seat-not-vacant = No seat is free to be taken over.
refused-holiday-out-of-range = You can be away for up to { $days } days from now.
refused-language-unknown = I do not speak { $language }.
refused-pace-out-of-range = A turn lasts between one minute and { $most } hours.
refused-window-out-of-range = Those who are asked between turns have between one minute and { $most } days to answer.
refused-reminder-out-of-range = A reminder comes before the end of the time.
refused-misses-out-of-range = Between 1 and { $most } turns can be missed.
refused-quiet-hours-unfit = Quiet hours begin and end at different times of a day.
refused-quiet-hours-too-long = Quiet hours last at most { $most } hours a day.
refused-quiet-hours-unreadable = “{ $text }” is not understood. Write quiet hours such as 22:00-08:00.
refused-zone-unknown = The time zone { $zone } is unknown. Write it such as Europe/Amsterdam.
refused-rules-are-newer = This game needs a newer version of the bot. Nothing is lost; ask whoever runs it.
refused-no-game-to-export = There is no game here yet.
refused-game-was-cancelled = The game was cancelled, so its shuffles stay sealed.

# When something fails.
fault-storage = The tables cannot be reached just now. Nothing has changed; please try again in a moment.
fault-table-damaged = I can’t read this table right now. Please tell whoever runs this bot. To use the channel again, the host or a moderator can close it with **{ COMMAND("table cancel") }**.
fault-ours = Something went wrong on our side. Nothing has changed. If it happens again, please tell whoever runs this bot the number { $number }.
fault-answer = The answer cannot be shown, but what you did counts: **{ COMMAND("table show") }** shows how things are. If it happens again, please tell whoever runs this bot the number { $number }.
fault-command = That command is not known (any more). Look at **{ COMMAND("help") }**.
fault-out-of-date = This message is out of date. **{ COMMAND("table show") }** shows the table as it is now.
refused-not-in-this-game = **/{ $command }** means nothing in the game at this table. **{ COMMAND("help") }** says what you can do.
restarted-done = That went through just before I restarted. The newest message of the table shows where things stand.
restarted-undone = I was restarted before I could do that, so nothing has changed. Please try again.
restarted-perhaps = I was restarted in the middle of that. Please check whether it worked, and try again if it didn’t.
