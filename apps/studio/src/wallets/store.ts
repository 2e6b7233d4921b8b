import { sql } from 'kysely';
import { negateMoney, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import type { NewEntry, Owner, StoredEntry, StoredTransfer, StoredWallet } from './types.ts';

export const findWallet = async (
  on: Database | Transaction,
  { account, currency }: Owner,
): Promise<StoredWallet | undefined> => {
  const { rows } = await sql<StoredWallet>`
    select id, balance from studio_wallet where account = ${account} and currency = ${currency}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** The wallet, made if there is none, and nobody else's until the transaction ends. */
export const lockWallet = async (tx: Transaction, { account, currency }: Owner): Promise<StoredWallet> => {
  await sql`
    insert into studio_wallet (account, currency) values (${account}, ${currency})
    on conflict (account, currency) do nothing`.execute(tx);
  const { rows } = await sql<StoredWallet>`
    select id, balance from studio_wallet where account = ${account} and currency = ${currency} for update`.execute(
    tx,
  );
  const [wallet] = rows;
  if (!wallet) throw new Error(`the wallet of ${account} is gone`);
  return wallet;
};

/** Moves the balance and writes the entry that says why; undefined when the wallet cannot bear it. */
export const addEntry = async (
  tx: Transaction,
  walletId: bigint,
  { kind, amount, reference, at }: NewEntry,
): Promise<Money | undefined> => {
  const change = kind === 'in' || kind === 'win' ? amount : negateMoney(amount);
  const { rows } = await sql<{ balance: Money }>`
    with moved as (
      update studio_wallet set balance = balance + ${change}, seq = seq + 1
      where id = ${walletId} and balance + ${change} >= 0
      returning id, seq, balance)
    insert into studio_wallet_entry (wallet_id, seq, kind, amount, balance_after, reference, at)
    select id, seq, ${kind}, ${amount}, balance, ${reference}, ${at} from moved
    returning balance_after as balance`.execute(tx);
  return rows[0]?.balance;
};

export const findTransfer = async (
  on: Database | Transaction,
  walletId: bigint,
  id: string,
): Promise<StoredTransfer | undefined> => {
  const { rows } = await sql<StoredTransfer>`
    select direction, amount, state, balance from studio_transfer
    where wallet_id = ${walletId} and id = ${id}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

export interface NewTransfer extends StoredTransfer {
  readonly id: string;
  readonly at: Date;
}

export const insertTransfer = async (
  tx: Transaction,
  walletId: bigint,
  transfer: NewTransfer,
): Promise<void> => {
  const { id, direction, amount, state, balance, at } = transfer;
  await sql`
    insert into studio_transfer (wallet_id, id, direction, amount, state, balance, at)
    values (${walletId}, ${id}, ${direction}, ${amount}, ${state}, ${balance}, ${at})`.execute(tx);
};

/** The latest first, from behind the number named if one is. */
export const listEntries = async (
  db: Database,
  { account, currency }: Owner,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<StoredEntry[]> => {
  const { rows } = await sql<StoredEntry>`
    select e.seq, e.kind, e.amount, e.balance_after as balance, e.reference, e.at
    from studio_wallet_entry e join studio_wallet w on w.id = e.wallet_id
    where w.account = ${account} and w.currency = ${currency}
      and (${before}::bigint is null or e.seq < ${before})
    order by e.seq desc limit ${limit}`.execute(db.kysely);
  return rows;
};
