-- What those above a member get of its lottery bets: shares of the stakes that are due, and no bonuses that are budgeted.
alter type wallet_kind add value 'LOTT_REBATE_TEAM';
