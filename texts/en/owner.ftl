# Whoever runs the bot: their commands, and what people and servers are told that are blocked (rule T-26).

name-operator = owner
cmd-operator = For whoever runs this bot
name-servers = servers
cmd-servers = List the servers I’m on, with their open tables
cmd-leave-server = Leave a server
name-block = block
cmd-block = Block a person, or a server: I leave it and don’t come back
name-unblock = unblock
cmd-unblock = Serve a person or a server again
name-blocked = blocked
cmd-blocked = See who is blocked
arg-server = A server, by name or id
arg-person = A person, or just their id

owner-servers = **I’m on { $number ->
    [one] { $number } server
   *[other] { $number } servers
}**{ $pages ->
    [1] {""}
   *[other] {" "}(page { $page } of { $pages })
}
owner-server = - **{ $name }** `{ $id }`: { $tables ->
    [0] no open tables
    [one] { $tables } open table
   *[other] { $tables } open tables
}
owner-page-back = Back
owner-page-next = Next
owner-left = I’ve left **{ $name }**.
owner-not-left = Discord won’t let me leave **{ $name }** right now. Try again in a moment.
owner-blocked-server = Server `{ $id }` is blocked. If I’m invited back, I’ll leave at once.
owner-blocked-person = <@{ $id }> is blocked. They can still use **{ COMMAND("privacy") }**.
owner-unblocked-server = Server `{ $id }` can invite me again.
owner-unblocked-person = <@{ $id }> can play again.
owner-block-list = **Blocked**
owner-block-none = Nobody is blocked.
owner-block-server = - server `{ $id }`, { $since }
owner-block-person = - <@{ $id }> `{ $id }`, { $since }

refused-operator-only = Only whoever runs this bot can do that.
refused-no-such-server = I’m not on that server. Choose one from the list, or give its id.
refused-not-yourself = That’s you, or your own server, so it stays.
refused-name-one = Name either a server or a person.
refused-not-blocked = They aren’t blocked.
refused-person-blocked = Whoever runs this bot has blocked you, so I can’t do that. **{ COMMAND("privacy") }** still shows and erases your data.
refused-server-blocked = Whoever runs this bot has blocked this server, so I can’t do that here.

rule-T-26-title = Who the bot serves
rule-T-26 = Whoever runs the bot can make it leave a server, and can block a server or a person. The bot leaves a blocked server, and leaves again if it’s invited back. Whatever a blocked person asks for is refused, but they can always see and erase their data.
