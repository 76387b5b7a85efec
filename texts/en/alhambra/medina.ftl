# Medinas, tiles that spare you a penalty: in pictures, in play, their rules.

module-medina = Medina
module-medina-line = Old towns from the bag: whoever has the fewest loses points

# In pictures.
kind-medina = medina
tile-medina = medina
letter-medina = M
part-medinas = medinas
medina-badge = { $number ->
    [0] no medina
    [one] { $number } medina
   *[other] { $number } medinas
}
score-medinas = { $who } without any: another { $points }

# Hints.
hint-why-counts-medina = { $number ->
    [1] it’s your first medina, and being without one costs most
   *[other] with { $number } medinas, you’re less likely to have the fewest
}

# The rules.
topic-medina-title = Module: Medina
topic-medina =
    Medinas bring no points, but having **the fewest** of them costs you some.
    - They come from the bag, and you buy, place and redesign them like buildings (V-MED-1, V-MED-2).
    - At the end of each scoring, everyone is ranked by the number of medinas in their palace, the fewest first. Between equal numbers, the cheaper dearest medina comes first (V-MED-3).
    - The first scoring costs the lowest place 3 points, the second 6 and 3, the third 9, 6 and 3 (V-MED-4).
    - Those without any share the lowest places, rounded up (V-MED-5), and lose another 1, 2 or 3 points each (V-MED-6).
    - Your score can fall below 0 (V-MED-7).

    {""}**Example**: in the third scoring, Ann and Ben have no medina, Cem has 1 and Dora 3. Ann and Ben share 9 + 6: 8 points each, and 3 more for having none, so they lose 11. Cem loses 3, Dora nothing.

    Nothing is made up here: all nine tiles and the penalties are known.

rule-R-11-title = Scoring: the medinas
rule-R-11 = The penalties for the fewest medinas come last of all that’s counted in a scoring (V-MED-3).

rule-V-MED-1-title = Nine medinas in the bag
rule-V-MED-1 = The nine medinas, with each price from 2 to 10 once, are mixed into the bag with the buildings.

rule-V-MED-2-title = Medinas come and go like buildings
rule-V-MED-2 = A medina comes to the market, is bought, placed, kept in the reserve and redesigned like a building. If you pay exactly, you go again.

rule-V-MED-3-title = Who has the fewest medinas
rule-V-MED-3 = In each scoring, after everything else, everyone is ranked by their medinas, the fewest first. Among those with the same number, whoever’s dearest medina is cheaper comes first. No two medinas have the same price, so this always decides.

rule-V-MED-4-title = What the fewest medinas cost
rule-V-MED-4 = In the first scoring, the lowest place loses 3 points. In the second, the two lowest lose 6 and 3. In the third, the three lowest lose 9, 6 and 3.

rule-V-MED-5-title = Without any medina
rule-V-MED-5 = Those without a medina share the lowest places: the penalties of these places are added up, divided among them and rounded up. Everyone else follows after them.

rule-V-MED-6-title = The extra penalty
rule-V-MED-6 = On top of that, everyone without a medina loses 1 point in the first scoring, 2 in the second and 3 in the third.

rule-V-MED-7-title = Scores below 0
rule-V-MED-7 = A penalty can take your score below 0.

rule-V-MED-8-title = A medina under construction
rule-V-MED-8 = A medina that’s still a building site isn’t a medina yet.

rule-V-MED-9-title = Dirk’s medinas
rule-V-MED-9 = Dirk takes part in the ranking with the medinas in his collection, and loses points like everyone else.

rule-V-MED-10-title = Which medinas count
rule-V-MED-10 = Only medinas in your palace count, for their number and for the dearest one. Those in your reserve don’t.

# What they add to the rules of all modules.
rule-C-6-medina = {""}**Medina**: comes from the bag to the market. It has no kind to count for. Its walls count, it counts in a line of tiles, and it can be a building site.
rule-C-7-medina = {""}**Medinas** follow all of these rules.
rule-C-8-medina = {""}**Medinas** count for him, too (V-MED-9).
rule-C-9-medina = {""}**Medinas** are tiles on the market, too.
rule-O-8-medina = {""}**Medinas** come up like buildings.
rule-G-4-medina = {""}**Medinas** are given away like buildings.
