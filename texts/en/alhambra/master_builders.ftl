# Master Builders: their cards in pictures and in play, hints, refusals, rules.

module-master_builders = Master Builders
module-master_builders-line = Money cards worth 3 that can also get you an extra redesign

# In pictures.
card-builder = { $currency } builder { $value }
builder-card = master builder
mark-builder = Mb

# In play.
panel-MASTER_BUILDER = **Master builder:** play one for an extra redesign, or skip. A card you play leaves the game.
panel-EXTRA_REDESIGN = **Your master builder is at work:** one redesign. If you skip it, you get your card back.
state-MASTER_BUILDER = you can play a master builder
state-EXTRA_REDESIGN = your master builder is redesigning
option-PlayBuilder = play { $card } to redesign
did-BuilderPlayed = played { $card } for an extra redesign
did-BuilderKept = took the master builder back
hand-builders = 🛠️ **{ $number ->
    [one] { $number } master builder
   *[other] { $number } master builders
}**: each pays 3, or gets you an extra redesign after placing, one per turn.

# Hints.
hint-PlayBuilder = play { $card } for an extra redesign
hint-why-builder-builds = { $tile } from your reserve is worth more in your palace than the card is as money

# Why not.
refused-builder-not-in-hand = { $card } isn’t a master builder in your hand. { $number ->
    [0] You don’t have any.
    [one] You have { $cards }.
   *[other] You have { $cards }.
}
refused-builder-once-a-turn = You can play only one master builder per turn, right after placing.

# The rules.
topic-master_builders-title = Module: Master Builders
topic-master_builders =
    Master builders are money cards worth **3**. You can also play one for an **extra redesign**.
    - You start with two, dealt in secret before the starting money; they don’t count there (V-MAS-1). A few more are in the draw pile (V-MAS-2).
    - Take them and pay with them like money of their currency (V-MAS-3).
    - Or play one from your hand at the end of your turn, after placing: you redesign once more (V-MAS-4). One per turn (V-MAS-6), after any action, even after taking money (V-MAS-7).
    - However you use one, it leaves the game (V-MAS-5).

    {""}**Example**: you hold 9 Gulden and two Gulden builders, and there’s a tower of price 12 on the Gulden stall. You pay 9 and one builder: exactly, so you go again. At the end of your turn, you play the other builder, and move a garden from your reserve into your palace.

rule-V-MAS-1-title = Two master builders each
rule-V-MAS-1 = There are 16 master builders, four of each currency. Everyone gets two in secret, before the starting money. They don’t count for the 20 you’re dealt (B-18), nor for who begins (B-19).

rule-V-MAS-2-title = Master builders in the draw pile
rule-V-MAS-2 = Three more go into the third pile and three into the fifth; with six players, only one into the fifth (C-15). The rest leaves the game unseen.

rule-V-MAS-3-title = A master builder is money worth 3
rule-V-MAS-3 = Among the open money, in your hand and when you pay, a master builder is a money card worth 3 of its currency. So you can take one together with a card worth 2 (B-33), and it counts for the last tiles (B-81).

rule-V-MAS-4-title = An extra redesign
rule-V-MAS-4 = When everything is placed (O-2), you can play one master builder from your hand and redesign once more (B-44 to B-50). If you don’t redesign after all, you keep the card.

rule-V-MAS-5-title = Used master builders leave the game
rule-V-MAS-5 = Whether you pay with it or play it: a used master builder leaves the game. It’s never discarded, so it doesn’t come back.

rule-V-MAS-6-title = One master builder per turn
rule-V-MAS-6 = You can play only one master builder for a redesign per turn. You can pay with as many as you like.

rule-V-MAS-7-title = Redesigning what you’ve just built
rule-V-MAS-7 = The extra redesign can follow any action, even taking money. You can use it for a tile that you placed or reserved this very turn.

# What they add to the rules of all modules.
rule-C-4-master_builders = Used **master builders** leave the game.
rule-C-10-master_builders = A **master builder** is worth 3 of its currency.
rule-C-14-master_builders = Two **master builders** each are dealt apart from the money.
rule-C-15-master_builders = Three **master builders** go into the third pile and three into the fifth, with six players only one.
rule-C-16-master_builders = A **master builder** fills a slot, like money.
rule-C-21-master_builders = You’re asked about **master builders** as long as you may hold one, by what everyone has seen: you started with two.
rule-C-27-master_builders = {""}**Master builders** in your hand are as secret as your money.
rule-O-2-master_builders = You can play one **master builder** from your hand (V-MAS-4), before or after whatever else gives you an extra redesign.
rule-G-3-master_builders = {""}**Master builders** count as 3 each.
