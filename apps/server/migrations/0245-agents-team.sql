-- The codes by which agents bring members.
create table agents_link (
  code text primary key check (code ~ '^[A-Z0-9]{4,16}$'),
  agent_id bigint not null,
  created_at timestamptz not null
);
create index agents_link_by_agent on agents_link (agent_id, created_at);

-- Who stands below whom. A line leads up to an account that stands below nobody.
create table agents_member (
  account_id bigint primary key,
  upline_id bigint not null check (upline_id <> account_id),
  code text references agents_link (code),
  joined_at timestamptz not null
);
create index agents_member_by_upline on agents_member (upline_id, joined_at);
create index agents_member_by_code on agents_member (code) where code is not null;
