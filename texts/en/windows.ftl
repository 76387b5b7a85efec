# Acting out of turn: what is asked, what can be answered, and standing orders.

asked-between-turns = ✋ **Between the turns:** { $names } may buy a tile with the vizier, paid exactly, until { $deadline }.
asked-auction = 🔨 **Auction:** { $card }. Everybody names a highest bid in secret, until { $deadline }.
window-no-deadline = all have answered
window-next = ➡️ { $who } is next and may prepare the turn meanwhile.
window-secret = -# Nobody learns what you answer, or when. You can change it as long as there is time.
window-nothing = Your cards can pay for nothing here now: all that you can do is pass.
window-own = Your answer so far: **{ $answer }**

button-answer = Answer
button-more = More
button-orders = Orders
button-pass = Pass
button-rest = Pass until my turn
button-prepare = Prepare my turn
button-forgo = Do without

panel-more = **What else can you do?**
panel-more-nothing = There is nothing else that you can do now.
panel-MISER = **The Miser:** take an open money card, or do without.
panel-ARCHITECT = **The Architect:** one more redesign, or do without.
panel-handed-in = **Your turn is handed in.** It happens as soon as nobody interrupts any more; if it has become impossible by then, you get it back. **Undo** takes it back now.
panel-answer-too = ✋ You may still interrupt yourself: the game waits for your answer.

choose-bid = How much at most?
choose-currency = In which currency first?
bid-up-to = up to { $number }
bid-swap = up to { $number }, and swap the Juggler for an unknown one
pay-in = pay in { $currency } first

mail-window = ## You may act at { $channel }

option-WakeVizier = wake your vizier
option-BuyWithVizier = { $to ->
    [palace] { $tile } on { $cell }: { $cards }
    [dirk] { $tile } to Dirk: { $cards }
   *[reserve] { $tile } into the reserve: { $cards }
}
option-Decline = pass
option-Forgo = do without
option-TakeSquare = take the { $tile }
option-Bid = { $swap ->
    [True] bid up to { $number }, and swap the Juggler
   *[other] bid up to { $number }
}
option-BuyWithPatron = the Rich Patron pays for { $tile }
option-TakeWithMiser = take { $card } with the Miser
option-CallDancer = the Dancer has { $tile } exchanged
option-ChangeMoney = the Money Changer takes { $give } for { $take }
option-Beg = the Beggar takes an unknown card

did-TurnReturned = { $rule ->
    [C-25] got the prepared turn back, since it was not handed in
   *[other] got the prepared turn back, since it was no longer possible (rule { $rule })
}
did-VizierWoken = woke the vizier
did-VizierBought = had the vizier buy { $tile } with { $cards }, exactly
did-OutworkPlaced = pitched { $tile } on { $cell }
did-SquareTaken = took the { $tile }
did-CharacterWon = { $bonus ->
    [0] won the { $card } for { $price } ({ $cards })
   *[other] won the { $card } for { $price } ({ $cards }) and gets { $bonus } points
}
did-JugglerSwapped = swapped the Juggler for the { $card }
did-CharacterUsed = used the { $card }
did-Begged = took an unknown card
told-CharacterAppeared = 🔨 The **{ $card }** came up for auction.
told-CharacterUnwanted = Nobody wanted the { $card }, who leaves the game.

state-BETWEEN_TURNS = others are asked between the turns
state-AUCTION = a character is being auctioned
state-MISER = the Miser offers a card
state-ARCHITECT = the Architect offers a redesign
state-STANDING = standing answers

power-character-rich-patron = Once, the Rich Patron pays exactly for any tile of the market.
power-character-miser = After buying a building of price 10 or more, the Miser takes one open money card.
power-character-master-builder = After placing, the Architect makes one more redesign in each of your turns.
power-character-merchant = With the Trader you take several cards worth up to 7 together.
power-character-travelling-magician = The Travelling Juggler brings 8 points at once, or is swapped for an unknown character.
power-character-wise-man = In each scoring, the Wise Man counts as half a building of one kind that you have.
power-character-dancer = At the start of your turn, the Dancer exchanges a tile of the market for one from the bag.
power-character-money-changer = At the start of your turn, the Money Changer takes a card of yours for an open one that is worth no more.
power-character-beggar = At the start of your turn, with fewer than three money cards, the Beggar takes the top card of the draw pile.
power-character-city-watch = In each scoring, the City Guard brings a point for every three edges of your longest wall.

orders-title =
    ## Your orders
    What you answer without being asked, at this table. Nobody else sees it.
orders-none = In this game nobody is asked out of turn.
prompt-vizier = Buying with the vizier
prompt-auction = Auctions of characters
prompt-wise-man = The Wise Man
order-line = **{ $prompt }**: { $answer }
answer-ask = ask me each time
answer-ask-nobody = pass, since nobody is asked at this table: only orders count
answer-pass = always pass
answer-rest = pass until my next turn
answer-order = by an order
answer-ask-wise-man = the kind that brings you most
order-vizier = buy { $wishes }
wish = { $kinds }{ $prices }{ $walls }{ $money }{ $cell }
wish-any = any tile
wish-prices = { " " }of price { $least } to { $most }
wish-walls = { " " }with walls { $walls }
wish-no-walls = { " " }without walls
wish-money = , with money only
wish-cell = , to { $cell }
order-auction = bid { $limits }{ $prefer }{ $swap }
limit-of = up to { $number } for the { $card }
limit-others = up to { $number } for any other
limit-none = nothing
order-prefer = , paying in { $currencies } first
order-swap = , swapping the Juggler
order-wise-man = count for { $kind }
choose-standing = { $prompt }
choose-kinds = Which kinds? None for any.
choose-price = Up to which price?
choose-money-kind = With what?
choose-character = For which character?
choose-limit = How much at most for the { $card }?
limit-label = { $number ->
    [0] bid nothing
   *[other] up to { $number }
}
others-label = all others
price-label = up to { $number }
money-any = exchange cards may be used
money-only = money only
choose-juggler = What becomes of the Juggler?
juggler-keep = keep it for 8 points
juggler-swap = swap it for an unknown character
choose-kind = For which kind does he count?
kind-best = whichever brings most
panel-order-vizier = **Your order for the vizier.** It buys the first tile that fits and that you can pay exactly, into your reserve. More wishes, walls and places by typing: **/alhambra orders vizier:** *tower 7-9; garden NE; any up to 5 at N13*
panel-order-auction = **Your order for auctions.** The most that you bid for each character. By typing: **/alhambra orders auction:** *miser 5, juggler 8 swap, others 2, pay denar*
refused-order-unreadable = “{ $text }” is not understood in an order.
refused-order-unfit = That is no order.
refused-no-such-prompt = Nobody is asked for that in this game.
refused-no-such-answer = That is no standing answer.
refused-take-alone = { $card } is taken alone, without other cards.
refused-vizier-is-awake = Your vizier is awake already.
refused-vizier-pays-exactly = With the vizier you pay exactly: { $price }, not { $total }.
refused-squares-enough = You have { $limit } squares, and may own no more.
refused-square-not-open = { $tile } does not lie open.
refused-character-not-yours = You do not have the { $card }.
refused-character-used = The { $card } was used in this turn already.
refused-character-too-late = The { $card } helps at the start of your turn only, before any action.
refused-dancer-needs-a-tile = The bag is empty: the Dancer finds no other tile.
refused-change-for-no-more = The Money Changer gives nothing that is worth more: { $take } for { $give }.
refused-beggar-has-enough = The Beggar helps only with at most { $most } money cards in hand.
refused-beggar-finds-nothing = There is no card to take.
refused-bid-at-least-one = A bid is at least 1. **Pass** bids nothing.
refused-bid-too-high = You can pay { $most } at most, not { $bid }.
refused-no-such-currency = There is no currency { $currency }.
refused-prepare-nothing-hidden = That would show something hidden. Wait until nobody interrupts any more.
refused-turn-is-handed-in = Your turn is handed in already. **Undo** takes it back.
refused-no-choice-WakeVizier = There is nothing else that you can do now.
refused-turn-not-handed-in = The turn was not handed in.

name-act = act
cmd-act = Do something else that the modules of this game allow, also out of turn
arg-act-action = What you do
name-orders = orders
cmd-orders = See and change what you answer without being asked, for your eyes only
arg-orders-vizier = ask, pass, rest, or wishes such as: tower 7-9; garden NE; any up to 5
arg-orders-auction = ask, pass, rest, or limits such as: miser 5, juggler 8 swap, others 2, pay denar
arg-orders-wise = The kind for which the Wise Man counts, or best
