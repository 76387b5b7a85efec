# The pieces of Alhambra, as they are called everywhere.

money-gulden = { $number } Gulden
money-dirham = { $number ->
    [one] { $number } Dirham
   *[other] { $number } Dirhams
}
money-denar = { $number ->
    [one] { $number } Denar
   *[other] { $number } Denars
}
money-ducat = { $number ->
    [one] { $number } Ducat
   *[other] { $number } Ducats
}

kind-pavilion = pavilion
kind-seraglio = seraglio
kind-arcades = arcades
kind-chambers = chambers
kind-garden = garden
kind-tower = tower

# A tile by its kind, its price and what is on its sides, then with what lies on it; cards of a currency by what they are worth.
tile-called = { $has ->
    [both] { $sort } { $price } ({ $sides })
    [price] { $sort } { $price }
    [sides] { $sort } ({ $sides })
   *[neither] { $sort }
}
tile-bearing = { $tile } with { $tokens }
piece-on-cell = { $piece } on { $cell }
piece-between = { $piece } between { $cell } and { $other }
money-called = { $sort } { $values }

# Several of a kind.
kinds-pavilion = Pavilions
kinds-seraglio = Seraglios
kinds-arcades = Arcades
kinds-chambers = Chambers
kinds-garden = Gardens
kinds-tower = Towers
coins-gulden = Gulden
coins-dirham = Dirhams
coins-denar = Denars
coins-ducat = Ducats

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

# The sides of a tile from the north clockwise: a letter for each where something is read out, an arrow where it is
# seen, and a word that can be typed.
sides = NESW
side-arrows = ↑→↓←
side-names = north east south west
