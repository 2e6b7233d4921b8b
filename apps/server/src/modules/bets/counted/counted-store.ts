import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Bet } from '../types.ts';

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

interface Span {
  readonly watermark: bigint;
  readonly until: bigint;
  /** What the postings of the span refer to: rows of (id). */
  readonly posted: RawBuilder<unknown>;
}

/** Opens a cursor over the bets that transactions of the span may have changed, and the rounds that were undecided. */
export const openChanged = async (tx: Transaction, { watermark, until, posted }: Span): Promise<void> => {
  await sql`
    declare bets_changed no scroll cursor for
    select id from ${posted} p where id is not null
    union select bet_id from bets_settlement where xid >= ${sql.lit(watermark)} and xid < ${sql.lit(until)}
    union select round_id from bets_feed_entry where xid >= ${sql.lit(watermark)} and xid < ${sql.lit(until)}
    union select bet_id from bets_undecided_round`.execute(tx);
};

export const fetchChanged = async (tx: Transaction, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`fetch ${sql.lit(limit)} from bets_changed`.execute(tx);
  return rows.map(({ id }) => id);
};

export const closeChanged = async (tx: Transaction): Promise<void> => {
  await sql`close bets_changed`.execute(tx);
};

/** A bet as it stands, with what of it is counted. */
export interface Standing extends Pick<
  Bet,
  'id' | 'accountId' | 'source' | 'gameId' | 'category' | 'state' | 'stake' | 'payout' | 'valid' | 'settledAt'
> {
  readonly countedStake: bigint;
  readonly countedPayout: bigint;
  readonly countedValid: bigint;
}

export const selectStanding = async (tx: Transaction, ids: readonly string[]): Promise<Standing[]> => {
  const { rows } = await sql<Standing>`
    select b.id, b.account_id as "accountId", b.source, b.game as "gameId", b.category, b.state, b.stake, b.payout,
           b.valid, b.settled_at as "settledAt", c.stake as "countedStake", c.payout as "countedPayout",
           c.valid as "countedValid"
    from unnest(${ids}::uuid[]) i (id)
    join bets_bet b on b.id = i.id
    cross join lateral (
      select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout,
             coalesce(sum(valid), 0)::bigint as valid
      from bets_counted c where c.bet_id = b.id
    ) c
    order by b.settled_at, b.id`.execute(tx);
  return rows;
};

/** What counts more, or less, of a bet from an instant on. */
export interface Change {
  readonly betId: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly gameId: string;
  readonly category: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
  readonly at: Date;
}

export const insertChanges = async (tx: Transaction, changes: readonly Change[]): Promise<void> => {
  await sql`
    insert into bets_counted (bet_id, account_id, source, game, category, stake, payout, valid, at)
    select * from unnest(
      ${changes.map(({ betId }) => betId)}::uuid[], ${changes.map(({ accountId }) => accountId)}::bigint[],
      ${changes.map(({ source }) => source)}::text[], ${changes.map(({ gameId }) => gameId)}::text[],
      ${changes.map(({ category }) => category)}::text[], ${changes.map(({ stake }) => stake)}::bigint[],
      ${changes.map(({ payout }) => payout)}::bigint[], ${changes.map(({ valid }) => valid)}::bigint[],
      ${changes.map(({ at }) => at)}::timestamptz[])`.execute(tx);
};

/** Remembers which rounds have to be looked at again, and forgets those that are decided. */
export const replaceUndecided = async (
  tx: Transaction,
  { undecided, decided }: { undecided: readonly string[]; decided: readonly string[] },
): Promise<void> => {
  await sql`
    insert into bets_undecided_round select * from unnest(${undecided}::uuid[])
    on conflict do nothing`.execute(tx);
  await sql`delete from bets_undecided_round where bet_id = any (${decided}::uuid[])`.execute(tx);
};

/** Bets that were decided in a span and of which something else is counted than they stand at. */
export const selectMiscounted = async (
  tx: Transaction,
  span: { readonly from: Date; readonly to: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select b.id from bets_bet b
    left join lateral (
      select sum(stake) as stake, sum(payout) as payout from bets_counted c where c.bet_id = b.id
    ) c on true
    where b.settled_at >= ${span.from} and b.settled_at < ${span.to}
      and (coalesce(c.stake, 0), coalesce(c.payout, 0)) <>
          (case when b.state in ('settled', 'cashed_out') then b.stake else 0 end,
           case when b.state in ('settled', 'cashed_out') then b.payout else 0 end)`.execute(tx);
  return rows.map(({ id }) => id);
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
