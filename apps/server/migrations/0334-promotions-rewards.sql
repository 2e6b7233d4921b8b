-- What is given for missions, for a place among the week's best and for a winning ticket is bet once.
insert into promotions_kind (code, enabled, multiple, with_deposit, per, days, given_by, posting)
values
  ('MISSION', true, 1, false, 'RULE', null, 'HOUSE', 'BONUS'),
  ('LEADERBOARD', true, 1, false, 'RULE', null, 'HOUSE', 'BONUS'),
  ('RAFFLE', true, 1, false, 'RULE', null, 'HOUSE', 'BONUS');

-- What members have won and take for themselves. A reward is offered once for what it is given for.
create table promotions_reward (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  kind text not null references promotions_kind (code),
  reference text not null check (reference <> ''),
  amount bigint not null check (amount > 0),
  offered_at timestamptz not null,
  -- Until when it can be claimed; null without an end.
  expires_at timestamptz check (expires_at > offered_at),
  claimed_at timestamptz,
  grant_id bigint unique references promotions_grant (id),
  request_id text,
  unique (account_id, kind, reference),
  unique (account_id, request_id),
  check ((claimed_at is null) = (grant_id is null)),
  check ((claimed_at is null) = (request_id is null))
);
create index promotions_reward_by_account on promotions_reward (account_id, id);
create index promotions_reward_open on promotions_reward (account_id) where claimed_at is null;
revoke delete, truncate on promotions_reward from hintha_app;
