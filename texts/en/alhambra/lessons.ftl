# The lessons of the guided first game. Each stands above the buttons, the first time that something comes up.

refused-no-such-practice = There’s no practice game called “{ $plan }”.

# The practice table.
lesson-none = -# 🎓 Nothing new this turn: take money, buy or redesign, whatever you like. **Hint** tells you what a bot would do.
lesson-none-exact = -# 🎓 Nothing new this turn. You could pay for **{ $tile }** exactly! **Hint** tells you what a bot would do.
lesson-first-turn = **Your turn!** You can’t pay for anything exactly yet. Try **Take money**: { $cards }{ $number ->
    [one] .
   *[other] , only { $total } together.
}
lesson-first-turn-reach = With your { $cards }, you could then pay for **{ $tile }** exactly, if it’s still there.
lesson-lost = **{ $who }** was faster and bought **{ $tile }**. It happens!
lesson-card-is-price = **{ $tile }** costs { $coins }, and there’s an open **{ $card }**. Take it, and next turn you can pay exactly, if it’s still there.
lesson-exact = You have exactly { $coins } for **{ $tile }**. Pay exactly and you go again! Press **Buy** and pick the payment marked *exact*.
lesson-again = Paid exactly: go again!
lesson-again-take = Take { $cards }{ $number ->
    [one] .
   *[other] , { $total } together.
}
lesson-again-buy = There’s even a second exact payment: **{ $tile }**.
lesson-again-waits = Your new tile waits: you’ll place it afterwards.
lesson-missed = You had one more action. **Undo** brings it back.
lesson-place = Thick edges are walls, and tiles are never turned. Open sides go towards your own tiles, walls to the outside.
lesson-place-on = Thick edges are walls, and tiles are never turned. Put it on **{ $cell }**{ $side ->
    [north] , above your fountain
    [east] , right of your fountain
    [south] , below your fountain
    [west] , left of your fountain
   *[elsewhere] { "" }
}: open sides towards your own tiles, walls to the outside.
lesson-wall = Your first wall: **{ $number ->
    [one] { $number } edge
   *[other] { $number } edges
}**! In every scoring, your longest unbroken wall pays 1 point per edge.
lesson-wall-undo = You can still **Undo** until you press **End turn**.
lesson-no-room = **{ $tile }** costs exactly your { $cards }, so you’d go again. It fits nowhere yet{ $opens ->
    [north] : it opens only to the north, so it needs an open tile above it.
    [east] : it opens only to the east, so it needs an open tile on its right.
    [south] : it opens only to the south, so it needs an open tile below it.
    [west] : it opens only to the west, so it needs an open tile on its left.
   *[some] .
} Buy it anyway? Your reserve will keep it.
lesson-reserve = **{ $tile }** goes into your **reserve**. Tiles there don’t score, but you can add them later with **Redesign**. There’s no limit.
lesson-reserve-fits = It would fit on **{ $cell }**, too.
lesson-keep-room-open = **{ $tile }** has no walls, so it keeps your palace open.
lesson-keep-room = On **{ $cell }**, it leaves a spot for **{ $tile }** from your reserve. Not every place does!
lesson-redesign = Now your reserve pays off. Press **Redesign** and add **{ $tile }** on **{ $cell }**: your wall jumps from { $before } to { $after }. A redesign takes your whole action, so save it for something good.
lesson-two-in-one = Nice, two in one turn: bought exactly, and redesigned with the extra action!
lesson-two-uses = **{ $tile }**: pay { $cards }, exactly. With { $number } of them, you’d lead in **{ $kind }**. And on **{ $cell }**, your wall grows to { $wall }.
lesson-overpaid = You get no change: you lose **{ $number }**, and your turn ends after this. Sometimes that’s worth it, for a tile that somebody else wants, too. If not, **Undo** it.
lesson-overpay = **{ $tile }** would be a good buy, even though you’d lose **{ $number }**: you get no change, and you don’t go again. Sometimes that’s worth it, for a tile that somebody else wants, too.
lesson-first-scoring = **First scoring!** This time, only having the most of a kind pays. You: { $items }. That’s **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**.
lesson-item = { $points } for { $part }{ $tied ->
    [1] { "" }
   *[other] { " " }(shared by { $tied })
}
lesson-nothing = nothing yet
lesson-tip-redesign = Tip: **Redesign** lets you add a tile from your reserve, swap one, or remove one.
lesson-whole-game = That’s the whole game! In the second scoring, place 2 pays, too, and at the end place 3. Both pay far more, so go for kinds that nobody else collects. **Play on**, or **End here**?
lesson-second-scoring = **Second scoring!** Places 1 and 2 pay.
lesson-second = Second place counts, too: { $points } for **{ $part }**, with just { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}.
lesson-bag = The bag is nearly empty. When the market can’t be refilled, the game ends. The last tiles on the market go for free to whoever has the most of their currency, so keep some money.
lesson-end = { $place ->
    [1] 🏆 **{ $points }** points, you win!
    [2] **{ $points }** points, second place.
   *[other] **{ $points }** points, third place.
} You know the game now. Want to play with people? **{ COMMAND("alhambra new") }** opens a table.
