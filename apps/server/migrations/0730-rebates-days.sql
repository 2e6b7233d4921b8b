-- The days whose rebates were reckoned, each once.
create table rebates_day (
  day date primary key,
  reckoned_at timestamptz not null
);

-- What an account is given for what a member bet on a day: a share by its own rate less that of the account right below it
-- in the line of the member.
create table rebates_share (
  day date not null,
  account_id bigint not null,
  member_id bigint not null,
  category text not null,
  -- Of the member, with what corrections of days before had taken.
  valid bigint not null check (valid > 0),
  -- In hundredths of a percent; of the account right below, null for the member itself.
  rate integer not null check (rate >= 0),
  below integer check (below <= rate),
  amount bigint not null check (amount > 0),
  primary key (day, account_id, member_id, category)
);

-- What an account is paid for a day: for what it bet itself, and for its team.
create table rebates_payment (
  day date not null,
  account_id bigint not null,
  own bigint not null check (own >= 0),
  team bigint not null check (team >= 0),
  paid_at timestamptz,
  primary key (day, account_id)
);
create index rebates_payment_unpaid on rebates_payment (day, account_id) where paid_at is null;
create index rebates_payment_of on rebates_payment (account_id, day);

-- What corrections have taken of a member's valid bet beyond what it bet since: zero or less, and nothing is given before
-- that is made up.
create table rebates_carry (
  member_id bigint not null,
  category text not null,
  valid bigint not null check (valid < 0),
  primary key (member_id, category)
);
revoke update, delete, truncate on rebates_day, rebates_share from hintha_app;
