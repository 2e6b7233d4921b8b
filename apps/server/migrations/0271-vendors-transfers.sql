-- What members call the wallet that the vendor keeps for them; null for a vendor that plays from ours alone.
alter table vendors_connection add column own_wallet text check (own_wallet <> '');

-- What a member is known to have at a vendor.
create table vendors_wallet (
  account_id bigint not null,
  connection text not null references vendors_connection (code),
  account text not null,
  balance bigint not null default 0 check (balance >= 0),
  -- When the vendor was asked for it, and when it was last seen to change.
  known_at timestamptz not null,
  moved_at timestamptz not null,
  -- When a game was opened that is played from it; null once the money has been brought home.
  launched_at timestamptz,
  primary key (account_id, connection)
);
create index vendors_wallet_launched on vendors_wallet (launched_at) where launched_at is not null;

create table vendors_transfer (
  id bigint generated always as identity primary key,
  -- What the vendor calls it; never used twice, not even by a database that was put back.
  transfer_id text not null unique,
  account_id bigint not null,
  account text not null,
  connection text not null references vendors_connection (code),
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  -- What the member, or who brings money home, names it by.
  request_id text not null,
  -- open: on its way, or nobody knows; manual: nobody knew for too long, and staff decides.
  state text not null default 'open' check (state in ('open', 'manual', 'done', 'refused')),
  reason text check (reason in ('insufficient_funds', 'vendor_refused', 'not_arrived')),
  asks integer not null default 0,
  next_ask_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  note text,
  unique (account_id, request_id),
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index vendors_transfer_of_account on vendors_transfer (account_id, id desc);
create index vendors_transfer_open on vendors_transfer (next_ask_at) where state = 'open';
create index vendors_transfer_undecided on vendors_transfer (id) where state in ('open', 'manual');
revoke delete, truncate on vendors_transfer, vendors_wallet from hintha_app;
