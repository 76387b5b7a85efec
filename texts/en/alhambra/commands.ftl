# Names and descriptions of the commands; see commands.ftl of all games.

name-take = take
cmd-take = Take money from the open cards
arg-take-cards = One card, or several worth 5 or less together

name-buy = buy
cmd-buy = Buy a building from the market
arg-buy-building = The building and how you pay; exact payments first

name-place = place
cmd-place = Place your tile or domino
arg-place-place = Where it goes: a number from the picture, or a cell such as K12

name-redesign = redesign
cmd-redesign = Add a tile from your reserve, swap one, or remove one
arg-redesign-change = What to change

name-alhambra = alhambra
cmd-alhambra = Play Alhambra

name-modules = modules
cmd-modules = Choose this table’s modules, and how players are asked between turns
arg-modules = Presets or modules, separated by commas; + before a name adds it, - removes it
arg-variants = Options of the chosen modules, separated by commas, or: none
arg-window = Hours to answer between turns, or: orders (nobody is asked, only auto-answers count)
arg-sparing = Between turns, ask only players who can do more than pass; on by default

name-market = market
cmd-market = See the market and the open money

name-buildings = buildings
cmd-buildings = See all 54 buildings, which are in the bag, and where the others are
arg-buildings-by = Sorted by walls, or by price from 6 up

name-palace = palace
cmd-palace = Look at a palace up close
arg-palace-player = Whose palace; yours if you leave this out

name-score = score
cmd-score = See the points explained: a past scoring, or one as if it came now
arg-score-when = Which scoring; the next one if you leave this out

name-act = act
cmd-act = Do something else that this game’s modules allow, even out of turn
arg-act-action = What to do

# The options of these commands.
opt-action = action
opt-building = building
opt-cards = cards
opt-change = change
opt-modules = modules
opt-place = place
opt-sparing = sparing
opt-variants = variants
opt-when = when
opt-window = window
choice-by-walls = By walls
choice-by-price = By price, from 6 up
choice-when-now = As if it came now
choice-when-1 = First scoring
choice-when-2 = Second scoring
choice-when-3 = Third scoring
