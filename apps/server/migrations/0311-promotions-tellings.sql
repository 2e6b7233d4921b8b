-- How far the rounds have been followed that vendors tell of their own wallets, and what the followed postings and
-- rounds have left there: money that is away is not gone.
alter table promotions_member
  add column seen_telling bigint not null default 0,
  add column away bigint not null default 0;

update promotions_member m set away = coalesce((
  select -sum(p.amount) from wallet_posting p
  where p.wallet = m.account_id and p.seq <= m.seen_seq and p.kind not in ('BET', 'PAYOUT')
    and p.kind in ('TRANSFER_VENDOR_OUT', 'TRANSFER_VENDOR_IN', 'TRANSFER_VENDOR_BACK')
), 0);
