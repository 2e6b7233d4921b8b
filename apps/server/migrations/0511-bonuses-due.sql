-- Bonuses that a rule gave and that the budget had no room for: they stay due and are tried again.
create table bonuses_due (
  account_id bigint not null,
  kind text not null references bonuses_kind (code),
  period text not null,
  amount bigint not null check (amount > 0),
  approval text,
  due_since timestamptz not null,
  tried_at timestamptz not null,
  primary key (account_id, kind, period)
);
create index bonuses_due_tried on bonuses_due (tried_at);
-- A day is signed for though its bonus is still due.
alter table bonuses_activity_check_in alter column grant_id drop not null;
-- What two have approved may be above the largest single grant when it is claimed.
alter table bonuses_reward add column approval text;
