-- What every account came to on a business day.
create table teams_member_day (
  account_id bigint not null,
  day date not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  valid bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  rebates bigint not null default 0,
  cashback bigint not null default 0,
  bonuses bigint not null default 0,
  salary_in bigint not null default 0,
  salary_out bigint not null default 0,
  dividend_in bigint not null default 0,
  dividend_out bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposited bigint not null default 0,
  primary key (account_id, day)
);
create index teams_member_day_active on teams_member_day (day, account_id) where valid > 0;

-- The same of everybody who stood below an account on that day, whoever stands there now.
create table teams_day (
  like teams_member_day including defaults,
  joined bigint not null default 0,
  primary key (account_id, day)
);

-- How many below an account were active on a day and for the last time before on another; -infinity for the first time.
-- Whoever was active within any days was so for the first time of them on one whose last time lies before.
create table teams_active (
  account_id bigint not null,
  day date not null,
  before date not null,
  members integer not null,
  primary key (account_id, day, before)
);

-- Who stands below an account now, and what they have; what the account itself has.
create table teams_standing (
  account_id bigint primary key,
  members bigint not null default 0,
  direct bigint not null default 0,
  balance bigint not null default 0,
  own_balance bigint not null default 0,
  -- Whether the account and what it has are among those of the accounts above it.
  in_line boolean not null default false
);

-- The first deposit that was ever credited to an account.
create table teams_first_deposit (
  account_id bigint primary key,
  day date not null
);

-- How far was summed: the last change of play, and everything of transactions below the watermark.
create table teams_mark (
  one boolean primary key default true check (one),
  counted bigint not null default 0,
  watermark bigint not null default 0
);
insert into teams_mark default values;
revoke delete, truncate on teams_mark from hintha_app;
