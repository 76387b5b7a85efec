# Time limits, and times that do not count.

# After a time in which the bot could not be reached (rule T-23).
clocks-waited = ⏳ I was offline for a while. That time doesn’t count towards your time limit.

refused-days-away-used-up = You can be away { $most } days a year. { $days ->
    [0] None is left for { $year }.
    [one] 1 is left for { $year }.
   *[other] { $days } are left for { $year }.
}
