-- What a code opens: an account of a type, with rates as they were given to the link; until it expires or is switched off.
alter table agents_link
  add column type smallint not null default 0 check (type in (0, 1)),
  add column rates jsonb not null default '{}',
  add column remark text not null default '' check (length(remark) <= 64),
  add column is_on boolean not null default true,
  add column expires_at timestamptz;
create index agents_member_by_opening on agents_member (upline_id, joined_at) where code is null;

-- What somebody above would like to lower waits for whom it concerns.
create table agents_rate_request (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  agent_id bigint not null check (agent_id <> account_id),
  rates jsonb not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'expired', 'withdrawn')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index agents_rate_request_open on agents_rate_request (account_id) where state = 'open';
create index agents_rate_request_by_account on agents_rate_request (account_id, id desc);
create index agents_rate_request_due on agents_rate_request (expires_at) where state = 'open';
revoke delete, truncate on agents_rate_request from hintha_app;
