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

power-character-rich-patron = Once, the Rich Patron pays exactly for any tile on the market.
power-character-miser = After you buy a building with a price of 10 or more, the Miser gets you one open money card.
power-character-architect = After placing, the Architect gives you one more redesign each turn.
power-character-merchant = With the Trader, you can take several cards worth up to 7 together.
power-character-travelling-magician = The Travelling Juggler gives you 8 points at once, or you swap it for an unknown character.
power-character-wise-man = In each scoring, the Wise Man counts as half a building of one kind that you have.
power-character-dancer = At the start of your turn, the Dancer swaps a tile on the market for one from the bag.
power-character-money-changer = At the start of your turn, the Money Changer swaps one of your cards for an open one worth the same or less.
power-character-beggar = At the start of your turn, if you hold fewer than three money cards, the Beggar gets you the top card of the draw pile.
power-character-city-watch = In each scoring, the City Guard gives you 1 point for every three edges of your longest wall.
