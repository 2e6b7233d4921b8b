-- An integration speaks the dialect of its row. One signs with a shared secret, another with a pair of keys a side.
alter table vendors_integration drop constraint vendors_integration_dialect_check;
alter table vendors_integration
  alter column secret drop not null,
  -- Our private key, sealed, and the vendor's public one, both in PEM.
  add column sealed_key bytea,
  add column vendor_key text,
  add constraint vendors_integration_dialect_check check (dialect in ('softswiss', 'hub88')),
  add constraint vendors_integration_keys_check check (
    case dialect when 'hub88' then sealed_key is not null and vendor_key is not null else secret is not null end);

-- A game that was opened for an account at a vendor whose calls name the session. Only the digest of the token is kept.
create table vendors_game_session (
  token_digest bytea primary key,
  account_id bigint not null,
  integration text not null references vendors_integration (code),
  game_id text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index vendors_game_session_expiry on vendors_game_session (expires_at);

-- What a vendor said of a transaction besides what the ledger compares when it comes again.
create table vendors_transaction (
  account_id bigint not null,
  key uuid not null,
  facts text not null,
  noted_at timestamptz not null,
  primary key (account_id, key)
);
revoke delete, truncate on vendors_transaction from hintha_app;

-- Rounds of vendors that may never close them, and when each was last played; the sweep closes those that were left.
create table vendors_open_round (
  round_id uuid primary key,
  played_at timestamptz not null
) with (fillfactor = 80);
create index vendors_open_round_played on vendors_open_round (played_at);
