-- The pictures that members send of their transfers.
create table payments_slip (
  picture_id text primary key,
  deposit_id bigint not null references payments_deposit (id),
  at timestamptz not null
);

create index payments_slip_by_deposit on payments_slip (deposit_id, at);
revoke update, delete, truncate on payments_slip from hintha_app;
