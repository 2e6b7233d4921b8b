-- What is counted of a bet is looked up by its number alone, and read by its time in spans; a bet that is counted has to
-- be entered in each of these, and both are cheaper to enter in than a tree. The times come nearly in their order.
drop index bets_counted_bet;
create index bets_counted_bet on bets_counted using hash (bet_id);
drop index bets_counted_at;
create index bets_counted_at on bets_counted using brin (at) with (autosummarize = on);
-- The same as bets_bet_by_finish.
drop index bets_bet_settled;
