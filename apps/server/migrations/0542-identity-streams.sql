-- The event streams that are open, by the session or the chat that each belongs to. They are over when the database is
-- begun anew, so nothing of them is logged.
create unlogged table identity_stream (
  id uuid primary key,
  owner text not null,
  seen_at timestamptz not null
);
create index identity_stream_owner on identity_stream (owner, seen_at);
