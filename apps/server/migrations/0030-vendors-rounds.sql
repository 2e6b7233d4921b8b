create table vendors_connection (
  code text primary key,
  dialect text not null check (dialect in ('softswiss')),
  secret text not null,
  -- Where the vendor takes launches and tells its games; null for a vendor that only calls us.
  vendor_url text,
  casino_id text not null,
  currency text not null,
  -- Whether every game id is accepted without a title in the catalogue.
  any_game boolean not null default false,
  max_bet bigint check (max_bet > 0),
  active boolean not null default true
);

create table vendors_round (
  -- A digest of connection, account and the vendor's round id, so that no counter stands on the hot path.
  id uuid primary key,
  account_id bigint not null,
  connection text not null,
  round_id text not null,
  game_id text not null,
  stake bigint not null,
  payout bigint not null,
  state text not null check (state in ('open', 'finished', 'refunded')),
  opened_at timestamptz not null default now(),
  finished_at timestamptz
) with (fillfactor = 80);

create index vendors_round_by_account on vendors_round (account_id, opened_at desc);
create index vendors_round_won on vendors_round (finished_at desc) where payout > stake and state = 'finished';
