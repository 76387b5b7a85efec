# Dirk: his name, the letter to choose him by, what he does, and the rules for two players.

# In pictures.
dirk = Dirk
key-dirk = D
word-dirk-title = Dirk
word-dirk = In a game for two, a third player who only collects tiles and competes for places.

# In play.
did-BuildingGiven = gave { $tile } to Dirk
then-BuildingGiven = gave it to Dirk
told-DirkDrew = Dirk got { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}: { $tiles }.
do-GiveToDirk = giving to Dirk
button-to-dirk = Give to Dirk
option-GiveToDirk = { $tile } to Dirk

# Hints.
hint-GiveToDirk = give { $tile } to Dirk

# Why not.
refused-gift-is-not-built = { $tile } goes to one place only: your palace, your reserve or Dirk.
refused-no-dirk-here = Dirk only plays in games for 2, and you’re { $players }. The tile goes to your palace or your reserve.
refused-give-only-what-was-bought = You can only give Dirk tiles you bought this turn.

# The rules.
topic-two-players-title = Two players and Dirk
topic-two-players =
    With two players, an imaginary third joins in: **Dirk**. He takes no turns and has no palace and no hand, just a collection of tiles that everyone can see (B-102).
    - There’s less money: 72 cards, two of each instead of three (B-101).
    - He gets six tiles at the start, up to six more after the first scoring, and after the second a third of those in the bag, rounded down (B-103, B-104).
    - All his tiles count in a scoring. He takes and shares places like a player, so he can keep points from you, but he gets nothing for walls and can’t win (B-105).
    - When placing, you can give him any tile you bought this turn, for example to spoil your rival’s majority (B-106). He never gives anything back (B-107).

rule-B-100-title = A game for two
rule-B-100 = Two players play by the same rules, with the changes in B-101 to B-107.

rule-B-101-title = Money for two
rule-B-101 = There are two of each money card, not three: 72 cards in all, 18 in each currency.

rule-B-102-title = Dirk
rule-B-102 = Dirk is an imaginary third participant without a palace, a hand or turns. He has tiles, which everyone can see, and in a scoring, all of them count as if they were built.

rule-B-103-title = Dirk’s first tiles
rule-B-103 = Dirk draws six tiles as soon as the bag is mixed. The first market is laid out after that.

rule-B-104-title = Dirk draws after a scoring
rule-B-104 = Right after the first scoring, Dirk draws six more tiles, or all of them if the bag has fewer. Right after the second, he draws a third of the bag, rounded down: 6 of 20, none of 2. Both happen before the market is refilled.

rule-B-105-title = Dirk takes places and points
rule-B-105 = In every scoring, Dirk takes and shares places like a player, but walls bring him nothing. You see his points, but he can’t win: the better of the two players does. With 2 gardens, 1, and Dirk’s 2 in the second scoring, the first player and Dirk get 8 each, the second player 0.

rule-B-106-title = Giving Dirk a tile
rule-B-106 = When you place your tiles, you can give Dirk any that you **bought** this turn. You can’t give him tiles from your reserve or palace, or last tiles, which weren’t bought (B-81).

rule-B-107-title = Dirk keeps what he has
rule-B-107 = Nothing ever leaves Dirk’s collection. Once your turn is final (B-66), what you gave him is his for good.

rule-C-2-title = Dirk isn’t a player
rule-C-2 = Where the number of players matters, seats are counted, whether people or bot players sit there. Dirk is never counted.
