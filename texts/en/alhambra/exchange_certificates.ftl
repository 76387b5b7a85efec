# Exchange Certificates: saving what was paid too much, in play and in pictures, and the rules.

module-exchange_certificates = Exchange Certificates
module-exchange_certificates-line = Save what you overpay, in the currency you like, for a purchase to come

# In play.
refund-save-gulden = save { $number } as Gulden
refund-save-dirham = save { $number } as Dirham
refund-save-denar = save { $number } as Denar
refund-save-ducat = save { $number } as Ducat
typed-refund-save-gulden = save gulden, save as gulden, save in gulden
typed-refund-save-dirham = save dirham, save as dirham, save in dirham
typed-refund-save-denar = save denar, save as denar, save in denar
typed-refund-save-ducat = save ducat, save as ducat, save in ducat
did-SurplusSaved = saved { $money } for later
hint-why-refund-save-gulden = you save the { $surplus } you overpay as Gulden
hint-why-refund-save-dirham = you save the { $surplus } you overpay as Dirhams
hint-why-refund-save-denar = you save the { $surplus } you overpay as Denars
hint-why-refund-save-ducat = you save the { $surplus } you overpay as Ducats

# In pictures.
item-saved = saved { $money }
certificate-tokens = { $number ->
    [one] { $number } token for certificates
   *[other] { $number } tokens for certificates
}
saved-gulden = Gulden saved: { $number }
saved-dirham = Dirham saved: { $number }
saved-denar = Denar saved: { $number }
saved-ducat = Ducat saved: { $number }
supply-exchange_certificates = Tokens for certificates

# The rules.
topic-exchange_certificates-title = Module: Exchange Certificates
topic-exchange_certificates =
    Overpaid? **Save** the rest on your certificate.
    - Overpay by 1 to 6, and you can take a token of **any** currency from the centre and save all of it in that currency (V-CER-2). From 7 on, you can’t save anything (V-CER-3).
    - There’s room for one token (V-CER-4). With two players there’s one of each currency, with three or four two, with five or six three (V-CER-1).
    - Later, the saved amount pays like a card of that currency and value, all of it at once (V-CER-5, V-CER-9). The token goes back to the centre before you save again.
    - You can’t use it for bids, and it doesn’t count for the last tiles (V-CER-7).
    - With the module Change, choose each time: coins or saving, not both (V-CER-8).

    {""}**Example**: you pay for a tile of price 4 with 9 Gulden and save the other 5 as Denars. Later, there’s a tower of 12 on the Denar stall. You pay with the Denar card 8 and the 5 you saved. That’s 1 too much, which you can save again right away.

rule-V-CER-1-title = Tokens in the centre
rule-V-CER-1 = Everyone has a certificate. In the centre, there’s one token of each currency with two players, two with three or four, and three with five or six.

rule-V-CER-2-title = Saving what you overpay
rule-V-CER-2 = When you overpay by 1 to 6, you may take a token of any currency that’s left in the centre and save the whole amount in that currency.

rule-V-CER-3-title = Too much to save
rule-V-CER-3 = If you overpay by 7 or more, you can’t save it, not even a part of it.

rule-V-CER-4-title = One token at a time
rule-V-CER-4 = Your certificate has room for one token. As long as it’s there, you can’t save anything else, unless you use it in the same payment.

rule-V-CER-5-title = Paying with what you saved
rule-V-CER-5 = The saved amount pays in the currency of its token, all of it at once. Then the token goes back to the centre, before you save again.

rule-V-CER-6-title = Saving doesn’t make it exact
rule-V-CER-6 = If you overpay, you don’t go again, even if you save all of the rest.

rule-V-CER-7-title = Saved amounts don’t count for the last tiles
rule-V-CER-7 = When the last tiles are given away (B-81), saved amounts don’t count.

rule-V-CER-8-title = Coins or saving
rule-V-CER-8 = If you play with Change, too, you choose each time you overpay: draw coins or save the amount, not both.

rule-V-CER-9-title = As good as a card
rule-V-CER-9 = For a payment, the saved amount is like a card of its currency and value: together with an exchange card as well, and for paying exactly. Otherwise, it’s no card.

rule-V-CER-20-title = Say it with the payment
rule-V-CER-20 = You choose what to save, and in which currency, when you pay. If you don’t say anything, nothing is saved.

# What they add to the rules of all modules.
rule-C-10-exchange_certificates = What you **saved on your certificate** pays in the currency of its token, and the token goes back to the centre.
rule-C-12-exchange_certificates = A **saved amount** is as good as a card for an exact payment.
rule-C-13-exchange_certificates = What you overpay for a tile can be **saved** (V-CER-2). At an auction you can neither save nor use what you saved.
rule-C-27-exchange_certificates = Everyone sees what’s **saved on a certificate**.
rule-G-3-exchange_certificates = {""}**Saved amounts** don’t count (V-CER-7).
