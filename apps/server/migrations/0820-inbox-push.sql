-- The browsers that members have asked to be told on while the site is closed, each with the kinds that were chosen there.
-- The endpoint is the device's at its push service; whoever subscribes it last has it.
create table inbox_push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references identity_account (id),
  -- No foreign key: sessions are deleted when they are old, and one that is not there any more is over.
  session_id bigint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  created_at timestamptz not null,
  failed_at timestamptz,
  failure text
);
create index inbox_push_subscription_of_account on inbox_push_subscription (account_id, id);
