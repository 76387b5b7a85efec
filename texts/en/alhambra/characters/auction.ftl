# Auctions of characters, and auto-answers about them.

window-title-auction = An auction
auction = At auction
alt-auction = At auction: { $name }.

hint-why-auction = with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left for you, the { $character } could bring about { $points } points
hint-why-auction-wall = with your wall of { $wall } and { $rounds ->
    [one] { $rounds } scoring
   *[other] { $rounds } scorings
} to come, the { $character } could bring about { $points } points
hint-why-auction-too-dear = any bid would cost you more
hint-why-auction-cannot = you can’t afford a bid

window-nothing-auction = You can’t afford this one, so you can only pass.
asked-auction = 🔨 **Auction: { $card }.** Everyone secretly names their highest bid. The winner pays at most 1 more than the second-highest bid, and gets no change. Closes { $deadline }.

choose-bid = Your highest bid
choose-bid-swap = Bid, and swap the Juggler
choose-currency = Which currency to pay with first
bid-up-to = up to { $number }
bid-swap = up to { $number }, and swap the Juggler
pay-in = pay in { $currency } first
prompt-auction = Auctions of characters
prompt-wise-man = The Wise Man
answer-ask-wise-man = whichever kind gets you the most
order-auction = bid { $limits }{ $prefer }{ $swap }
limit-of = up to { $number } for the { $card }
limit-others = up to { $number } for any other
limit-none = nothing
order-prefer = , paying in { $currencies } first
order-swap = , swapping the Juggler
order-wise-man = count for { $kind }
choose-character = Which character to set a limit for
choose-limit = Your highest bid: { $card }
limit-label = { $number ->
    [0] bid nothing
   *[other] up to { $number }
}
others-label = All others
choose-juggler = What to do with the Juggler
juggler-keep = Keep it for 8 points
juggler-swap = Swap it for an unknown character
choose-kind = Which kind the Wise Man counts for
kind-best = whichever gets you the most
panel-order-auction = **Your limits for auctions.** The most you’d bid for each character; it often costs less. Or type: **{ COMMAND("table answers") } auction:** *miser 5, juggler 8 swap, others 2, pay denar*
refused-bid-at-least-one = Bid at least 1, or **Pass** to bid nothing.
refused-bid-too-high = You can pay { $most } at most, so you can’t bid { $bid }.
refused-no-such-currency = There’s no currency called { $currency }.

# Words that people type in such an answer: miser 5, juggler 8 swap, others 2, pay denar.
typed-swapping = swap
typed-paying = pay
typed-others = others
