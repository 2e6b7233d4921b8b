-- The secret that the operator draws the numeros of a game and a business day by. Its commitment is told at once, the
-- seed itself after the day: what was committed to can be told, and nothing else.
create table lottery_seed (
  id bigint generated always as identity primary key,
  game text not null,
  day date not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  server_seed text check (encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') = commitment),
  revealed_at timestamptz,
  unique (game, day),
  check (num_nulls(server_seed, revealed_at) in (0, 2))
);
create index lottery_seed_hidden on lottery_seed (day) where server_seed is null;
revoke update, delete, truncate on lottery_seed from hintha_app;
grant update (server_seed, revealed_at) on lottery_seed to hintha_app;

-- What goes into the draw beside the seed, fixed when the numero locks; null for what others draw.
alter table lottery_numero add column entropy text check (entropy ~ '^[A-Za-z0-9_.-]{1,128}$');
-- What waits for its result.
create index lottery_numero_undrawn on lottery_numero (draws_at) where state in ('LOCKED', 'DELAYED');
