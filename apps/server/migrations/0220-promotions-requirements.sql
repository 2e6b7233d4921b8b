-- How far an account's postings have been followed. Its row is what everything that counts for the account locks.
create table promotions_member (
  account_id bigint primary key,
  seen_seq bigint not null
);

-- The transactions below the mark have been looked at for wallets that moved. Nobody had a requirement before this.
create table promotions_watermark (
  only_row boolean primary key default true check (only_row),
  watermark bigint not null
);
insert into promotions_watermark (watermark) select pg_snapshot_xmin(pg_current_snapshot())::text::bigint;

create table promotions_requirement (
  id bigint generated always as identity primary key,
  account_id bigint not null references promotions_member (account_id),
  kind text not null check (kind in ('DEPOSIT', 'BONUS')),
  base bigint not null check (base >= 0),
  multiple numeric(9, 4) not null check (multiple >= 0),
  target bigint not null check (target >= 0),
  progress bigint not null default 0 check (progress between 0 and target),
  state text not null check (state in ('OPEN', 'FULFILLED', 'CLEARED', 'FORFEIT')),
  -- A bet above it fills nothing here; null for any bet.
  max_stake bigint,
  -- The wallet's last posting then: what was staked before fills nothing here.
  opened_seq bigint not null,
  opened_at timestamptz not null,
  expires_at timestamptz,
  closed_at timestamptz,
  -- The deed that opened it, once.
  source text not null,
  reference text not null,
  unique (account_id, source, reference)
);
create index promotions_requirement_open on promotions_requirement (account_id, id) where state = 'OPEN';
create index promotions_requirement_due on promotions_requirement (expires_at)
  where state = 'OPEN' and expires_at is not null;

-- Bets that were placed while a requirement was open: what each counted for, and those still to be decided.
create table promotions_bet (
  account_id bigint not null,
  reference text not null,
  placed_seq bigint not null,
  settled boolean not null,
  weight_code text not null,
  stake bigint not null,
  valid bigint not null,
  at timestamptz not null,
  primary key (account_id, reference)
);
create index promotions_bet_undecided on promotions_bet (account_id) where not settled;

create table promotions_contribution (
  requirement_id bigint not null references promotions_requirement (id),
  placed_seq bigint not null,
  account_id bigint not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  primary key (requirement_id, placed_seq, reference),
  foreign key (account_id, reference) references promotions_bet (account_id, reference)
);
create index promotions_contribution_by_bet on promotions_contribution (account_id, reference);

-- How much of a bet fills a bonus, by category or by class of title; what is not listed fills nothing.
create table promotions_weight (
  code text primary key,
  weight numeric(5, 4) not null check (weight >= 0)
);
insert into promotions_weight (code, weight) values
  ('RNG', 1), ('FISH', 1), ('AC', 1), ('BG', 1),
  ('LOTT', 0.5), ('ELOTT', 0.5), ('SPORTS', 0.5), ('ESPORTS', 0.5), ('SV3', 0.5),
  ('LIVE', 0.2), ('TG', 0.2), ('PVP', 0.2),
  ('JP', 0);
