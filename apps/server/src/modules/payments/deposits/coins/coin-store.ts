import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

export const findAddress = async (
  on: Database | Transaction,
  channelId: string,
  accountId: bigint,
): Promise<string | undefined> => {
  const { rows } = await sql<{ address: string }>`
    select address from payments_coin_address
    where channel_id = ${channelId} and account_id = ${accountId}`.execute(at(on));
  return rows[0]?.address;
};

/** Keeps the address of a member; the first one stays. */
export const insertAddress = async (
  tx: Transaction,
  channelId: string,
  accountId: bigint,
  address: string,
): Promise<void> => {
  await sql`
    insert into payments_coin_address (channel_id, account_id, address)
    values (${channelId}, ${accountId}, ${address})
    on conflict (channel_id, account_id) do nothing`.execute(tx);
};

export const findOwner = async (
  tx: Transaction,
  channelId: string,
  address: string,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select account_id as "accountId" from payments_coin_address
    where channel_id = ${channelId} and address = ${address}`.execute(tx);
  return rows[0]?.accountId;
};

export interface CoinTransfer {
  readonly id: bigint;
  readonly accountId: bigint;
  readonly amount: Money;
  readonly confirmations: number;
  readonly seenAt: Date;
  readonly contradicted: boolean;
  readonly depositId: bigint | null;
}

const TRANSFER = sql`
  id, account_id as "accountId", amount, confirmations, seen_at as "seenAt", contradicted,
  deposit_id as "depositId"`;

/** Keeps what is said of a transfer, which only ever gets older; answers what was said of it first. */
export const keepTransfer = async (
  tx: Transaction,
  { channelId, accountId, word }: { channelId: string; accountId: bigint; word: CoinWord },
  seenAt: Date,
): Promise<CoinTransfer> => {
  const { txnId, amount, confirmations } = word;
  const { rows } = await sql<CoinTransfer>`
    insert into payments_coin_transfer as t (channel_id, txn_id, account_id, amount, confirmations, seen_at)
    values (${channelId}, ${txnId}, ${accountId}, ${amount}, ${confirmations}, ${seenAt})
    on conflict (channel_id, txn_id) do update
    set confirmations = greatest(t.confirmations, excluded.confirmations)
    returning ${TRANSFER}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a transfer of coins was not written');
  return row;
};

export const contradictTransfer = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`update payments_coin_transfer set contradicted = true where id = ${id}`.execute(tx);
};

/** What has come to a member, is confirmed and was not credited. */
export const selectConfirmed = async (
  tx: Transaction,
  { channelId, accountId }: { channelId: string; accountId: bigint },
  confirmations: number,
): Promise<CoinTransfer[]> => {
  const { rows } = await sql<CoinTransfer>`
    select ${TRANSFER} from payments_coin_transfer
    where channel_id = ${channelId} and account_id = ${accountId} and deposit_id is null and not contradicted
      and confirmations >= ${confirmations}
    order by id`.execute(tx);
  return rows;
};

export const linkTransfers = async (
  tx: Transaction,
  ids: readonly bigint[],
  depositId: bigint,
): Promise<void> => {
  await sql`
    update payments_coin_transfer set deposit_id = ${depositId} where id = any(${ids}::bigint[])`.execute(tx);
};

/** The member's last order on the channel that coins can still pay. */
export const findCoinOrder = async (
  tx: Transaction,
  { channelId, accountId }: { channelId: string; accountId: bigint },
  since: Date,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from payments_deposit
    where channel_id = ${channelId} and account_id = ${accountId} and created_at >= ${since}
      and state in ('CREATED', 'AWAITING', 'EXPIRED')
    order by id desc limit 1`.execute(tx);
  return rows[0]?.id;
};

/** What a provider says of a transfer of coins to one of our addresses. */
export interface CoinWord {
  readonly address: string;
  readonly txnId: string;
  /** In hundredths of a coin. */
  readonly amount: Money;
  readonly currency: string;
  readonly confirmations: number;
}
