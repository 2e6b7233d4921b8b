-- What each member played on each business day, by what bets are weighed by. A day is summed anew while it may change.
create table promotions_play (
  account_id bigint not null,
  day date not null,
  code text not null,
  stake bigint not null,
  payout bigint not null,
  valid bigint not null check (valid >= 0),
  primary key (account_id, day, code)
);
create index promotions_play_by_day on promotions_play (day);

-- What the house has done for which business day.
create table promotions_settled (
  task text not null,
  day date not null,
  primary key (task, day)
);
revoke update, delete, truncate on promotions_settled from hintha_app;
