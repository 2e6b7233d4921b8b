-- The application's role: it reads and writes what modules own, and can neither change nor remove a posting.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hintha_app') then
    create role hintha_app nologin;
    -- An owner who is no superuser may otherwise make the role and still not work under it.
    grant hintha_app to current_user;
  end if;
end $$;
grant usage on schema public to hintha_app;
-- The worker of jobs makes a schema of its own under this role.
do $$ begin execute format('grant create on database %I to hintha_app', current_database()); end $$;
alter default privileges in schema public grant select, insert, update, delete on tables to hintha_app;
alter default privileges in schema public grant usage, select on sequences to hintha_app;

create type wallet_kind as enum (
  'DEPOSIT', 'WITHDRAW', 'WITHDRAW_REFUND', 'BET', 'PAYOUT', 'BET_REFUND', 'REBATE', 'CASHBACK', 'BONUS',
  'POINT_CONVERT', 'TRANSFER_IN', 'TRANSFER_OUT', 'SALARY_IN', 'SALARY_OUT', 'DIVIDEND_IN', 'DIVIDEND_OUT',
  'ADJUST', 'JACKPOT', 'REVERSAL', 'TOMBSTONE'
);

-- A member's wallet carries the id of the member's account; house accounts have names and negative ids, and their
-- balances stand in wallet_house_counter. The free space keeps an updated row on its page.
create table wallet_account (
  id bigint primary key,
  name text,
  currency text not null,
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  floor bigint not null default 0,
  seq bigint not null default 0,
  moved_at timestamptz not null default clock_timestamp(),
  check ((id < 0) = (name is not null)),
  check (balance - held >= floor)
) with (fillfactor = 70);
create unique index wallet_account_name on wallet_account (name) where name is not null;

insert into wallet_account (id, name, currency) values
  (-1, 'gaming', 'MMK'), (-2, 'jackpots', 'MMK'), (-3, 'deposits', 'MMK'), (-4, 'withdrawals', 'MMK'),
  (-5, 'bonuses', 'MMK'), (-6, 'points', 'MMK'), (-7, 'transfers', 'MMK'), (-8, 'agents', 'MMK'),
  (-9, 'adjustments', 'MMK'), (-10, 'receivable', 'MMK');

-- A house account's balance in shards, one a database session, so that no two bets wait for the same row. The
-- fillfactor keeps an updated row on its page.
create table wallet_house_counter (
  account bigint not null references wallet_account (id),
  slot integer not null,
  balance bigint not null,
  postings bigint not null,
  primary key (account, slot)
) with (fillfactor = 10);

-- One row is one double entry: the wallet's leg as it stands, the contra account's with the sign turned. The wallet
-- leads every key, so the table can be distributed or partitioned by it without a change of code.
create table wallet_posting (
  wallet bigint not null,
  seq bigint not null,
  contra bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  available_after bigint not null,
  at timestamptz not null,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  reverses bigint,
  key uuid not null,
  kind wallet_kind not null,
  source text not null,
  reference text not null,
  primary key (wallet, seq),
  unique (wallet, key)
);

create unique index wallet_posting_reverses on wallet_posting (wallet, reverses) where reverses is not null;
create index wallet_posting_reference on wallet_posting (wallet, reference);
create index wallet_posting_receivable on wallet_posting (wallet) where contra = -10;
create index wallet_posting_xid on wallet_posting using brin (xid) with (pages_per_range = 32);

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a posting is never changed or removed' using errcode = 'insufficient_privilege';
end $$;

create trigger refuse_change before update or delete on wallet_posting
  for each row execute function wallet_refuse_change();
create trigger refuse_truncate before truncate on wallet_posting
  for each statement execute function wallet_refuse_change();
revoke all on wallet_posting from hintha_app;
grant select, insert on wallet_posting to hintha_app;
revoke delete, truncate on wallet_account, wallet_house_counter from hintha_app;

-- Both legs of every posting; over all accounts the amounts come to zero.
create view wallet_entry as
  select wallet as account, wallet, seq, amount, at, kind, source, reference from wallet_posting
  union all
  select contra, wallet, seq, -amount, at, kind, source, reference from wallet_posting;

create table wallet_hold (
  id bigint generated always as identity primary key,
  wallet bigint not null references wallet_account (id),
  amount bigint not null check (amount > 0),
  key uuid not null,
  source text not null,
  reference text not null,
  held_at timestamptz not null default clock_timestamp(),
  released_at timestamptz,
  unique (wallet, key)
);
create index wallet_hold_open on wallet_hold (wallet) where released_at is null;
revoke delete on wallet_hold from hintha_app;
