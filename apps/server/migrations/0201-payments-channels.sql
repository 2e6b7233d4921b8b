-- The ways that money comes in. Amounts are in hundredths of the channel's currency.
create table payments_channel (
  id text primary key check (id ~ '^[a-z0-9_]{2,32}$'),
  type text not null check (type in ('MANUAL', 'QR', 'REDIRECT', 'CRYPTO', 'CARD')),
  name text not null,
  currency text not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  -- What the member bears of a payment, in parts per million.
  fee_ppm integer not null default 0 check (fee_ppm between 0 and 1000000),
  time_out_minutes integer not null check (time_out_minutes > 0),
  -- What the picture of a QR channel says, with {number}, {amount} and {note} to be filled in.
  qr_template text check ((type = 'QR') = (qr_template is not null)),
  -- Where the provider of a REDIRECT channel is, and what the calls both ways are signed with.
  provider_url text check ((type = 'REDIRECT') = (provider_url is not null)),
  provider_secret text check ((type = 'REDIRECT') = (provider_secret is not null)),
  position integer not null,
  active boolean not null default true
);

-- Our accounts that members pay to. Those of a channel take turns: the one whose turn is longest ago is next.
create table payments_receiver (
  id bigint generated always as identity primary key,
  channel_id text not null references payments_channel (id),
  name text not null,
  number text not null,
  -- What it may take within a business day.
  daily_cap bigint not null check (daily_cap > 0),
  healthy boolean not null default true,
  turn bigint not null default 0,
  unique (channel_id, number)
);

create sequence payments_receiver_turn;
