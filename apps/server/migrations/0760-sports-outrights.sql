-- An outright is an event of many competitors, of whom it is bet on who comes first: bets close at its start, and its
-- season goes on until its end. It has no two sides. A match has neither of the two.
alter table sports_event
  add column outright jsonb,
  add column ends_at timestamptz,
  add constraint sports_event_outright_or_match check
    (case when outright is null then ends_at is null else ends_at >= starts_at and home = '' and away = '' end);
create index sports_event_outrights on sports_event (league, ends_at desc) where outright is not null;
