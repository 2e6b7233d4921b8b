-- What an integration may pay at most: for a round as an amount and as times its stake, for a business day as what its
-- rounds pay above their stakes; and which wins it may pay without a bet. Those that are there get what a new one gets.
alter table vendors_integration
  add column max_win bigint not null default 20000000000 check (max_win > 0),
  add column max_win_times integer not null default 10000 check (max_win_times > 0),
  add column max_day_win bigint not null default 100000000000 check (max_day_win > 0),
  add column wins_without_bet text[] not null default '{}'
    check (wins_without_bet <@ array['free_rounds', 'promotions']),
  -- Beside `active`: it came too near to what it may, and rests until two of the staff resume it.
  add column suspended_at timestamptz,
  add column suspended_for text,
  add column suspended_finding jsonb,
  add constraint vendors_integration_suspended_check
    check (num_nulls(suspended_at, suspended_for, suspended_finding) in (0, 3));
alter table vendors_integration
  alter column max_win drop default, alter column max_win_times drop default, alter column max_day_win drop default;
