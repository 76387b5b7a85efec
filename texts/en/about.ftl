# What people can expect of this bot and of whoever runs it, under /help and /privacy.

about-privacy = **Privacy:** I keep what your games need, and never what you write. **{ COMMAND("privacy") }** shows everything I keep about you, and can erase it.
about-privacy-page = **Privacy:** [what’s kept about you, and why]({ $page }). **{ COMMAND("privacy") }** shows all of it, and can erase it.
about-terms = **Terms:** be kind and play fair. The bot is free and comes as is, without any guarantee.
about-terms-page = **Terms:** [how you can use this bot]({ $page })
about-contact = **Questions?** { $contact }
privacy-page = [What’s kept, why and for how long]({ $page })
