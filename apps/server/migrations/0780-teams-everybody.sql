-- Account 0 stands above everybody: what all accounts came to on a business day is one row, as a team's is.
insert into teams_day (account_id, day, stake, payout, valid, deposits, withdrawals, rebates, cashback, bonuses,
                       salary_in, salary_out, dividend_in, dividend_out, first_deposits, first_deposited)
select 0, day, sum(stake), sum(payout), sum(valid), sum(deposits), sum(withdrawals), sum(rebates), sum(cashback),
       sum(bonuses), sum(salary_in), sum(salary_out), sum(dividend_in), sum(dividend_out), sum(first_deposits),
       sum(first_deposited)
from teams_member_day group by day;

insert into teams_active (account_id, day, before, members)
select 0, day, before, count(*) from (
  select day, lag(day, 1, '-infinity') over (partition by account_id order by day) as before
  from teams_member_day where valid > 0
) active group by day, before;

-- What everybody played of a game on a business day, summed with the play of accounts and so never apart from it.
create table teams_game_day (
  day date not null,
  source text not null,
  game text not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  valid bigint not null default 0,
  primary key (day, source, game)
);
insert into teams_game_day (day, source, game, stake, payout, valid)
select (c.at at time zone interval '06:30')::date, c.source, c.game, sum(c.stake), sum(c.payout), sum(c.valid)
from bets_counted c, teams_mark m where c.seq <= m.counted group by 1, 2, 3;

-- Who leads a team is found among many who lead none.
create index teams_standing_leaders on teams_standing (account_id) where members > 0;
