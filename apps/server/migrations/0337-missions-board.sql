-- What the ranks of a week bring, from one to another.
create table missions_prize (
  from_rank integer primary key check (from_rank > 0),
  to_rank integer not null check (to_rank >= from_rank),
  amount bigint not null check (amount > 0)
);

-- Weeks by their Mondays: when their ranks were worked out, and when they were fixed.
create table missions_week (
  week date primary key,
  ranked_at timestamptz not null,
  settled_at timestamptz
);
revoke delete, truncate on missions_week from hintha_app;

-- Who has bet how much in a week, each bet by its weight.
create table missions_standing (
  week date not null references missions_week (week),
  rank integer not null check (rank > 0),
  account_id bigint not null,
  score bigint not null check (score >= 0),
  reached_at timestamptz not null,
  -- What the rank brought once the week was fixed.
  prize bigint check (prize > 0),
  primary key (week, rank),
  unique (week, account_id)
);
