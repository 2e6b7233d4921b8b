import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface Answer {
  field: string;
  value: string;
}

export const insertAnswers = async (
  tx: Transaction,
  accountId: bigint,
  answers: readonly Answer[],
): Promise<void> => {
  await sql`
    insert into registration_answer (account_id, field, value)
    select ${accountId}, field, value
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (field text, value text)`.execute(
    tx,
  );
};

export const listAnswers = async (db: Database, accountId: bigint): Promise<Answer[]> => {
  const { rows } = await sql<Answer>`
    select field, value from registration_answer where account_id = ${accountId} order by field`.execute(
    db.kysely,
  );
  return rows;
};
