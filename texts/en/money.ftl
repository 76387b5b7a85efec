# Sums of money.

money-gulden = { $number } Gulden
money-dirham = { $number ->
    [one] 1 Dirham
   *[other] { $number } Dirhams
}
money-denar = { $number ->
    [one] 1 Denar
   *[other] { $number } Denars
}
money-ducat = { $number ->
    [one] 1 Ducat
   *[other] { $number } Ducats
}
