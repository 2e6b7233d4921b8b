-- Arenas in which cocks fight, as the feed and the lobby call them.
create table sabong_arena (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,31}$'),
  -- By language; English is always there.
  names jsonb not null check (names ? 'en'),
  is_on boolean not null default true,
  -- Whether a draw is paid at fixed odds by the operator, or out of a pool that is carried over.
  draw_mode text not null default 'FIXED' check (draw_mode in ('FIXED', 'POOL')),
  carried bigint not null default 0 check (carried >= 0),
  -- The most that both sides of a fight take together; null for any amount.
  most_pool bigint check (most_pool > 0),
  -- When the arena was heard of last.
  heard_at timestamptz
);
revoke delete, truncate on sabong_arena from hintha_app;

-- The card of an arena: the fights of a day, or of a part of it.
create table sabong_event (
  id bigint generated always as identity primary key,
  arena text not null references sabong_arena,
  code text not null check (code ~ '^[0-9]{8}(-[0-9])?$'),
  -- The number of the message that wrote the card last.
  feed_number bigint not null default 0,
  unique (arena, code)
);
revoke delete, truncate on sabong_event from hintha_app;

create table sabong_fight (
  id bigint generated always as identity primary key,
  event_id bigint not null references sabong_event,
  number smallint not null check (number between 1 and 999),
  -- The entries, as the card names them.
  meron text not null,
  wala text not null,
  state text not null default 'UPCOMING'
    check (state in ('UPCOMING', 'OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING', 'RESULT', 'SETTLING', 'SETTLED',
                     'RESETTLING', 'CANCELLED')),
  -- What it is bet on by, fixed when it opens: the commission in per cent, and how draws are paid.
  plasada smallint check (plasada between 3 and 10),
  draw_mode text check (draw_mode in ('FIXED', 'POOL')),
  opened_at timestamptz,
  -- From then on no bet is taken; it only ever comes nearer.
  closes_at timestamptz,
  closed_at timestamptz,
  -- When the cocks were let go.
  released_at timestamptz,
  -- What was accepted, fixed when it closed, and the dividends that follow from it, in ten-thousandths.
  meron_stake bigint check (meron_stake >= 0),
  wala_stake bigint check (wala_stake >= 0),
  draw_stake bigint check (draw_stake >= 0),
  bets integer check (bets >= 0),
  net bigint check (net >= 0),
  meron_dividend bigint check (meron_dividend >= 0),
  wala_dividend bigint check (wala_dividend >= 0),
  result text check (result in ('meron', 'wala', 'draw')),
  result_at timestamptz,
  -- Counted up with each result.
  version smallint not null default 0 check (version >= 0),
  -- Of draws that are paid out of a pool: what was in it, and what of it a draw shares out.
  draw_total bigint check (draw_total >= 0),
  draw_shared bigint check (draw_shared >= 0),
  -- What the bets on the side that won were paid, and what of the net pool was left over.
  paid bigint check (paid >= 0),
  breakage bigint check (breakage >= 0),
  settled_at timestamptz,
  cancel_reason text
    check (cancel_reason in ('POOL_EMPTY', 'DIVIDEND_TOO_LOW', 'WRONG_ENTRY', 'UNFIT', 'BLADE_DAMAGED', 'NO_SHOW',
                             'STREAM_LOST', 'OPERATOR_ERROR', 'NO_RESULT', 'OPEN_AT_RELEASE')),
  -- When everything was done that follows from its result, or from there being none.
  finished_at timestamptz,
  feed_number bigint not null default 0,
  unique (event_id, number),
  check (state = 'UPCOMING' or state = 'CANCELLED' or num_nulls(plasada, draw_mode, opened_at, closes_at) = 0),
  check (num_nulls(closed_at, meron_stake, wala_stake, draw_stake, bets, net, meron_dividend, wala_dividend) in (0, 8)),
  check (state in ('UPCOMING', 'OPEN', 'LAST_CALL', 'CANCELLED') or closed_at is not null),
  check (num_nulls(result, result_at) in (0, 2)),
  check (state not in ('RESULT', 'SETTLING', 'SETTLED', 'RESETTLING') or result is not null),
  check ((state = 'CANCELLED') = (cancel_reason is not null)),
  check (num_nulls(draw_total, draw_shared) in (0, 2)),
  check (num_nulls(paid, breakage, settled_at) in (0, 3))
);
create index sabong_fight_unfinished on sabong_fight (state, id) where finished_at is null and state <> 'UPCOMING';
create index sabong_fight_by_opening on sabong_fight (opened_at);
revoke delete, truncate on sabong_fight from hintha_app;

-- What members bet; the money is that of the betting core.
create table sabong_bet (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- No foreign key: each bet would write into the one row that all bets of a fight share.
  fight_id bigint not null,
  pick text not null check (pick in ('meron', 'wala', 'draw')),
  stake bigint not null check (stake > 0),
  bet_id uuid not null,
  request_id uuid not null,
  placed_at timestamptz not null default clock_timestamp(),
  unique (account_id, request_id)
);
create index sabong_bet_of_fight on sabong_bet (fight_id, account_id, id);
create index sabong_bet_of_account on sabong_bet (account_id, id desc);
revoke update, delete, truncate on sabong_bet from hintha_app;

-- What has been accepted on each side of a fight so far. A bet adds to its side last, so that the next one on it waits for a
-- commit and for no wallet.
create table sabong_pool (
  fight_id bigint not null,
  pick text not null check (pick in ('meron', 'wala', 'draw')),
  stake bigint not null check (stake >= 0),
  bets integer not null check (bets >= 0),
  primary key (fight_id, pick)
);
revoke delete, truncate on sabong_pool from hintha_app;

-- Whoever waited for a wallet until after the close is late too: the last thing that is asked is the clock.
create function sabong_refuse_late() returns trigger language plpgsql as $$
begin
  if not exists (select from sabong_fight
                 where id = new.fight_id and state in ('OPEN', 'LAST_CALL') and clock_timestamp() < closes_at) then
    raise exception 'fight % is closed', new.fight_id
      using errcode = 'check_violation', constraint = 'sabong_bet_in_time';
  end if;
  return null;
end
$$;
create constraint trigger sabong_bet_in_time
  after insert on sabong_bet deferrable initially deferred
  for each row execute function sabong_refuse_late();
