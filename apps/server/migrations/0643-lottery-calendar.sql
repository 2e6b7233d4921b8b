-- What the staff has changed of the calendars of lotteries: days without a draw, and draws that are held on another day.
create table lottery_calendar (
  id bigint generated always as identity primary key,
  game text not null check (game ~ '^[A-Z0-9_]{2,32}$'),
  day date not null,
  -- Null for a day without a draw.
  to_day date check (to_day <> day),
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp(),
  lifted_at timestamptz,
  lifted_by text,
  check (num_nulls(lifted_at, lifted_by) in (0, 2))
);
create unique index lottery_calendar_day on lottery_calendar (game, day) where lifted_at is null;
revoke delete, truncate on lottery_calendar from hintha_app;

-- Lotteries that the staff has turned off, or on again; one without a row is on.
create table lottery_switch (
  game text primary key check (game ~ '^[A-Z0-9_]{2,32}$'),
  is_on boolean not null,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp()
);
revoke delete, truncate on lottery_switch from hintha_app;

alter table lottery_numero drop constraint lottery_numero_void_reason_check;
alter table lottery_numero add constraint lottery_numero_void_reason_check
  check (void_reason in ('NO_RESULT', 'PROOF_DIFFERS', 'CANCELLED', 'CLOSED'));
