# The rules of tables by their ids, as they are explained to players: a title and a few sentences.

rule-T-1-title = One table per channel
rule-T-1 = A channel or thread has room for one table at a time. When its game is over or cancelled, you can open another there.

rule-T-2-title = Joining
rule-T-2 = While a table is in the lobby, anyone can take a free seat, but only one. The host can give free seats to bot players.

rule-T-3-title = Leaving the lobby
rule-T-3 = In the lobby, you can leave at any time. If you’re the host, the next person becomes the host; when the last person leaves, the table closes.

rule-T-4-title = What’s up to the host
rule-T-4 = Only the host or a moderator can change settings, add bot players, start, pause, resume or cancel the game, kick somebody, or hand the table over to a player who accepts it.

rule-T-5-title = Starting a game
rule-T-5 = The game starts with everyone who has a seat. How many can play, and with which options, is up to the game’s own rules.

rule-T-6-title = Watching
rule-T-6 = If you don’t have a seat at a table, you can watch the game, but not play in it.

rule-T-7-title = Answers that come too late
rule-T-7 = Your answer counts for the question it was given to, as it stood then. If that question is closed, or you’ve done something since, your answer does nothing: use the newest message.

rule-T-8-title = Everything in its time
rule-T-8 = What you can do depends on where the table is: you join in the lobby, you play while the game is running, and so on.

rule-T-9-title = Time limits
rule-T-9 = A turn can have a time limit, from 1 minute to 60 days; the table’s quiet hours, at most 16 a day, don’t count. You get one reminder. The lobby chooses what happens when time’s up: the table waits, a simple move is made, or after several missed turns in a row a bot takes over. To answer between turns, you have 1 minute to 7 days.

rule-T-10-title = Being away
rule-T-10 = While you’re away, your time limits are paused at all your tables. You can be away for up to 60 days from now, and 60 days a year in all. If you come back early, you keep the rest.

rule-T-11-title = Resigning and being kicked
rule-T-11 = If you resign or are kicked from a running game, a bot player takes your seat. When the last person has left, the game is cancelled.

rule-T-12-title = Taking over a seat
rule-T-12 = If somebody left a seat, they can come back to it, or anyone without a seat at the table can take it over. You can offer your own seat to somebody else, and the host can offer any seat; it changes hands once they accept.

rule-T-13-title = Playing again
rule-T-13 = After a game, anyone who played can open a new table in the same place, with the same people and settings.

rule-T-14-title = Settings that make no sense
rule-T-14 = Settings that make no sense are refused, such as a game that doesn’t exist.

rule-T-15-title = Ratings
rule-T-15 = If you play a game from start to finish, it counts for your rating. Resigning counts as last place. Bot players aren’t rated, and neither is anyone who took over a seat. Everyone starts at 1500; until you’ve played 5 games, your rating is provisional.

rule-T-16-title = When the rules change
rule-T-16 = A game continues by the rules of the bot that’s running now. If any have changed, the table is told which. A bot with older rules than the game’s leaves the game alone.

rule-T-17-title = Exporting a game
rule-T-17 = You can export a game: while it’s being played, without its seed, which would give away what’s coming; when it’s over, with its seed. A cancelled game can’t be exported.

rule-T-18-title = What’s up to moderators
rule-T-18 = A moderator can skip a player the game is waiting for. What the game’s rules provide for absent players then happens for them. Moderators also choose how new tables on their server begin.

rule-T-19-title = When a table can’t be shown
rule-T-19 = If the channel is gone, or I can no longer write there, the game is paused and the host is told. Nothing is lost: you’ll hear what happened as soon as I can post again.

rule-T-20-title = Moving a table
rule-T-20 = The host, or a moderator, can move a table to another channel or thread on the same server, if there’s no table there yet: **{ COMMAND("table bring") }**.

rule-T-24-title = How many tables can be open
rule-T-24 = One person can host 25 open tables, and a server can have 200, unless whoever runs the bot chose other limits. To open one more, even for a rematch, end one first or hand it over. Practice games don’t count.
