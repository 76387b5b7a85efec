# Private panels, and what can be chosen there.

panel-place = **Where does it go?** { $domino }. You can also pick what to take next.
panel-place-last = **Your last domino:** { $domino }. Where does it go?
panel-way = **Which way?** { $domino }, from { $cell }
panel-choose = **Choose your next domino.** The lower its number, the earlier your next turn. Choosing ends your turn.
panel-choose-first = **Choose your first domino.** The lower its number, the earlier your turn.
panel-confirm = **All set?** You can still undo until you end your turn.
panel-done = ✅ Your turn is over.
panel-not-asked = It’s { $names }’s turn. Here’s your kingdom:
panel-paused = The game is paused.
panel-over = The game is over.
panel-cancelled = This game was cancelled.
panel-prepare = **Prepare your turn** for { $domino }. It’s played as soon as your turn comes, if it’s still possible. Nobody else sees it.
panel-wishes = **Then take …** in the order you tap them: the first one that’s still free is yours.
plan-both = 📝 { $domino }: to { $place }, then take { $taken }
plan-place = 📝 { $domino }: to { $place }
plan-wishes = 📝 { $domino }: then take { $taken }
wish-ranked = { $rank }. { $domino }

choose-place = Which place?
choose-best-place = Or pick place and direction, best first
choose-way = Which way?
choose-domino = Which domino?
button-take = Take { $number }
button-then-take = Then take { $number }
button-other-place = Another place
button-prepare-other = Prepare { $number }
button-forget = Forget it

# Labels: a number in the picture, its cell or direction, and what is gained there.
place-label = { $number } · { $cell }
best-place-label = { $number } { $way }
way-label = { $way } · { $cell }
place-typed = { $number } { $way } · { $first }–{ $second }
place-and-take = { $place }, then take { $number }
option-fits-nowhere = { $domino }, fits nowhere now
gained = { $label }, +{ $gain }
gained-at-most = { $gain ->
    [0] { $label }
   *[other] { $label }, up to +{ $gain }
}
option-ConfirmTurn = end the turn

# What can be typed.
typed-north = north, n, up, ↑
typed-east = east, e, right, →
typed-south = south, s, down, ↓
typed-west = west, w, left, ←

# Hints.
hint-do = { $what }: { $why }.
hint-PlaceDomino = place { $number }, to the { $way }
hint-ChooseDomino = take { $domino }
hint-ConfirmTurn = end your turn
hint-why-gains-most = nothing brings more than its { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-why-gains = it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-why-joins = it makes a territory of { $squares } squares
hint-why-leaves-no-hole = it leaves no hole that nothing can fill
hint-why-keeps-room = it keeps room for what’s to come
hint-why-would-gain = it could bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} next time
hint-why-fits = it fits your kingdom
hint-why-fits-nowhere = nothing else is better, though it fits nowhere now
hint-why-comes-early = you’ll be early next round
hint-why-nothing-left = there’s nothing left to decide
typed-none = none
