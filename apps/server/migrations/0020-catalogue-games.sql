create table catalogue_vendor (
  code text primary key,
  -- The connection whose protocol its games speak.
  connection text not null,
  name text not null,
  category text not null,
  emblem text not null,
  position integer not null default 0,
  maintenance boolean not null default false,
  active boolean not null default true
);

create table catalogue_game (
  id integer generated always as identity primary key,
  vendor text not null references catalogue_vendor (code),
  code text not null,
  category text not null,
  names jsonb not null,
  title text not null,
  classify text,
  min_bet bigint not null check (min_bet > 0),
  lines integer not null,
  subject text not null,
  palette text not null,
  hot boolean not null default false,
  released_at timestamptz not null,
  active boolean not null default true,
  unique (vendor, code)
);

create index catalogue_game_by_category on catalogue_game (category, vendor);
