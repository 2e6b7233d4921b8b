-- What servers were short of, one row a kind whichever of them saw it. The times are of the database, since clocks of
-- servers differ.
create table site_alarm (
  kind text primary key,
  since timestamptz not null,
  last_at timestamptz not null,
  count bigint not null check (count > 0)
);
