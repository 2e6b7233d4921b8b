-- What members have staked on each number of a numero that has a limit. A row is a number, so that orders on different
-- numbers never wait for each other.
create table lottery_number_exposure (
  numero_id bigint not null,
  number text not null check (number ~ '^[0-9]{1,6}$'),
  stake bigint not null check (stake >= 0),
  primary key (numero_id, number)
);
revoke delete, truncate on lottery_number_exposure from hintha_app;

-- Numbers that the staff has closed, for one numero or for all of a game.
create table lottery_number_block (
  id bigint generated always as identity primary key,
  game text not null,
  -- The code of the numero; null for every one.
  issue text,
  number text not null check (number ~ '^[0-9]{1,6}$'),
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null default clock_timestamp(),
  lifted_at timestamptz
);
create unique index lottery_number_blocked on lottery_number_block (game, number, coalesce(issue, ''))
  where lifted_at is null;
revoke delete, truncate on lottery_number_block from hintha_app;
