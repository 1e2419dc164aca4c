# Tables that were begun by older rules (Upgraded.svelte).
ui-archived = Played by rules version { $rules }, as it was kept then. It can be looked at, but no figures or odds can be worked out any more.
ui-began-with = Begun by rules version { $began }, and gone through again by version { $rules }. What was not possible any more would have been told.
ui-stopped = The rules have changed (version { $rules } is now { $now }). Step { $next } of { $of } is not possible any more, so the game has stopped before it.
ui-stopped-waits = { $owner } chooses how it goes on.
ui-stopped-go-on = Play on from here
ui-stopped-end = End the game
ui-stopped-save = Download all of it
ui-stopped-why = Why?
