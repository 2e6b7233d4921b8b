-- The games that a member has put aside.
create table catalogue_favourite (
  account_id bigint not null,
  game_id integer not null references catalogue_game (id),
  at timestamptz not null,
  primary key (account_id, game_id)
);
create index catalogue_favourite_newest on catalogue_favourite (account_id, at desc);

-- The games that a member has opened, each with the last time.
create table catalogue_launch (
  account_id bigint not null,
  game_id integer not null references catalogue_game (id),
  at timestamptz not null,
  primary key (account_id, game_id)
);
create index catalogue_launch_newest on catalogue_launch (account_id, at desc);
