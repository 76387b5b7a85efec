# The rules in chapters: for each a title and an explanation for somebody who does not know the game.

topic-overview-title = How to play
topic-overview =
    Everyone builds a little kingdom around a castle, domino by domino. You want large territories with lots of crowns.
    - **Choose**: dominoes lie in a line, lowest number first. Put your king on the one you’d like (K-7). High numbers tend to be better, but low ones go first in the next round (K-1, K-11).
    - **Place**: when your king’s turn comes, add its domino to your kingdom. At least one of its two squares must touch your castle or the same terrain (K-18), and the kingdom can’t grow beyond 5×5 (K-20). If the domino fits nowhere, it’s discarded (K-24).
    - **Choose again**: then move the king to a free domino of the next line (K-11). The draw pile brings line after line until it’s empty (K-13, K-14).
    - **Score**: each territory is worth its squares times its crowns. A forest of 4 squares with 2 crowns is worth 8 points, a forest of 9 without a crown nothing (K-26). The most points win (K-29).

topic-setup-title = Setting up
topic-setup =
    The bot sets everything up for you. Here’s what it does:
    - Everyone gets a castle on G7, and one king. With two players, it’s two kings each (K-3).
    - The 48 dominoes are shuffled. With two players, 24 are set aside unseen, with three 12 (K-4, K-5).
    - The first line is laid out: one domino for each king, sorted by number (K-6).
    - The kings are mixed and drawn one by one, and each is put on a domino (K-7).

    However many you are, you get 12 dominoes each. Together with your castle, they fill a grid of 5×5, if all of them fit. A **Mighty Duel** for two and **lines of four** for three change the numbers (K-43, K-44).

topic-choosing-title = Choosing a domino
topic-choosing =
    There are two lines: the current one, where the kings are, and the next one, from which you choose. Both are sorted by number, lowest first (K-6).
    - Put your king on any domino of the next line that has no king yet (K-9, K-11).
    - Your choice also decides when it’s your turn: in the next round, the king on the lowest number goes first (K-11). So a strong domino often means a late turn.
    - The last king simply gets the domino that’s left (K-9).

    {""}**The first choice**: the kings are drawn one by one to decide who chooses when (K-7). With two players, you might get to choose twice in a row; the option **Balanced start** makes the order first, second, second, first (K-8). Then the second line is laid out, and the first round begins (K-10).

topic-turn-title = Your turn
topic-turn =
    Kings take turns in the order of the current line (K-11). A turn has two steps:
    - **Place** the domino your king is on. If it fits nowhere, it’s discarded automatically, and you still choose (K-24, K-16).
    - **Choose** a domino of the next line and move that king there.

    Then confirm. Until you do, you can undo either step; after that, your turn is final (K-54). If there was nothing to decide, your turn passes by itself (K-53). With two players, you have two kings, so two turns in every round, sometimes in a row (K-12, K-51).

    When all kings have moved, the next round begins, with a new line as long as the draw pile lasts (K-13). You can also prepare your turn while others play: see “Preparing your turn”.

topic-placing-title = Where a domino can go
topic-placing =
    You can place a domino if all of this is true:
    - It covers two empty cells side by side, in any direction (K-17).
    - At least one of its squares shares an edge with your castle, or with the same terrain in your kingdom (K-18). One match is enough; corners don’t count (K-19).
    - Your kingdom still fits into 5×5, castle included, or 7×7 in a Mighty Duel (K-20). Where that frame ends up is up to you (K-21).

    If your domino fits somewhere, you must place it (K-23); if not, it’s discarded (K-24). Once placed, it stays (K-22). Holes are allowed, but a hole of one cell can never be filled (K-34).

    Cells have names such as H7: a letter for the column and a number for the row, with your castle on G7 (K-17). Pick a numbered place for the first square of the domino, then a direction for the second (K-52).

topic-scoring-title = Scoring
topic-scoring =
    Squares of one terrain that are connected by their edges make a territory (K-25). Each territory scores its **squares times its crowns** (K-26):
    - a mine of 4 squares with 8 crowns: 32 points
    - a wheat field of 11 squares with 3 crowns: 33 points
    - a lake of 3 squares without a crown: 0 points

    Two separate forests are two territories, each with its own crowns (K-27). Your castle connects nothing (K-25).

    Your score is the sum of your territories, plus the bonuses your table plays for (K-28): **Middle Kingdom** for a castle in the middle (K-41), **Harmony** if none of your dominoes was discarded (K-42).

topic-end-title = The end of the game
topic-end =
    When the draw pile is empty and everyone has chosen from the last line, one more round is played, without choosing (K-14). That’s round 12 with three or four players and in a Mighty Duel, and round 6 with two players (K-15). Then all kingdoms are scored.
    - The most points win (K-29).
    - If there’s a tie, the largest territory decides, whether or not it has crowns (K-30), then the most crowns (K-31). If that’s a tie, too, players share the victory (K-32).
    - The other places are decided in the same way (K-33).

    In a Dynasty, three games are played, and the highest total wins (K-40).

topic-variants-title = Options
topic-variants =
    The host chooses in the lobby. You can combine options freely, if they fit the number of players (K-45).
    - **Middle Kingdom**: 10 points if your castle is in the middle: your kingdom reaches as far west as east of it, and as far north as south (K-41).
    - **Harmony**: 5 points if none of your dominoes is discarded (K-42).
    - **Dynasty**: three games in a row, and the highest total wins (K-40). It all counts as one game at the table (K-58).
    - **Mighty Duel**, for two: all 48 dominoes, kingdoms of 7×7 (K-43).
    - **Balanced start**, for two: the first choice goes first, second, second, first (K-8).
    - **Lines of four**, for three: all 48 dominoes, and in each line one is left that nobody takes (K-44).

topic-preparing-title = Preparing your turn
topic-preparing =
    You don’t have to wait until it’s your turn. For each of your kings on the current line, you can prepare two things, and nobody else sees them (K-56):
    - where its domino goes,
    - which dominoes of the next line you’d like, best first.

    When that king’s turn comes, your domino is placed, and you get the first one on your list that’s still free. If both work, the turn is confirmed, too. If something’s missing or no longer possible, you’re asked as usual. Only your own other king can get in the way of a placement.

    You can change everything until it’s used. If your seat changes hands, it’s dropped.

topic-secrets-title = What’s secret
topic-secrets =
    - **Seen by everyone**: kingdoms, both lines, kings, discarded dominoes, how many are left, and the points so far (K-50). A table can choose to hide points until the end.
    - **Secret to everyone**: the order of the draw pile, and what was set aside (K-5, K-50). If nothing was, you know which dominoes are still to come, just not when. Otherwise, you only know which ones haven’t been seen yet.
    - **For your eyes only**: what you’ve prepared (K-56).

    All chance in a game comes from one seed (K-60). When the game is over, you can export it with that seed (T-17), so that anyone can check the shuffles.
