-- What can be had for points. A price stands: another price is another reward, so that nobody pays what was not shown.
create table points_reward (
  id bigint generated always as identity primary key,
  -- By language; English and Burmese are always there.
  names jsonb not null check (names ? 'EN' and names ? 'MY'),
  points bigint not null check (points > 0),
  amount bigint not null default 0 check (amount >= 0),
  -- Whether it is sent to an address.
  physical boolean not null,
  -- The name of one of the house's drawings.
  picture text not null,
  -- How many there are in all, and how many of them are redeemed.
  stock bigint not null check (stock >= 0),
  taken bigint not null default 0 check (taken between 0 and stock),
  -- How many one member may have; null for any number.
  most_each bigint check (most_each > 0),
  enabled boolean not null,
  position integer not null,
  created_at timestamptz not null
);
create index points_reward_shelf on points_reward (position, id) where enabled;
revoke update, delete, truncate on points_reward from hintha_app;
grant update (names, picture, stock, taken, most_each, enabled, position) on points_reward to hintha_app;

create table points_redemption (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  reward_id bigint not null references points_reward (id),
  quantity bigint not null check (quantity > 0),
  -- What was paid for all of them.
  points bigint not null check (points > 0),
  amount bigint not null check (amount >= 0),
  -- Where it is sent to; both empty for what is not sent.
  address text not null,
  mobile text not null,
  state text not null default 'APPLYING' check (state in ('APPLYING', 'APPROVED', 'REJECTED')),
  reason text,
  -- What staff tells with a delivery, such as a code or the number of a parcel.
  remark text not null default '',
  request_id text not null,
  applied_at timestamptz not null,
  -- Who decided under which key; the same decision is answered again as it was.
  decided_by bigint,
  decision_key text,
  decided_at timestamptz,
  unique (account_id, request_id),
  check ((state = 'APPLYING') = (decided_at is null)),
  check ((state = 'REJECTED') = (reason is not null))
);
create index points_redemption_queue on points_redemption (state, id);
create index points_redemption_by_account on points_redemption (account_id, id);
create index points_redemption_live on points_redemption (account_id, reward_id) where state <> 'REJECTED';
revoke update, delete, truncate on points_redemption from hintha_app;
grant update (state, reason, remark, decided_by, decision_key, decided_at) on points_redemption to hintha_app;
