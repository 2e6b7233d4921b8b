create table access_account (
  id bigint generated always as identity (start with 1000) primary key,
  name text not null,
  -- Two names that differ only in case are one name.
  name_key text not null unique,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  password text not null,
  status text not null default 'open' check (status in ('open', 'locked')),
  -- The largest single stake the account may place, in hundredths; null when there is no limit of its own.
  stake_limit bigint check (stake_limit > 0),
  demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table access_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references access_account (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  ip text not null,
  user_agent text not null
);

create index access_session_by_account on access_session (account_id, created_at desc);
