-- What one of the staff proposes and another has to approve before it is done.
create table operators_approval (
  id bigint generated always as identity primary key,
  deed text not null,
  subject text not null,
  reason text not null,
  -- The very text that is carried out, and the hash of deed and text that who approves has read.
  payload json not null,
  payload_hash bytea not null,
  maker_id bigint not null references operators_staff (id),
  -- What the maker named the order by, so that it counts once.
  request_id text not null,
  state text not null default 'open' check (state in ('open', 'executed', 'rejected', 'expired')),
  checker_id bigint references operators_staff (id),
  note text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  unique (maker_id, request_id),
  check (state <> 'executed' or (checker_id is not null and checker_id <> maker_id))
);

create index operators_approval_by_state on operators_approval (state, id desc);

-- What was proposed stands fast; only what became of it is written later.
revoke update, delete, truncate on operators_approval from hintha_app;
grant update (state, checker_id, note, decided_at) on operators_approval to hintha_app;
