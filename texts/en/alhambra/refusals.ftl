# Why something is not possible in the game.

refused-round-not-scored = Scoring { $round } hasn’t happened yet. Leave out **when** to see the next one.

# What was typed fits nothing, or too much.
refused-no-such-choice = { $found ->
    [0] “{ $text }” isn’t one of your options right now. Type it like this: *{ $example }*.
   *[other] “{ $text }” could mean { $found } things. Type a little more, like this: *{ $example }*.
}
refused-cannot-afford = You can’t pay for { $tile } yet: it costs { $price } { $currency }, and you have { $total }.
refused-no-choice-TakeMoney = There’s no money you can take right now.
refused-no-choice-BuyBuilding = There’s nothing you can buy right now.
refused-no-choice-PlaceBuilding = You have no tile to place right now.
refused-no-choice-AddBuilding = There’s nothing you can redesign right now.
refused-no-choice-Finish = You can’t end your turn yet.

# In the game.
refused-game-is-over = The game is over.
refused-not-your-decision = { $state ->
    [GAME_END] The game is over.
   *[other] It’s not your turn.
}
refused-not-now = You can’t do that right now: { $state }.
refused-nothing-to-undo = There’s nothing to undo.
refused-players-out-of-range = Alhambra is for { $fewest } to { $most } players; { $players ->
    [one] { $players } has joined. Invite somebody, or add a bot.
   *[other] { $players } have joined.
}
refused-take-nothing = Take at least one card.
refused-take-not-in-display = { $card } isn’t open. You can take from: { $open }.
refused-take-too-much = { $total } is more than { $limit }. Take one card of any value, or several worth { $limit } or less together.
refused-take-alone = You can only take { $card } on its own, without other cards.
refused-buy-not-for-sale = { $tile } isn’t for sale. On the market: { $sale }.
refused-pay-nothing = { $missing ->
    [0] It costs { $price-money }. Choose { $currency } cards worth { $price } or more.
   *[other] It costs { $price-money }, and you have { $have-money }. You need { $missing } more.
}
refused-pay-with-what-you-have = It costs { $price-money }. Pay with { $currency } cards from your hand; you have { $have-money }.
refused-pay-exactly = This must be paid exactly: { $price }, not { $total }.
refused-pay-too-little = { $total } is less than { $price }. It costs { $price-money }, and you have { $have-money }.
refused-no-such-refund = You can’t get that for overpaying by { $surplus }.
refused-build-not-there = { $tile } can’t go on { $cell }.
refused-not-to-be-chosen = { $number ->
    [0] There’s nothing to choose there, so { $choice } can’t be chosen.
   *[other] { $choice } can’t be chosen there. You can choose: { $choices }.
}
refused-place-not-set-aside = { $tile } isn’t one of the tiles you have to place: { $aside }.
refused-remove-not-there = { $tile } on { $cell } can’t be removed.
refused-swap-not-there = { $tile } can’t replace the tile on { $cell }.
refused-fountain-stays = The fountain stays where it is.
refused-redesign-set-aside = You bought { $tile } this turn, so place it at the end instead.
refused-redesign-not-in-reserve = { $number ->
    [0] { $tile } isn’t in your reserve. Your reserve is empty.
   *[other] { $tile } isn’t in your reserve. You have: { $reserve }.
}
refused-redesign-nothing-there = There’s nothing on { $cell }.
refused-finish-only-after-exact-payment = You still have 1 action. Take money, buy a building or redesign first.
refused-pass-only-without-an-action = You can’t pass while you can take money, buy or redesign.
refused-confirm-with-tiles-aside = Place this first: { $aside }.

state-ACTION = your action comes first
state-PLACEMENT = your new tiles have to be placed first
state-CONFIRM = all that’s left is to end your turn or undo

do-TakeMoney = taking money
do-BuyBuilding = buying
do-PlaceBuilding = placing
do-ReserveBuilding = reserving
do-AddBuilding = adding a tile from the reserve
do-RemoveBuilding = removing a tile
do-SwapBuilding = swapping tiles
do-Finish = stopping
do-Pass = passing
do-ConfirmTurn = ending the turn
do-UndoStep = undoing
do-UndoTurn = undoing the turn

refused-no-choice-other = Nothing else you can do right now.
