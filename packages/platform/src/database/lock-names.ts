import { sql } from 'kysely';
import type { Transaction } from './types.ts';

/**
 * Lets one call at a time weigh what these names stand for, until its transaction ends. They are locked in one order,
 * so that calls with names in common never wait for each other.
 */
export const lockNames = async (tx: Transaction, names: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${names}::text[]) n (name) order by 1
    ) locks`.execute(tx);
};
