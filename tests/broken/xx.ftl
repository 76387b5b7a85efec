# A language with one fault of each kind.

greeting = Hallo, { $name }!
cards = { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}
bought = kocht { LIDWOORD($tile) } { -huis.geslacht ->
    [c] de
   *[n] het
}
titled = { groet } { -toren }
extra = Dit is er in het Engels niet.
-huis = huis
