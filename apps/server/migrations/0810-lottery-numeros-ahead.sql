-- What locks next in a game is asked for by every page of it, also while thousands of numeros are new and nothing has been
-- counted yet, when an index over all games or over all that was ever drawn looks as good to the planner.
create index lottery_numero_ahead on lottery_numero (game, locks_at) where state = 'SCHEDULED';
