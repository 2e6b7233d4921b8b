-- What the staff was answered to calls that move money, by the keys they were made under, so that each counts once.
create table payments_answer (
  staff_id bigint not null,
  call text not null,
  key text not null,
  -- The hash of what was asked.
  asked bytea not null,
  reply jsonb,
  at timestamptz not null,
  primary key (staff_id, call, key)
);
revoke delete, truncate on payments_answer from hintha_app;
