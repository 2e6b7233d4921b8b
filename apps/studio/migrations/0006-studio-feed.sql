-- The rounds played from wallets of ours, as the operator is told them. A row is never changed but for its position,
-- and a round that changes is told again in a row of its own.
create table studio_feed (
  id bigint generated always as identity primary key,
  -- Given to what has committed, by one program at a time. Numbers that are given before the commit come out of order,
  -- and whoever had read past a gap would never see what fills it.
  position bigint unique check (position > 0),
  account text not null,
  currency text not null,
  round_id uuid not null,
  game text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  finished_at timestamptz not null
);
create index studio_feed_unplaced on studio_feed (id) where position is null;

insert into studio_feed (account, currency, round_id, game, stake, payout, finished_at)
select r.account, r.currency, r.id, r.game, r.stake, r.win, r.closed_at
from studio_wallet_entry e
join studio_wallet w on w.id = e.wallet_id
join studio_round r on r.id::text = e.reference and r.account = w.account and r.currency = w.currency
where e.kind = 'bet' and r.state = 'settled'
order by r.seq;
