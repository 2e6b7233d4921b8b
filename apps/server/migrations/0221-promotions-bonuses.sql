-- The bonuses that can be claimed. A share of a deposit or a fixed amount, never both.
create table promotions_kind (
  code text primary key,
  enabled boolean not null,
  share numeric(5, 4) check (share > 0),
  amount bigint check (amount > 0),
  most bigint check (most > 0),
  multiple numeric(9, 4) not null check (multiple >= 0),
  -- Whether the deposit is bet along with the bonus.
  with_deposit boolean not null,
  per text not null check (per in ('ONCE', 'DAY')),
  first_deposit boolean not null default false,
  days integer not null default 7 check (days > 0),
  -- What may be kept of a bonus that cost nothing, as a multiple of it.
  most_kept integer check (most_kept > 0),
  check ((share is null) <> (amount is null)),
  check (share is not null or not with_deposit)
);
insert into promotions_kind (code, enabled, share, amount, most, multiple, with_deposit, per, first_deposit, most_kept)
values
  ('FIRST_DEPOSIT', true, 1, null, 10000000, 15, true, 'ONCE', true, null),
  ('DAILY_RELOAD', true, 0.1, null, 3000000, 8, false, 'DAY', false, null),
  ('FREE_CREDIT', true, null, 300000, null, 20, false, 'ONCE', false, 10);

create table promotions_grant (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  kind text not null references promotions_kind (code),
  -- The business day of a bonus for every day, empty for one that is given once.
  period text not null,
  amount bigint not null check (amount > 0),
  posting_seq bigint not null,
  requirement_id bigint not null unique references promotions_requirement (id),
  -- The requirement of the deposit it was given on; a deposit brings one bonus.
  deposit_id bigint unique references promotions_requirement (id),
  -- What the wallet held before it.
  own_before bigint not null,
  -- What may stay above the member's own money once the requirement is filled; null for all.
  most_kept bigint,
  settled_at timestamptz,
  taken_back bigint not null default 0 check (taken_back >= 0),
  request_id text not null,
  granted_at timestamptz not null,
  unique (account_id, kind, period),
  unique (account_id, request_id)
);
create index promotions_grant_unsettled on promotions_grant (account_id)
  where most_kept is not null and settled_at is null;

-- By what a person is known again under another account.
create table promotions_mark (
  kind text not null,
  period text not null,
  mark text not null,
  account_id bigint not null,
  primary key (kind, period, mark)
);
