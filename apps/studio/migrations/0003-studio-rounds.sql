-- The journal: a row is written before the operator is called and before anything is shown.
create table studio_round (
  id uuid primary key,
  seq bigint generated always as identity,
  session_id bigint not null references studio_session (id),
  account text not null,
  game text not null,
  currency text not null,
  operator_session text,
  request_id text not null,
  seed_pair_id bigint not null references studio_seed_pair (id),
  nonce integer not null check (nonce >= 0),
  model text not null,
  algorithm text not null,
  coin_value bigint not null check (coin_value > 0),
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  outcome jsonb not null,
  bet_id text not null unique,
  win_id text unique,
  state text not null check (state in ('pending', 'reversing', 'settled', 'refused', 'refunded')),
  reason text,
  balance bigint,
  operator_round text,
  -- How often the operator was asked, the first time included, and when it is asked again.
  asks integer not null,
  next_ask_at timestamptz not null,
  played_at timestamptz not null,
  closed_at timestamptz,
  seen_at timestamptz,
  unique (seed_pair_id, nonce),
  unique (account, request_id),
  check ((win > 0) = (win_id is not null))
) with (fillfactor = 85);

create unique index studio_round_open on studio_round (account, game) where state in ('pending', 'reversing');
create index studio_round_due on studio_round (next_ask_at) where state in ('pending', 'reversing');
create unique index studio_round_history on studio_round (account, game, seq desc);
