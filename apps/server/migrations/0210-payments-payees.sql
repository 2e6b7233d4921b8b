-- The accounts that members are paid out to. A row stays as it was written: another number is another row, and one that
-- was taken off the list still tells who shared it.
create table payments_payee (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  kind text not null check (kind in ('bank', 'wallet', 'usdt')),
  provider text not null,
  -- In the one form that each provider's numbers have here.
  number text not null,
  name text not null,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz
);

create unique index payments_payee_listed on payments_payee (account_id, provider, number)
  where removed_at is null;
create index payments_payee_by_number on payments_payee (provider, number);
revoke delete, truncate on payments_payee from hintha_app;
