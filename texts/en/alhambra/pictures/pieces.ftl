# The sheet with all pieces.

pieces-title = Tiles and money
pieces-north = north is up
alt-pieces = All tiles: { $tiles }, and a fountain. Money: { $cards }.

# The sheet with the pieces of the modules.
module-pieces-title = Pieces of the modules
alt-module-tiles = Tiles:
alt-module-cards = Cards and stones:
alt-module-pieces-many = Pieces of the modules: { $tiles } tiles and { $cards } sorts of cards.
