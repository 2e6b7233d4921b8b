import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { RefusedWhy, Transfer, TransferState } from './types.ts';

const COLUMNS = sql`
  t.id, t.transfer_id as "transferId", t.account_id as "accountId", t.account, t.integration, t.direction, t.amount,
  t.request_id as "requestId", t.state, t.reason, t.asks, t.created_at as "createdAt", t.closed_at as "closedAt",
  t.note`;

export interface NewTransfer {
  readonly transferId: string;
  readonly accountId: bigint;
  readonly account: string;
  readonly integration: string;
  readonly direction: 'in' | 'out';
  readonly amount: Money;
  readonly requestId: string;
  readonly at: Date;
  readonly nextAskAt: Date;
}

/** Undefined when the account has used the request's name before. */
export const insertTransfer = async (tx: Transaction, order: NewTransfer): Promise<Transfer | undefined> => {
  const { transferId, accountId, account, integration, direction, amount, requestId } = order;
  const { rows } = await sql<Transfer>`
    insert into vendors_transfer as t
      (transfer_id, account_id, account, integration, direction, amount, request_id, created_at, next_ask_at)
    values (${transferId}, ${accountId}, ${account}, ${integration}, ${direction}, ${amount}, ${requestId},
            ${order.at}, ${order.nextAskAt})
    on conflict (account_id, request_id) do nothing
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
};

export const findByRequest = async (
  db: Database,
  accountId: bigint,
  requestId: string,
): Promise<Transfer | undefined> => {
  const { rows } = await sql<Transfer>`
    select ${COLUMNS} from vendors_transfer t
    where account_id = ${accountId} and request_id = ${requestId}`.execute(db.kysely);
  return rows[0];
};

export const findTransfer = async (on: Database | Transaction, id: bigint): Promise<Transfer | undefined> => {
  const { rows } = await sql<Transfer>`select ${COLUMNS} from vendors_transfer t where id = ${id}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

export interface Closing {
  readonly state: 'done' | 'refused';
  readonly reason: RefusedWhy | null;
  readonly at: Date;
  readonly note: string | null;
}

/** Ends a transfer that nobody has ended; of two who would, one does. */
export const closeTransfer = async (
  tx: Transaction,
  id: bigint,
  { state, reason, at, note }: Closing,
): Promise<Transfer | undefined> => {
  const { rows } = await sql<Transfer>`
    update vendors_transfer t
    set state = ${state}, reason = ${reason}, closed_at = ${at}, note = coalesce(${note}, t.note)
    where id = ${id} and state in ('open', 'manual')
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
};

export const postpone = async (db: Database, id: bigint, until: Date): Promise<void> => {
  await sql`
    update vendors_transfer set next_ask_at = ${until} where id = ${id} and state = 'open'`.execute(
    db.kysely,
  );
};

/** Transfers that are to be asked about, counted as asked and left alone by others until the time named. */
export const claimDue = async (
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Transfer[]> => {
  const { rows } = await sql<Transfer>`
    update vendors_transfer t set asks = asks + 1, next_ask_at = ${until}
    where t.id in (
      select id from vendors_transfer where state = 'open' and next_ask_at <= ${now}
      order by next_ask_at limit ${limit} for update skip locked)
    returning ${COLUMNS}`.execute(db.kysely);
  return rows;
};

/** Gives a transfer that is still open to people. */
export const giveToStaff = async (db: Database, id: bigint): Promise<void> => {
  await sql`update vendors_transfer set state = 'manual' where id = ${id} and state = 'open'`.execute(
    db.kysely,
  );
};

export const findSoonest = async (db: Database): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(next_ask_at) as at from vendors_transfer where state = 'open'`.execute(db.kysely);
  return rows[0]?.at ?? null;
};

/** An account's transfers, the latest first. */
export const listTransfersOf = async (
  db: Database,
  accountId: bigint,
  limit: number,
): Promise<(Transfer & { name: string })[]> => {
  const { rows } = await sql<Transfer & { name: string }>`
    select ${COLUMNS}, coalesce(c.own_wallet, c.code) as name
    from vendors_transfer t join vendors_integration c on c.code = t.integration
    where t.account_id = ${accountId} order by t.id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export interface TransferFilter {
  readonly states: readonly TransferState[];
  /** Behind which the page begins. */
  readonly before: bigint | null;
  readonly limit: number;
}

/** Transfers of anybody, the latest first. */
export const listTransfers = async (
  db: Database,
  { states, before, limit }: TransferFilter,
): Promise<Transfer[]> => {
  const { rows } = await sql<Transfer>`
    select ${COLUMNS} from vendors_transfer t
    where state = any (${states}::text[]) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};
