import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Incoming, StoredIncoming } from '../types.ts';

const INCOMING = sql`
  id, receiver_id as "receiverId", txn_id as "txnId", amount, payer_name as "payerName", at,
  deposit_id as "depositId", contradicted`;

/**
 * Keeps a line of a statement; undefined when its transfer is kept already, to whichever account of the bank and in
 * whatever spelling.
 */
export const insertIncoming = async (tx: Transaction, incoming: Incoming): Promise<bigint | undefined> => {
  const { receiverId, txnId, amount, payerName, note = '', at } = incoming;
  const { rows } = await sql<{ id: bigint }>`
    insert into payments_incoming (receiver_id, bank, txn_id, txn_key, amount, payer_name, note, at)
    select r.id, c.bank, ${txnId}, payments_transaction_key(${txnId}), ${amount}, ${payerName}, ${note}, ${at}
    from payments_receiver r join payments_channel c on c.id = r.channel_id where r.id = ${receiverId}
    on conflict (bank, txn_key) do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

/** The transfer of that number at the bank of the receiver; it may have come to another account there. */
export const findIncoming = async (
  tx: Transaction,
  receiverId: bigint,
  txnId: string,
): Promise<StoredIncoming | undefined> => {
  const { rows } = await sql<StoredIncoming>`
    select ${INCOMING} from payments_incoming
    where bank = (select c.bank from payments_receiver r join payments_channel c on c.id = r.channel_id
                  where r.id = ${receiverId})
      and txn_key = payments_transaction_key(${txnId})`.execute(tx);
  return rows[0];
};

export const findIncomingById = async (tx: Transaction, id: bigint): Promise<StoredIncoming | undefined> => {
  const { rows } = await sql<StoredIncoming>`
    select ${INCOMING} from payments_incoming where id = ${id}`.execute(tx);
  return rows[0];
};

export const markContradicted = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`update payments_incoming set contradicted = true where id = ${id}`.execute(tx);
};

export interface UnmatchedLine extends StoredIncoming {
  readonly note: string;
  readonly channelId: string;
  readonly receiverName: string;
  readonly receiverNumber: string;
}

export const selectUnmatched = async (
  db: Database,
  after: bigint,
  limit: number,
): Promise<UnmatchedLine[]> => {
  const { rows } = await sql<UnmatchedLine>`
    select i.id, i.receiver_id as "receiverId", i.txn_id as "txnId", i.amount, i.payer_name as "payerName", i.note,
           i.at, i.deposit_id as "depositId", i.contradicted, r.channel_id as "channelId",
           r.name as "receiverName", r.number as "receiverNumber"
    from payments_incoming i join payments_receiver r on r.id = i.receiver_id
    where i.deposit_id is null and i.id > ${after} order by i.id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether a line of a statement pays the order already. */
export const isPaid = async (tx: Transaction, depositId: bigint): Promise<boolean> => {
  const { rows } = await sql`select id from payments_incoming where deposit_id = ${depositId}`.execute(tx);
  return rows.length > 0;
};

export const linkIncoming = async (tx: Transaction, id: bigint, depositId: bigint): Promise<void> => {
  await sql`update payments_incoming set deposit_id = ${depositId} where id = ${id}`.execute(tx);
};

export interface Claim {
  readonly depositId: bigint;
  readonly receiverId: bigint;
  readonly amount: Money;
  readonly txnTail: string;
}

/** The transfers to the receiver that the claim can mean, the unused ones first. */
export const selectClaimed = async (tx: Transaction, claim: Claim): Promise<StoredIncoming[]> => {
  const { receiverId, amount, txnTail } = claim;
  const { rows } = await sql<StoredIncoming>`
    select ${INCOMING} from payments_incoming
    where receiver_id = ${receiverId} and amount = ${amount} and right(txn_id, 6) = ${txnTail}
    order by deposit_id is not null, at`.execute(tx);
  return rows;
};

/** Whether another order since then claims the same transfer and was not turned down. */
export const isClaimedElsewhere = async (tx: Transaction, claim: Claim, since: Date): Promise<boolean> => {
  const { depositId, receiverId, amount, txnTail } = claim;
  const { rows } = await sql`
    select id from payments_deposit
    where receiver_id = ${receiverId} and txn_tail = ${txnTail} and pay_amount = ${amount} and id <> ${depositId}
      and created_at >= ${since} and state <> 'REJECTED' limit 1`.execute(tx);
  return rows.length > 0;
};

const milliseconds = (ms: number) => sql`${ms} * interval '1 millisecond'`;

export interface MatchWindow {
  readonly states: readonly string[];
  /** By how much a transfer may seem to come before its order. */
  readonly beforeMs: number;
  /** For how long after its time-out a manual order is looked for. */
  readonly afterMs: number;
  /** For how long from its beginning a QR amount is its order's, open or not. */
  readonly keptMs: number;
}

/**
 * The order that a line of a statement pays: by amount and the end of the transfer's id, on a QR channel by the amount
 * alone. One that another line pays is not looked at.
 */
export const findPaidOrder = async (
  tx: Transaction,
  incoming: Incoming,
  { states, beforeMs, afterMs, keptMs }: MatchWindow,
): Promise<bigint | undefined> => {
  const { receiverId, txnId, amount, at } = incoming;
  const { rows } = await sql<{ id: bigint }>`
    select d.id from payments_deposit d
    where d.receiver_id = ${receiverId} and d.pay_amount = ${amount} and d.state = any(${states}::text[])
      and ${at} >= d.created_at - ${milliseconds(beforeMs)}
      and case when d.surcharge is null
               then d.txn_tail = right(${txnId}, 6) and ${at} <= d.expires_at + ${milliseconds(afterMs)}
               else ${at} <= greatest(d.expires_at, d.created_at + ${milliseconds(keptMs)}) end
      and not exists (select from payments_incoming i where i.deposit_id = d.id)
    order by d.id desc limit 1`.execute(tx);
  return rows[0]?.id;
};
