kind-garden = { $case ->
    [acc] gardenum
    [gen] gardenis
   *[nom] garden
}
kind-tower = { $case ->
    [acc] { -tower(case: "acc") }
    [gen] { -tower(case: "gen") }
   *[nom] { -tower }
}
-tower = { $case ->
    [acc] towerum
    [gen] toweris
   *[nom] tower
}
kinds-tower = { $case ->
    [loc] towerios
   *[nom] towers
}
# The kind of a square is always in the genitive.
tile-square = { FORM($kind, case: "gen") } { $case ->
    [acc] squarum
   *[nom] square
}
currency-denar = { $case ->
    [acc] denarum
   *[nom] denar
}
currency-gulden = { $case ->
    [acc] guldenum
   *[nom] gulden
}
character-miser = { $case ->
    [acc] miserum
   *[nom] miser
}
