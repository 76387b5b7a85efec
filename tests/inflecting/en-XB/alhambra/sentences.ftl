did-BuildingBought = { $surplus ->
    [0] buyed { FORM($tile, case: "acc") } with { FORM($cards, case: "acc") }, exact
   *[other] buyed { FORM($tile, case: "acc") } with { FORM($cards, case: "acc") }
}
did-SquareTaken = taked { FORM($tile, case: "acc") }
did-CharacterUsed = used { FORM($card, case: "acc") }
hint-why-lead = in { FORM($kind, case: "loc") } you leads
place-title = { KIND($sort) ->
    [tower] Where goes he, { $sort }?
    [square] Where goes it, { $sort }?
   *[other] Where goes she, { $sort }?
}
refused-buy-not-for-sale = Nobody sells { FORM($tile, case: "acc") }. There is: { $sale }.
