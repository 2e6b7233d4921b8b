-- The zone's hours in place of its name: the same day for a fraction of the work. A function is taken for unsafe in
-- parallel until it says otherwise, and one such call keeps a whole report on one core.
create or replace function wallet_business_day(p_at timestamptz) returns date
language sql immutable parallel safe return (p_at at time zone interval '06:30')::date;

-- What each wallet moved on each business day, by the title it was played on; without a title both words are empty.
-- Every part of the daily report, by currency, vendor, game, team or wallet, is a sum of these rows.
create table wallet_part (
  day date not null,
  wallet bigint not null,
  connection text not null,
  game text not null,
  kind wallet_kind not null,
  contra bigint not null references wallet_account (id),
  amount bigint not null,
  postings bigint not null,
  primary key (day, wallet, kind, contra, connection, game)
);
create table wallet_part_mark (
  only_row boolean primary key default true check (only_row),
  watermark bigint not null
);
insert into wallet_part_mark (watermark) values (0);
revoke delete, truncate on wallet_part_mark from hintha_app;
