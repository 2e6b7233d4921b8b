-- What of each bet counts, and from when: for every change of what a decided bet stands at, one row with the difference. The
-- sums of a span never change once it is closed; what changes later counts later.
create table bets_counted (
  seq bigint generated always as identity primary key,
  bet_id uuid not null,
  account_id bigint not null,
  source text not null,
  game text not null,
  -- Of the operator's own books theirs, of a vendor's round that of its game; empty for a game that is gone.
  category text not null,
  stake bigint not null,
  payout bigint not null,
  valid bigint not null,
  at timestamptz not null
);
create index bets_counted_bet on bets_counted (bet_id);
create index bets_counted_at on bets_counted (at);
create index bets_counted_account on bets_counted (account_id, seq);
revoke update, delete, truncate on bets_counted from hintha_app;

-- Rounds of vendors that were undecided when they were looked at; a round may end without another posting.
create table bets_undecided_round (
  bet_id uuid primary key
);

-- How far was counted: everything of transactions below the watermark, and up to which instant the sums are final.
create table bets_count_mark (
  one boolean primary key default true check (one),
  watermark bigint not null default 0,
  closed_until timestamptz not null default '-infinity',
  -- What is closed next, once every transaction that was under way when it was over has ended.
  closing timestamptz,
  closing_xid bigint
);
insert into bets_count_mark default values;
revoke delete, truncate on bets_count_mark from hintha_app;

-- Which steps a transaction wrote is found by its number, as postings are; a lost bet has no posting.
alter table bets_settlement add column xid bigint not null default pg_current_xact_id()::text::bigint;
create index bets_settlement_xid on bets_settlement using brin (xid)
  with (pages_per_range = 32, autosummarize = on);
