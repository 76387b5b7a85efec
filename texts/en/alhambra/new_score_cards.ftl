# Score cards in pictures.

alt-orders = Score cards, least to most: { $orders }.
