-- One bet, whoever takes it: a vendor's round, a lottery ticket, a slip. Its postings in the wallet refer to its id.
alter table bets_bet rename column connection to source;
alter table bets_bet rename column round_id to round;
alter table bets_bet rename column game_id to game;
alter table bets_bet rename column opened_at to placed_at;
alter table bets_bet rename column finished_at to settled_at;

alter table bets_bet drop constraint bets_bet_state_check;
drop index bets_bet_won;
update bets_bet set state = case state when 'finished' then 'settled' else 'void' end where state <> 'open';
alter table bets_bet add constraint bets_bet_state_check check (state in ('open', 'settled', 'void', 'cashed_out'));
create index bets_bet_won on bets_bet (settled_at desc) where payout > stake and state in ('settled', 'cashed_out');

-- What the operator's own books say of a bet; a vendor's round says nothing of it, and its category is its game's.
alter table bets_bet
  add column category text,
  add column potential_payout bigint check (potential_payout >= 0),
  add column valid bigint check (valid >= 0),
  add column void_reason text,
  add check ((category is null) = (valid is null)),
  add check (void_reason is null or state = 'void');

-- Own bets that wait for a result, by what will decide them.
create index bets_bet_undecided on bets_bet (source, round) where state = 'open' and category is not null;

-- A member's own bets by when they were decided, which may be long after they were placed.
create index bets_bet_decided on bets_bet (account_id, settled_at) where category is not null and state <> 'open';

-- What a bet is on, where it is on something that can be named.
create table bets_selection (
  bet_id uuid not null references bets_bet (id),
  position smallint not null check (position > 0),
  -- The match, the numero, the fight.
  event text not null,
  market text not null,
  pick text not null,
  -- The handicap or total, where the market has one.
  line text,
  -- Decimal odds to four places.
  price numeric(12, 4) not null check (price > 0),
  primary key (bet_id, position)
);
create index bets_selection_by_event on bets_selection (event);

-- Every step that decided a bet, or a part of it; a later one never changes an earlier one.
create table bets_settlement (
  bet_id uuid not null references bets_bet (id),
  number integer not null check (number > 0),
  -- What the source calls the step; the same name does it once.
  reference text not null,
  move text not null check (move in ('settle_part', 'settle', 'cash_out_part', 'cash_out', 'resettle', 'void')),
  -- The part of the stake that it decided, and what was paid for it.
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  valid bigint not null check (valid >= 0),
  reason text,
  at timestamptz not null,
  primary key (bet_id, number),
  unique (bet_id, reference)
);
revoke update, delete, truncate on bets_settlement, bets_selection from hintha_app;
