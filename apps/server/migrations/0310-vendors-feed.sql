-- Where the feed of its vendor told a round last; null for a round that was played from our wallet. A round that is
-- told was played from the wallet that the vendor keeps: it has no postings.
alter table vendors_round add column feed_position bigint check (feed_position > 0);

-- How far each vendor's feed has been read, when it was read to its end, and how much of it was refused.
create table vendors_feed (
  connection text primary key references vendors_connection (code),
  position bigint not null default 0 check (position >= 0),
  read_at timestamptz,
  refused bigint not null default 0
);

-- What was taken over from feeds, numbered for each account under the lock of its wallet, so that whoever has seen a
-- number has seen all before it. A round that is corrected stands here again with what the correction changed.
create table vendors_telling (
  account_id bigint not null,
  seq bigint not null,
  round_id uuid not null,
  -- What the member has more, or less, in the vendor's wallet by it.
  gain bigint not null,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  primary key (account_id, seq)
);
create index vendors_telling_xid on vendors_telling using brin (xid) with (pages_per_range = 32, autosummarize = on);
revoke update, delete, truncate on vendors_telling from hintha_app;
revoke delete, truncate on vendors_feed from hintha_app;
