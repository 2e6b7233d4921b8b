import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

interface Bounded {
  /** Of the grant. */
  id: bigint;
  accountId: bigint;
  kind: string;
  /** What was taken beyond its bound. */
  bounded: Money;
}

/** Bonuses of which more stood than may be kept, and whose members do not know yet. */
export const selectCapped = async (db: Database): Promise<Bounded[]> => {
  const { rows } = await sql<Bounded>`
    select id, account_id as "accountId", kind, bounded from bonuses_grant
    where bounded > 0 and not bounded_told order by id limit 500`.execute(db.kysely);
  return rows;
};

/** Whether it was not told before. */
export const markCapNotified = async (tx: Transaction, id: bigint): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update bonuses_grant set bounded_told = true where id = ${id} and not bounded_told`.execute(tx);
  return numAffectedRows > 0n;
};
