-- A bet in play is struck at the end of its delay, at a price that its member agreed to. Before anything has been decided
-- of it the price may be put right; after that what it was struck at stays.
grant update (price) on bets_selection to hintha_app;

create function bets_refuse_late_price() returns trigger language plpgsql as $$
begin
  if not exists (select from bets_bet where id = new.bet_id and state = 'open')
     or exists (select from bets_settlement where bet_id = new.bet_id) then
    raise exception 'bet % is decided', new.bet_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger bets_price_in_time before update on bets_selection
  for each row execute function bets_refuse_late_price();
