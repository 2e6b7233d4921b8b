import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { CancelReason, ClosedPools, DrawMode, Fight, FightState } from '../types.ts';
import { FIGHT_COLUMNS, FROM_FIGHTS } from './fight-store.ts';

interface Opening {
  readonly id: bigint;
  readonly plasada: number;
  readonly drawMode: DrawMode;
  readonly closesAt: Date;
}

export const updateOpened = async (
  tx: Transaction,
  { id, plasada, drawMode, closesAt }: Opening,
): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'OPEN', plasada = ${plasada}, draw_mode = ${drawMode}, opened_at = clock_timestamp(),
        closes_at = ${closesAt}
    where id = ${id}`.execute(tx);
};

/** Brings the close nearer; it never goes further away. */
export const updateCloses = async (
  tx: Transaction,
  id: bigint,
  state: 'OPEN' | 'LAST_CALL',
  closesAt: Date,
): Promise<void> => {
  await sql`
    update sabong_fight set state = ${state}, closes_at = least(closes_at, ${closesAt})
    where id = ${id}`.execute(tx);
};

/** Fixes what was accepted; it was closed when its time was over, or now. */
export const updateClosed = async (tx: Transaction, id: bigint, pools: ClosedPools): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'CLOSED', closed_at = least(closes_at, clock_timestamp()), closes_at = least(closes_at, clock_timestamp()),
        meron_stake = ${pools.meronStake}, wala_stake = ${pools.walaStake}, draw_stake = ${pools.drawStake},
        bets = ${pools.bets}, net = ${pools.net}, meron_dividend = ${pools.meronDividend},
        wala_dividend = ${pools.walaDividend}
    where id = ${id}`.execute(tx);
};

export const updateReleased = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`
    update sabong_fight set state = 'FIGHTING', released_at = clock_timestamp() where id = ${id}`.execute(tx);
};

/** Cancels a fight; one that nobody has bet on is done with it. */
export const updateCancelled = async (
  tx: Transaction,
  id: bigint,
  reason: CancelReason,
  isDone: boolean,
): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'CANCELLED', cancel_reason = ${reason}, result = null, result_at = null,
        finished_at = case when ${isDone} then clock_timestamp() end
    where id = ${id}`.execute(tx);
};

export const updateFeedNumber = async (tx: Transaction, id: bigint, number: number): Promise<void> => {
  await sql`update sabong_fight set feed_number = ${number} where id = ${id}`.execute(tx);
};

/** Says of fights that are about to close that these are the last bets. */
export const callLast = async (db: Database, seconds: number): Promise<void> => {
  await sql`
    update sabong_fight set state = 'LAST_CALL'
    where state = 'OPEN' and finished_at is null
      and closes_at - ${seconds} * interval '1 second' <= clock_timestamp()`.execute(db.kysely);
};

interface Waits {
  readonly noResultMinutes: number;
  readonly reversalSeconds: number;
}

export type DueFight = Pick<Fight, 'id' | 'arena' | 'event' | 'number'> & {
  readonly step: 'close' | 'cancel' | 'settle';
};

/** Fights with something due by the database's clock: bets are over, no result came, or the time to declare another is. */
export const listDue = async (
  db: Database,
  { noResultMinutes, reversalSeconds }: Waits,
  limit: number,
): Promise<DueFight[]> => {
  const { rows } = await sql<DueFight>`
    select f.id, e.arena, e.code as event, f.number,
           case when f.state = 'RESULT' then 'settle' when f.state in ('OPEN', 'LAST_CALL') then 'close'
                else 'cancel' end as step
    ${FROM_FIGHTS}
    where f.finished_at is null and (
      f.state in ('OPEN', 'LAST_CALL') and f.closes_at <= clock_timestamp()
      or f.state = 'RESULT' and f.result_at <= clock_timestamp() - ${reversalSeconds} * interval '1 second'
      or f.state in ('CLOSED', 'FIGHTING')
         and coalesce(f.released_at, f.closed_at) <= clock_timestamp() - ${noResultMinutes} * interval '1 minute')
    order by f.id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Moves a fight on from the states that are named, as long as it has the result that was meant. */
export const moveFight = async (
  at: Database | Transaction,
  { id, version }: Pick<Fight, 'id' | 'version'>,
  from: readonly FightState[],
  to: FightState,
): Promise<void> => {
  await sql`
    update sabong_fight set state = ${to}
    where id = ${id} and version = ${version} and state = any (${from}::text[])`.execute(
    'pool' in at ? at.kysely : at,
  );
};

/** The fights that have been decided and are not done, the oldest first. */
export const listUnfinished = async (db: Database, limit: number): Promise<Fight[]> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS}
    where f.state in ('SETTLING', 'SETTLED', 'RESETTLING', 'CANCELLED') and f.finished_at is null
    order by f.id limit ${limit}`.execute(db.kysely);
  return rows;
};
