-- Sides of a fight that the staff has closed; bets that stand are kept.
create table sabong_block (
  id bigint generated always as identity primary key,
  fight_id bigint not null references sabong_fight,
  pick text not null check (pick in ('meron', 'wala', 'draw')),
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null default clock_timestamp(),
  lifted_at timestamptz
);
create unique index sabong_blocked on sabong_block (fight_id, pick) where lifted_at is null;
revoke delete, truncate on sabong_block from hintha_app;

-- Fights in which two accounts of what is one person by its devices or payees stood against each other.
create table sabong_opposed (
  fight_id bigint not null references sabong_fight,
  one_id bigint not null,
  other_id bigint not null check (other_id > one_id),
  day date not null,
  primary key (fight_id, one_id, other_id)
);
create index sabong_opposed_by_day on sabong_opposed (day, one_id, other_id);
revoke delete, truncate on sabong_opposed from hintha_app;

-- Two accounts that did so more often in a day than may happen by chance.
create table sabong_flag (
  id bigint generated always as identity primary key,
  day date not null,
  one_id bigint not null,
  other_id bigint not null check (other_id > one_id),
  fights integer not null check (fights > 0),
  flagged_at timestamptz not null default clock_timestamp(),
  unique (day, one_id, other_id)
);
revoke delete, truncate on sabong_flag from hintha_app;
