-- Some bonuses are claimed, some the house gives by a rule of its own, and some staff decides on.
alter table promotions_kind
  add column given_by text not null default 'CLAIM' check (given_by in ('CLAIM', 'HOUSE', 'REVIEW')),
  add column posting wallet_kind not null default 'BONUS',
  add check (posting::text in ('BONUS', 'CASHBACK')),
  -- What is given without being asked for does not run out.
  alter column days drop not null,
  drop constraint promotions_kind_check,
  drop constraint promotions_kind_check1,
  add check (given_by <> 'CLAIM' or (share is null) <> (amount is null)),
  add check (given_by <> 'CLAIM' or share is not null or not with_deposit),
  drop constraint promotions_kind_per_check,
  add check (per in ('ONCE', 'DAY', 'RULE'));

insert into promotions_kind
  (code, enabled, multiple, with_deposit, per, days, given_by, posting)
values
  ('LEVEL_UP', true, 1, false, 'RULE', null, 'HOUSE', 'BONUS'),
  ('CASHBACK', true, 1, false, 'RULE', null, 'HOUSE', 'CASHBACK'),
  ('REFERRAL_FRIEND', true, 3, false, 'RULE', null, 'HOUSE', 'BONUS'),
  ('REFERRAL_PLAY', true, 3, false, 'RULE', null, 'HOUSE', 'BONUS'),
  ('REFERRAL_WELCOME', true, 3, false, 'ONCE', null, 'HOUSE', 'BONUS');

create index promotions_grant_by_time on promotions_grant (account_id, granted_at);

-- A deposit that was taken back leaves nothing to bet.
alter table promotions_requirement
  drop constraint promotions_requirement_state_check,
  add constraint promotions_requirement_state_check
    check (state in ('OPEN', 'FULFILLED', 'CLEARED', 'FORFEIT', 'REVOKED')),
  -- Whether the member knows that it is over.
  add column told boolean not null default false;
update promotions_requirement set told = true where state <> 'OPEN';
create index promotions_requirement_untold on promotions_requirement (id)
  where not told and kind = 'BONUS' and state in ('FULFILLED', 'CLEARED');
-- The first deposits of members.
create index promotions_requirement_deposits on promotions_requirement (account_id, id) where kind = 'DEPOSIT';
create index promotions_requirement_by_time on promotions_requirement (opened_at) where kind = 'DEPOSIT';

-- On which devices an account was seen.
create table promotions_sign (
  account_id bigint not null,
  sign text not null,
  primary key (account_id, sign)
);
revoke delete, truncate on promotions_sign from hintha_app;
