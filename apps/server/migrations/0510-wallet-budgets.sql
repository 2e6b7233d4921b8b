-- What was given of each budget: in a business day and in a calendar month of the business zone. A grant moves its rows
-- in the transaction of its posting, so that two processes cannot pass a bound together.
create table wallet_budget_spent (
  line text not null,
  span text not null check (span in ('DAY', 'MONTH')),
  starts_on date not null,
  spent bigint not null check (spent >= 0),
  primary key (line, span, starts_on)
) with (fillfactor = 10);

-- One row is one grant: what was given, of which budget, by which rule or act of the staff. It has the key of its
-- posting; what is given in kind has a key and no posting.
create table wallet_budget_grant (
  wallet bigint not null,
  key uuid not null,
  line text not null,
  -- The spans that it counts in.
  day date not null,
  month date not null,
  amount bigint not null check (amount > 0),
  rule text not null,
  -- The approval that let it be above the largest single grant.
  approval text,
  granted_at timestamptz not null default clock_timestamp(),
  returned_at timestamptz,
  primary key (wallet, key)
);
create index wallet_budget_grant_rule on wallet_budget_grant (rule, granted_at);
create index wallet_budget_grant_day on wallet_budget_grant (line, day);
revoke delete, truncate on wallet_budget_spent, wallet_budget_grant from hintha_app;

-- What was given before there were budgets, as far as it stands.
insert into wallet_budget_grant (wallet, key, line, day, month, amount, rule, granted_at)
select p.wallet, p.key,
       case when p.kind in ('CASHBACK', 'REBATE') then 'cashback'
            when p.kind = 'POINT_CONVERT' then 'points'
            when p.kind = 'ADJUST' then 'adjustments'
            when p.reference like 'MISSION:%' or p.reference like 'LEADERBOARD:%' then 'missions'
            when p.reference like 'RAFFLE:%' then 'raffles'
            when p.reference like 'REFERRAL\_%' then 'referral'
            else 'bonuses' end,
       (p.at at time zone 'Asia/Yangon')::date, date_trunc('month', p.at at time zone 'Asia/Yangon')::date, p.amount,
       case when p.kind in ('ADJUST', 'POINT_CONVERT') then p.source
            when p.reference like 'MISSION:%' then 'mission:' || split_part(p.reference, ':', 2)
            when p.reference like 'RAFFLE:%' then 'raffle:' || split_part(p.reference, ':', 2)
            else 'bonus:' || split_part(p.reference, ':', 1) end,
       p.at
  from wallet_posting p
 where p.kind in ('BONUS', 'CASHBACK', 'REBATE', 'POINT_CONVERT', 'ADJUST') and p.amount > 0 and p.contra <> -10
   and not exists (select from wallet_posting r where r.wallet = p.wallet and r.reverses = p.seq);
insert into wallet_budget_spent (line, span, starts_on, spent)
select line, 'DAY', day, sum(amount) from wallet_budget_grant group by line, day
union all
select line, 'MONTH', month, sum(amount) from wallet_budget_grant group by line, month;
