# What a person prefers, in a panel to click.

preferences-title =
    ## Your preferences
    They apply to all your games, and you can change them whenever you like.
choose-confirms = Confirming turns
confirms-always = you confirm every turn before it ends
confirms-usually = you confirm turns in which you build; taking money, or typing a move, counts at once
confirms-never = your turns end on their own, without asking
pick-confirms-always = Always
pick-confirms-usually = Usually
pick-confirms-never = Never

choose-mail = Private messages
mail-on = your hand comes to you as a private message
mail-off = none; your hand is always under **Hand** and **{ COMMAND("hand") }**
mail-closed-now = your DMs are closed. Open them and press **On** to try again.
pick-mail-on = On
pick-mail-off = Off

choose-ranked = Leaderboards
ranked-everywhere = you’re listed on your servers, and on the leaderboard of all servers
ranked-server = you’re listed on your servers only
ranked-nowhere = you’re not listed
pick-ranked-everywhere = Everywhere
pick-ranked-server = My servers
pick-ranked-nowhere = Nowhere
arg-leaderboards = Which leaderboards may list you

choose-own-language = Language the bot uses with you
language-auto = Same as my Discord

choose-away = Away
away-until = until { $when }. Your time limits are paused, except for quick questions between turns.
away-not = no. Going away pauses your time limits in all games.
away-left = { $days ->
    [0] You have no days away left this year.
    [one] You have { $days } day away left this year.
   *[other] You have { $days } days away left this year.
}
pick-away = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
pick-back = I’m back
