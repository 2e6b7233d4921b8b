-- What waits for a result is decided in batches, a member's bets together, so that few wallets are locked at once; a
-- batch goes on behind the last bet of the one before it.
create index bets_bet_undecided_in_order on bets_bet (source, round, account_id, id)
  where state = 'open' and category is not null;
drop index bets_bet_undecided;
alter index bets_bet_undecided_in_order rename to bets_bet_undecided;
