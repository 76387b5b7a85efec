# Why something cannot be done.

refused-game-is-over = The game is over.
refused-not-your-turn = It’s not your turn: the game is waiting for { $turn }.
refused-not-now = { $state ->
    [PLACE] Place your domino first.
    [CHOOSE] You’ve placed it already: now choose your next domino.
   *[CONFIRM] There’s nothing left to do but end your turn or undo.
}
refused-must-be-placed = You can’t discard { $domino } while it fits somewhere. Places for it: { $places }.
refused-place-K-17 = { $first } and { $second } must be two free cells side by side, and not the castle’s.
refused-place-K-18 = On { $first } and { $second }, { $domino } would touch neither your castle nor its own terrain.
refused-place-K-20 = With { $first } and { $second }, your kingdom would be more than { $size } cells wide or high.
refused-domino-taken = { $king } has already taken { $domino }.
refused-not-in-line = { $domino } isn’t in the next line. You can take: { $free }.
refused-nothing-to-undo = There’s nothing to undo.
refused-no-such-practice = There’s no guided game of Kingdomino.
refused-players-unfit = Kingdomino is for { $fewest } to { $most } players, not { $players }.
refused-option-unfit = **{ $option }** is for exactly { $needed } players, not { $players }.
refused-options-unfit = These options can’t be played: { $fault }
refused-prepare-what-waits = { $domino } isn’t waiting for a turn of yours, so there’s nothing to prepare for it.
refused-prepare-from-the-line = { $domino } isn’t in the next line. You can wish for: { $line }.
refused-nothing-to-prepare = None of your dominoes is waiting for a later turn in this round, so there’s nothing to prepare.
refused-action-is-no-object = That’s nothing you can do in Kingdomino.
refused-no-such-place = “{ $text }” isn’t one of the places. Type its number in the picture, or its cells, such as **H7 I7**.
refused-which-way = “{ $text }” leaves the direction open. Add it, such as **east**.
refused-no-such-domino = “{ $text }” isn’t a domino. Type its number.
refused-no-such-variant = “{ $text }” isn’t one of the variants: { $variants }.
