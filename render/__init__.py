"""Pictures of a table, drawn from views: the market, palaces, hands, scorings, the end."""
