-- Every bet is written into the index of those that wait for a result. With the names of its source and round in it, that
-- cost as much as all other indexes of the bet together; a hash of the round costs half of it.
create index bets_bet_undecided_by_hash on bets_bet (hashtextextended(round, 0), account_id, id)
  where state = 'open' and category is not null;
drop index bets_bet_undecided;
alter index bets_bet_undecided_by_hash rename to bets_bet_undecided;
