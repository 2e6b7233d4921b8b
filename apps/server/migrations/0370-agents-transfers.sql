-- Who may send money to the one above; the house gives the right.
alter table agents_member add column to_upline boolean not null default false;

-- Money that went from one account to the one right above or below.
create table agents_transfer (
  id bigint generated always as identity primary key,
  from_id bigint not null,
  to_id bigint not null check (to_id <> from_id),
  amount bigint not null check (amount > 0),
  request_id text not null,
  at timestamptz not null,
  unique (from_id, request_id)
);
create index agents_transfer_by_sender on agents_transfer (from_id, at desc, id desc);
revoke update, delete, truncate on agents_transfer from hintha_app;
