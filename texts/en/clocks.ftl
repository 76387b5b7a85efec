# Time limits, and times that do not count.

# After a time in which the bot could not be reached (rule T-23).
clocks-waited = ⏳ I was offline for a while. That doesn’t count towards your time limit.

# Tables where nobody does anything (rule T-25).
rule-T-25-title = Tables that nobody uses
rule-T-25 = If nothing changes in a lobby for 7 days, its table closes. If nobody plays for 30 days, the game is cancelled and doesn’t count. Whoever runs the bot can choose other times. You’re told in advance. Moves made for absent players don’t keep a game going. Nothing ends during a turn’s time limit, or while a player is away.
lobby-ends = -# This table closes { $deadline } if nothing changes.
news-Lapse = ⌛ Nobody has played here for a long time, so this game was cancelled. It doesn’t count.
# The time limit follows.
news-Warn = { $status ->
    [paused] ⏳ { $who }, this game has been paused for a long time. Unless the host continues it with **{ COMMAND("table resume") }**, it’ll be cancelled and won’t count.
   *[playing] ⏳ { $who }, nobody has played here for a long time. Unless somebody makes a move, this game will be cancelled and won’t count.
}

refused-days-away-used-up = You can be away { $most } days a year. { $days ->
    [0] You have none left for { $year }.
    [one] You have { $days } left for { $year }.
   *[other] You have { $days } left for { $year }.
}
