import type { Database, Transaction } from '@hintha/platform';
import type { SportsResult } from '@hintha/sports';
import { sql } from 'kysely';
import type { EventState, SportsEvent, VoidReason } from '../types.ts';

/** Publishes the first result. */
export const updateResult = async (tx: Transaction, id: bigint, result: SportsResult): Promise<void> => {
  await sql`
    update sports_event
    set state = 'CONFIRMED', result = ${JSON.stringify(result)}::jsonb, version = 1, decided_at = clock_timestamp()
    where id = ${id}`.execute(tx);
};

/** Puts another result in place of the one that was settled. */
export const updateCorrected = async (tx: Transaction, id: bigint, result: SportsResult): Promise<void> => {
  await sql`
    update sports_event
    set state = 'RESETTLING', result = ${JSON.stringify(result)}::jsonb, version = version + 1, finished_at = null
    where id = ${id}`.execute(tx);
};

export const updateVoid = async (tx: Transaction, id: bigint, reason: VoidReason): Promise<void> => {
  await sql`
    update sports_event
    set state = 'VOID', void_reason = ${reason}, version = version + 1, decided_at = clock_timestamp(),
        finished_at = null
    where id = ${id}`.execute(tx);
};

/** Moves an event on from the states that are named, as long as it has the result that was meant. */
export const moveEvent = async (
  db: Database,
  { id, version }: Pick<SportsEvent, 'id' | 'version'>,
  from: readonly EventState[],
  to: EventState,
): Promise<void> => {
  await sql`
    update sports_event set state = ${to}
    where id = ${id} and version = ${version} and state = any (${from}::text[])`.execute(db.kysely);
};

export const updateFinished = async (
  db: Database,
  { id, version }: Pick<SportsEvent, 'id' | 'version'>,
): Promise<void> => {
  await sql`
    update sports_event set finished_at = clock_timestamp()
    where id = ${id} and version = ${version} and state in ('SETTLED', 'VOID') and finished_at is null`.execute(
    db.kysely,
  );
};

/** Whether the event still has the result that was meant, which does not change before the transaction ends. */
export const shareVersion = async (
  tx: Transaction,
  { id, version }: Pick<SportsEvent, 'id' | 'version'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from sports_event where id = ${id} and version = ${version} for share`.execute(tx);
  return rows.length > 0;
};

/** The events that have been decided for a while and are not done, the oldest first. */
export const listUnfinished = async (db: Database, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sports_event
    where state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'VOID') and finished_at is null
      and decided_at < clock_timestamp() - interval '1 minute'
    order by starts_at limit ${limit}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** Events that were postponed or broken off, or never heard of again, so many hours after their start; an outright its end. */
export const listOverdue = async (
  db: Database,
  { football, esports }: { readonly football: number; readonly esports: number },
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sports_event
    where state in ('SCHEDULED', 'LIVE', 'ENDED')
      and coalesce(ends_at, starts_at) < clock_timestamp() -
        case sport when 'football' then ${football}::integer else ${esports}::integer end * interval '1 hour'
    order by starts_at limit ${limit}`.execute(db.kysely);
  return rows.map(({ id }) => id);
};

/** Events in play that their feed has not told anything of for so long. */
export const listSilent = async (db: Database, seconds: number): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sports_event
    where state = 'LIVE' and outright is null and heard_at <= clock_timestamp() - ${seconds} * interval '1 second'`.execute(
    db.kysely,
  );
  return rows.map(({ id }) => id);
};
