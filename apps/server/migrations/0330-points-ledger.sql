-- What points each member has: the sum of its postings, kept by whoever writes one under the lock of this row.
create table points_account (
  account_id bigint primary key references access_account (id),
  balance bigint not null default 0,
  last_seq bigint not null default 0 check (last_seq >= 0),
  -- When the play of the current day was last read, so that an older reading does not undo a newer one.
  read_at timestamptz
);
revoke delete, truncate on points_account from hintha_app;

-- Every movement of points, numbered for each member without a gap.
create table points_posting (
  account_id bigint not null references points_account (account_id),
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('PLAY', 'PLAY_VOID', 'MISSION', 'CONVERT', 'REDEEM', 'REDEEM_RETURN')),
  points bigint not null check (
    points <> 0 and (points > 0) = (kind in ('PLAY', 'MISSION', 'REDEEM_RETURN'))
  ),
  -- Only a bet that was voided later takes back what may be spent already.
  balance bigint not null check (balance >= 0 or kind not in ('CONVERT', 'REDEEM')),
  -- What it belongs to; the same one is posted once for each kind.
  reference text not null,
  at timestamptz not null,
  primary key (account_id, seq),
  unique (account_id, kind, reference)
);
create index points_posting_by_time on points_posting (account_id, at, seq);
revoke update, delete, truncate on points_posting from hintha_app;

-- What counts of each day, and the factor of the level that the day was played at.
create table points_earned (
  account_id bigint not null references points_account (account_id),
  day date not null,
  code text not null,
  valid bigint not null check (valid >= 0),
  -- In parts of ten thousand.
  factor bigint not null check (factor > 0),
  primary key (account_id, day, code)
);
create index points_earned_by_day on points_earned (day);
revoke delete, truncate on points_earned from hintha_app;

-- The exact sum of all days, the fraction of a point with it, and the points that were posted of it.
create table points_sum (
  account_id bigint not null references points_account (account_id),
  code text not null,
  parts numeric(40, 0) not null check (parts >= 0),
  posted bigint not null check (posted >= 0),
  postings bigint not null,
  primary key (account_id, code)
);
revoke delete, truncate on points_sum from hintha_app;

-- The business days that were counted for everybody.
create table points_counted (
  day date primary key
);
revoke update, delete, truncate on points_counted from hintha_app;

-- Points that were turned into money.
create table points_conversion (
  account_id bigint not null references points_account (account_id),
  request_id text not null,
  points bigint not null check (points > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (account_id, request_id)
);
revoke update, delete, truncate on points_conversion from hintha_app;
