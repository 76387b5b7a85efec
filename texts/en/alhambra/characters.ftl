# Characters in pictures, and their auctions.

character-rich-patron = Rich Patron
character-miser = Miser
character-master-builder = Architect
character-merchant = Trader
character-travelling-magician = Travelling Juggler
character-wise-man = Wise Man
character-dancer = Dancer
character-money-changer = Money Changer
character-beggar = Beggar
character-city-watch = City Guard

window-title-auction = An auction
auction = At auction
alt-auction = At auction: { $name }.
