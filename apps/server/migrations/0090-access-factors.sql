alter table access_account
  -- The mail address that has proven to be the account's; it stands for one account, in small letters.
  add column email text unique check (email = lower(email)),
  -- Money does not leave until then, since a key of the account was changed.
  add column withdrawals_held_until timestamptz,
  -- What the house writes to the owner in; null while the owner has chosen none.
  add column language text;

-- What makes the codes of an account's authenticator. It counts once its owner has shown a code of it.
create table access_authenticator (
  account_id bigint primary key references access_account (id),
  -- Sealed under a key that the database does not hold.
  secret bytea not null,
  prepared_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last code that counted: that one and those before it count no more.
  last_step bigint not null default 0
);

-- A code of an authenticator counts as wrong from before it is looked at until it proves right.
create table access_authenticator_try (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  at timestamptz not null
);

create index access_authenticator_try_by_account on access_authenticator_try (account_id, at);

alter table access_code drop constraint access_code_purpose_check;
alter table access_code add constraint access_code_purpose_check
  check (purpose in ('login', 'register', 'password', 'proof', 'challenge', 'contact'));
create index access_code_by_age on access_code (created_at);
