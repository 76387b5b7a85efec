# The pieces of Alhambra, as they are called everywhere.

kind-pavilion = pavilion
kind-seraglio = seraglio
kind-arcades = arcades
kind-chambers = chambers
kind-garden = garden
kind-tower = tower
kind-camp = camp

# One letter for each kind, printed on its tiles.
letter-pavilion = P
letter-seraglio = S
letter-arcades = A
letter-chambers = C
letter-garden = G
letter-tower = T

currency-gulden = Gulden
currency-dirham = Dirham
currency-denar = Denar
currency-ducat = Ducat

# Two letters for each currency, printed on its cards.
mark-gulden = Gu
mark-dirham = Di
mark-denar = De
mark-ducat = Du

# Tiles of the modules. A square has a kind and no price; a camp has arrows out through some sides.
tile-square = { $kind } square
letter-square = +{ $letter }
tile-camp = camp
tile-arrows = { $number ->
    [one] arrow { $sides }
   *[other] arrows { $sides }
}

# Cards of the modules.
exchange-card = exchange card
card-exchange = exchange { $one }–{ $other }

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

# The stone of a vizier.
vizier-awake = vizier awake
vizier-asleep = vizier asleep

# The sides of a tile from the north clockwise: a letter for each where something is read out, an arrow where it is
# seen, and a word that can be typed.
sides = NESW
side-arrows = ↑→↓←
side-names = north east south west

dirk = Dirk
seat-name = Player { $number }
