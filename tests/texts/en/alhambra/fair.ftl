# The Fair: in the lobby, in play, its question, its auto-answers, in pictures, its hints, its rules.

module-fair = The Fair
module-fair-line = Vouchers, tickets, stalls and tents, and cheers between turns
variant-festival = Festival
variant-festival-line = Cheering is worth twice as much
module-fair-asks = after each turn the others may cheer

# In play.
option-TakeVoucher = take { $card }
option-Cheer = { $loudly ->
    [True] cheer loudly
   *[other] cheer softly
}
hint-BuyBuilding-rented = rent { $tile } with { $cards }
option-BuyBuilding-rented = rent { $tile }: { $cards }, { $surplus } over
refund-sweets = { $number } sweets
refund-balloon = a balloon
typed-refund-sweets = sweets
typed-refund-balloon = balloon
panel-besides-fair = **Which flag?** { $tile } on { $cell }
option-Admire = admire it
option-RaiseBanner = raise a { $colour } banner
told-BannersRaised = 🎪 The fair begins: { $banners }.
fair-banner = { $who } under a { $colour } banner
state-BANNER = everyone chooses a banner
window-title-banner = Which banner?
asked-banner = 🎪 **The fair:** { $names }, choose the colour of your banner. Until { $deadline }.
did-VoucherTaken = took { $card } at the fair
did-VoucherSpent = paid with { $cards }
did-Cheered = { $loudly ->
    [True] cheered loudly
   *[other] cheered softly
}
did-StallRented = rented a stall at the fair
did-TurnstileOpened = put up a turnstile
did-Admired = admired the voucher
told-VoucherAppeared = 🎪 { $card } turned up at the fair.
told-StallOpened = 🎪 { $tile } opened at the fair.
state-CHEER = the others may cheer
state-ADMIRE = everyone admires a voucher
panel-ADMIRE = **A voucher!** Admire it, and the game goes on.
asked-ADMIRE = 🎪 { $who }, come and admire the voucher!
token-scaffold = a { $detail } scaffold
token-pennant = a pennant
token-bunting = bunting
token-lantern = a { $detail } lantern
token-puppets = a puppet show
fair-favourite = Your secret favourite: **{ $kind }**
refused-stall-is-let = { $tile } is let already.
refused-no-such-banner = There is no { $colour } banner.
refused-no-such-voucher = { $card } isn’t at the fair.

# What several are asked.
window-title-cheer = Who cheers?
asked-cheer = 🎪 **The fair:** { $names } may cheer. Closes { $deadline }.

# Auto-answers.
prompt-cheer = Cheering at the fair
order-cheer = { $loudly ->
    [True] cheer loudly every time
   *[other] cheer softly every time
}
panel-order-cheer = **How you cheer.** Or type: **{ COMMAND("table answers") } cheer:** *loudly*
cheer-loudly = Loudly
cheer-softly = Softly

counted-fair = { $number } by the fair

# In pictures.
kind-stall = stall
tile-stall = fair stall
kind-tent = tent
tile-tent = fair tent
card-voucher = { $number ->
    [0] voucher for any money
   *[other] voucher worth { $number }
}
card-ticket = ticket
programme = programme of the fair
item-charm = a lucky charm
part-cheers = cheers
part-envy = envy
fair-ribbon = ribbon of the fair
fair-ribbon-mark = R
fair-vouchers-mark = V
fair-vouchers = { $number ->
    [one] { $number } voucher
   *[other] { $number } vouchers
}
fair-open = At the fair
buildings-fair = The fair
choice-by-fair = The fair
alt-fair = At the fair: { $pieces }; cheers so far: { $cheers }.

# Hints.
hint-TakeVoucher = take { $cards }
hint-Cheer = cheer
hint-RaiseBanner = raise a { $colour } banner
hint-why-banner = it can be seen from afar
hint-Admire = admire the voucher
hint-why-voucher = it pays like money
hint-why-cheer = each loud cheer counts for everyone
hint-why-admire = the game waits for it
hint-why-hoarse = your voice needs a rest
hint-why-refund-sweets = you get { $surplus } sweets
hint-why-refund-balloon = you get a balloon
hint-why-fair-colours = it has the colours of the fair
hint-why-ticket = it’s a souvenir
hint-kind-stall = fair stalls
hint-kind-tent = fair tents

# Rules.
topic-fair-title = Module: The Fair
topic-fair = Vouchers come up with the money and can be taken instead of it. Stalls are sold beside the market, and a tent stands outside the walls. After each turn the others may cheer.
rule-V-FAI-1-title = Vouchers and tickets
rule-V-FAI-1 = A voucher that came up can be taken in place of money. A ticket is taken alone.
rule-V-FAI-2-title = Cheers at the fair
rule-V-FAI-2 = After each turn the others may cheer. Everyone scores a point for each loud cheer.
rule-V-FAI-3-title = Admiring a voucher
rule-V-FAI-3 = When a voucher comes up, everyone admires it before the game goes on.
rule-V-FAI-4-title = One tent at the gate
rule-V-FAI-4 = Each palace has one tent, beside something built.
rule-V-FAI-5-title = Banners of the fair
rule-V-FAI-5 = Before the market is laid out, each player secretly chooses a banner. All are shown together.
rule-V-FAI-6-title = Flags on stalls
rule-V-FAI-6 = Whoever places a stall may raise a flag on it. With a red one it stays where it is.
rule-V-FAI-7-title = Turnstiles
rule-V-FAI-7 = Whoever wears the ribbon walks through a double wall to a tile that nobody could reach otherwise. Both tiles stay where they are.

# Its currency.
currency-luck = Luck
mark-luck = Lu
money-luck = { $number } Luck
coins-luck = Luck
