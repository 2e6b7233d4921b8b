-- What providers say became of a payment: the first word on each of their transactions counts.
create table payments_verdict (
  channel_id text not null references payments_channel (id),
  provider_txn_id text not null,
  order_no text not null,
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('SUCCESS', 'FAILED', 'CANCELLED')),
  -- Null when the order is none of ours.
  deposit_id bigint references payments_deposit (id),
  at timestamptz not null,
  -- The provider has said something else of the same transaction later.
  contradicted boolean not null default false,
  primary key (channel_id, provider_txn_id)
);

create index payments_verdict_by_deposit on payments_verdict (deposit_id);

-- Signed calls that have come, so that none counts twice; kept as long as their signature would hold.
create table payments_nonce (
  channel_id text not null references payments_channel (id),
  nonce text not null,
  at timestamptz not null,
  primary key (channel_id, nonce)
);

create index payments_nonce_by_age on payments_nonce (at);
