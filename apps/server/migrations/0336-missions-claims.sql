-- What members are asked to do: each business day, each week or once.
create table missions_mission (
  id bigint generated always as identity primary key,
  type text not null check (type in ('DAILY', 'WEEKLY', 'ONCE')),
  metric text not null check (metric in ('DEPOSIT', 'VALID_BET', 'WINS', 'LOGIN_DAYS')),
  -- Of which category bets count; null for all.
  category text,
  -- Hundredths of money, or rounds, or days.
  target bigint not null check (target > 0),
  reward_kind text not null check (reward_kind in ('CASH', 'POINTS')),
  -- Hundredths of money, or points.
  reward bigint not null check (reward > 0),
  -- By language.
  titles jsonb not null,
  enabled boolean not null,
  -- Business days, both among them; without an end it goes on.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  check (category is null or metric = 'VALID_BET')
);
revoke delete, truncate on missions_mission from hintha_app;

-- Rewards that were claimed: one for each period, which is named by its first day.
create table missions_claim (
  account_id bigint not null,
  mission_id bigint not null references missions_mission (id),
  period date not null,
  reward_kind text not null,
  reward bigint not null check (reward > 0),
  request_id text not null,
  claimed_at timestamptz not null,
  primary key (account_id, mission_id, period),
  unique (account_id, request_id)
);
create index missions_claim_by_mission on missions_claim (mission_id);
revoke update, delete, truncate on missions_claim from hintha_app;
