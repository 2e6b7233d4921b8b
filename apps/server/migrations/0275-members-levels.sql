-- The level of the club that a member stands on, from when on, and the highest that it has held. Who has no row stands
-- on the first.
create table members_level (
  account_id bigint primary key references access_account (id),
  level smallint not null check (level between 1 and 8),
  highest smallint not null check (highest between 1 and 8),
  since timestamptz not null,
  check (highest >= level)
);
create index members_level_held on members_level (account_id) where level > 1;
revoke delete, truncate on members_level from hintha_app;
