-- Leagues as feeds name them, with what the operator decided about them.
create table sports_league (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  sport text not null check (sport in ('football', 'esports')),
  name text not null,
  -- How much may be lost on one selection of its events, by the settings of the tier.
  tier text not null default 'C' check (tier in ('A', 'B', 'C')),
  -- What is kept of the win of a body, in hundredths of a percent.
  commission smallint not null default 500 check (commission between 300 and 800),
  position integer not null default 1000
);
revoke delete, truncate on sports_league from hintha_app;

-- What is played: when it begins, how it stands, how it ended.
create table sports_event (
  id bigint generated always as identity primary key,
  -- As the feed calls it.
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  sport text not null check (sport in ('football', 'esports')),
  league text not null references sports_league,
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  best_of smallint check (best_of in (1, 3, 5)),
  state text not null default 'SCHEDULED' check (state in
    ('SCHEDULED', 'LIVE', 'ENDED', 'CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'VOID')),
  -- Postponed and abandoned events are called off when they were not finished so long after their start.
  is_off boolean not null default false,
  period text,
  clock_seconds integer,
  clock_at timestamptz,
  is_clock_running boolean not null default false,
  home_score smallint not null default 0,
  away_score smallint not null default 0,
  -- Half-time, cards, who scored first and last, statistics: what markets that are decided already are read from.
  standing jsonb not null default '{}',
  -- Goals, red cards and reviews so far: a bet that was waiting meanwhile is refused.
  incidents integer not null default 0,
  is_danger boolean not null default false,
  -- By the staff.
  is_suspended boolean not null default false,
  -- The numbers of the last messages that were taken, and when one came.
  fixture_number bigint not null default 0,
  state_number bigint not null default 0,
  heard_at timestamptz not null default clock_timestamp(),
  result jsonb,
  decided_at timestamptz,
  -- Counted up with each settlement of another result.
  version smallint not null default 0,
  void_reason text,
  finished_at timestamptz
);
create index sports_event_ahead on sports_event (sport, starts_at) where state in ('SCHEDULED', 'LIVE');
create index sports_event_by_start on sports_event (sport, starts_at desc);
create index sports_event_unfinished on sports_event (starts_at)
  where state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'VOID') and finished_at is null;
revoke delete, truncate on sports_event from hintha_app;

-- What can be bet on of an event, and what it costs now. Prices change thousands of times a second: none is in an index.
create table sports_market (
  id bigint generated always as identity primary key,
  event_id bigint not null references sports_event,
  code text not null check (code ~ '^[a-z0-9_]{2,40}$'),
  -- Of the home team in a handicap; empty for a market without a line.
  line text not null default '',
  state text not null check (state in ('OPEN', 'SUSPENDED', 'CLOSED')),
  -- In ten-thousandths, one for each pick.
  prices integer[] not null,
  -- Of body and maung.
  fee text,
  upper text check (upper in ('home', 'away')),
  -- Of the feed's last message, and counted up with every change of what members see.
  number bigint not null,
  version integer not null default 1,
  -- By the staff: it takes no bets, or at other prices than the feed's.
  is_suspended boolean not null default false,
  own_prices integer[],
  unique (event_id, code, line)
) with (fillfactor = 60);
revoke delete, truncate on sports_market from hintha_app;

-- What is staked on a pick and what the operator would lose by it. An order adds to it last.
create table sports_exposure (
  market_id bigint not null,
  pick text not null,
  stake bigint not null default 0 check (stake >= 0),
  -- What would be won beside the stakes.
  liability bigint not null default 0,
  primary key (market_id, pick)
) with (fillfactor = 50);
revoke delete, truncate on sports_exposure from hintha_app;

-- What a member has staked on an event.
create table sports_member_stake (
  event_id bigint not null,
  account_id bigint not null,
  stake bigint not null check (stake >= 0),
  primary key (event_id, account_id)
) with (fillfactor = 80);
revoke delete, truncate on sports_member_stake from hintha_app;

-- What a member submitted at once: a bet on one selection, or bets that combine several. The money is that of the
-- betting core.
create table sports_ticket (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  request_id uuid not null,
  kind text not null check (kind in ('single', 'parlay', 'system', 'body', 'maung', 'builder')),
  system_size smallint,
  -- What waits for its delay, stands, was refused at its end, or was taken back. What became of a bet the core tells.
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'CANCELLED')),
  bet_ids uuid[] not null check (cardinality(bet_ids) between 1 and 255),
  -- As it was entered, for each bet; at a negative price what is to be won.
  amount bigint not null check (amount > 0),
  stake bigint not null check (stake > 0),
  potential_payout bigint not null,
  format text not null check (format in ('decimal', 'hong_kong', 'malay', 'indonesian', 'american')),
  accepts text not null check (accepts in ('none', 'better', 'any')),
  -- Leg by leg. Prices are in ten-thousandths; zero of a fee, whose text the shown price is.
  event_ids bigint[] not null,
  market_ids bigint[] not null,
  markets text[] not null,
  picks text[] not null,
  lines text[] not null,
  shown text[] not null,
  prices integer[] not null,
  -- The score and the incidents when it was placed; the score is empty before the start.
  scores text[] not null,
  incidents integer[] not null,
  -- Of several legs of one match: the price that they have together, in ten-thousandths.
  together integer,
  sold_stake bigint not null default 0 check (sold_stake >= 0),
  rejection text,
  decides_at timestamptz,
  placed_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  unique (account_id, request_id),
  check ((state = 'PENDING') = (decides_at is not null and decided_at is null))
);
create index sports_ticket_of_account on sports_ticket (account_id, id desc);
create index sports_ticket_pending on sports_ticket (decides_at) where state = 'PENDING';
create index sports_ticket_of_event on sports_ticket ((event_ids[1]), account_id, id);
-- Combinations are looked for by each of their events.
create index sports_ticket_combined on sports_ticket using gin (event_ids)
  where kind in ('parlay', 'system', 'maung');
revoke delete, truncate on sports_ticket from hintha_app;

-- Whoever waited for a wallet until after the start is late: the last thing that is asked is the clock.
create function sports_refuse_late() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.event_ids, new.scores) leg (event_id, score)
             join sports_event e on e.id = leg.event_id
             where leg.score = '' and not (e.state = 'SCHEDULED' and clock_timestamp() < e.starts_at)
                or leg.score <> '' and e.state <> 'LIVE') then
    raise exception 'an event of ticket % has begun', new.id
      using errcode = 'check_violation', constraint = 'sports_ticket_in_time';
  end if;
  return null;
end
$$;
create constraint trigger sports_ticket_in_time
  after insert on sports_ticket deferrable initially deferred
  for each row execute function sports_refuse_late();

-- What a member was offered for a ticket, for a few seconds.
create table sports_cash_out (
  id uuid primary key default gen_random_uuid(),
  ticket_id bigint not null references sports_ticket,
  part smallint not null check (part in (25, 50, 75, 100)),
  paid bigint not null check (paid > 0),
  sold_stake bigint not null check (sold_stake > 0),
  expires_at timestamptz not null,
  state text not null default 'OFFERED' check (state in ('OFFERED', 'PENDING', 'TAKEN', 'REFUSED')),
  decides_at timestamptz,
  -- Of its events when it was taken.
  incidents integer[],
  created_at timestamptz not null default clock_timestamp()
);
create index sports_cash_out_of_ticket on sports_cash_out (ticket_id);
create index sports_cash_out_pending on sports_cash_out (decides_at) where state = 'PENDING';
revoke delete, truncate on sports_cash_out from hintha_app;

-- What happened in an event, as the feed has it.
create table sports_incident (
  event_id bigint not null references sports_event,
  number bigint not null,
  kind text not null,
  side text check (side in ('home', 'away')),
  minute text,
  home_score smallint not null,
  away_score smallint not null,
  primary key (event_id, number)
);

-- Every result that a feed reported or somebody of the staff entered, whether it was taken or not.
create table sports_result (
  id bigint generated always as identity primary key,
  event_id bigint not null references sports_event,
  result jsonb not null,
  source text not null check (source ~ '^[[:print:]]{2,80}$'),
  staff_id bigint,
  entered_by text,
  entered_at timestamptz not null default clock_timestamp(),
  -- Of one that differs from what was settled before it: what became of it.
  differs boolean not null default false,
  outcome text check (outcome in ('RESETTLED', 'DISMISSED')),
  check (num_nulls(staff_id, entered_by) in (0, 2))
);
create index sports_result_of_event on sports_result (event_id, id);
create index sports_result_differing on sports_result (event_id) where differs and outcome is null;
revoke delete, truncate on sports_result from hintha_app;

-- When a feed was heard last, and what became of its messages.
create table sports_feed (
  code text primary key,
  heard_at timestamptz not null,
  messages bigint not null default 0,
  -- Those that came behind a later one on the same.
  stale bigint not null default 0,
  unreadable bigint not null default 0
);
revoke delete, truncate on sports_feed from hintha_app;

-- How a member wants prices to be shown, and which changes of them to be accepted.
create table sports_preference (
  account_id bigint primary key,
  format text not null check (format in ('decimal', 'hong_kong', 'malay', 'indonesian', 'american')),
  accepts text not null check (accepts in ('none', 'better', 'any'))
);
revoke delete, truncate on sports_preference from hintha_app;

-- The book is there: what announced it in the lobby goes.
update catalogue_vendor set active = false where opens_soon and code in ('BODYANDMAUNG', 'LANARENA');
