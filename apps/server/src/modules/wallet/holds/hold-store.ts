import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { HoldOrder } from '../types.ts';

export interface StoredHold {
  id: bigint;
  wallet: bigint;
  amount: bigint;
  reference: string;
  released: boolean;
}

const HOLD = sql`id, wallet, amount, reference, released_at is not null as released`;

export const insertHold = async (tx: Transaction, wallet: bigint, order: HoldOrder): Promise<bigint> => {
  const { amount, key, source, reference } = order;
  const { rows } = await sql<{ id: bigint }>`
    insert into wallet_hold (wallet, amount, key, source, reference)
    values (${wallet}, ${amount}, ${key}, ${source}, ${reference}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const findHold = async (
  tx: Transaction,
  wallet: bigint,
  key: string,
): Promise<StoredHold | undefined> => {
  const { rows } = await sql<StoredHold>`
    select ${HOLD} from wallet_hold where wallet = ${wallet} and key = ${key}`.execute(tx);
  return rows[0];
};

export const findHoldById = async (tx: Transaction, id: bigint): Promise<StoredHold | undefined> => {
  const { rows } = await sql<StoredHold>`select ${HOLD} from wallet_hold where id = ${id}`.execute(tx);
  return rows[0];
};

/** Closes an open hold; false when it was closed before. */
export const closeHold = async (tx: Transaction, id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    update wallet_hold set released_at = clock_timestamp()
    where id = ${id} and released_at is null returning id`.execute(tx);
  return rows.length > 0;
};
