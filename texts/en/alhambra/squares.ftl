# Squares, tiles with a kind and no price: in pictures, in play, their rules.

module-squares = Squares
module-squares-line = Free tiles that make neighbouring buildings of their colour count more

# In pictures.
tile-square = { $kind } square
letter-square = +{ $letter }
alt-squares = Open squares: { $tiles }.

# In play.
option-TakeSquare = take the { $tile }
did-SquareTaken = took the { $tile }

counted-squares = { $number } by squares

# Hints.
hint-TakeSquare = take the { $tile }
hint-why-counts-square = { $number ->
    [one] { $number } building beside it counts double
   *[other] { $number } buildings beside it count double
}
hint-why-square-is-free = it costs no money

# Why not.
refused-squares-enough = You already have { $limit } squares, and that’s the limit.
refused-square-not-open = { $tile } isn’t open right now.

# The rules.
topic-squares-title = Module: Squares
topic-squares =
    Squares are free tiles that make the buildings around them count **more**.
    - Each kind has a stack in its colour, with the top one face up (V-SQU-1). As an action, you take one of these; it costs nothing (V-SQU-2). You can own at most three (V-SQU-4).
    - You place it with your other tiles, by the same rules (V-SQU-5).
    - In a scoring, it adds 1 to its kind for every building of that kind beside it, without a wall between them (V-SQU-8). Its own walls count for your longest wall (V-SQU-7).

    {""}**Example**: you have 2 arcades. One square for arcades is open to both, another to one of them. You count 2 + 2 + 1 = 5 arcades. A square for towers beside your tower, but behind a wall, adds nothing.

    {""}**Our own choice**: we know how many squares each colour has, and that each has a wall. For only one of the 24 do we know on which side, so we made up the others: 16 squares have one wall, 8 have two that meet at a corner.

rule-V-SQU-1-title = Six stacks of squares
rule-V-SQU-1 = There are 24 squares in the colours of the kinds: 3 for pavilions, 3 for seraglios, 4 for arcades, 4 for chambers, 5 for gardens, 5 for towers. Each colour is shuffled into a stack beside the market, with its top square face up.

rule-V-SQU-2-title = Taking a square
rule-V-SQU-2 = As an action, you can take one of the squares that lie face up. It’s free and not a purchase, so you don’t go again afterwards. After an exact payment, it can be your extra action.

rule-V-SQU-3-title = The next square is turned up
rule-V-SQU-3 = When a square is taken, the next one in its stack is turned up at once. A stack that’s used up is gone.

rule-V-SQU-4-title = Three squares at most
rule-V-SQU-4 = You can own at most three squares. Those in your palace, in your reserve and set aside all count, so with three in your reserve, you can’t take a fourth.

rule-V-SQU-5-title = Placing a square
rule-V-SQU-5 = A square you took is set aside and placed with your other tiles, in your palace or reserve. You place and redesign it by the same rules as a building, and you can’t turn it either.

rule-V-SQU-6-title = What you can’t do with a square
rule-V-SQU-6 = A vizier can’t take a square, and you can’t give a square to Dirk.

rule-V-SQU-7-title = Walls of a square
rule-V-SQU-7 = The walls of a square in your palace count for your longest wall like those of any tile.

rule-V-SQU-8-title = What a square adds
rule-V-SQU-8 = In a scoring, each square in your palace counts for the kind of its colour: 1 for every building of that kind beside it, if there’s no wall between them. That makes 0 to 3, on top of the buildings themselves. A square for arcades that’s open to two arcades makes them count as four.

rule-V-SQU-9-title = What a square doesn’t see
rule-V-SQU-9 = Squares never count for each other, even in the same colour. Only a building beside a square and open to it counts. A wall between them is still a wall, even one with a gate in it.

rule-V-SQU-20-title = Taking a square can be final
rule-V-SQU-20 = If taking a square turned up another one, you can’t undo it (C-26). Squares never ask anyone anything out of turn.

# What they add to the rules of all modules.
rule-C-5-squares = Taking a **square** doesn’t give you an extra action, but it can be your extra action.
rule-C-6-squares = {""}**Square**: lies beside the market. It helps its kind (V-SQU-8), its walls count, and it counts in a line of tiles.
rule-C-7-squares = {""}**Squares** follow all of these rules.
rule-C-13-squares = Taking a **square** costs nothing and isn’t a purchase.
rule-C-26-squares = Such as the next **square** of a stack.
rule-R-4-squares = Your **squares** add to their kinds (V-SQU-8).
rule-G-4-squares = {""}**Squares** beside the market aren’t given away.
