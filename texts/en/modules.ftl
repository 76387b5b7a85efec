# The modules and the presets of the lobby: a name and one line for a menu, which has room for 100 characters at most.

module-vizier = Vizier’s Favour
module-vizier-line = Between two turns, buy a tile with your vizier, if you pay exactly
module-vizier-asks = after each turn you may buy a tile with your vizier

module-bureau = Currency Exchange
module-bureau-line = Exchange cards let you pay for a tile in two currencies

module-squares = Squares
module-squares-line = Free tiles that make the buildings of their colour beside them count more

module-characters = Characters
module-characters-line = Ten helpers with powers of their own, sold at auctions with sealed bids
module-characters-asks = when a character turns up, everyone bids in secret

module-camps = Camps
module-camps-line = Put up outside your walls, they score the rows of tiles behind them

module-new_score_cards = New Score Cards
module-new_score_cards-line = In each round the six kinds have another order of value, open from the start

# Those of the boxes that are not here yet: their names are enough.
module-bonus_cards = Bonus Cards
module-city_gates = City Gates
module-diamonds = Diamonds
module-city_walls = City Walls
module-thieves = Thieves
module-change = Change
module-street_trader = Street Trader
module-treasure_chamber = Treasure Chamber
module-master_builders = Master Builders
module-invaders = Invaders
module-bazaars = Bazaars
module-sultan = Power of the Sultan
module-caravanserai = Caravanserai
module-art_of_the_moors = Art of the Moors
module-falconers = Falconers
module-watchtowers = Watchtowers
module-building_sites = Building Sites
module-exchange_certificates = Exchange Certificates

# The six boxes as they were published.
preset-box-1 = Box 1: The Vizier’s Favour
preset-box-1-line = Vizier’s Favour, Currency Exchange, Bonus Cards, Squares

preset-box-2 = Box 2: The City Gates
preset-box-2-line = City Gates, Diamonds, Characters, Camps

preset-box-3 = Box 3: The Thief’s Turn
preset-box-3-line = City Walls, Thieves, Change, Street Trader

preset-box-4 = Box 4: The Treasure Chamber
preset-box-4-line = Treasure Chamber, Master Builders, Invaders, Bazaars

preset-box-5 = Box 5: The Power of the Sultan
preset-box-5-line = New Score Cards, Power of the Sultan, Caravanserai, Art of the Moors

preset-box-6 = Box 6: The Falconers
preset-box-6-line = Falconers, Watchtowers, Building Sites, Exchange Certificates

preset-first-evening = A first evening
preset-first-evening-line = New Score Cards and Currency Exchange: two that are quickly learnt

preset-everything = Everything
preset-everything-line = All modules at once, for those who know them

preset-random = At random
preset-random-line = Chance chooses the modules for you

preset-none = No modules
preset-none-line = The base game alone
