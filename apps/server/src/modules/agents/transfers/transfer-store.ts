import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Transfer } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const TRANSFER = sql`id, to_id as "toId", amount, at`;

interface NewTransfer {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
  readonly requestId: string;
  readonly at: Date;
}

export const insertTransfer = async (tx: Transaction, transfer: NewTransfer): Promise<bigint> => {
  const { fromId, toId, amount, requestId } = transfer;
  const { rows } = await sql<{ id: bigint }>`
    insert into agents_transfer (from_id, to_id, amount, request_id, at)
    values (${fromId}, ${toId}, ${amount}, ${requestId}, ${transfer.at}) returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a transfer was not written');
  return row.id;
};

export const findByRequest = async (
  on: Database | Transaction,
  fromId: bigint,
  requestId: string,
): Promise<Transfer | undefined> => {
  const { rows } = await sql<Transfer>`
    select ${TRANSFER} from agents_transfer
    where from_id = ${fromId} and request_id = ${requestId}`.execute(at(on));
  return rows[0];
};

/** What an account sent to another since an instant. */
export const sumSent = async (
  on: Database | Transaction,
  { fromId, toId, since }: { fromId: bigint; toId: bigint; since: Date },
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from agents_transfer
    where from_id = ${fromId} and to_id = ${toId} and at >= ${since}`.execute(at(on));
  return rows[0]?.amount ?? 0n;
};

/** What an account sent to another, the latest first. */
export const selectSent = async (
  db: Database,
  { fromId, toId, limit }: { fromId: bigint; toId: bigint; limit: number },
): Promise<Transfer[]> => {
  const { rows } = await sql<Transfer>`
    select ${TRANSFER} from agents_transfer
    where from_id = ${fromId} and to_id = ${toId} order by at desc, id desc limit ${limit}`.execute(
    db.kysely,
  );
  return rows;
};
