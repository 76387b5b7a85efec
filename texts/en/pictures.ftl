# What pictures of any game say.

points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

end-title = { $winners ->
    [one] { $names } wins
   *[other] { $names } win
}
