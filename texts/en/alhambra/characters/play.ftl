# Characters in the lobby, in play, in hints and in refusals.

hint-Bid = bid up to { $number }
hint-BuyWithPatron = let the Rich Patron pay for { $tile }
hint-TakeWithMiser = take { $cards } with the Miser
hint-CallDancer = let the Dancer swap { $tile }
hint-ChangeMoney = let the Money Changer swap { $give } for { $take }
hint-Beg = let the Beggar take a card
hint-why-patron-pays = he pays exactly, so you go again
hint-why-dancer-hopes = another tile would probably be more useful to you
hint-why-change-costs-nothing = it costs no action, and the new card is more useful to you

module-characters = Characters
module-characters-line = Ten helpers with powers of their own, auctioned with sealed bids
module-characters-asks = when a character turns up, everyone bids in secret

counted-characters = { $number } by the Wise Man
score-character-city-watch = { $who }, with a wall of { $number }: { $points }

panel-MISER = **The Miser:** take an open money card, or skip.
panel-ARCHITECT = **The Architect:** one more redesign, or skip.
option-Bid = { $swap ->
    [True] bid up to { $number }, and swap the Juggler
   *[other] bid up to { $number }
}
option-BuyWithPatron = buy { $tile } with the Rich Patron
option-TakeWithMiser = take { $card } with the Miser
option-CallDancer = swap { $tile } with the Dancer
option-ChangeMoney = swap { $give } for { $take } with the Money Changer
option-Beg = take an unknown card with the Beggar
did-PatronBought = had the { $cards } buy { $tile }
did-CharacterWon = { $bonus ->
    [0] won the { $card } for { $price } ({ $cards })
   *[other] won the { $card } for { $price } ({ $cards }) and got { $bonus } points
}
did-JugglerSwapped = swapped the Juggler for the { $card }
did-CharacterUsed = used the { $card }
did-take-with = took { $cards } with the { $card }
did-Begged = took an unknown card
told-CharacterAppeared = 🔨 The **{ $card }** is up for auction.
told-CharacterUnwanted = Nobody wanted the { $card }, so that card leaves the game.
state-AUCTION = a character is up for auction
state-MISER = the Miser is offering you a card
state-ARCHITECT = the Architect is offering you a redesign
refused-character-not-yours = You don’t have the { $card }.
refused-character-used = You’ve already used the { $card } this turn.
refused-character-too-late = The { $card } only helps at the start of your turn, before any action.
refused-dancer-needs-a-tile = The bag is empty, so the Dancer can’t find another tile.
refused-change-for-no-more = The Money Changer never gives you more than you pay: { $take } for { $give } isn’t possible.
refused-beggar-has-enough = The Beggar only helps if you hold { $most } money cards or fewer.
refused-beggar-finds-nothing = There’s no card left to take.
