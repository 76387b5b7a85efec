# The sheet with all pieces.

pieces-title = Tiles and money
pieces-north = north is up
alt-pieces = All tiles: { $tiles }, and a fountain. Money: { $cards }.
