-- What a member claims and the budget has no room for is due too: on its deposit, under the key of the claim.
alter table bonuses_due
  add column base bigint check (base > 0),
  add column deposit_id bigint,
  add column request_id text;
create unique index bonuses_due_deposit on bonuses_due (deposit_id);
-- A reward that is claimed in time is the member's though it is paid later.
alter table bonuses_reward drop constraint bonuses_reward_check1;
alter table bonuses_reward
  add constraint bonuses_reward_granted_check check (grant_id is null or claimed_at is not null);
