import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Transfer } from '../types.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

const TRANSFER = sql`id, to_id as "toId", amount, purpose, at`;

interface NewTransfer {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
  readonly requestId: string;
  readonly at: Date;
  /** Of money that went down the team. */
  readonly down?: { readonly purpose: Transfer['purpose']; readonly asDeposit: boolean };
}

export const insertTransfer = async (tx: Transaction, transfer: NewTransfer): Promise<bigint> => {
  const { fromId, toId, amount, requestId, down } = transfer;
  const { rows } = await sql<{ id: bigint }>`
    insert into agents_transfer (from_id, to_id, amount, request_id, at, is_down, purpose, as_deposit)
    values (${fromId}, ${toId}, ${amount}, ${requestId}, ${transfer.at}, ${down !== undefined},
            ${down?.purpose ?? 'TRANSFER'}, ${down?.asDeposit ?? false}) returning id`.execute(tx);
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

/** What an account sent down its team since an instant. */
export const sumSentDown = async (
  on: Database | Transaction,
  { fromId, since }: { fromId: bigint; since: Date },
): Promise<bigint> => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from agents_transfer
    where from_id = ${fromId} and is_down and at >= ${since}`.execute(at(on));
  return rows[0]?.amount ?? 0n;
};

/** Money that went down; undefined where there is none of this id. */
export const findSentDown = async (
  tx: Transaction,
  id: bigint,
): Promise<(Transfer & { fromId: bigint; isReversed: boolean }) | undefined> => {
  const { rows } = await sql<Transfer & { fromId: bigint; isReversed: boolean }>`
    select ${TRANSFER}, from_id as "fromId",
           exists (select from agents_transfer_reversal r where r.transfer_id = t.id) as "isReversed"
    from agents_transfer t where id = ${id} and is_down`.execute(tx);
  return rows[0];
};

/** Whether it was not reversed before. */
export const insertReversal = async (
  tx: Transaction,
  reversal: { transferId: bigint; approval: bigint; at: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into agents_transfer_reversal (transfer_id, approval, at)
    values (${reversal.transferId}, ${reversal.approval}, ${reversal.at}) on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

/** Rows (account, amount, at) of money from above that reports count as a deposit. */
export const topUps = (): RawBuilder<unknown> => sql`(
  select to_id as account, amount, at from agents_transfer t
  where as_deposit and not exists (select from agents_transfer_reversal r where r.transfer_id = t.id)
)`;
