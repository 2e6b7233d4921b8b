-- What one of a reward costs the operator. What is there already is taken to cost what it is sold for, at the usual worth
-- of points.
alter table points_reward add column cost bigint check (cost >= 0);
update points_reward set cost = points * 100 + amount;
alter table points_reward alter column cost set not null;
-- The approval of two of the staff for what it can cost; null where it needed none.
alter table points_reward add column approval text;
-- Staff changes what is shown of a reward, and with it under which approval.
grant update (approval) on points_reward to hintha_app;
