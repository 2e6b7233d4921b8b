-- Mails asked for by who has forgotten a password. A row without an account found none, or one that had its share of
-- mails; it counts for its place alone.
create table access_reset_link (
  id bigint generated always as identity primary key,
  account_id bigint references access_account (id),
  place text not null,
  token_hash bytea unique,
  -- Of the password that stood when the link went out: once another one stands, the link opens nothing.
  password_digest bytea,
  at timestamptz not null,
  ended_at timestamptz,
  check ((account_id is null) = (token_hash is null))
);

create index access_reset_link_by_account on access_reset_link (account_id, at) where account_id is not null;
create index access_reset_link_by_place on access_reset_link (place, at);
create index access_reset_link_by_age on access_reset_link (at);
