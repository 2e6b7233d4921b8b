-- The arenas are there: what announced them in the lobby goes.
update catalogue_vendor set active = false where opens_soon and code = 'REDROOSTER';
