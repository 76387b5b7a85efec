# The overview of all buildings.

overview-walls = Buildings by walls
overview-price = Buildings by price
overview-left = { $number } of { $all } in the bag
overview-of = { $number } of { $all }
overview-legend = Pale: already out, with
overview-at-market = On the market
overview-at-palace = In { $who }’s palace
overview-at-reserve = In { $who }’s reserve
overview-at-rival = With { $who }
alt-overview = { $title }, still in the bag: { $groups }
alt-overview-group = { $what }: { $tiles }.
alt-overview-price = price { $number }
alt-overview-none = none
alt-overview-at = { $place }: { $tiles }.
alt-no-walls = no walls
