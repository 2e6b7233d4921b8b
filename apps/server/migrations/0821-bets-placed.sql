-- The home page shows what is being played: the bets of the last minutes of everybody, which lie together at the end.
create index bets_bet_placed on bets_bet using brin (placed_at) with (autosummarize = on);
