import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Fight, FightPick } from '../types.ts';

/** Puts a result on a fight before anything was paid: the first, or another one. */
export const updateResult = async (tx: Transaction, id: bigint, result: FightPick): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'RESULT', result = ${result}, result_at = clock_timestamp(), version = version + 1
    where id = ${id}`.execute(tx);
};

/** Puts another result in place of the one that was settled. */
export const updateCorrected = async (tx: Transaction, id: bigint, result: FightPick): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'RESETTLING', result = ${result}, result_at = clock_timestamp(), version = version + 1, finished_at = null
    where id = ${id}`.execute(tx);
};

/** Fixes what a draw shares out of the pool of draws of an arena. */
export const updateDraws = async (
  tx: Transaction,
  id: bigint,
  { total, shared }: { readonly total: Money; readonly shared: Money },
): Promise<void> => {
  await sql`update sabong_fight set draw_total = ${total}, draw_shared = ${shared} where id = ${id}`.execute(
    tx,
  );
};

/** Writes down what was paid, once every bet is; a correction leaves the time of the first settlement. */
export const updateSettled = async (
  db: Database,
  { id, version, state }: Pick<Fight, 'id' | 'version' | 'state'>,
  { paid, breakage }: { readonly paid: Money; readonly breakage: Money },
): Promise<void> => {
  await sql`
    update sabong_fight
    set state = 'SETTLED', paid = ${paid}, breakage = ${breakage},
        settled_at = coalesce(settled_at, clock_timestamp())
    where id = ${id} and version = ${version} and state = ${state}`.execute(db.kysely);
};

export const updateFinished = async (
  db: Database,
  { id, version }: Pick<Fight, 'id' | 'version'>,
): Promise<void> => {
  await sql`
    update sabong_fight set finished_at = clock_timestamp()
    where id = ${id} and version = ${version} and state in ('SETTLED', 'CANCELLED')
      and finished_at is null`.execute(db.kysely);
};

/** Whether the fight is still being settled anew by this result, which does not change before the transaction ends. */
export const shareResettling = async (
  tx: Transaction,
  { id, version }: Pick<Fight, 'id' | 'version'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from sabong_fight where id = ${id} and version = ${version} and state = 'RESETTLING'
    for share`.execute(tx);
  return rows.length > 0;
};
