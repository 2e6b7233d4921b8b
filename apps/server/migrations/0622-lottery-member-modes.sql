-- At most at which prize mode a member plays the lotteries of a family; the setting where there is no row.
create table lottery_member_mode (
  account_id bigint not null,
  family text not null check (family in ('Lott', 'ZY', 'Elott', 'SEA')),
  mode smallint not null check (mode between 1700 and 1980 and mode % 2 = 0),
  set_at timestamptz not null default clock_timestamp(),
  primary key (account_id, family)
);
revoke delete, truncate on lottery_member_mode from hintha_app;
