-- One launch of a game for a player: first a code that is good once and for a minute, then a session.
create table studio_session (
  id bigint generated always as identity primary key,
  launch_hash bytea not null unique,
  token_hash bytea unique,
  account text not null,
  currency text not null,
  nickname text not null,
  game text not null,
  language text not null,
  jurisdiction text,
  return_url text,
  -- The operator's own name for the session, given back with every wallet call.
  operator_session text,
  created_at timestamptz not null,
  opened_at timestamptz,
  last_used_at timestamptz,
  check ((token_hash is null) = (opened_at is null))
);
