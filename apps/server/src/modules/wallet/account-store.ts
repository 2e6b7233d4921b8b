import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { HoldOrder } from './types.ts';

export interface WalletState {
  balance: bigint;
  held: bigint;
  available: bigint;
  currency: string;
  /** The most that it stakes on one bet; below zero for no bet, null for any. */
  largestStake: bigint | null;
}

export const insertWallet = async (
  tx: Transaction,
  id: bigint,
  currency: string,
  openedAt: Date | null,
): Promise<void> => {
  await sql`
    insert into wallet_account (id, currency, moved_at)
    values (${id}, ${currency}, coalesce(${openedAt}::timestamptz, clock_timestamp()))
    on conflict (id) do nothing`.execute(tx);
};

const STATE = sql`balance, held, balance - held - floor as available, currency, largest_stake as "largestStake"`;

export const findWallet = async (
  on: Database | Transaction,
  id: bigint,
): Promise<WalletState | undefined> => {
  const { rows } = await sql<WalletState>`
    select ${STATE} from wallet_account where id = ${id} and id > 0`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

export const selectWallets = async (
  db: Database,
  ids: readonly bigint[],
): Promise<(WalletState & { id: bigint })[]> => {
  const { rows } = await sql<WalletState & { id: bigint }>`
    select id, ${STATE} from wallet_account where id = any (${ids}::bigint[]) and id > 0`.execute(db.kysely);
  return rows;
};

export const lockWallet = async (tx: Transaction, id: bigint): Promise<WalletState | undefined> => {
  const { rows } = await sql<WalletState>`
    select ${STATE} from wallet_account where id = ${id} and id > 0 for update`.execute(tx);
  return rows[0];
};

/** Moves money between what can be spent and what is held; the wallet is locked and can bear it. */
export const updateHeld = async (tx: Transaction, id: bigint, change: bigint): Promise<WalletState> => {
  const { rows } = await sql<WalletState>`
    update wallet_account set held = held + ${change} where id = ${id} returning ${STATE}`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error(`wallet ${id} is gone`);
  return state;
};

/** Bets that are under way at the wallet are committed before it, or see it. */
export const updateLargestStake = async (
  tx: Transaction,
  id: bigint,
  stake: bigint | null,
): Promise<void> => {
  await sql`update wallet_account set largest_stake = ${stake} where id = ${id} and id > 0`.execute(tx);
};

/** Locks the wallets and answers what they stand at; those that are not there are left out. */
export const lockInOrder = async (
  tx: Transaction,
  ids: readonly bigint[],
): Promise<Map<bigint, WalletState>> => {
  const { rows } = await sql<WalletState & { id: bigint }>`
    select id, ${STATE} from wallet_account where id = any (${ids}::bigint[]) and id > 0
    order by id for update`.execute(tx);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
};

export interface StoredHold {
  id: bigint;
  wallet: bigint;
  amount: bigint;
  reference: string;
  released: boolean;
}

const HOLD = sql`id, wallet, amount, reference, released_at is not null as released`;

export const insertHold = async (tx: Transaction, wallet: bigint, order: HoldOrder): Promise<bigint> => {
  const { amount, key, source, reference } = order;
  const { rows } = await sql<{ id: bigint }>`
    insert into wallet_hold (wallet, amount, key, source, reference)
    values (${wallet}, ${amount}, ${key}, ${source}, ${reference}) returning id`.execute(tx);
  return rows[0]?.id ?? 0n;
};

export const findHold = async (
  tx: Transaction,
  wallet: bigint,
  key: string,
): Promise<StoredHold | undefined> => {
  const { rows } = await sql<StoredHold>`
    select ${HOLD} from wallet_hold where wallet = ${wallet} and key = ${key}`.execute(tx);
  return rows[0];
};

export const findHoldById = async (tx: Transaction, id: bigint): Promise<StoredHold | undefined> => {
  const { rows } = await sql<StoredHold>`select ${HOLD} from wallet_hold where id = ${id}`.execute(tx);
  return rows[0];
};

/** Closes an open hold; false when it was closed before. */
export const closeHold = async (tx: Transaction, id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    update wallet_hold set released_at = clock_timestamp()
    where id = ${id} and released_at is null returning id`.execute(tx);
  return rows.length > 0;
};
