# The characters and their powers.

character-rich-patron = Rich Patron
character-miser = Miser
character-architect = Architect
character-merchant = Trader
character-travelling-magician = Travelling Juggler
character-wise-man = Wise Man
character-dancer = Dancer
character-money-changer = Money Changer
character-beggar = Beggar
character-city-watch = City Guard

power-character-rich-patron = Once, the Rich Patron pays exactly for any tile of the market.
power-character-miser = After buying a building of price 10 or more, the Miser takes one open money card.
power-character-architect = After placing, the Architect makes one more redesign in each of your turns.
power-character-merchant = With the Trader you take several cards worth up to 7 together.
power-character-travelling-magician = The Travelling Juggler brings 8 points at once, or is swapped for an unknown character.
power-character-wise-man = In each scoring, the Wise Man counts as half a building of one kind that you have.
power-character-dancer = At the start of your turn, the Dancer exchanges a tile of the market for one from the bag.
power-character-money-changer = At the start of your turn, the Money Changer takes a card of yours for an open one that is worth no more.
power-character-beggar = At the start of your turn, with fewer than three money cards, the Beggar takes the top card of the draw pile.
power-character-city-watch = In each scoring, the City Guard brings a point for every three edges of your longest wall.
