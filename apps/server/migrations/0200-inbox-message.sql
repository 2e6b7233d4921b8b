-- What the house tells a member, in kinds that the pages have words for; `values` fill the words.
create table inbox_message (
  id bigint generated always as identity primary key,
  account_id bigint not null references access_account (id),
  kind text not null,
  values json not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index inbox_message_by_account on inbox_message (account_id, id desc);
create index inbox_message_unread on inbox_message (account_id) where read_at is null;
