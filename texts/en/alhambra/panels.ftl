# Private panels, and what can be chosen there.

panel-prepare = **Prepare your turn:** it will be played as soon as everyone has answered.
panel-act = **Your turn!** Take money, buy a building or redesign.
panel-act-again-bare = **Paid exactly: go again!** Take money, buy or redesign. Or end your turn.
panel-act-again = **Paid exactly: go again!** Take money, buy or redesign. Or place { $tile } now and skip the extra action.
panel-act-again-nowhere = **Paid exactly: go again!** Take money, buy or redesign. { $tile } fits nowhere yet, so your reserve will keep it. **Reserve** now skips the extra action.
panel-money = **Take money:** one card of any value, or several worth { $limit } or less together.
panel-buy = **Buy a building.** Pay exactly and you go again!
panel-refund = **{ $option }.** What would you like for the { $surplus } you overpay?
panel-buy-nothing = You can’t afford anything on the market yet. How about taking some money?
panel-place = **Where does it go?** { $tile }
panel-place-nowhere = **{ $tile }** fits nowhere yet, so it goes to your reserve.
panel-place-nothing = You have no tile to place right now.
panel-last-tile = **Place your last tile:** { $tile }
panel-last-tile-nowhere = **Your last tile:** { $tile } fits nowhere, so it goes to your reserve.
panel-redesign = **Redesign:** make one change to your palace. It takes your whole action.
panel-redesign-nothing = Nothing to redesign: no tile in your reserve fits, and none can come out.
panel-rebuild = **Where?**
panel-remove = **Which tile goes back to your reserve?**
panel-confirm = **All set?** You can still undo until you end your turn.
panel-done = ✅ Your turn is over.
panel-answered = ✅ Your answer is in.
panel-not-asked = { $number ->
    [one] It’s { $names }’s turn. Here’s your hand:
   *[other] The game is waiting for { $names }. Here’s your hand:
}
panel-last-tiles = { $number ->
    [one] The final scoring is waiting for { $names } to place a last tile.
   *[other] The final scoring is waiting for { $names } to place their last tiles.
}
panel-hand = Your hand, for your eyes only:
panel-paused = The game is paused.
panel-over = The game is over.
panel-cancelled = This game was cancelled.
choose-other = What else?
choose-money = Which cards?
choose-purchase = Which building?
choose-payment = Another way to pay
choose-beside = Buy something else?
choose-refund = What for the surplus?
choose-tile = Place another tile first?
choose-place = Which place?
choose-redesign = What would you like to change?
choose-wall = Count a wall edge by edge
panel-how = **How should it stand on { $cell }?** { $tile }
choose-how = Which way?
choose-besides = Which one?
how-label = { $number } · { $walls }, wall { $wall }
how-label-gate = { $number } · { $walls }, gate { $gate }, wall { $wall }
how-no-walls = no walls
how-label-corner = { $number } · corner { $corner }, wall { $wall }
option-with-corner = { $option }, corner { $corner }
option-with-gate = { $option }, gate { $gate }
option-with-more = { $option }, { $more }
place-button = { $number } · { $cell }
place-button-gate = { $number } · { $cell }, gate { $gate }
place-label-gate = { $number } · { $cell }, gate { $gate }, wall { $wall }
place-label = { $number } · { $cell }, wall { $wall }
place-label-taken = { $number } · { $cell }: { $old }, wall { $wall }
place-label-removed = { $number } · { $cell }: { $old }
redesign-add = add { $tile }
redesign-swap = swap in { $tile }
redesign-remove = Remove a tile

# What can be chosen, in a line of a menu.
option-TakeMoney = { $number ->
    [one] { $cards }
   *[other] { $cards } ({ $total } together)
}
option-BuyBuilding = { $surplus ->
    [0] { $tile }: { $cards }, exact
   *[other] { $tile }: { $cards }, { $surplus } over
}
option-with-refund = { $option }, { $refund }
option-asks = { $option } …
refund-nothing = nothing for it
numbered-option = { $number } · { $option }
option-for-good = { $option } · can’t be undone
option-PlaceBuilding = { $tile } on { $cell }, wall { $wall }
option-ReserveBuilding = { $tile } into the reserve
option-AddBuilding = add { $tile } on { $cell }, wall { $wall }
option-SwapBuilding = swap { $old } on { $cell } for { $tile }, wall { $wall }
option-RemoveBuilding = remove { $old } from { $cell }
option-Finish = stop here
option-Pass = pass
option-ConfirmTurn = end the turn
