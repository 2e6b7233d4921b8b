-- One-time codes. A code belongs to one purpose and one recipient; only its digest is kept, and a handful of wrong
-- tries end it.
create table access_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'register', 'password')),
  recipient text not null,
  digest bytea not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  ended_at timestamptz
);

create index access_code_by_recipient on access_code (recipient, created_at desc);
create index access_code_by_ip on access_code (ip, created_at desc);
