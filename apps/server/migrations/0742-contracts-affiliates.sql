-- What an affiliate earned in a month by the members right below it.
create table contracts_affiliate_month (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  month date not null check (extract(day from month) = 1),
  stake bigint not null,
  payout bigint not null,
  bonuses bigint not null,
  rebates bigint not null,
  payment_fees bigint not null,
  revenue bigint not null,
  carry_before bigint not null check (carry_before <= 0),
  carry_after bigint not null check (carry_after <= 0),
  active integer not null check (active >= 0),
  rate integer not null check (rate >= 0),
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('NOTHING', 'COUNTED', 'APPROVED', 'PAID')),
  approval text,
  paid_at timestamptz,
  check ((state in ('APPROVED', 'PAID')) = (approval is not null)),
  unique (account_id, month)
);
create index contracts_affiliate_month_open on contracts_affiliate_month (month) where state in ('COUNTED', 'APPROVED');
revoke delete, truncate on contracts_affiliate_month from hintha_app;
