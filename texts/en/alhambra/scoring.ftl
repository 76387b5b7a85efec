# Points, explained.

score-now = { $round ->
    [1] **If the first scoring came now**
    [2] **If the second scoring came now**
   *[other] **If the third scoring came now**
}
score-then = { $round ->
    [1] **The first scoring**
    [2] **The second scoring**
   *[other] **The third scoring**
}
score-part = **{ $part }** ({ $rule }): { $shares }
score-share = { $who } has { $number }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $points }
score-tied = { $who } have { $number } each and share { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $tied ->
    [2] and
   *[other] to
} { $last ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $last }th
} place, worth { $pot } together: { $points } each{ $left ->
    [0] { "" }
   *[other] , { $left } lost by rounding down
}
score-penalty = { $who } has { $number }, { $place ->
    [1] fewest
    [2] 2nd fewest
    [3] 3rd fewest
   *[other] { $place }th fewest
}: { $points }
score-penalty-tied = { $who } have { $number } each and share places { $place } to { $last } from the bottom, { $pot } together: { $points } each{ $rounded ->
    [0] { "" }
   *[other] , rounded up
}
score-with-more = { $who } ({ $more })
score-wall = { $number ->
    [one] { $who } { $number } edge
   *[other] { $who } { $number } edges
}: { $points }
score-other = { $who } { $number }: { $points }
score-nothing = Nobody would score anything.
wall-of = { $who }: wall { $number }
button-back-to-scoring = Back to the scoring
wall-explained = Each edge of the longest unbroken outer wall is worth 1 point (rule B-77).
