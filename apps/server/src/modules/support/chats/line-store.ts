import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Line, Side } from './types.ts';

const LINE = sql`
  select chat_id as "chatId", seq, side, kind, staff_id as "staffId", author, text, request_id as "requestId", at
  from support_line`;

export const insertLine = async (tx: Transaction, line: Line): Promise<void> => {
  const { chatId, seq, side, kind, staffId, author, text, requestId, at } = line;
  await sql`
    insert into support_line (chat_id, seq, side, kind, staff_id, author, text, request_id, at)
    values (${chatId}, ${seq}, ${side}, ${kind}, ${staffId}, ${author}, ${text}, ${requestId}, ${at})`.execute(
    tx,
  );
};

/** The lines after one of them, in their order. */
export const selectLines = async (
  db: Database,
  chatId: bigint,
  { after, limit }: { after: number; limit: number },
): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    ${LINE} where chat_id = ${chatId} and seq > ${after} order by seq limit ${limit}`.execute(db.kysely);
  return rows;
};

export const findRequestedLine = async (
  tx: Transaction,
  { chatId, side, requestId }: { chatId: bigint; side: Side; requestId: string },
): Promise<Line | undefined> => {
  const { rows } = await sql<Line>`
    ${LINE} where chat_id = ${chatId} and side = ${side} and request_id = ${requestId}`.execute(tx);
  return rows[0];
};

/** The first thing that the guest wrote. */
export const findFirstLine = async (tx: Transaction, chatId: bigint): Promise<Line | undefined> => {
  const { rows } = await sql<Line>`
    ${LINE} where chat_id = ${chatId} and side = 'GUEST' order by seq limit 1`.execute(tx);
  return rows[0];
};

/** How many lines the guest has written since an instant. */
export const countLines = async (tx: Transaction, chatId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from support_line
    where chat_id = ${chatId} and side = 'GUEST' and at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};
