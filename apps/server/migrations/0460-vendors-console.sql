-- Staff connects vendors: an integration has a name, a new key waits for a second person, and a sync leaves its result.
alter table vendors_integration add column name text;
update vendors_integration set name = code;
alter table vendors_integration alter column name set not null;

-- Keys that were generated or typed in and that nobody has approved yet. A proposal names one by its fingerprint alone.
create table vendors_proposed_key (
  integration text not null references vendors_integration (code),
  fingerprint text not null,
  secret text,
  sealed_key bytea,
  proposed_at timestamptz not null,
  primary key (integration, fingerprint),
  constraint vendors_proposed_key_kind_check check ((secret is null) <> (sealed_key is null))
);

-- How the last sync of the games of an integration went.
create table vendors_game_sync (
  integration text primary key references vendors_integration (code),
  state text not null check (state in ('queued', 'running', 'done', 'failed')),
  asked_at timestamptz not null,
  finished_at timestamptz,
  games integer,
  added integer,
  changed integer,
  gone integer,
  left_out integer,
  failure text,
  detail text
);

-- Each side needs the other's public key: an integration is made before the vendor has sent its own.
alter table vendors_integration drop constraint vendors_integration_keys_check;
alter table vendors_integration add constraint vendors_integration_keys_check check (
  case dialect
    when 'hub88' then sealed_key is not null and (vendor_key is not null or not active)
    else secret is not null
  end);
