-- Who works here; nobody of the staff is a member, and no member is one of them.
create table operators_staff (
  id bigint generated always as identity primary key,
  name text not null,
  -- Two names that differ only in case are one name.
  name_key text not null unique,
  roles text[] not null default '{}',
  password text not null,
  status text not null default 'open' check (status in ('open', 'locked')),
  -- What makes the codes of the authenticator, sealed under a key that the database does not hold.
  secret bytea,
  -- It counts once its owner has shown a code of it.
  confirmed_at timestamptz,
  -- The time step of the last code that counted: that one and those before it count no more.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
revoke delete, truncate on operators_staff from hintha_app;

create table operators_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references operators_staff (id),
  -- Whether a code of the authenticator was shown; before that the session is good for showing one.
  complete boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);

create index operators_session_by_staff on operators_session (staff_id, last_used_at desc);

-- A try counts as wrong from before it is looked at until it proves right.
create table operators_try (
  id bigint generated always as identity primary key,
  -- What was tried and by whom: a name with a password, a place with passwords, an account with codes.
  subject text not null,
  at timestamptz not null
);

create index operators_try_by_subject on operators_try (subject, at);
create index operators_try_by_age on operators_try (at);
