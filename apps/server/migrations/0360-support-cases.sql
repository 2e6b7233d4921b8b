-- What guests ask of the house in writing. A guest is a member, or a browser without an account, which is known again
-- by a secret that it keeps; what is kept of that secret is its hash.
create table support_case (
  id bigint generated always as identity primary key,
  account_id bigint,
  guest_hash bytea not null,
  -- Where it came from, for the counts that keep the house from being flooded.
  place text not null,
  type text not null
    check (type in ('suggestion', 'complaint', 'deposit', 'withdrawal', 'game', 'other', 'chat')),
  content text not null check (char_length(content) between 1 and 140),
  chat_id bigint unique,
  state text not null default 'OPEN' check (state in ('OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED')),
  -- Who of the staff has it.
  keeper_id bigint,
  keeper text,
  request_id text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  unique (guest_hash, request_id),
  check ((type = 'chat') = (chat_id is not null)),
  check ((keeper_id is null) = (keeper is null))
);
create index support_case_queue on support_case (state, id);
create index support_case_by_account on support_case (account_id, id) where account_id is not null;
create index support_case_by_guest on support_case (guest_hash, id);
create index support_case_by_place on support_case (place, opened_at);
revoke delete, truncate on support_case from hintha_app;

create table support_answer (
  id bigint generated always as identity primary key,
  case_id bigint not null references support_case (id),
  staff_id bigint not null,
  author text not null,
  text text not null check (char_length(text) between 1 and 2000),
  request_id text not null,
  at timestamptz not null,
  unique (case_id, request_id)
);
revoke update, delete, truncate on support_answer from hintha_app;
