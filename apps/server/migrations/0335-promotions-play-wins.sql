-- How many rounds of a day were won, and when its last round was decided. Of days that were summed before nobody asks
-- for either but the week that is running, and its days are summed anew each night.
alter table promotions_play
  add column wins bigint not null default 0 check (wins >= 0),
  add column last_at timestamptz;
update promotions_play set last_at = (day + 1)::timestamp at time zone 'Asia/Yangon';
alter table promotions_play alter column last_at set not null;
