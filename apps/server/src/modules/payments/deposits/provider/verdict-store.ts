import { money, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Keeps the nonce of a signed call; false when it has come before. */
export const insertNonce = async (
  tx: Transaction,
  channelId: string,
  nonce: string,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into payments_nonce (channel_id, nonce, at) values (${channelId}, ${nonce}, ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

export const deleteNonces = async (db: Database, before: Date): Promise<void> => {
  await sql`delete from payments_nonce where at < ${before}`.execute(db.kysely);
};

export interface VerdictOn {
  readonly channelId: string;
  readonly verdict: Verdict;
  /** The order it is about; null when it is none of ours. */
  readonly depositId: bigint | null;
}

/** Keeps the first word on a transaction of the provider; false when there is one already. */
export const insertVerdict = async (
  tx: Transaction,
  { channelId, verdict, depositId }: VerdictOn,
  at: Date,
): Promise<boolean> => {
  const { orderNo, providerTxnId, amount, currency, status } = verdict;
  const { numAffectedRows } = await sql`
    insert into payments_verdict
      (channel_id, provider_txn_id, order_no, amount, currency, status, deposit_id, at)
    values
      (${channelId}, ${providerTxnId}, ${orderNo}, ${amount}, ${currency}, ${status}, ${depositId}, ${at})
    on conflict (channel_id, provider_txn_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

export const findVerdict = async (
  tx: Transaction,
  channelId: string,
  providerTxnId: string,
): Promise<Verdict | undefined> => {
  const { rows } = await sql<Omit<Verdict, 'amount'> & { amount: bigint }>`
    select order_no as "orderNo", provider_txn_id as "providerTxnId", amount, currency, status
    from payments_verdict where channel_id = ${channelId} and provider_txn_id = ${providerTxnId}`.execute(tx);
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))[0];
};

export const markContradicted = async (
  tx: Transaction,
  channelId: string,
  providerTxnId: string,
): Promise<void> => {
  await sql`
    update payments_verdict set contradicted = true
    where channel_id = ${channelId} and provider_txn_id = ${providerTxnId}`.execute(tx);
};

/** Notes that the payment was taken back; false when that is known. */
export const markChargedBack = async (
  tx: Transaction,
  channelId: string,
  providerTxnId: string,
  at: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update payments_verdict set charged_back_at = ${at}
    where channel_id = ${channelId} and provider_txn_id = ${providerTxnId} and charged_back_at is null`.execute(
    tx,
  );
  return numAffectedRows === 1n;
};

export const VERDICT_STATUSES = ['SUCCESS', 'FAILED', 'CANCELLED', 'CHARGEBACK'] as const;

/** What a provider says became of a payment. */
export interface Verdict {
  readonly orderNo: string;
  readonly providerTxnId: string;
  readonly amount: Money;
  readonly currency: string;
  readonly status: (typeof VERDICT_STATUSES)[number];
}
