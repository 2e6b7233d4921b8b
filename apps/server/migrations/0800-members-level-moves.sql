-- Every move of a member to another level of the club: the level itself keeps only the last one. Who stands on a level
-- came to it at that time; what was before it is not known any more.
create table members_level_move (
  id bigint generated always as identity primary key,
  account_id bigint not null references identity_account (id),
  level smallint not null check (level between 1 and 8),
  at timestamptz not null
);
create index members_level_move_account on members_level_move (account_id, id);
insert into members_level_move (account_id, level, at) select account_id, level, since from members_level order by since;
revoke update, delete, truncate on members_level_move from hintha_app;
