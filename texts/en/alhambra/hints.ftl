# Hints: what the bot player would do in your seat, and why; 160 characters at most.

# A suggestion and its reason.
hint-do = { $what }: { $why }.
hint-or = { $what }: { $why }.
hint-then = { $what }, then { $other }: { $why }.
hint-not = Don’t { $what }: { $why }. Better: { $other }.
hint-not-alone = Don’t { $what }: { $why }.
hint-but-alone = You could { $what }, but { $why }.
hint-but = You could { $what }, but { $why }. Better: { $other }.
hint-either = { $what }, or { $other }
hint-either-TakeMoney = { $what }, or { $cards }
hint-either-place = { $what } or { $cell }
hint-two-reasons = { $one }, and { $other }
hint-three-reasons = { $one }. { $other }, and { $third }
hint-close = they’re about equally good. With the first, { $why }

# What to do.
hint-TakeMoney = take { $cards }
hint-BuyBuilding = buy { $tile } with { $cards }
hint-PlaceBuilding = place { $tile } on { $cell }
hint-ReserveBuilding = put { $tile } into your reserve
hint-AddBuilding = redesign and add { $tile } on { $cell }
hint-SwapBuilding = redesign and swap the tile on { $cell } for { $tile }
hint-RemoveBuilding = redesign and remove the tile on { $cell }
hint-Finish = stop here
hint-Pass = pass
hint-Decline = pass
hint-Forgo = skip it
hint-ConfirmTurn = end your turn

# Why: money.
hint-why-exact-with = you could then pay for { $tile } exactly, with your { $cards }
hint-why-exact-next = next turn it pays for { $tile } exactly, and you go again
hint-why-nearly = next turn you could buy { $tile }, overpaying by just { $surplus }
hint-why-every-price = your { $currency } could then pay every price from { $first } to { $last } exactly
hint-why-prices = { $number ->
    [1] small change helps you pay exactly
   *[other] your { $currency } could then pay { $number } different prices exactly
}
hint-why-coins = that’s { $total } more to spend

# Why: buying.
hint-why-exact = it’s exact, so you go again
hint-why-overpaid = it’s worth losing { $surplus }
hint-why-waits = it waits in your reserve until it fits
hint-why-no-place-yet = it has no place yet
hint-why-lost = you’d lose { $surplus } and your turn would end
hint-why-cards-are-better = your cards are worth more to you

# Why: what a tile brings.
hint-why-wall = your wall grows from { $before } to { $after }
hint-why-start = { $after ->
    [1] it’s the first edge of your wall
   *[other] its { $after } edges start your wall
}
hint-why-lead = you’d lead in { $kind } with { $number }
hint-why-only = nobody else has { $kind } yet
hint-why-pays = first place pays { $points } at the next scoring
hint-why-level = you’d share the lead in { $kind } with { $number }
hint-why-behind = { $number ->
    [1] you’d have your first { $single }
   *[other] you’d have { $number } { $kind }
}

# Why: places.
hint-why-fits = { $both ->
    [yes] both leave a place for your { $tile }
   *[no] it leaves a place for your { $tile }
}
hint-why-fits-others = { $both ->
    [yes] both leave a place for your { $tile }, unlike { $cells }
   *[no] it leaves a place for your { $tile }, unlike { $cells }
}
hint-why-room = that leaves a place for { $number } of the { $all } buildings
hint-why-all-the-room = every building still finds a place
hint-why-in-the-way = anywhere else it would get in the way of other tiles
hint-why-fits-nowhere = it fits nowhere yet. You can add it later with a redesign

# Why: redesigning.
hint-why-whole-action = that’s worth your whole action
hint-why-extra-action = your extra action is just right for it
hint-why-costs-nothing = it costs no action
hint-why-more-use = it’s more useful there than in your reserve
hint-why-costs-the-action = that’s your whole action
hint-why-both-exact = you pay exactly, so you can do both
hint-why-then-fits = { $tile } then fits on { $cell }

# Why: whatever is left.
hint-why-close = they’re about equally good
hint-why-best-there-is = it’s the best you can do right now
hint-why-all-done = everything else is done
hint-why-nothing-more = no other action is worth it right now
hint-why-not-worth-it = it wouldn’t gain you anything right now
hint-why-nothing-possible = there’s nothing you could do
hint-why-gift = it costs you nothing
