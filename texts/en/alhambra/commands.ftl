# Names and descriptions of the commands; see commands.ftl of all games.

name-take = take
cmd-take = Take money from the open cards
arg-take-cards = One card, or several worth 5 or less together

name-buy = buy
cmd-buy = Buy a building from the market
arg-buy-building = The building and how you pay; exact payments first

name-place = place
cmd-place = Place a building that you bought
arg-place-place = Where it goes: a cell such as K12, or your reserve

name-redesign = redesign
cmd-redesign = Add a tile from your reserve, swap one, or remove one
arg-redesign-change = What you change

name-alhambra = alhambra
cmd-alhambra = Play Alhambra

name-modules = modules
cmd-modules = Choose the modules of this table, and how players are asked between turns
arg-modules = A preset, or modules with commas between them
arg-window = Hours to answer between turns, or: orders (nobody is asked, only auto-answers count)
arg-sparing = Ask between turns only those who can do more than pass; on unless you switch it off

name-market = market
cmd-market = Show the market and the open money

name-palace = palace
cmd-palace = Look at a palace up close
arg-palace-player = Whose; yours if you choose nobody

name-score = score
cmd-score = Explain the points: a scoring that was, or one as if it came now
arg-score-when = Which scoring

name-act = act
cmd-act = Do something else that this game’s modules allow, also out of turn
arg-act-action = What you do
