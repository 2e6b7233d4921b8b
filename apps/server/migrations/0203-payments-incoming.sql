-- What the statements of our receiving accounts say came in, each transfer once.
create table payments_incoming (
  id bigint generated always as identity primary key,
  receiver_id bigint not null references payments_receiver (id),
  txn_id text not null,
  amount bigint not null check (amount > 0),
  payer_name text not null,
  at timestamptz not null,
  -- The order it pays; null while nobody has claimed it.
  deposit_id bigint unique references payments_deposit (id),
  unique (receiver_id, txn_id)
);

create index payments_incoming_by_tail on payments_incoming (receiver_id, amount, right(txn_id, 6));
