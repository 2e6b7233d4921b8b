-- What a row may come to is written with it, so that the statement fails that would pass it: an order commits in the same
-- round trip. Null for what was counted before.
alter table sports_exposure add column most bigint;
alter table sports_exposure add constraint sports_exposure_in_limit check (liability <= most);
alter table sports_member_stake add column most bigint;
alter table sports_member_stake add constraint sports_member_stake_in_limit check (stake <= most);

-- Whoever waited for a wallet until after the start is late: the last thing that is asked is the clock, once for each
-- selection that many bet on together. Whether its event was in play as they were counted stands beside it.
alter table sports_exposure add column in_play boolean;
drop trigger sports_ticket_in_time on sports_ticket;
create or replace function sports_refuse_late() returns trigger language plpgsql as $$
begin
  if not exists (select from sports_market m join sports_event e on e.id = m.event_id
                 where m.id = new.market_id
                   and case when new.in_play then e.state = 'LIVE'
                            else e.state = 'SCHEDULED' and clock_timestamp() < e.starts_at end) then
    raise exception 'the event of market % has begun or ended', new.market_id
      using errcode = 'check_violation', constraint = 'sports_ticket_in_time';
  end if;
  return null;
end
$$;
create constraint trigger sports_ticket_in_time
  after insert or update of in_play on sports_exposure deferrable initially deferred
  for each row when (new.in_play is not null) execute function sports_refuse_late();
