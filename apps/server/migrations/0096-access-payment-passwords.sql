-- The withdraw password is a key of the account, like the one it is signed in to with.
create table access_payment_password (
  account_id bigint primary key references access_account (id),
  password text not null,
  set_at timestamptz not null default now()
);

insert into access_payment_password (account_id, password)
select account_id, payment_password from members_profile where payment_password is not null;

-- A try counts from before it is looked at until one proves right.
create table access_payment_attempt (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  -- The try that closes the withdraw password.
  closing boolean not null,
  at timestamptz not null
);

create index access_payment_attempt_by_account on access_payment_attempt (account_id, at);
