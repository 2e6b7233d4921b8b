create table content_banner (
  id integer generated always as identity primary key,
  group_name text not null,
  position integer not null default 0,
  art text not null,
  linkage_type text,
  linkage_url text,
  texts jsonb not null,
  active boolean not null default true
);

create table content_notice (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
  texts jsonb not null,
  published_at timestamptz not null default now(),
  active boolean not null default true
);
