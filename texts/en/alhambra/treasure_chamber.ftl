# Treasure Chamber, chests for buildings: in pictures, in play, their auto-answer, their rules.

module-treasure_chamber = Treasure Chamber
module-treasure_chamber-line = Chests for your buildings, bought four at a time, and points for those who have most

# In pictures and menus. Chests are told by the kind of building that has their colour, such as garden ×2, tower.
token-chest = a chest
chest-count = { $number ->
    [1] { $kind }
   *[other] { $kind } ×{ $number }
}
chest-badge = { $number ->
    [one] { $number } chest
   *[other] { $number } chests
}
part-chests = chests
chests-sold-out = sold
alt-all-chests = All chests: { $chests }.
alt-chests = Treasure chamber, { $price } for a room: { $rooms }. In the chest bag: { $bag }.
alt-chests-room = room { $room } has { $chests }
alt-chests-room-empty = room { $room } is empty

# In play.
option-BuyChests = { $surplus ->
    [0] chests, room { $room }: { $chests } · { $cards }
   *[other] chests, room { $room }: { $chests } · { $cards }, { $surplus } over
}
option-MoveChest = move the chest from { $tile } to { $to }
did-ChestsBought = { $surplus ->
    [0] bought the chests of room { $room } ({ $chests }) for { $cards }
   *[other] bought the chests of room { $room } ({ $chests }) for { $cards } ({ $surplus } over)
}
did-ChestsPlaced = put { $number ->
    [one] a chest
   *[other] chests
} on { $holders }
did-ChestMoved = moved a chest from { $tile } to { $to }
did-ChestsPassedOn = got { $number ->
    [one] a chest that was left over
   *[other] chests that were left over
}, on { $holders }
did-ChestLost = lost the chest on { $tile }
told-RivalGotChests = 🧰 { $rival } got { $number ->
    [one] a chest that was left over
   *[other] chests that were left over
}, on { $holders }.
told-ChestsReturned = 🧰 Nobody had a building for { $chests }: back into the chest bag.
told-RoomLeftEmpty = 🧰 The chest bag is running out, so room { $room } stays empty.

# Hints.
hint-BuyChests = buy the chests of room { $room } with { $cards }
hint-MoveChest = move the chest from { $tile }
hint-why-chests-placed = { $number ->
    [1] you have a building for one of them
   *[other] you have buildings for { $number } of them
}
hint-why-chests-lead = nobody would have more chests than you

# Why not.
refused-no-such-room = There’s no room { $room }. The treasure chamber has { $number }.
refused-room-is-empty = Room { $room } is empty.
refused-chest-stays = Only chests you bought this turn can still be moved. There’s none on { $tile }.
refused-chest-not-there = { $number ->
    [0] The chest can’t go on { $tile }: it needs a finished building of its colour in your palace, without a chest, and there’s no other.
   *[other] The chest can’t go on { $tile }. It can go on: { $sale }.
}

# The auto-answer.
prompt-chests = Chests that others can’t place
answer-ask-chests = you take them
order-chests = { $refuse ->
    [True] you refuse them
   *[other] you take them
}
pick-chests-take = Take them
pick-chests-refuse = Refuse them
choose-chests = Chests that others can’t place
typed-chests-take = take, accept, yes
typed-chests-refuse = refuse, no, none

# The rules.
topic-treasure_chamber-title = Module: Treasure Chamber
topic-treasure_chamber =
    The treasure chamber has three rooms with four **chests** each. Chests go on your buildings, and those who have most score.
    - With your action, buy all four chests of a room for 8 or more, in **any mix of currencies** (V-TRE-2). There’s no change, and you never go again.
    - Each chest goes on a building of its colour in your palace, one on each (V-TRE-3). That happens at the end of your turn, on the buildings you built first. Until you end your turn, you can move them.
    - Chests you have no building for go to the player on your left, and on around the table (V-TRE-4). With two players, Dirk comes first (V-TRE-8).
    - In each scoring, the most chests score, whatever their colours: 7 in the first; 14 and 7 in the second; 22, 14 and 7 in the third (V-TRE-7).
    - If a building leaves your palace, its chest goes back into the bag (V-TRE-6).

    {""}**Example**: you buy a room with two garden chests, a seraglio chest and a pavilion chest for 3 Ducats, 3 Denars and 4 Dirhams. You have one garden and one seraglio, and get a chest on each. The other two go to whoever has a building for them.

    {""}You don’t want any chests of others? **Auto-answers** lets you refuse them (V-TRE-20).

rule-V-TRE-1-title = Three rooms of chests
rule-V-TRE-1 = There are 42 chests: 5 pavilion, 5 seraglio, 7 arcades, 7 chambers, 9 garden and 9 tower chests. They’re in a bag of their own; at the start, four are drawn for each of the three rooms.

rule-V-TRE-2-title = Buying chests
rule-V-TRE-2 = As an action, you can buy the four chests of a room for at least 8, in any mix of the four currencies, or in diamonds only. An empty room isn’t for sale. There’s no change, and even if you pay exactly, you don’t go again. You can buy chests as an extra action.

rule-V-TRE-3-title = Where chests go
rule-V-TRE-3 = After you’ve placed your tiles and made any extra redesigns, as many of your new chests as possible go on buildings of their colour in your palace, one on each. Tiles of this turn count.

rule-V-TRE-4-title = Chests you can’t place
rule-V-TRE-4 = Chests that you have no building for go to the player on your left, by the same rule; what that player can’t or won’t take, to the next one, and so on around the table. What nobody takes goes back into the bag.

rule-V-TRE-5-title = Filling a room again
rule-V-TRE-5 = Then four new chests are drawn for the room. If the bag has fewer than four, the room stays empty, and no room is ever filled again.

rule-V-TRE-6-title = When a building with a chest leaves
rule-V-TRE-6 = If a building with a chest is removed or swapped out, the chest goes back into the bag.

rule-V-TRE-7-title = Scoring chests
rule-V-TRE-7 = In each scoring, players are ranked by how many chests they have, whatever their colours; ties share as usual (B-69 to B-71). The first scoring: 7 points. The second: 14 and 7. The third: 22, 14 and 7.

rule-V-TRE-8-title = Chests and Dirk
rule-V-TRE-8 = With two players, chests that the buyer can’t place go to Dirk first: one on each of his buildings of their colour that has none. Then to the other player. Dirk takes part when chests are scored.

rule-V-TRE-9-title = Nobody is asked where chests go
rule-V-TRE-9 = Your chests go on the buildings you built first. Until you end your turn, you can move them to other buildings of their colour. Only when your turn is final do the others get theirs, and the room is filled again.

rule-V-TRE-20-title = Chests of others
rule-V-TRE-20 = Chests from others go on the buildings you built first, as many as possible, without a question. If you don’t want any, set that under Auto-answers; nobody else sees it.

rule-O-3-title = Then the chests
rule-O-3 = Chests you bought this turn go on your buildings (V-TRE-3). Until you end your turn, you can move them (V-TRE-9).

rule-R-8-title = Scoring: the chests
rule-R-8 = The most chests score (V-TRE-7).

# What they add to the rules of all modules.
rule-C-5-treasure_chamber = Buying **chests** doesn’t give you an extra action, but it can be your extra action.
rule-C-6-treasure_chamber = A **chest** only goes on a finished building of one of the six kinds.
rule-C-13-treasure_chamber = For **chests**, all four currencies mix. You can overpay, there’s no change, and you never go again.
rule-C-27-treasure_chamber = Everyone can see all **chests**. Whether you refuse those of others is your secret.
rule-G-4-treasure_chamber = {""}**Chests** aren’t given away.
rule-O-6-treasure_chamber = Before that, **chests** that are left over are passed on, and their room is filled again (V-TRE-4, V-TRE-5).
