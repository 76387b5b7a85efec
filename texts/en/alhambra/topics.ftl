# The rules in chapters: for each a title and an explanation for somebody who does not know the game.

# Told in pictures: see primer.ftl.
topic-overview-title = How to play

topic-setup-title = Setting up
topic-setup =
    The bot sets everything up; this is what it does.
    - Everybody has a fountain, nothing in the reserve and no points (B-15).
    - The 54 tiles are mixed in the bag, and four of them are laid on the market (B-16).
    - The money is shuffled. Each player is dealt cards until they are worth at least 20, so hands differ in size (B-18). Whoever has the fewest cards begins; then the lower total decides, then chance (B-19).
    - Four cards are laid out as open money (B-20).
    - The rest is cut into five piles. One scoring card is hidden in the second, one in the fourth, and the piles are stacked with the first on top (B-21 to B-23). So you know roughly when a scoring comes, but never exactly.

    With two players, Dirk takes part and there is less money (B-100).

topic-turn-title = Your turn
topic-turn =
    - **Act**: take money, buy a tile, or redesign your palace, just one of them (B-26). But if you bought a tile and **paid exactly**, you act again, and so on as long as you go on paying exactly; or you finish there (B-27, B-28). As nothing is refilled meanwhile, a turn has at most five actions (B-29).
    - **Place** all tiles you bought, in your palace or your reserve (B-30).
    - **The end** of the turn happens by itself: money, scoring, market, next player (B-31).

    Until the end begins you can undo your steps (B-66), so you may put the whole turn together before you confirm it (B-114). A forbidden step does no harm: nothing changes, and you are told the rule (B-32).

topic-money-title = Taking money
topic-money =
    Take **one** open card of any value, or **several** that are worth 5 or less together, in any mix of currencies (B-33). With 1, 1, 1 and 2 open you could have all four; with 1 and 5 you must choose.
    - You take at least one card, and a hand has no limit (B-34).
    - The gaps are filled at the end of your turn, not before (B-35).
    - All see what you take, but nobody sees the hand it goes to (B-36).

    Small cards are worth having: with them it is easier to pay exactly later on.

topic-buying-title = Buying a tile
topic-buying =
    - Each stall takes one currency: Gulden, Dirham, Denar or Ducat (B-6). To buy the tile there, pay with cards of that currency worth its price or more (B-37).
    - You get no change (B-38). The cards you spend are discarded (B-39).
    - If your cards make **exactly** the price, you act again (B-40, B-27). So with the right cards you can buy up to four tiles in a turn, one from each stall, and still take money or redesign (B-29).
    - The tile is set aside, and placed when your actions are over (B-41). You may buy one that fits nowhere, since it can go to your reserve (B-43).
    - Its stall stays empty until the end of your turn (B-42).

topic-redesign-title = Redesigning your palace
topic-redesign =
    A redesign is an action of its own. It does one of three things:
    - **Add**: build one tile from your reserve (B-44).
    - **Remove**: take one tile of your palace into your reserve (B-45).
    - **Swap**: put one tile from your reserve on the cell of a palace tile, which goes to your reserve (B-46).

    Afterwards the palace must be sound: sides match, every tile within reach on foot, no hole (B-58). For a swap only the outcome matters, so the walls may differ towards empty cells (B-47). The fountain stays where it is (B-48). Tiles bought in the same turn cannot take part (B-49), and a tile cannot move inside the palace (B-50).

topic-placing-title = Placing your tiles
topic-placing =
    When your actions are over, each tile you bought goes into your **palace** or your **reserve**, one after another, in the order you like (B-30, B-51). Each must fit at the moment you place it, so the order can matter (B-52). A reserve holds any number of tiles, but they do not count in a scoring (B-67); building one later takes an action, the redesign (B-44). With two players you may also give a tile you bought to Dirk (B-106).

topic-building-title = Where a tile may go
topic-building =
    A tile may be built on an empty cell (B-85) if all of this is true:
    - It stands as drawn, never turned (B-54).
    - It has a side in common with your palace; a corner is not enough (B-55).
    - On each side with a neighbour, wall meets wall or open meets open (B-53).
    - From the fountain one can walk to it without crossing a wall (B-56).
    - No empty cells are enclosed, neither one nor several (B-57).

    Cells have names such as N13: a letter for the column and a number for the row, with the fountain on M13 (B-2). Arrows after a tile are its walls: a garden 8 (↑→) has them north and east (B-4).

topic-refilling-title = The end of a turn
topic-refilling =
    What happens between two turns, always in this order:
    - **Money**: empty slots get cards from the draw pile. A scoring card takes no slot; it makes its round due, and another card is drawn (B-60). When the draw pile is used up, the discard pile is shuffled (B-61).
    - **Scoring**: a round that is due is scored now. If both cards came up, round 1 goes before round 2 (B-62).
    - **Market**: empty stalls get tiles from the bag, the lowest number first (B-63). If a stall has to stay empty, the game ends (B-64).
    - **Next player** in seat order (B-65).

    Once this has begun, the turn cannot be undone (B-66).

topic-scoring-title = Scoring the buildings
topic-scoring =
    For each kind, the players are ranked by the number of tiles in their palaces; reserves and prices do not matter (B-67). Points for the places (B-68):
    - Pavilion: 1 in round 1; 8, 1 in round 2; 16, 8, 1 in round 3
    - Seraglio: 2; 9, 2; 17, 9, 2
    - Arcades: 3; 10, 3; 18, 10, 3
    - Chambers: 4; 11, 4; 19, 11, 4
    - Garden: 5; 12, 5; 20, 12, 5
    - Tower: 6; 13, 6; 21, 13, 6

    With none of a kind you get nothing for it (B-69). **Ties**: those who are equal add up the points of the places they fill and divide them, **rounded down**; what is left over is lost (B-70). Two leaders for towers in round 2 get 9 each (13 + 6 = 19, halved). In round 1 two leaders for pavilions share a single point, and get 0. If two share first place, the next is third (B-71).

    Longest walls are scored as well in every round (B-77).

topic-walls-title = The longest wall
topic-walls =
    In every round you get a point for each side of your longest wall (B-77). Walk round your palace on the outside: as long as each side you pass has a wall, it is one and the same wall, also around corners and into bays (B-74, B-75). An open side interrupts it. Walls between two tiles are inside and count for nothing, but they do not interrupt the outer wall either (B-76). A wall that goes all the way round counts in full (B-78).

    Outer walls are worth many points, but you cannot build on past them: a tile on the other side would need a wall there too, and another way to it on foot (B-53, B-56).

topic-end-title = The end of the game
topic-end =
    The game ends at the end of a turn when the bag cannot fill every stall. Nobody has another turn (B-79). A bag that has just become empty does not end it yet, if all four stalls are full (B-64).
    - **Last tiles**: each tile on the market goes, for free, to the player with the most money in that currency. If there is a tie, or nobody has any, nobody gets it (B-81). So money you have left may still be worth something.
    - Those who got tiles place them in their palaces or reserves; nothing else is possible (B-82).
    - Round 3 is scored (B-83). An earlier round whose card never came up is left out (B-80).
    - Most points win; with equally many, the victory is shared (B-84).

topic-modules-title = Modules
topic-modules =
    Modules add something to the base game: new tiles, cards, actions, or other points. Each can be played alone or together with any others (C-1). You can play well without them.
    - **Choosing**: the owner chooses in the lobby, module by module or with a preset: one of the six boxes as they were published, a first evening, everything, modules at random, or none. All see what is in play. Only modules that the bot already has can be chosen.
    - **Tiles** of modules are built by the usual rules, unless their module says otherwise (C-6, C-7).
    - **Paying** works as before (C-9 to C-13). Whether you act again depends on paying exactly, never on what you pay with (C-12).
    - **Cards** of modules are hidden in the draw pile, in its second, third and fourth part (C-15). Those that nobody takes are dealt with the moment they come up (C-16).

    Each module has a topic of its own, and rules with its own letters. Some modules let you act when it is not your turn: see “Acting between turns”.

topic-between-turns-title = Acting between turns
topic-between-turns =
    With some modules you may decide something when it is not your turn.
    - **Windows**: the channel shows one notice with a deadline, and all who may decide are asked privately (C-29). Who is concerned depends on what all can see (C-21); most tables then ask only those who could do more than pass (C-24).
    - **Sealed answers**: nobody sees your answer. When all have answered, or time is up, priority decides, not speed (C-22, C-3). Only what happens is told. No answer means: pass (C-28).
    - **Auto-answers**: with **{ COMMAND("table answers") }** you leave an answer beforehand, such as “pass for now” or “buy a tower for 9 or less” (C-23). Nobody can tell it from a quick answer. A table can play by auto-answers only; then nobody is asked (C-24).
    - **Preparing**: the next player may prepare a turn while a window is open. If it is no longer possible afterwards, it is given back (C-25).

topic-secrets-title = What is secret
topic-secrets =
    - **For your eyes only**: the money in your hand. No public message gives it away (B-113). Of a starting hand the others learn just the number of cards and the total (B-25).
    - **Secret to all**: what comes next from the draw pile and the bag (B-25). Backs tell nothing (B-13).
    - **Seen by all**: palaces, reserves, tiles set aside, market, open money, points, how many cards each player holds, and how many cards and tiles are still to come (B-25). All see which cards you take, so attentive players can remember them (B-36). A table may choose to show no points before the end.

    All chance in a game comes from one seed (B-9). When the game is over it can be exported with that seed (T-17), so that anybody can check the shuffles.

topic-clocks-title = Time and absence
topic-clocks =
    A table may limit the time for a turn, from a minute to 60 days. In its quiet hours the clock stands still. You are reminded once before your time is up (T-9). On holiday your clock stands still at all tables (T-10).

    When the time is over, it depends on what was chosen in the lobby (T-9): the table just waits; or the default happens; or it happens too, but after some missed turns in a row a bot player takes the seat.

    The default (B-112):
    - You have not acted yet: you take the single most valuable open card, or pass if none is open.
    - You have just paid exactly: you finish.
    - Tiles you have not placed go to your reserve.

    What you did before that stays. The same happens when a moderator skips you (T-18). At the end of the game all who got last tiles place them at the same time (B-111).
