-- What a member took back before the lock. The stakes are kept, since a bet that was taken back has none any more.
alter table lottery_order
  add cancelled_ids uuid[] not null default '{}' check (cancelled_ids <@ bet_ids),
  add stakes bigint[] check (cardinality(stakes) = cardinality(bet_ids));

-- One row for each time that a member took something back: so many a day.
create table lottery_cancel (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  order_id bigint not null references lottery_order,
  bet_ids uuid[] not null check (cardinality(bet_ids) > 0),
  cancelled_at timestamptz not null default clock_timestamp()
);
create index lottery_cancel_of_account on lottery_cancel (account_id, cancelled_at);
create index lottery_cancel_by_order on lottery_cancel (order_id);
revoke update, delete, truncate on lottery_cancel from hintha_app;
