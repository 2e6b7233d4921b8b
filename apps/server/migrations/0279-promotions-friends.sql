-- Invited members who have done what an invitation is rewarded for, or who cannot any more.
create table promotions_friend (
  account_id bigint primary key,
  inviter_id bigint not null,
  -- Null for one who is not another person.
  qualified_on date,
  deposit bigint not null check (deposit > 0),
  -- What the inviter has got for this friend.
  earned bigint not null default 0 check (earned >= 0)
);
create index promotions_friend_by_inviter on promotions_friend (inviter_id);
create index promotions_friend_by_day on promotions_friend (qualified_on) where qualified_on is not null;
revoke delete, truncate on promotions_friend from hintha_app;
