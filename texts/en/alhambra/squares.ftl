# Squares in pictures: tiles with a kind and no price.

tile-square = { $kind } square
letter-square = +{ $letter }
alt-squares = Open squares: { $tiles }.
