import type { Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface AnswerName {
  readonly staffId: bigint;
  readonly call: string;
  readonly key: string;
}

/** Takes the key; waits for whoever has it in hand, and is false when that call is done. */
export const insertAnswer = async (
  tx: Transaction,
  { staffId, call, key }: AnswerName,
  asked: Buffer,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into payments_answer (staff_id, call, key, asked, at)
    values (${staffId}, ${call}, ${key}, ${asked}, ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

export const updateReply = async (
  tx: Transaction,
  { staffId, call, key }: AnswerName,
  reply: object,
): Promise<void> => {
  await sql`
    update payments_answer set reply = ${JSON.stringify(reply)}::jsonb
    where staff_id = ${staffId} and call = ${call} and key = ${key}`.execute(tx);
};

export const findAnswer = async (
  tx: Transaction,
  { staffId, call, key }: AnswerName,
): Promise<{ asked: Buffer; reply: object } | undefined> => {
  const { rows } = await sql<{ asked: Buffer; reply: object }>`
    select asked, reply from payments_answer
    where staff_id = ${staffId} and call = ${call} and key = ${key}`.execute(tx);
  return rows[0];
};
