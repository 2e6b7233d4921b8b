-- Sources that report results of official draws by themselves, each with a key of its own.
create table lottery_source (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text not null check (name ~ '^[[:print:]]{2,80}$'),
  sealed_key bytea not null,
  is_on boolean not null default true,
  -- Who of the staff knows the key; null for one that came from elsewhere.
  key_staff_id bigint,
  key_set_by text not null,
  key_set_at timestamptz not null default clock_timestamp()
);
revoke delete, truncate on lottery_source from hintha_app;

-- The signed calls that have come, each once; old ones are turned away by their time.
create table lottery_source_nonce (
  source text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (source, nonce)
);
create index lottery_source_nonce_by_age on lottery_source_nonce (at);

-- Of a report: who of the staff knows the key that it was signed with.
alter table lottery_result add column key_staff_id bigint,
  add check (key_staff_id is null or staff_id is null);
create index lottery_result_of_source on lottery_result (source, id) where staff_id is null;
