# The rules of tables by their ids, as they are explained to players: a title and a few sentences.

rule-T-1-title = One table in one place
rule-T-1 = A channel or thread has room for one table at a time. When its game is over or the table is cancelled, another can be opened there.

rule-T-2-title = Sitting down
rule-T-2 = As long as a table is in the lobby, anybody may take a free seat there, but no more than one. The owner may give free seats to bot players.

rule-T-3-title = Leaving the lobby
rule-T-3 = In the lobby you may leave at any time. If the table is yours, the next person becomes its owner; when the last person leaves, the table goes too.

rule-T-4-title = What is up to the owner
rule-T-4 = Only the table’s owner or a moderator of the place may change settings, seat bot players, start, pause, resume or cancel the game, kick somebody, or hand the table over to a player who accepts it.

rule-T-5-title = Starting a game
rule-T-5 = The game begins with those who have a seat. How many can play, and with which options, is for the rules of the game to say: Alhambra is for two to six (B-14).

rule-T-6-title = Only watching
rule-T-6 = If you have no seat at a table, you can watch its game but not act in it.

rule-T-7-title = Answers that come too late
rule-T-7 = Your answer counts for the question it was given to, as that stood then. If the question is closed, or you have done something since, the answer does nothing: use the newest message.

rule-T-8-title = All in its time
rule-T-8 = What you can do depends on where the table is: you join in the lobby, you play while the game is running, and so on.

rule-T-9-title = Time for a turn
rule-T-9 = A turn may have a limit, 1 minute to 60 days; the clock rests in the table’s quiet hours, 16 a day at most. You are reminded once. When time is up, the table waits, or the default of the rules happens, or after some missed turns in a row a bot player takes the seat: the lobby chooses. To answer between turns you have 1 minute to 7 days.

rule-T-10-title = Holidays
rule-T-10 = While you are on holiday your clock stands still, at all your tables. A holiday may end no later than 60 days from now.

rule-T-11-title = Resigning and being kicked
rule-T-11 = Whoever resigns or is kicked while the game is on is followed by a bot player on the same seat. When the last person has left, the table is cancelled.

rule-T-12-title = Taking over a seat
rule-T-12 = If somebody has left a seat, they can come back to it, or anybody without a seat at the table can take it over. You may offer your own seat to somebody else, and the owner any seat; it changes hands once they accept.

rule-T-13-title = Playing again
rule-T-13 = After a game, anybody who played in it may open a new table in the same place, with the same people and settings.

rule-T-14-title = Settings that cannot be meant
rule-T-14 = Settings that make no sense are refused, such as a game that does not exist.

rule-T-15-title = Ratings
rule-T-15 = If you play a game from beginning to end, it counts for your rating. Whoever gives up comes last. Bot players are not rated, nor is anybody who took over a seat. Everyone starts at 1500; until you've played 5 games, your rating is provisional.

rule-T-16-title = When the rules change
rule-T-16 = A game goes on by the rules of the program that runs now. If these have changed, the table is told which ones. A program whose rules are older than the game’s leaves the game alone.

rule-T-17-title = Exporting a game
rule-T-17 = A game can be exported: while it is played without its seed, which would give away what is coming, and with the seed when it is over. A cancelled game cannot be exported.

rule-T-18-title = What is up to moderators
rule-T-18 = A moderator of the place may skip a player the game waits for. What the rules of the game provide for an absent player then happens for them; in Alhambra that is B-112. Moderators also choose the settings with which new tables on their server begin.

rule-T-19-title = When a table cannot be shown
rule-T-19 = If the channel is gone, or the bot may no longer write there, the game is paused and the owner is told. Nothing is lost: what happened is told as soon as it can be.

rule-T-20-title = Bringing a table elsewhere
rule-T-20 = The owner, or a moderator, may bring a table to another channel or thread of the same server, if there is no table yet: **{ COMMAND("table bring") }**.

rule-T-24-title = How many tables can be open
rule-T-24 = One person can be the host of 25 open tables, and a server can have 200, unless whoever runs the bot chose other numbers. To open one more, also for a rematch, end one first or hand it over. Practice games don’t count here.
