# Thieves: in pictures, in play, their auto-answers, their rules.

module-thieves = Thieves
module-thieves-line = Between two turns, your thieves can snatch open money
module-thieves-asks = after each turn, your thieves can snatch an open money card

# In pictures.
card-thief = { $currency } thief
thief-card = thief
thief-hidden = { $number ->
    [one] { $number } thief
   *[other] { $number } thieves
}

# In play.
option-StealMoney = steal { $card } with your { $thief }
did-MoneyStolen = sent a thief and stole { $cards }
hand-thieves = 🥷 **Your thieves**: { $thieves }. Between turns, each can take an open card of its currency, except right before your own turn.
choose-thief = Send a thief

# Hints.
hint-StealMoney = send your { $thief } for { $card }
hint-why-thief-costs-no-turn = it costs you no turn
hint-why-thief-waits = { $number ->
    [1] your thief steals only once, and a better card may come up
   *[other] each of your { $number } thieves steals only once, and better cards may come up
}
hint-why-thief-finds-nothing = there’s no open card for any of your thieves

# What several are asked.
asked-thieves = 🥷 **Between turns:** { $names } can send a thief for open money. Closes { $deadline }.
window-nothing-thieves = There’s no open card for any of your thieves right now, so you can only pass.

# Auto-answers.
prompt-thieves = Sending thieves
order-thieves = steal { $cards }
order-thief = { $least ->
    [1] any { $currency }
    [9] { $currency } 9
   *[other] { $currency } { $least } or more
}
order-thief-none = nothing
panel-order-thieves = **Orders for your thieves.** For each currency, choose the lowest card worth a thief. Of several, the most valuable is stolen. Or type it: **{ COMMAND("table answers") } thieves:** *denar 8, ducat 9*
choose-least = { $thief }: which cards?
least-none = leave them alone
least-label = { $number ->
    [1] any card
    [9] only a 9
   *[other] { $number } or more
}

# Why not.
refused-thief-of-the-next-player = It’s your turn next, so your thieves have to wait (the others can still send theirs).
refused-thief-not-yours = { $number ->
    [0] You have no thieves left.
   *[other] You don’t have that thief.
}
refused-thief-of-another-currency = Your { $currency } thief only takes { $currency } money and builders, not { $card }.

# The rules.
topic-thieves-title = Module: Thieves
topic-thieves =
    Your thieves take **open money** when it isn’t your turn.
    - You’re dealt some in secret: four each with two or three players, three with four, two with five or six (V-THI-1). Everyone sees how many you have, nobody sees which.
    - When a turn is over, you can play a thief and take one open card of its currency, whatever its value (V-THI-2). The thief leaves the game. Diamonds and exchange cards are safe (V-THI-7).
    - The player whose turn is **next** can’t steal (V-THI-3). If several want to, priority decides (C-3).
    - The open money is refilled at once (V-THI-5), with all that brings: an auction, even a scoring. Then everyone can decide again (V-THI-10).

    {""}**Example**: Anna has finished, Ben is next, then Cleo. There’s a Denar 9. Anna and Cleo each have a Denar thief: Cleo gets the 9, for she comes before Anna. Ben has to watch.

    You can set auto-answers for your thieves, so that the game doesn’t have to wait for you (V-THI-20). With the Vizier’s Favour, you can steal a card and then buy with it in the same break (V-THI-6).

rule-V-THI-1-title = Everyone gets thieves
rule-V-THI-1 = There are twelve thieves, three of each currency. They’re dealt in secret: four each with two or three players, three each with four, two each with five or six. The rest leaves the game unseen.

rule-V-THI-2-title = A thief takes an open card
rule-V-THI-2 = When a turn is completely over (O-10), you can play a thief and take one open money card of its currency, of any value. The thief leaves the game.

rule-V-THI-3-title = The next player doesn’t steal
rule-V-THI-3 = The player whose turn is next can’t play thieves. Everyone else can, even whoever has just finished.

rule-V-THI-4-title = One card per thief
rule-V-THI-4 = A thief takes exactly one card. You can play several thieves, one after the other.

rule-V-THI-5-title = The open money is refilled after a thief
rule-V-THI-5 = After each thief, the open money is refilled before anything else happens (C-16, C-17). A character that comes up is auctioned at once, and a scoring that is due happens right then.

rule-V-THI-6-title = Thieves and viziers
rule-V-THI-6 = Thieves and viziers are used in the same break between turns. Priority decides between players (C-3), not what they do. You can first steal and then buy, or the other way round.

rule-V-THI-7-title = What can be stolen
rule-V-THI-7 = A thief takes only money of its own currency, master builders included. Diamonds and exchange cards can’t be stolen.

rule-V-THI-8-title = No thieves after the end
rule-V-THI-8 = Once the market can’t be filled and the game ends (B-64), no thief can steal any more, not even before the last tiles are given away.

rule-V-THI-9-title = Thieves with two players
rule-V-THI-9 = With two players, each gets four thieves. Only whoever has just finished a turn can send one, because the other is next (V-THI-3).

rule-V-THI-10-title = No thief for nothing
rule-V-THI-10 = A thief needs an open card of its currency when its moment comes; otherwise, you keep the thief. After each thief, everyone who can act between turns decides again, even those who passed, and whoever stole.

rule-V-THI-20-title = Auto-answers for thieves
rule-V-THI-20 = You’re asked as long as you have a thief, unless you’re next. Your auto-answer names the lowest card worth a thief, by currency: Denar 8 or more, for example. Without an auto-answer or an answer, you pass (C-28).

# What they add to the rules of all modules.
topic-between-turns-thieves = {""}**Thieves**: yours can take open money (V-THI-2).
rule-C-14-thieves = {""}**Thieves** are dealt apart from the money.
rule-C-21-thieves = Such as how many **thieves** you have.
rule-C-27-thieves = Which **thieves** you have is secret; how many is public.
rule-O-10-thieves = A **thief** can take an open money card. Then the open money is refilled, and a scoring that is due happens (O-6, O-7).
rule-G-1-thieves = No **thief** steals any more (V-THI-8).
