-- One row for each trial account that was opened within the last while, and from where.
create table access_trial (
  id bigint generated always as identity primary key,
  place text not null,
  at timestamptz not null
);

create index access_trial_by_place on access_trial (place, at);
create index access_trial_by_age on access_trial (at);
