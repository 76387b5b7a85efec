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
