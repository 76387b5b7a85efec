# English for the sample of a broken language.

greeting = Hello, { $who }!
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
bought = bought { $tile }
farewell = Bye!
titled = { greeting }
