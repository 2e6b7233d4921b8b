-- Deposits that staff has approved and that the budget of what is approved by hand had no room for: they are tried again.
create table payments_due_deposit (
  deposit_id bigint primary key references payments_deposit (id),
  received bigint not null check (received > 0),
  txn_id text,
  approval text,
  due_since timestamptz not null,
  tried_at timestamptz not null
);
create index payments_due_deposit_tried on payments_due_deposit (tried_at);
