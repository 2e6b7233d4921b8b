-- An agent looks at what its team's bets on lotteries brought by the days on which it was paid.
create index lottery_team_rebate_by_account on lottery_team_rebate (account_id, paid_at);
