-- The bonus of the messaging app is not claimed: a member applies for it, and staff decides whether and how much.
insert into promotions_kind (code, enabled, most, multiple, with_deposit, per, most_kept, given_by)
values ('MESSAGING_APP', true, 13100000, 10, false, 'ONCE', 10, 'REVIEW');

-- What staff gives has a most, and comes once.
alter table promotions_kind add check (given_by <> 'REVIEW' or (most is not null and per = 'ONCE'));

create table promotions_application (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  kind text not null references promotions_kind (code),
  -- By what the member is to be found in the messaging app.
  contact_id text not null check (contact_id <> ''),
  comment text not null,
  -- By what the person is known again under another account, as it was when it applied.
  marks text[] not null,
  state text not null default 'APPLYING' check (state in ('APPLYING', 'ISSUED', 'REJECTED')),
  reason text,
  grant_id bigint unique references promotions_grant (id),
  request_id text not null,
  applied_at timestamptz not null,
  -- Who decided under which key; the same decision is answered again as it was.
  decided_by bigint,
  decision_key text,
  decided_at timestamptz,
  unique (account_id, request_id),
  check ((state = 'APPLYING') = (decided_at is null)),
  check ((state = 'ISSUED') = (grant_id is not null)),
  check ((state = 'REJECTED') = (reason is not null))
);
-- One that is open or was granted stands in the way of another.
create unique index promotions_application_live on promotions_application (account_id, kind)
  where state <> 'REJECTED';
create index promotions_application_queue on promotions_application (state, id);
create index promotions_application_by_account on promotions_application (account_id, kind, id);
revoke delete, truncate on promotions_application from hintha_app;

-- The pictures that members send with their applications.
create table promotions_application_picture (
  picture_id text primary key,
  application_id bigint not null references promotions_application (id),
  place integer not null
);
create index promotions_application_picture_by_application on promotions_application_picture (application_id, place);
revoke update, delete, truncate on promotions_application_picture from hintha_app;
