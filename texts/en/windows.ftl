# Acting out of turn: what is asked, what can be answered, and auto-answers.

asked-plainly = ✋ { $names } can answer now. { $deadline }
asked-between-turns = ✋ **Between turns:** { $names } may buy a tile with the vizier, exact payment only. Closes { $deadline }.
asked-auction = 🔨 **Auction: { $card }.** Everyone secretly names their highest bid. The winner pays at most 1 more than the second-highest bid, and gets no change. Closes { $deadline }.
window-no-deadline = when everyone has answered
window-called = ✋ { $names }, you’re asked too: press **Answer**.
window-next = ➡️ { $who }, you’re next: you can already prepare your turn.
window-secret = -# Nobody sees your answer, or when you gave it. You can change it until everyone has answered.
window-nothing = { $window ->
    [auction] You can’t afford this one, so you can only pass.
   *[other] You can’t pay exactly for anything right now, so you can only pass.
}
window-own = Your answer so far: **{ $answer }**

button-answer = Answer
button-more = More
button-orders = Auto-answers
button-pass = Pass
button-rest = Pass until my turn
button-able = Auto-pass when I can’t pay
button-save = Save
button-prepare = Prepare my turn
button-forgo = Skip

panel-more = **What else would you like to do?**
panel-more-nothing = Nothing else you can do right now.
panel-MISER = **The Miser:** take an open money card, or skip.
panel-ARCHITECT = **The Architect:** one more redesign, or skip.
panel-handed-in = **Your turn is ready** and will play as soon as everyone has answered. If something in it is no longer possible, you’ll get it back. **Undo** takes it back now.
panel-asked-again = ✅ Your answer is in. Now there’s a new question:
panel-others-asked = You’re not asked this time. Here’s your hand:
panel-answer-too = ✋ You haven’t answered yourself yet.

choose-bid = Your highest bid
choose-bid-swap = Bid, and swap the Juggler
choose-currency = Which currency to pay with first
bid-up-to = up to { $number }
bid-swap = up to { $number }, and swap the Juggler
pay-in = pay in { $currency } first

mail-window = ## You can act in { $channel }

option-WakeVizier = wake your vizier
option-BuyWithVizier = { $to ->
    [palace] { $tile } on { $cell }: { $cards }
    [dirk] { $tile } to Dirk: { $cards }
   *[reserve] { $tile } into the reserve: { $cards }
}
option-Decline = pass
option-Forgo = skip
option-TakeSquare = take the { $tile }
option-Bid = { $swap ->
    [True] bid up to { $number }, and swap the Juggler
   *[other] bid up to { $number }
}
option-BuyWithPatron = buy { $tile } with the Rich Patron
option-TakeWithMiser = take { $card } with the Miser
option-CallDancer = exchange { $tile } with the Dancer
option-ChangeMoney = trade { $give } for { $take } with the Money Changer
option-Beg = take an unknown card with the Beggar

did-TurnReturned = { $rule ->
    [C-25] got the prepared turn back, since it was not handed in
   *[other] got the prepared turn back, since it was no longer possible (rule { $rule })
}
did-VizierWoken = woke the vizier
did-VizierBought = had the vizier buy { $tile } for { $cards }
did-PatronBought = had the { $cards } buy { $tile }
did-OutworkPlaced = pitched { $tile } on { $cell }
then-OutworkPlaced = pitched it on { $cell }
did-SquareTaken = took the { $tile }
did-CharacterWon = { $bonus ->
    [0] won the { $card } for { $price } ({ $cards })
   *[other] won the { $card } for { $price } ({ $cards }) and gets { $bonus } points
}
did-JugglerSwapped = swapped the Juggler for the { $card }
did-CharacterUsed = used the { $card }
did-take-with = took { $cards } with the { $card }
did-Begged = took an unknown card
told-CharacterAppeared = 🔨 The **{ $card }** came up for auction.
told-CharacterUnwanted = Nobody wanted the { $card }, who leaves the game.

state-BETWEEN_TURNS = others are being asked between turns
state-AUCTION = a character is being auctioned
state-MISER = the Miser offers a card
state-ARCHITECT = the Architect offers a redesign
state-STANDING = auto-answers

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
    ## Your auto-answers
    What’s answered for you when you could act out of turn, at this table. Nobody else sees this.
orders-now = -# ✋ You’re being asked right now: what you set here answers that too.
answers-none = In this game nobody is asked out of turn, so there’s nothing to set up.
prompt-vizier = Buying with the vizier
prompt-auction = Auctions of characters
prompt-wise-man = The Wise Man
order-line = **{ $prompt }**: { $answer }
answer-ask = always ask me
answer-ask-nobody = pass (nobody is asked at this table: only what you set up counts)
answer-able = ask me only when I can do more than pass
answer-pass = always pass
answer-rest = pass until my next turn
answer-ask-wise-man = the kind that gets you most
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
pick-answer-ask = Always ask me
pick-answer-able = Ask only if I can act
pick-answer-pass = Always pass
pick-answer-rest = Pass until my turn
pick-answer-order = My own rules…
order-preview = If you save it: **{ $order }**
about-kinds = **Kinds of building**: pick any number, or none for any kind
about-price = **Highest price**: what you’d pay at most
about-money-kind = **What to pay with**
choose-kinds = Kinds of building
choose-price = Highest price
choose-character = Which character to set a limit for
choose-limit = Your highest bid: { $card }
limit-label = { $number ->
    [0] bid nothing
   *[other] up to { $number }
}
others-label = All others
price-label = up to { $number }
price-any = any price
money-any = Exchange cards too
money-only = Money only
choose-juggler = What to do with the Juggler
juggler-keep = Keep it for 8 points
juggler-swap = Swap it for an unknown one
choose-kind = Which kind the Wise Man counts for
kind-best = whichever gets you most
panel-order-vizier = **Your wish for the vizier.** It buys the first tile that fits and that you can pay exactly, for your reserve. Type for more wishes, walls and places: **{ COMMAND("table answers") } vizier:** *tower 7-9; garden NE; any up to 5 at N13*
panel-order-auction = **Your limits for auctions.** The most you’d bid for each character; it often costs less. Or type: **{ COMMAND("table answers") } auction:** *miser 5, juggler 8 swap, others 2, pay denar*
refused-order-unreadable = I don’t understand “{ $text }” here.
refused-order-unfit = That isn’t something an auto-answer can do.
refused-no-such-prompt = Nobody is asked about that in this game.
refused-no-such-answer = There’s no such auto-answer.
refused-take-alone = You can only take { $card } alone, without other cards.
refused-vizier-is-awake = Your vizier is already awake.
refused-vizier-pays-exactly = With the vizier you must pay exactly { $price }, not { $total }.
refused-squares-enough = You have { $limit } squares already, and that’s the limit.
refused-square-not-open = { $tile } isn’t open right now.
refused-character-not-yours = You don’t have the { $card }.
refused-character-used = You’ve already used the { $card } this turn.
refused-character-too-late = The { $card } only helps at the start of your turn, before any action.
refused-dancer-needs-a-tile = The bag is empty, so the Dancer can’t find another tile.
refused-change-for-no-more = The Money Changer never gives you more than you pay: { $take } for { $give } isn’t possible.
refused-beggar-has-enough = The Beggar only helps if you hold { $most } money cards or fewer.
refused-beggar-finds-nothing = There’s no card left to take.
refused-bid-at-least-one = Bid at least 1, or **Pass** to bid nothing.
refused-bid-too-high = You can pay { $most } at most, so you can’t bid { $bid }.
refused-no-such-currency = There’s no currency called { $currency }.
refused-prepare-nothing-hidden = That would show something hidden, so it has to wait until everyone has answered.
refused-turn-is-handed-in = Your turn is ready already. **Undo** takes it back.
refused-no-choice-other = Nothing else you can do right now.
refused-turn-not-handed-in = The turn wasn’t finished.

name-act = act
cmd-act = Do something else that this game’s modules allow, also out of turn
arg-act-action = What you do
