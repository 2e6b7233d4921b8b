-- Rounds are decided about in the order of their rows, so that the last days are found without a scan.
create index bets_bet_settled on bets_bet using brin (settled_at);
