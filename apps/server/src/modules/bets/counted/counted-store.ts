import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

/** Rows of a query in brackets. */
type Relation = RawBuilder<unknown>;

export interface CountMark {
  /** Everything of transactions below is counted. */
  readonly watermark: bigint;
  /** Every transaction below has ended. */
  readonly horizon: bigint;
  /** The number of this transaction: those that were under way before have lower ones. */
  readonly own: bigint;
  /** The sums of everything before are final; null before anything was closed. */
  readonly closedUntil: Date | null;
  readonly closing: Date | null;
  readonly closingXid: bigint | null;
}

/** Takes the turn of counting. */
export const lockMark = async (tx: Transaction): Promise<CountMark> => {
  const { rows } = await sql<CountMark>`
    select watermark, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
           pg_current_xact_id()::text::bigint as own,
           nullif(closed_until, '-infinity') as "closedUntil", closing, closing_xid as "closingXid"
    from bets_count_mark for update`.execute(tx);
  const [mark] = rows;
  if (mark === undefined) throw new Error('the row of bets_count_mark is gone');
  return mark;
};

export const updateMark = async (
  tx: Transaction,
  mark: Pick<CountMark, 'watermark' | 'closedUntil' | 'closing' | 'closingXid'>,
): Promise<void> => {
  await sql`
    update bets_count_mark
    set watermark = ${mark.watermark}, closed_until = coalesce(${mark.closedUntil}::timestamptz, '-infinity'),
        closing = ${mark.closing}, closing_xid = ${mark.closingXid}`.execute(tx);
};

/** The instant up to which the sums are final; null before anything was closed. */
export const findClosedUntil = async (on: Database | Transaction): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select nullif(closed_until, '-infinity') as at from bets_count_mark`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0]?.at ?? null;
};

interface XidSpan {
  readonly watermark: bigint;
  readonly until: bigint;
}

/**
 * The bets that transactions of a span may have changed, and the rounds that were undecided: rows of (id). `posted` has what
 * the postings of the span refer to.
 */
export const changedBets = ({ watermark, until }: XidSpan, posted: Relation): Relation => sql`(
  select id from ${posted} p where id is not null
  union select bet_id from bets_settlement where xid >= ${watermark} and xid < ${until}
  union select round_id from bets_feed_entry where xid >= ${watermark} and xid < ${until}
  union select bet_id from bets_undecided_round
)`;

const COUNTS = sql`b.state in ('settled', 'cashed_out')`;

/** Bets that were decided in a span and of which something else is counted than they stand at: rows of (id). */
export const miscountedBets = ({ from, to }: { readonly from: Date; readonly to: Date }): Relation => sql`(
  select b.id from bets_bet b
  left join lateral (
    select sum(stake) as stake, sum(payout) as payout from bets_counted c where c.bet_id = b.id
  ) c on true
  where b.settled_at >= ${from} and b.settled_at < ${to}
    and (coalesce(c.stake, 0), coalesce(c.payout, 0)) <>
        (case when ${COUNTS} then b.stake else 0 end, case when ${COUNTS} then b.payout else 0 end)
)`;

export interface Counted {
  /** Rows of (id). */
  readonly bets: Relation;
  /** The games of vendors: rows of (source, game, category, classify). */
  readonly games: Relation;
  /** By what the titles weigh: codes of areas and classes. */
  readonly weighed: Readonly<Record<'byResult' | 'byRisk' | 'classes', readonly string[]>>;
  readonly closedUntil: Date | null;
}

// The same as `validOf`, of a bet and of the title that it was played on.
const validOf = ({ byResult, byRisk }: Counted['weighed']) => sql`coalesce(b.valid, case
  when b.stake <= 0 then 0
  when t.weight = any (${byResult}::text[]) then abs(b.payout - b.stake)
  when t.weight = any (${byRisk}::text[]) then least(abs(b.payout - b.stake), b.stake)
  else b.stake end)`;

/**
 * Counts what bets stand at where something else is counted of them, and remembers which rounds have to be looked at again;
 * gives how many bets it looked at. All in one statement: of a large draw only what changed is written, and nothing read.
 */
export const countBets = async (
  tx: Transaction,
  { bets, games, weighed, closedUntil }: Counted,
): Promise<number> => {
  const { rows } = await sql<{ bets: number }>`
    with bet as materialized (
      select b.* from ${bets} i join bets_bet b on b.id = i.id
    ), title as materialized (
      select t.source, t.game, coalesce(g.category, '') as category,
             case when g.classify = any (${weighed.classes}::text[]) then g.classify else g.category end as weight
      from (select distinct source, game from bet where category is null) t
      left join lateral (
        select g.category, g.classify from ${games} g where g.source = t.source and g.game = t.game limit 1
      ) g on true
    ), change as materialized (
      select b.id, b.account_id, b.source, b.game, coalesce(b.category, t.category) as category,
             case when ${COUNTS} then b.stake else 0 end - c.stake as stake,
             case when ${COUNTS} then b.payout else 0 end - c.payout as payout,
             case when ${COUNTS} then ${validOf(weighed)} else 0 end - c.valid as valid,
             greatest(b.settled_at, ${closedUntil}::timestamptz, 'epoch') as at, b.settled_at
      from bet b
      left join title t on b.category is null and t.source = b.source and t.game = b.game
      cross join lateral (
        select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout,
               coalesce(sum(valid), 0)::bigint as valid
        from bets_counted c where c.bet_id = b.id
      ) c
    ), counted as (
      insert into bets_counted (bet_id, account_id, source, game, category, stake, payout, valid, at)
      select id, account_id, source, game, category, stake, payout, valid, at from change
      where stake <> 0 or payout <> 0 or valid <> 0
      order by settled_at, id
    ), undecided as (
      insert into bets_undecided_round select id from bet where category is null and state = 'open'
      on conflict do nothing
    ), decided as (
      delete from bets_undecided_round u using bet b
      where u.bet_id = b.id and not (b.category is null and b.state = 'open')
    )
    select count(*)::int as bets from bet`.execute(tx);
  return rows[0]?.bets ?? 0;
};

interface DayPlay {
  readonly day: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
}

/** What the changes after one of them came to, by account and by game on each business day; `last` is that of the last one. */
export interface CountedSums {
  readonly sums: readonly (DayPlay & { readonly accountId: bigint })[];
  readonly games: readonly (DayPlay & { readonly source: string; readonly game: string })[];
  readonly last: bigint;
}

const CHANGED_DAY = sql`(at at time zone interval '06:30')::date`;
const PLAY_SUMS = sql`
  sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid)::bigint as valid`;

/** Whoever sees a change sees all before it: they are written one after another. */
export const sumCounted = async (tx: Transaction, after: bigint, limit: number): Promise<CountedSums> => {
  const { rows: sums } = await sql<CountedSums['sums'][number] & { last: bigint }>`
    with page as (
      select * from bets_counted where seq > ${after} order by seq limit ${limit}
    )
    select account_id as "accountId", ${CHANGED_DAY}::text as day, ${PLAY_SUMS}, max(max(seq)) over () as last
    from page group by 1, 2 order by 1, 2`.execute(tx);
  const last = sums[0]?.last ?? after;
  const { rows: games } = await sql<CountedSums['games'][number]>`
    select source, game, ${CHANGED_DAY}::text as day, ${PLAY_SUMS}
    from bets_counted where seq > ${after} and seq <= ${last} group by 1, 2, 3 order by 3, 1, 2`.execute(tx);
  return { sums, games, last };
};

/** Changes of play between two instants: rows (account, day, category, stake, payout, valid). */
export const countedBetween = (from: Date, to: Date): RawBuilder<unknown> => sql`(
  select account_id as account, (at at time zone interval '06:30')::date as day, category, stake, payout, valid
  from bets_counted where at >= ${from} and at < ${to}
)`;

/** All changes of play: rows (seq, bet_id, account, source, game, category, stake, payout, valid, at, day). */
export const countedChanges = (): RawBuilder<unknown> => sql`(
  select seq, bet_id, account_id as account, source, game, category, stake, payout, valid, at, ${CHANGED_DAY} as day
  from bets_counted
)`;
