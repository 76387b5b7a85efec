# Camps in pictures: tiles outside the walls, with arrows out through some sides.

kind-camp = camp
tile-camp = camp
tile-arrows = { $number ->
    [one] arrow { $sides }
   *[other] arrows { $sides }
}
part-camps = camps
