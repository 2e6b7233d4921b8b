-- The bonus of signing in day by day. It is off until the house wants it.
insert into promotions_kind (code, enabled, multiple, with_deposit, per, days, given_by, posting)
values ('SIGN_IN', false, 1, false, 'RULE', 7, 'HOUSE', 'BONUS');

-- What each day in a row brings; after the last step the first one comes again.
create table promotions_activity_step (
  kind text not null references promotions_kind (code),
  step integer not null check (step > 0),
  amount bigint not null check (amount > 0),
  primary key (kind, step)
);
insert into promotions_activity_step (kind, step, amount) values
  ('SIGN_IN', 1, 10000), ('SIGN_IN', 2, 10000), ('SIGN_IN', 3, 15000), ('SIGN_IN', 4, 15000),
  ('SIGN_IN', 5, 20000), ('SIGN_IN', 6, 20000), ('SIGN_IN', 7, 50000);

-- Who takes part.
create table promotions_activity_member (
  kind text not null references promotions_kind (code),
  account_id bigint not null,
  joined_at timestamptz not null,
  primary key (kind, account_id)
);
revoke update, delete, truncate on promotions_activity_member from hintha_app;

-- A member signs once on a business day.
create table promotions_activity_sign (
  kind text not null references promotions_kind (code),
  account_id bigint not null,
  day date not null,
  step integer not null,
  amount bigint not null check (amount > 0),
  grant_id bigint not null unique references promotions_grant (id),
  request_id text not null,
  signed_at timestamptz not null,
  primary key (kind, account_id, day),
  unique (account_id, request_id),
  foreign key (kind, account_id) references promotions_activity_member (kind, account_id)
);
revoke update, delete, truncate on promotions_activity_sign from hintha_app;
