-- What a member sent as a picture: who it belongs to and what it counts against its quota. The bytes lie in the object
-- store under the same id.
create table members_picture (
  id text primary key,
  account_id bigint not null,
  bytes integer not null check (bytes > 0),
  sent_at timestamptz not null
);
create index members_picture_by_account on members_picture (account_id, sent_at);
revoke update, truncate on members_picture from hintha_app;
