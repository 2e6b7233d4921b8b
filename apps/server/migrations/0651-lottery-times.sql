-- The times that the staff has given lotteries in place of those of their declaration, each from a day on.
create table lottery_times (
  id bigint generated always as identity primary key,
  game text not null check (game ~ '^[A-Z0-9_]{2,32}$'),
  from_day date not null,
  -- Of a lottery that draws every so many seconds.
  seconds integer check (seconds between 30 and 3600 and 86400 % seconds = 0),
  lock_seconds integer check (lock_seconds between 1 and seconds - 1),
  -- Of one that draws on days: minutes after midnight, and what stands behind the date in the code of each draw.
  draws jsonb check (jsonb_typeof(draws) = 'array' and jsonb_array_length(draws) between 1 and 12),
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp(),
  lifted_at timestamptz,
  lifted_by text,
  check (num_nulls(seconds, lock_seconds) in (0, 2)),
  check ((draws is null) = (seconds is not null)),
  check (num_nulls(lifted_at, lifted_by) in (0, 2))
);
create unique index lottery_times_day on lottery_times (game, from_day) where lifted_at is null;
revoke delete, truncate on lottery_times from hintha_app;
