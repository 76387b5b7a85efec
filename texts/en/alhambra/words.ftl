# The words of the game that somebody new to it may not know, each with a sentence or two.

topic-words-title = Words
topic-words = The words you’ll see on buttons, in menus and in pictures.

word-walls-title = Walls (↑ → ↓ ←)
word-walls = The arrows after a tile are its walls: Garden 8 (↑→) has walls north and east. Its other sides are open. Picture descriptions say N, E, S and W instead.
word-reserve-title = Reserve
word-reserve = Your unbuilt tiles. They don’t score until you add them with a redesign. There’s no limit.
word-exact-title = Exact
word-exact = Your cards are worth exactly the price. You go again!
word-places-title = Place 1, 2, 3
word-places = Who has the most, second most and third most of a kind. If players tie, they share the points.
word-longest-wall-title = Longest wall
word-longest-wall = Your longest unbroken line of outer walls. 1 point per edge in every scoring.
word-scoring-card-title = Scoring card
word-scoring-card = Hidden among the money. When it turns up, everyone scores before the next turn.
word-stall-title = Stall
word-stall = One of the 4 places on the market. Each takes its own currency.
word-redesign-title = Redesign
word-redesign = An action that changes your palace: add a tile from your reserve, swap one, or remove one.
