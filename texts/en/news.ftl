# What people did at a table besides playing.

told = **{ $who }** { $deeds }.
news-Start = **Here we go!**
    -# Shuffle seal: { $commitment } (proves afterwards that nothing was rigged)
news-Pause = ⏸️ The game is paused. The host can continue it with **{ COMMAND("table resume") }**.
news-Suspend = ⏸️ The game was paused because I couldn’t post here. The host can continue it with **{ COMMAND("table resume") }**.
news-Move = The game continues in this channel.
news-Resume = ▶️ The game is back on!
news-Cancel = This game was cancelled.
news-Resign = A seat opened up; **{ $who }** is playing it. **{ COMMAND("table join") }** takes it over.
news-Kick = Somebody had to leave; **{ $who }** is playing their seat. **{ COMMAND("table join") }** takes it over.
news-PassToBot = Somebody was away too long; **{ $who }** is playing their seat. **{ COMMAND("table join") }** takes it over.
news-TakeSeat = **{ $who }** took over a seat.
news-Replace = **{ $who }** took over a seat.
news-HandOver = **{ $who }** is the host now.
news-Skip = A moderator skipped **{ $who }**.
news-Remind = ⏰ { $who }, it’s still your turn.
news-Overdue = ⏰ { $who }, time’s up, but the game is waiting for you.
news-rules-changed = I’ve been updated, and some rules have changed: { $rules } (rule T-16).
