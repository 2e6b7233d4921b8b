-- One selection played on many numeros ahead. What is not a bet yet is held in the wallet by one hold, which is replaced
-- with each item that becomes a bet or is given back.
create table lottery_chase (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  game text not null,
  play text not null,
  pick text not null,
  unit_stake bigint not null check (unit_stake > 0),
  prize_mode smallint not null,
  stop_on_win boolean not null,
  stake bigint not null check (stake > 0),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'ENDED')),
  hold_id bigint,
  -- How many holds it has had, by which each has a key of its own.
  holds integer not null default 0,
  request_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (account_id, request_id),
  check (state = 'RUNNING' or hold_id is null)
);
create index lottery_chase_of_account on lottery_chase (account_id, id desc);
revoke delete, truncate on lottery_chase from hintha_app;

create table lottery_chase_item (
  chase_id bigint not null references lottery_chase,
  position smallint not null check (position between 1 and 120),
  numero_id bigint not null,
  multiple integer not null check (multiple between 1 and 9999),
  stake bigint not null check (stake > 0),
  -- What became of a bet its order tells.
  state text not null default 'WAITING' check (state in ('WAITING', 'PLACED', 'DECIDED', 'VOID', 'CANCELLED')),
  order_id bigint,
  -- What its order is asked for by.
  request_id uuid not null default gen_random_uuid(),
  primary key (chase_id, position),
  unique (chase_id, numero_id),
  check ((state in ('PLACED', 'DECIDED')) = (order_id is not null))
);
create index lottery_chase_item_open on lottery_chase_item (numero_id, chase_id) where state in ('WAITING', 'PLACED');
revoke delete, truncate on lottery_chase_item from hintha_app;
