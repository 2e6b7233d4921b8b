-- What the staff wrote down about members, for one another. A note stays as it was written.
create table desk_note (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  staff_id bigint not null,
  author text not null,
  text text not null,
  at timestamptz not null
);
create index desk_note_by_account on desk_note (account_id, id desc);
revoke update, delete, truncate on desk_note from hintha_app;

-- The filters that each of the staff keeps for the pages of the console.
create table desk_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null,
  page text not null,
  name text not null,
  query text not null,
  unique (staff_id, page, name)
);
