-- Private keys that sealed calls are opened with. The one without an end is published; those before it are taken for
-- a while longer.
create table access_encryption_key (
  key_id text primary key,
  private_key jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create unique index access_encryption_key_published on access_encryption_key ((true)) where retired_at is null;

-- Ids of sealed texts and of the phone provider's tokens that were taken, for as long as one could come again.
create table access_jti (
  jti text primary key,
  expires_at timestamptz not null
);

create index access_jti_by_age on access_jti (expires_at);
