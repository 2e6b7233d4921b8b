-- What an account is given: of a category the share of each valid bet, in hundredths of a percent, which is nothing
-- without a row; of a family of lotteries its prize mode, which is the operator's usual one without.
create table agents_rate (
  account_id bigint not null,
  category text not null check (category in (
    'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'SABONG', 'Lott', 'ZY', 'Elott', 'SEA')),
  rate smallint not null,
  primary key (account_id, category),
  check (case when category in ('Lott', 'ZY', 'Elott', 'SEA') then rate between 1700 and 1980 and rate % 2 = 0
              else rate between 0 and 1000 end)
);
revoke delete, truncate on agents_rate from hintha_app;

insert into agents_rate (account_id, category, rate) select account_id, family, mode from lottery_member_mode;

-- Whoever writes a rate holds the rates of the account above as they are, and its own against whoever stands below: a
-- lowering above and a raising below never pass each other. Several accounts are written from the top down. A move waits
-- for whoever writes rates, and the other way round. Answers who stands above.
create function agents_hold_rates(account bigint) returns bigint language plpgsql as $$
declare
  upline bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('agents tree', 0));
  select upline_id into upline from agents_member where account_id = account;
  if upline is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('agents rates ' || upline, 0));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('agents rates ' || account, 0));
  return upline;
end
$$;

-- The most that an account can give of a category; null where nothing was set that could be compared, and above nobody.
create function agents_most_below(account bigint, of text) returns int language sql volatile as $$
  select coalesce((select rate from agents_rate where account_id = account and category = of),
                  case when of in ('Lott', 'ZY', 'Elott', 'SEA') then null when account is null then null else 0 end)
$$;

-- Nobody has more than the account right above.
create function agents_check_rate() returns trigger language plpgsql as $$
declare
  upline bigint := agents_hold_rates(new.account_id);
begin
  if new.rate > agents_most_below(upline, new.category) then
    raise exception 'account % would have more of % than the one above', new.account_id, new.category
      using errcode = 'check_violation', constraint = 'agents_rate_above';
  end if;
  if exists (select from agents_member m join agents_rate r on r.account_id = m.account_id
             where m.upline_id = new.account_id and r.category = new.category and r.rate > new.rate) then
    raise exception 'account % would have less of % than one below', new.account_id, new.category
      using errcode = 'check_violation', constraint = 'agents_rate_below';
  end if;
  return new;
end
$$;
create trigger agents_rate_in_line before insert or update on agents_rate
  for each row execute function agents_check_rate();

-- Who comes below somebody else has no more than is given there.
create function agents_check_rates() returns trigger language plpgsql as $$
begin
  if exists (select from agents_member m join agents_rate r on r.account_id = m.account_id
             where m.account_id = new.account_id and r.rate > agents_most_below(m.upline_id, r.category)) then
    raise exception 'account % has more than the one above', new.account_id
      using errcode = 'check_violation', constraint = 'agents_rate_above';
  end if;
  return null;
end
$$;
create constraint trigger agents_member_rates after insert or update of upline_id on agents_member
  deferrable initially deferred for each row execute function agents_check_rates();
