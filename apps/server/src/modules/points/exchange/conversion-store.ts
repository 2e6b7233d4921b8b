import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Conversion } from '../types.ts';

export const findConversion = async (
  on: Database | Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Conversion | undefined> => {
  const { rows } = await sql<{ points: bigint; amount: Money }>`
    select points, amount from points_conversion
    where account_id = ${accountId} and request_id = ${requestId}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

export const insertConversion = async (
  tx: Transaction,
  { points, amount }: Conversion,
  { accountId, requestId, at }: { accountId: bigint; requestId: string; at: Date },
): Promise<void> => {
  await sql`
    insert into points_conversion (account_id, request_id, points, amount, at)
    values (${accountId}, ${requestId}, ${points}, ${amount}, ${at})`.execute(tx);
};
