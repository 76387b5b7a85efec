# Exchange cards in pictures.

exchange-card = exchange card
card-exchange = exchange { $one }–{ $other }
