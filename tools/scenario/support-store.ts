import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** How many cases came of a chat. */
export const countCasesOf = async (db: Database, chatId: bigint | string): Promise<number> => {
  const { rows } = await sql`select from support_case where chat_id = ${chatId}`.execute(db.kysely);
  return rows.length;
};
