create table studio_seed_pair (
  id bigint generated always as identity primary key,
  account text not null,
  game text not null,
  -- Encrypted; the text in the clear leaves the program only once the pair is revealed.
  sealed_seed bytea not null,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);

create unique index studio_seed_pair_in_use on studio_seed_pair (account, game) where revealed_at is null;
