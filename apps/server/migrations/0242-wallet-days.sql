-- What each kind of posting came to on each business day, over all wallets, and up to which transaction it is summed.
-- Whoever reads adds what came since, so that the sums are never behind.
create table wallet_day (
  day date not null,
  kind wallet_kind not null,
  contra bigint not null references wallet_account (id),
  amount bigint not null,
  postings bigint not null,
  primary key (day, kind, contra)
);
create table wallet_day_mark (
  only_row boolean primary key default true check (only_row),
  watermark bigint not null
);
insert into wallet_day_mark (watermark) values (0);
revoke delete, truncate on wallet_day_mark from hintha_app;

-- The business day of an instant; the zone knows no summer time.
create function wallet_business_day(p_at timestamptz) returns date
language sql stable return (p_at at time zone 'Asia/Yangon')::date;
