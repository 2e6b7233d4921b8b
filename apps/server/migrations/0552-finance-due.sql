-- Corrections that two have approved and that their budget had no room for: they are tried again, under the same key.
create table finance_due_adjustment (
  approval bigint primary key,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  ticket text not null,
  due_since timestamptz not null,
  tried_at timestamptz not null
);
create index finance_due_adjustment_tried on finance_due_adjustment (tried_at);
