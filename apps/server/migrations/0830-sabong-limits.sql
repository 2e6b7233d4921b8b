-- What a row may come to is written with it, so that the statement fails that would pass it: a bet commits in the same
-- round trip. Of a draw it is a limit of the row, of a side one of both sides together; null where there is none.
alter table sabong_pool add column most bigint;
alter table sabong_pool add constraint sabong_draw_in_limit check (pick <> 'draw' or stake <= most);

-- Both rows are locked by whoever bets on a fight that has such a limit, so that the sum is what stands.
create function sabong_refuse_full() returns trigger language plpgsql as $$
begin
  if (select sum(stake) from sabong_pool where fight_id = new.fight_id and pick <> 'draw') > new.most then
    raise exception 'fight % is full', new.fight_id
      using errcode = 'check_violation', constraint = 'sabong_sides_in_limit';
  end if;
  return null;
end
$$;
create trigger sabong_sides_in_limit after insert or update of stake on sabong_pool
  for each row when (new.pick <> 'draw' and new.most is not null) execute function sabong_refuse_full();

-- What a member has staked on a fight, on whatever sides.
create table sabong_member_stake (
  fight_id bigint not null,
  account_id bigint not null,
  stake bigint not null check (stake > 0),
  most bigint,
  primary key (fight_id, account_id),
  constraint sabong_member_stake_in_limit check (stake <= most)
);
revoke delete, truncate on sabong_member_stake from hintha_app;
insert into sabong_member_stake (fight_id, account_id, stake)
select b.fight_id, b.account_id, sum(b.stake) from sabong_bet b join sabong_fight f on f.id = b.fight_id
where f.finished_at is null group by 1, 2;

-- The last thing that is asked is the clock, once for each side that many bet on together.
drop trigger sabong_bet_in_time on sabong_bet;
create constraint trigger sabong_bet_in_time
  after insert or update of stake on sabong_pool deferrable initially deferred
  for each row execute function sabong_refuse_late();
