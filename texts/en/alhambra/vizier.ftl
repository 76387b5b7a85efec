# Vizier’s Favour: in pictures, in play, its auto-answers, its rules.

module-vizier = Vizier’s Favour
module-vizier-line = Between two turns, your vizier can buy you a tile if you pay exactly
module-vizier-asks = after each turn, your vizier can buy you a tile

# In pictures.
vizier-awake = vizier awake
vizier-asleep = vizier asleep

# In play.
option-WakeVizier = wake your vizier
option-BuyWithVizier = { $to ->
    [palace] { $tile } on { $cell }: { $cards }
    [dirk] { $tile } to Dirk: { $cards }
   *[reserve] { $tile } into the reserve: { $cards }
}
did-VizierWoken = woke the vizier
did-VizierBought = had the vizier buy { $tile } for { $cards }

# Hints.
hint-WakeVizier = wake your vizier
hint-BuyWithVizier = { $cell ->
    [reserve] send your vizier for { $tile } with { $cards }, into your reserve
   *[other] send your vizier for { $tile } with { $cards }, to { $cell }
}
hint-why-vizier-now = { $number ->
    [one] { $number } player acts
   *[other] { $number } players act
} before you, and { $chance ->
    [likely] it might go
    [even] it’s a toss-up whether it stays
   *[unlikely] it would probably go
}
hint-why-vizier-later = { $number ->
    [one] { $number } player acts
   *[other] { $number } players act
} before you, and { $chance ->
    [likely] { $tile } will probably still be there
    [even] it’s a toss-up whether { $tile } will still be there. Send him only if you really want it
   *[unlikely] { $tile } may be gone, but it isn’t worth using him
}
hint-why-vizier-next = you’re next, so buy { $tile } on your own turn and keep your vizier awake
hint-why-vizier-cannot = you can’t pay for anything exactly
hint-why-vizier-awake = he can buy for you between turns again

# What several are asked.
asked-between-turns = ✋ **Between turns:** { $names } can buy a tile with the vizier, exact payment only. Closes { $deadline }.
window-nothing-vizier = You can’t pay exactly for anything right now, so you can only pass.

# Auto-answers.
prompt-vizier = Buying with the vizier
order-vizier = buy { $wishes }
panel-order-vizier = **Your wish for the vizier.** He buys the first tile that matches and that you can pay for exactly, and puts it into your reserve. Type for more wishes, walls and places: **{ COMMAND("table answers") } vizier:** *tower 7-9; garden NE; any up to 5 at N13*

# Why not.
refused-vizier-is-awake = Your vizier is already awake.
refused-vizier-pays-exactly = The vizier must pay exactly { $price }, not { $total }.

# The rules.
topic-vizier-title = Module: Vizier’s Favour
topic-vizier =
    Your vizier buys you a tile when it isn’t your turn, if you can pay **exactly**.
    - All viziers start awake (V-VIZ-1). When a turn is over, and before the next begins, a vizier who is awake can buy one tile from the market (V-VIZ-2). You place it at once, and he falls asleep (V-VIZ-4).
    - You must pay exactly, and you don’t go again for it (V-VIZ-3). An exchange card can help (V-VIZ-13), characters can’t (V-VIZ-12).
    - If several players want to buy, the next player comes first and whoever has just finished comes last (V-VIZ-6). Then the market is refilled (V-VIZ-5), and everyone can decide again (V-VIZ-7).
    - Waking your vizier takes an action on your turn (V-VIZ-9).

    {""}**Example**: a garden of price 8 comes up, and you hold a 5 and a 3 of its currency. Three players will act before you. With your vizier, you can have it now, unless somebody with priority takes it first.

    You can set auto-answers for your vizier, so that the game doesn’t have to wait for you (V-VIZ-20). If a vizier takes a tile and the bag can’t replace it, the game ends at once (V-VIZ-5).

rule-V-VIZ-1-title = Everyone has a vizier
rule-V-VIZ-1 = You have one vizier. He starts the game awake. Everyone can see whose vizier is awake and whose is asleep.

rule-V-VIZ-2-title = The vizier buys between two turns
rule-V-VIZ-2 = When somebody’s turn is completely over, and the next hasn’t begun, you can use your vizier if he’s awake: buy exactly one tile from the market.

rule-V-VIZ-3-title = The vizier pays exactly
rule-V-VIZ-3 = With your vizier, you must pay exactly the price: for a tile of price 7, cards worth 8 won’t do. You don’t go again afterwards.

rule-V-VIZ-4-title = The vizier goes to sleep
rule-V-VIZ-4 = After buying, your vizier falls asleep. You place the tile at once, in your palace or your reserve; in a game for two, you can give it to Dirk (B-106).

rule-V-VIZ-5-title = The market is refilled after a vizier
rule-V-VIZ-5 = After a vizier’s purchase, the market is refilled at once (B-63). If the bag has no tile left for it, the game ends right there (B-64). The open money isn’t touched.

rule-V-VIZ-6-title = If several viziers want to buy
rule-V-VIZ-6 = Priority decides (C-3): the next player first, then on in seat order, and whoever has just finished last. After Anna’s turn, with Ben next and then Cleo, Ben gets a tile that both Ben and Cleo want; Cleo gets one that she and Anna want.

rule-V-VIZ-7-title = After each vizier, everyone decides again
rule-V-VIZ-7 = When a vizier has bought and the market is refilled, everyone whose vizier is awake can decide again, even if they passed before.

rule-V-VIZ-8-title = Viziers don’t change the turn order
rule-V-VIZ-8 = When no vizier buys any more, the next turn begins as if nothing had happened. Nobody loses a turn.

rule-V-VIZ-9-title = Waking the vizier
rule-V-VIZ-9 = If your vizier is asleep, you can wake him as an action on your turn. You don’t go again afterwards, but after an exact payment, it can be your extra action. You can use him from the end of that same turn.

rule-V-VIZ-10-title = No vizier after the end
rule-V-VIZ-10 = Once the market can’t be filled and the game ends (B-64), no vizier can buy any more.

rule-V-VIZ-11-title = The vizier buys from the market only
rule-V-VIZ-11 = Your vizier can only buy a tile from a stall, a building or a camp. In particular, he can’t take a square.

rule-V-VIZ-12-title = The vizier works without characters
rule-V-VIZ-12 = No character helps when your vizier buys: the Rich Patron doesn’t pay, and the Miser gets no card.

rule-V-VIZ-13-title = How the vizier may pay
rule-V-VIZ-13 = Your vizier can pay with anything you could pay with on your turn, including one exchange card (C-11), as long as it’s exact.

rule-V-VIZ-15-title = A vizier’s tile is placed like any other
rule-V-VIZ-15 = Placing the tile that your vizier bought has the same effects as placing a tile on your turn: whatever another module makes happen then, happens now, too.

rule-V-VIZ-20-title = Auto-answers for the vizier
rule-V-VIZ-20 = Your auto-answer is a list of wishes: kinds or any, a range of prices, walls or any, and whether exchange cards can be spent. It’s carried out only if you can pay exactly. The tile goes to your reserve, or to the cell you named if it fits there then. Without an auto-answer or an answer, you pass (C-28).

# What it adds to the rules of all modules.
topic-between-turns-vizier = **Viziers**: when a turn is over, yours can buy you a tile (V-VIZ-2).
rule-C-5-vizier = Waking your **vizier** doesn’t give you an extra action, but it can be your extra action.
rule-C-13-vizier = With your **vizier**, you must pay exactly, and you don’t go again.
rule-C-21-vizier = Such as whether your **vizier** is awake.
rule-C-27-vizier = Everyone can see which **viziers** are awake.
rule-O-10-vizier = A **vizier** who is awake can buy a tile, which is placed at once. Then the market is refilled and the end is checked again (O-8, O-9).
rule-G-1-vizier = No **vizier** buys any more (V-VIZ-10).
