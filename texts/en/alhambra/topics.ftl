# The rules in chapters: for each a title and an explanation for somebody who does not know the game.

# Told in pictures: see primer.ftl.
topic-overview-title = How to play

topic-setup-title = Setting up
topic-setup =
    The bot sets everything up for you. Here’s what it does:
    - Everyone gets a fountain, an empty reserve and no points (B-15).
    - The 54 tiles are mixed in the bag, and four of them go on the market (B-16).
    - The money is shuffled. Each player is dealt cards until they’re worth 20 or more, so hands differ in size (B-18). Whoever has the fewest cards goes first; then the lower total decides, then chance (B-19).
    - Four cards are laid out as open money (B-20).
    - The rest is split into five piles. One scoring card is hidden in the second, one in the fourth, and the piles are stacked with the first on top (B-21 to B-23). So you know roughly when a scoring comes, but never exactly.

    With two players, Dirk joins in and there’s less money (B-100).

topic-turn-title = Your turn
topic-turn =
    - **Act**: take money, buy a tile, or redesign your palace, just one of these (B-26). But if you bought a tile and **paid exactly**, you go again, for as long as you keep paying exactly; or you stop there (B-27, B-28). Nothing is refilled in between, so a turn has at most five actions (B-29).
    - **Place** all the tiles you bought, in your palace or your reserve (B-30).
    - **The end** of the turn happens by itself: money, scoring, market, next player (B-31).

    Until then, you can undo your steps (B-66), so you can put the whole turn together before you confirm it (B-114). An illegal step does no harm: nothing changes, and you’re told the rule (B-32).

topic-money-title = Taking money
topic-money =
    Take **one** open card of any value, or **several** worth 5 or less together, in any mix of currencies (B-33). With 1, 1, 1 and 2 open, you could take all four; with 1 and 5, you must choose.
    - You take at least one card, and your hand has no limit (B-34).
    - The gaps are filled at the end of your turn, not before (B-35).
    - Everyone sees what you take, but nobody sees your hand (B-36).

    Small cards are worth having: they make it easier to pay exactly later.

topic-buying-title = Buying a tile
topic-buying =
    - Each stall of the market takes one currency: Gulden, Dirham, Denar or Ducat (B-6). To buy its tile, pay with cards of that currency worth the price or more (B-37).
    - You get no change (B-38). The cards you spend are discarded (B-39).
    - If your cards are worth **exactly** the price, you go again (B-40, B-27). So with the right cards, you can buy up to four tiles in a turn, one from each stall, and still take money or redesign (B-29).
    - The tile is set aside, and you place it when your actions are over (B-41). You can buy one that fits nowhere, because it can go to your reserve (B-43).
    - Its stall stays empty until the end of your turn (B-42).

topic-redesign-title = Redesigning your palace
topic-redesign =
    A redesign is an action of its own. It does one of three things:
    - **Add** a tile from your reserve (B-44).
    - **Remove** a tile from your palace; it goes to your reserve (B-45).
    - **Swap**: put a tile from your reserve on the cell of a palace tile, which goes to your reserve (B-46).

    Afterwards, your palace must be sound: sides match, every tile is within reach on foot, no hole (B-58). For a swap, only the result matters, so walls may differ towards empty cells (B-47). The fountain stays where it is (B-48). Tiles bought in the same turn can’t take part (B-49), and you can’t move a tile within your palace (B-50).

topic-placing-title = Placing your tiles
topic-placing =
    When your actions are over, each tile you bought goes into your **palace** or your **reserve**, one by one, in any order (B-30, B-51). Each must fit at the moment you place it, so the order can matter (B-52). Your reserve holds any number of tiles, but they don’t score (B-67); adding one later takes an action, the redesign (B-44). With two players, you can also give a tile you bought to Dirk (B-106).

topic-building-title = Where a tile can go
topic-building =
    You can place a tile on an empty cell (B-85) if all of this is true:
    - It’s as drawn, never turned (B-54).
    - It shares a side with your palace; a corner isn’t enough (B-55).
    - On every side with a neighbour, wall meets wall or open meets open (B-53).
    - You can walk there from the fountain without crossing a wall (B-56).
    - No empty cells are enclosed, whether one or several (B-57).

    Cells have names such as N13: a letter for the column and a number for the row, with the fountain on M13 (B-2). Arrows after a tile are its walls: a garden 8 (↑→) has them north and east (B-4).

topic-refilling-title = The end of a turn
topic-refilling =
    This happens between two turns, always in this order:
    - **Money**: empty slots get cards from the draw pile. A scoring card takes no slot; its scoring becomes due, and another card is drawn (B-60). When the draw pile is used up, the discard pile is shuffled (B-61).
    - **Scoring**: a scoring that is due happens now. If both cards came up, the first goes before the second (B-62).
    - **Market**: empty stalls get tiles from the bag, the lowest number first (B-63). If a stall has to stay empty, the game ends (B-64).
    - **Next player** in seat order (B-65).

    Once this has begun, you can’t undo the turn (B-66).

topic-scoring-title = Scoring the buildings
topic-scoring =
    For each kind, players are ranked by the number of tiles in their palaces; reserves and prices don’t matter (B-67). Points for the places (B-68):
    - Pavilion: 1 in the first scoring; 8, 1 in the second; 16, 8, 1 in the third
    - Seraglio: 2; 9, 2; 17, 9, 2
    - Arcades: 3; 10, 3; 18, 10, 3
    - Chambers: 4; 11, 4; 19, 11, 4
    - Garden: 5; 12, 5; 20, 12, 5
    - Tower: 6; 13, 6; 21, 13, 6

    With none of a kind, you get nothing for it (B-69). **Ties**: players who tie add up the points of the places they fill and divide them, **rounded down**; the rest is lost (B-70). Two leaders in towers in the second scoring get 9 each (13 + 6 = 19, halved). In the first, two leaders in pavilions share a single point and get 0. If two share first place, the next is third (B-71).

    The longest walls also score every time (B-77).

topic-walls-title = The longest wall
topic-walls =
    In every scoring, you get 1 point for each side of your longest wall (B-77). Walk round the outside of your palace: as long as every side you pass has a wall, it’s the same wall, even around corners and into bays (B-74, B-75). An open side interrupts it. Walls between two tiles are inside and don’t count, but they don’t interrupt the outer wall either (B-76). A wall that goes all the way round counts in full (B-78).

    Outer walls are worth many points, but you can’t build past them: a tile on the other side would need a wall there, too, and another way to reach it on foot (B-53, B-56).

topic-end-title = The end of the game
topic-end =
    The game ends at the end of a turn if the bag can’t fill every stall of the market. Nobody gets another turn (B-79). If the bag is empty but all four stalls are full, the game goes on (B-64).
    - **Last tiles**: each tile on the market goes, for free, to the player with the most money in that currency. If there’s a tie, or nobody has any, nobody gets it (B-81). So leftover money can still be worth something.
    - Whoever got tiles places them in their palace or reserve; nothing else is possible (B-82).
    - The third scoring follows (B-83). An earlier scoring whose card never came up is left out (B-80).
    - The most points win; if players tie, they share the victory (B-84).

topic-modules-title = Modules
topic-modules =
    Modules add something to the base game: new tiles, cards, actions, or other points. Play each alone or together with any others (C-1). You can play well without them.
    - **Choosing**: the host chooses in the lobby, module by module or with a preset: one of the six boxes as published, a first evening, everything, random modules, or none. Everyone sees what’s in play. Only modules that the bot already has can be chosen.
    - **Tiles** of modules follow the usual building rules, unless their module says otherwise (C-6, C-7).
    - **Paying** works as before (C-9 to C-13). Whether you go again depends on paying exactly, never on what you pay with (C-12).
    - **Cards** of modules are hidden in the draw pile, in its second, third and fourth part (C-15). Cards that nobody can take are dealt with the moment they come up (C-16).

    Each module has a topic of its own, and rules with its own letters. Some modules let you act when it isn’t your turn: see “Acting between turns”.

topic-between-turns-title = Acting between turns
topic-between-turns =
    With some modules, you can do something when it isn’t your turn.
    - **Windows**: the channel shows one notice with a deadline, and everyone who may decide is asked privately (C-29). Who that is depends only on what everyone can see (C-21); most tables then ask only players who could do more than pass (C-24).
    - **Sealed answers**: nobody sees your answer. When everyone has answered, or time’s up, priority decides, not speed (C-22, C-3). You’re told only what happens. No answer means pass (C-28).
    - **Auto-answers**: with **{ COMMAND("table answers") }**, you leave an answer beforehand, such as “pass for now” or “buy a tower for 9 or less” (C-23). Nobody can tell it from a quick answer. A table can play by auto-answers only; then nobody is asked (C-24).
    - **Preparing**: while a window is open, the next player can already prepare a turn. If it’s no longer possible afterwards, they get it back (C-25).

topic-secrets-title = What’s secret
topic-secrets =
    - **For your eyes only**: the money in your hand. No public message gives it away (B-113). Of a starting hand, the others only learn the number of cards and the total (B-25).
    - **Secret to everyone**: what comes next from the draw pile and the bag (B-25). Backs tell you nothing (B-13).
    - **Seen by everyone**: palaces, reserves, tiles set aside, the market, the open money, points, how many cards each player holds, and how many cards and tiles are still to come (B-25). Everyone sees which cards you take, so attentive players can remember them (B-36). A table can choose to hide points until the end.

    All chance in a game comes from one seed (B-9). When the game is over, you can export it with that seed (T-17), so that anyone can check the shuffles.

topic-clocks =
    A table can have a time limit for each turn, from a minute to 60 days. Its quiet hours don’t count. You get one reminder before time’s up (T-9). While you’re away, your time limits are paused at all tables (T-10).

    What happens when time’s up is chosen in the lobby (T-9): the table just waits; or a simple move is made for you; or that, and after several missed turns in a row a bot player takes your seat.

    The simple move (B-112):
    - If you haven’t acted yet, you take the single most valuable open card, or pass if none is open.
    - If you’ve just paid exactly, you stop.
    - Tiles you haven’t placed go to your reserve.

    What you did before that stays. The same happens when a moderator skips you (T-18). At the end of the game, everyone who got last tiles places them at the same time (B-111).
