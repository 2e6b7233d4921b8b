-- Postings by what they belong to, wherever they stand; the bets are found by their rounds and pay nothing for it.
create index wallet_posting_by_reference on wallet_posting (reference) where kind not in ('BET', 'PAYOUT');
