# Why something was not possible. The rule follows by itself, and what would be legal.

refused-rule = (rule { $rule })
refused-legal = You can:
and-more = and { $number } more
refused-malformed = That cannot be read as something to do. Nothing has changed.

# At any table.
refused-no-table-here = There is no table in this channel. Open one with **/alhambra new**, or find yours with **/games**.
refused-no-such-table = That table is no longer here. Find yours with **/games**.
refused-no-such-game = Nobody here knows the game { $game }.
refused-table-here-already = There is a table in this channel already. Join it, or open one in another channel or in a thread: **/alhambra new thread:True**.
refused-permissions-missing = I may not show a table here. Somebody who looks after this server has to allow me: { $permissions }.
refused-no-thread-here = A thread can be opened in a text channel only. Open the table right here instead.
refused-not-at-this-table = You are not sitting at this table. You can watch with **/alhambra table**.
refused-they-are-not-at-this-table = They are not sitting at this table.
refused-already-at-this-table = You are sitting at this table already.
refused-they-are-already-at-this-table = They are sitting at this table already.
refused-not-a-person = The account of a bot cannot play. Choose a person.
refused-table-is-full = All { $seats } seats are taken.
refused-bots-out-of-range = { $free ->
    [0] No seat is free for a bot.
    [one] Between no and one bot fits here.
   *[other] Between 0 and { $free } bots fit here.
}
refused-more-sit-than-seats = { $sitting } are sitting here, more than { $seats }.
refused-owner-only = Only the owner of the table, or a moderator, can do that.
refused-moderator-only = Only a moderator of this server can do that.
refused-another-server = The table belongs to another server.
refused-no-table-to-bring = { $number ->
    [0] You own no table elsewhere on this server.
   *[other] There are several tables; choose one of them.
}
refused-nobody-waits-for-them = The game is not waiting for them.
refused-question-is-closed = That button was for an earlier moment; nothing has happened. Here is how things are now.
refused-nothing-to-confirm = There is nothing to confirm yet.
refused-table-is-lobby = The game has not started yet. The owner starts it with **Start**.
refused-table-is-playing = The game has already started. **/alhambra resign** gives up your seat; **/alhambra cancel** gives up the table.
refused-table-is-paused = The game is paused. The owner goes on with **/alhambra resume**.
refused-table-is-over = The game is over. **Rematch** opens a new table with the same people.
refused-table-is-cancelled = This table was given up. Open a new one with **/alhambra new**.
refused-table-not-playing = No game is being played here.
refused-bots-cannot-sit = A bot account cannot play here. For a bot player use **/alhambra resign** or **/alhambra kick**: then one takes the seat.
refused-no-rematch-here = A rematch can be opened by those who played, when the game is over.
refused-seat-not-vacant = No seat is free to be taken over.
refused-holiday-out-of-range = A holiday lasts from now up to { $days } days.
refused-language-unknown = I do not speak { $language }.
refused-pace-out-of-range = A turn lasts between one minute and { $most } hours.
refused-window-unreadable = “{ $text }” is not understood. Write hours, such as 1 or 0.25, or: orders.
refused-window-out-of-range = Those who are asked between turns have between one minute and { $most } days to answer.
refused-reminder-out-of-range = A reminder comes before the end of the time.
refused-misses-out-of-range = Between 1 and { $most } turns can be missed.
refused-quiet-hours-unfit = Quiet hours begin and end at different times of a day.
refused-quiet-hours-too-long = Quiet hours last at most { $most } hours a day.
refused-quiet-hours-unreadable = “{ $text }” is not understood. Write quiet hours such as 22:00-08:00.
refused-zone-unknown = The time zone { $zone } is unknown. Write it such as Europe/Amsterdam.
refused-rules-are-newer = This game needs a newer version of the bot. Nothing is lost; ask whoever runs it.
refused-no-game-to-export = There is no game here yet.
refused-game-was-cancelled = The game was given up, so its shuffles stay sealed.
refused-scores-are-hidden = The points are hidden at this table until the end.
refused-round-not-scored = Scoring { $round } has not happened yet. Look at the next one with **now**.
refused-no-such-player = Nobody called { $player } plays here. There are: { $players }.

# What was typed fits nothing, or too much.
refused-no-such-choice = { $found ->
    [0] “{ $text }” is nothing that you can choose now. Nothing has changed.
   *[other] “{ $text }” fits { $found } choices. Nothing has changed.
}
refused-no-choice-TakeMoney = There is no money that you can take now.
refused-no-choice-BuyBuilding = There is nothing that you can buy now.
refused-no-choice-PlaceBuilding = You have no building to place now.
refused-no-choice-AddBuilding = There is nothing that you can redesign now.
refused-no-choice-Finish = Your turn cannot end yet.

# In the game.
refused-game-is-over = The game is over.
refused-not-your-decision = { $state ->
    [GAME_END] The game is over.
   *[other] It is not your turn.
}
refused-not-now = That is not possible at this moment: { $state }.
refused-nothing-to-take-back = There is nothing that you can take back.
refused-players-out-of-range = Alhambra is for { $fewest } to { $most } players; { $players ->
    [one] one is sitting here. Invite somebody, or add a bot.
   *[other] { $players } are sitting here.
}
refused-no-such-module = There is no module “{ $module }”. There are: { $modules }.
refused-module-unclear = “{ $text }” can mean several modules: { $modules }. Write more of the name.
refused-preset-is-empty = Nothing of “{ $preset }” is here yet. You can choose: { $modules }.
refused-take-nothing = Take at least one card.
refused-take-not-in-display = { $card } is not among the open cards.
refused-take-too-much = Those cards add up to { $total }. Several cards may be worth { $limit } together at most.
refused-buy-not-for-sale = { $tile } is not for sale.
refused-pay-nothing = The price is { $price } { $currency }, and you pay nothing.
refused-pay-with-what-you-have = You can pay only with cards of your hand in { $currency }.
refused-pay-too-little = You pay { $total }, but the price is { $price } { $currency }.
refused-build-not-there = { $tile } cannot stand on { $cell }.
refused-place-not-set-aside = { $tile } is not among the tiles that you have to place.
refused-remove-not-there = { $tile } on { $cell } cannot be taken out.
refused-swap-not-there = { $tile } cannot take the place of what stands on { $cell }.
refused-fountain-stays = The fountain stays where it is.
refused-redesign-set-aside = { $tile } was bought in this turn; place it at the end instead.
refused-redesign-not-in-reserve = { $tile } is not in your reserve.
refused-redesign-nothing-there = Nothing stands on { $cell }.
refused-finish-only-after-exact-payment = You have an action to take first.
refused-pass-only-without-an-action = You can do something, so you cannot pass.
refused-confirm-with-tiles-aside = Place your tiles first.
refused-give-only-what-was-bought = Dirk takes only tiles that you bought in this turn.

state-ACTION = it is time for an action
state-PLACEMENT = bought tiles have to be placed first
state-CONFIRM = the turn only has to be ended, or taken back

do-TakeMoney = taking money
do-BuyBuilding = buying
do-PlaceBuilding = placing
do-ReserveBuilding = reserving
do-GiveToDirk = giving to Dirk
do-AddBuilding = building from the reserve
do-RemoveBuilding = taking a tile out
do-SwapBuilding = exchanging tiles
do-Finish = finishing
do-Pass = passing
do-ConfirmTurn = ending the turn
do-TakeBackStep = taking back
do-TakeBackTurn = taking back

# When something fails.
fault-storage = The tables cannot be reached just now. Nothing has changed; please try again in a moment.
fault-table-damaged = This table cannot be opened. Nothing is lost; please tell whoever runs this bot.
fault-ours = Something went wrong on our side. Nothing has changed. If it happens again, please tell whoever runs this bot the number { $number }.
fault-answer = The answer cannot be shown, but what you did counts: **/alhambra table** shows how things are. If it happens again, please tell whoever runs this bot the number { $number }.
fault-command = That command is not known (any more). Look at **/alhambra help**.
fault-out-of-date = This message is out of date. **/alhambra table** shows the table as it is now.
