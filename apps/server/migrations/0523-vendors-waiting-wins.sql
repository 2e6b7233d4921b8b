-- Wins of bets that were taken earlier, which a suspended integration may not pay: its vendor sends them again.
create table vendors_waiting_win (
  account_id bigint not null,
  key uuid not null,
  integration text not null references vendors_integration (code),
  round text not null,
  game text not null,
  amount bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  tries integer not null default 1,
  primary key (account_id, key)
);
create index vendors_waiting_win_of on vendors_waiting_win (integration, first_at);
