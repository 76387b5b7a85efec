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

# The sides of a tile.
sides = NESW

dirk = Dirk
seat-name = Player { $number }
