-- A talk between a guest and the house. Its lines are counted without a gap, so that a page that was away asks for
-- those after the last one it has.
create table support_chat (
  id bigint generated always as identity primary key,
  account_id bigint,
  guest_hash bytea not null,
  place text not null,
  -- How a visitor called itself, or the nickname of the member.
  name text not null,
  language text not null,
  queue text not null check (queue in ('NORMAL', 'VIP')),
  state text not null default 'WAITING' check (state in ('WAITING', 'TAKEN', 'CLOSED')),
  agent_id bigint,
  agent text,
  lines integer not null default 0,
  guest_read integer not null default 0,
  staff_read integer not null default 0,
  last_text text not null default '',
  opened_at timestamptz not null,
  -- Since when the guest waits for a word; null while the house had the last one.
  waiting_since timestamptz,
  changed_at timestamptz not null,
  check ((state = 'TAKEN') = (agent_id is not null)),
  check ((agent_id is null) = (agent is null))
);
-- Whoever has a chat open has one.
create unique index support_chat_open_by_account on support_chat (account_id)
  where account_id is not null and state <> 'CLOSED';
create unique index support_chat_open_by_guest on support_chat (guest_hash)
  where account_id is null and state <> 'CLOSED';
create index support_chat_by_account on support_chat (account_id, id) where account_id is not null;
create index support_chat_by_guest on support_chat (guest_hash, id);
create index support_chat_by_place on support_chat (place, opened_at);
create index support_chat_desk on support_chat (id) where state <> 'CLOSED';
revoke delete, truncate on support_chat from hintha_app;

alter table support_case add foreign key (chat_id) references support_chat (id);

create table support_line (
  chat_id bigint not null references support_chat (id),
  seq integer not null check (seq > 0),
  side text not null check (side in ('GUEST', 'STAFF', 'HOUSE')),
  kind text not null check (kind in ('TEXT', 'TAKEN', 'RETURNED', 'CLOSED', 'CASE')),
  staff_id bigint,
  author text not null,
  text text not null check (char_length(text) <= 2000),
  request_id text,
  at timestamptz not null,
  primary key (chat_id, seq),
  unique (chat_id, side, request_id),
  check ((kind = 'TEXT') = (side <> 'HOUSE')),
  check ((side = 'HOUSE') = (request_id is null))
);
revoke update, delete, truncate on support_line from hintha_app;

-- Who of the staff is there to chat, and until when that counts.
create table support_presence (
  staff_id bigint primary key,
  until timestamptz not null
);
revoke truncate on support_presence from hintha_app;

-- Answers that are at hand.
create table support_canned (
  id bigint generated always as identity primary key,
  shortcut text not null unique check (shortcut ~ '^[a-z0-9-]{1,24}$'),
  en text not null,
  my text not null,
  by text not null,
  at timestamptz not null
);
revoke truncate on support_canned from hintha_app;
