# Invaders, who attack after each scoring, and scouts who look ahead: in the lobby, in pictures, in play, their rules.

module-invaders = Invaders
module-invaders-line = After each scoring, they attack from one side: close it, or lose points
variant-open_attacks = Open attacks
variant-open_attacks-line = Everyone sees where the invaders will come from, and there are no scouts

# In pictures.
attack-n = attack from the north
attack-e = attack from the east
attack-s = attack from the south
attack-w = attack from the west
scout-pavilion = pavilion scout
scout-seraglio = seraglio scout
scout-arcades = arcades scout
scout-chambers = chambers scout
scout-garden = garden scout
scout-tower = tower scout
part-attack-n = attack: north
part-attack-e = attack: east
part-attack-s = attack: south
part-attack-w = attack: west
score-attack-n = { $who } { $number } exposed: { $points }
score-attack-e = { $who } { $number } exposed: { $points }
score-attack-s = { $who } { $number } exposed: { $points }
score-attack-w = { $who } { $number } exposed: { $points }
counted-invaders = { $number } more on the sides beside it
scout-looked = knows the next attack
alt-invaders = Invaders: the next attack is unknown, still to come: { $still }; scouts: { $scouts }.
alt-invaders-open = Invaders: next an { $attack }, still to come: { $still }.
alt-no-scouts = none

# In play.
did-ScoutWon = won the { $card } and looked at the next attack
told-ScoutsTurnedUp = 🔭 Scouts for those who pay exactly: { $cards }.
told-AttackTurnedUp = ⚔️ The invaders gather: { $attack } at the next scoring.
told-InvadersAttacked = ⚔️ The invaders have come: { $attack }!
attack-own = 🔭 Only you know: **{ $attack }** after the next scoring
exposed-sides = ⚔️ Exposed sides of { $who }: N { $side-n }, E { $side-e }, S { $side-s }, W { $side-w }
exposed-note = -# The invaders’ attack comes after these points. Nobody loses more than they have.

# The rules.
topic-invaders-title = Module: Invaders
topic-invaders =
    After each scoring, invaders attack from one side. Every **exposed side** of your palace that faces them costs points.
    - The four attack cards, one for each direction, lie face down (V-INV-1). After a scoring, the top one is turned up (V-INV-4).
    - A side is exposed if it has **no wall** and the cell beyond it is **empty** (V-INV-5).
    - Each exposed side that faces the attack costs 1 point in the first scoring (V-INV-6), 2 in the second (V-INV-7) and 3 in the third. In the third, each one on the two sides beside it costs 1 as well (V-INV-8). Nobody falls below 0 (V-INV-9).
    - Two **scouts** lie open, each with a kind of building. Buy a building of that kind and **pay exactly**: you win the scout and secretly look at the next attack (V-INV-2).

    {""}**Example**: in the third scoring, the attack comes from the east. 3 of your sides are exposed in the east, 2 in the north and 1 in the south: you lose 3 × 3 + 3 × 1 = 12 points.

    The table can choose **open attacks**: the next attack lies open, and there are no scouts (V-INV-21). Nothing is made up here: all cards and losses are known.

rule-C-34-title = What a forecast leaves open
rule-C-34 = A forecast of a scoring uses only what everyone knows, and is the same for everyone. Instead of the invaders’ attack, it shows how many sides are exposed in each direction.

rule-R-12-title = Scoring: the attack
rule-R-12 = When all points of a scoring are booked, the invaders attack (V-INV-4).

rule-V-INV-1-title = Attacks and scouts
rule-V-INV-1 = There are four attack cards, from the north, east, south and west, and six scouts, one for each kind of building. Both are shuffled and lie face down; two scouts are turned up.

rule-V-INV-2-title = Winning a scout
rule-V-INV-2 = If you buy a building of the kind of an open scout and pay exactly, you take that scout at once, look secretly at the top attack card and put it back. The scout leaves the game. A vizier and a Rich Patron pay exactly, too. A tile you get for free, a building site, or a tile without a kind wins no scout.

rule-V-INV-3-title = New scouts
rule-V-INV-3 = After the first and second scoring, open scouts leave the game, and two new ones are turned up.

rule-V-INV-4-title = The attack
rule-V-INV-4 = Right after each scoring, the top attack card is turned up. Everyone loses points for the sides exposed to it; then the card leaves the game. Dirk isn’t attacked.

rule-V-INV-5-title = Exposed sides
rule-V-INV-5 = A side of a tile in your palace is exposed if it has no wall and the cell beyond it is empty, even inside a bay. That goes for the fountain and every kind of tile except camps and watchtowers.

rule-V-INV-6-title = Losses in the first scoring
rule-V-INV-6 = In the first scoring, each exposed side in the direction of the attack costs 1 point.

rule-V-INV-7-title = Losses in the second scoring
rule-V-INV-7 = In the second scoring, each exposed side in the direction of the attack costs 2 points.

rule-V-INV-8-title = Losses in the third scoring
rule-V-INV-8 = In the third scoring, each exposed side in the direction of the attack costs 3 points, and each one in the two directions beside it 1 point.

rule-V-INV-9-title = Never below 0
rule-V-INV-9 = An attack never takes your score below 0. If it’s below 0 already, it stays as it is.

rule-V-INV-10-title = What covers a side
rule-V-INV-10 = A camp covers the sides before it like any tile, and so does a watchtower where its body touches them. The empty half of its cell doesn’t.

rule-V-INV-20-title = Only you know what you saw
rule-V-INV-20 = Everyone sees that you won a scout, but only you see the attack card. You can look it up until that attack comes. After winning a scout, you can’t undo what came before.

rule-V-INV-21-title = Open attacks
rule-V-INV-21 = If the table chooses open attacks, the next attack card always lies face up, and scouts aren’t used.

# What they add to the rules of all modules.
rule-C-26-invaders = Such as the attack you saw when you won a **scout**.
rule-C-27-invaders = So is what your **scouts** saw.
rule-C-37-invaders = The **Invaders** have one: open attacks (V-INV-21).
rule-R-13-invaders = After the first and second scoring, new **scouts** are turned up.
