-- Cards and coins come by providers too. Until now none could be ordered, so those that stood there were empty.
delete from payments_channel where type in ('CRYPTO', 'CARD') and not active;
alter table payments_channel
  drop constraint payments_channel_check2,
  drop constraint payments_channel_check3,
  add check ((type in ('MANUAL', 'QR')) = (provider_url is null)),
  add check ((type in ('MANUAL', 'QR')) = (provider_secret is null)),
  -- What is paid in place of money, and how much money one of it is, in ten-thousandths of the channel's currency.
  add column coin text check ((type = 'CRYPTO') = (coin is not null)),
  add column coin_rate bigint check (coin_rate > 0 and (type = 'CRYPTO') = (coin_rate is not null));

-- What an order asks for in hundredths of a coin, and the rate that it was worked out at.
alter table payments_deposit
  add column coin_amount bigint check (coin_amount > 0),
  add column coin_rate bigint check (coin_rate > 0),
  add check ((coin_amount is null) = (coin_rate is null));

-- The address that a member sends coins to: one for each channel, and nobody else's.
create table payments_coin_address (
  channel_id text not null references payments_channel (id),
  account_id bigint not null references access_account (id),
  address text not null,
  primary key (channel_id, account_id),
  unique (channel_id, address)
);

-- What the chain says was sent to those addresses, each transfer once.
create table payments_coin_transfer (
  id bigint generated always as identity primary key,
  channel_id text not null references payments_channel (id),
  txn_id text not null,
  account_id bigint not null references access_account (id),
  -- In hundredths of a coin.
  amount bigint not null check (amount > 0),
  confirmations integer not null,
  seen_at timestamptz not null,
  contradicted boolean not null default false,
  -- The order that it was credited by; null while it waits for confirmations or for more coins.
  deposit_id bigint references payments_deposit (id),
  unique (channel_id, txn_id)
);

create index payments_coin_transfer_by_account on payments_coin_transfer (account_id, channel_id);

-- What a part is paid in when its payee takes coins: hundredths of a coin, and the rate of that hour.
alter table payments_part
  add column coin_amount bigint check (coin_amount > 0),
  add column coin_rate bigint check (coin_rate > 0);
revoke delete, truncate on payments_coin_address, payments_coin_transfer from hintha_app;
