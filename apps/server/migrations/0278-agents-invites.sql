-- The code by which a member invites friends, and who came by whose.
create table agents_invite_code (
  account_id bigint primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{4,16}$')
);
create table agents_invited (
  account_id bigint primary key,
  inviter_id bigint not null check (inviter_id <> account_id),
  joined_at timestamptz not null
);
create index agents_invited_by_inviter on agents_invited (inviter_id, joined_at desc, account_id desc);
revoke update, delete, truncate on agents_invite_code, agents_invited from hintha_app;
