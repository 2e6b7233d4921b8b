-- The draws of lotteries: when each opens, locks and is drawn, and what came.
create table lottery_numero (
  id bigint generated always as identity primary key,
  game text not null check (game ~ '^[A-Z0-9_]{2,32}$'),
  code text not null check (code ~ '^[0-9]{8}(-[0-9]{2,4})?$'),
  opens_at timestamptz not null,
  locks_at timestamptz not null check (locks_at > opens_at),
  draws_at timestamptz not null check (draws_at > locks_at),
  -- Before it is locked the clock tells whether it is open.
  state text not null default 'SCHEDULED'
    check (state in ('SCHEDULED', 'LOCKED', 'DRAWN', 'CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'DELAYED', 'VOID')),
  -- How many orders it has and a hash of all their bets, fixed when it locks and so before there is a result.
  orders integer check (orders >= 0),
  bets_hash text check (bets_hash ~ '^[0-9a-f]{64}$'),
  locked_at timestamptz,
  -- Tier by tier, as it was published.
  result jsonb,
  drawn_at timestamptz,
  -- Counted up with each settlement of another result.
  version smallint not null default 0 check (version >= 0),
  unique (game, code),
  check (num_nulls(orders, bets_hash, locked_at) in (0, 3)),
  check (num_nulls(result, drawn_at) in (0, 2)),
  check (state in ('SCHEDULED', 'VOID') or locked_at is not null),
  check (state not in ('DRAWN', 'CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING') or result is not null)
);
create index lottery_numero_by_lock on lottery_numero (game, locks_at);
create index lottery_numero_unlocked on lottery_numero (locks_at) where state = 'SCHEDULED';
revoke delete, truncate on lottery_numero from hintha_app;

-- What a member submitted at once; its bets are those of the betting core.
create table lottery_order (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- No foreign key: each order would write into the one row that all orders of a numero share.
  numero_id bigint not null,
  bet_ids uuid[] not null check (cardinality(bet_ids) between 1 and 100),
  stake bigint not null check (stake > 0),
  request_id uuid not null,
  placed_at timestamptz not null default clock_timestamp(),
  unique (account_id, request_id)
);
create index lottery_order_by_numero on lottery_order (numero_id, id);
revoke delete, truncate on lottery_order from hintha_app;

-- Whoever waited for a wallet until after the lock is late too: the last thing that is asked is the clock.
create function lottery_refuse_late() returns trigger language plpgsql as $$
begin
  if not exists (select from lottery_numero
                 where id = new.numero_id and state = 'SCHEDULED' and clock_timestamp() < locks_at) then
    raise exception 'numero % is locked', new.numero_id
      using errcode = 'check_violation', constraint = 'lottery_order_in_time';
  end if;
  return null;
end
$$;
create constraint trigger lottery_order_in_time
  after insert on lottery_order deferrable initially deferred
  for each row execute function lottery_refuse_late();
