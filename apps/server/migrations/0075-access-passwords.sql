alter table access_account
  add column password_set_at timestamptz not null default now(),
  -- Somebody else chose the password; its owner has to choose another at the first login.
  add column must_change boolean not null default false;

-- An attempt at the old password counts from before it is looked at until it proves right.
create table access_password_attempt (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  at timestamptz not null
);

create index access_password_attempt_by_account on access_password_attempt (account_id, at);

create table access_sign_in (
  id bigint generated always as identity primary key,
  -- Null for a name that no account has: the row is written all the same, so that the answer takes as long.
  account_id bigint references access_account (id),
  at timestamptz not null,
  ip text not null,
  user_agent text not null,
  outcome text not null check (outcome in ('ok', 'failed'))
);

create index access_sign_in_by_account on access_sign_in (account_id, id desc) where account_id is not null;

insert into access_sign_in (account_id, at, ip, user_agent, outcome)
select account_id, created_at, ip, user_agent, 'ok' from access_session order by id;
