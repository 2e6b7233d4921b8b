import { money, ZERO, type Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { findWallet } from './account-store.ts';
import { selectBalanceAt, sumReceivable } from './posting-store.ts';

export interface Balance {
  /** What can be spent and what is held together. */
  readonly balance: Money;
  readonly held: Money;
  readonly available: Money;
  readonly currency: string;
}

type On = Database | Transaction;

export const readBalance = async (on: On, accountId: bigint): Promise<Balance | undefined> => {
  const wallet = await findWallet(on, accountId);
  if (!wallet) return undefined;
  const { balance, held, available, currency } = wallet;
  return { balance: money(balance), held: money(held), available: money(available), currency };
};

/** What the wallet stood at, held money included, after everything posted up to the instant. */
export const balanceAt = async (on: On, accountId: bigint, instant: Date): Promise<Money> => {
  const balance = await selectBalanceAt(on, accountId, instant);
  return balance === undefined ? ZERO : money(balance);
};

/** What the member owes the house since reversals took back more than the wallet held. */
export const owed = async (on: On, accountId: bigint): Promise<Money> =>
  money(await sumReceivable(on, accountId));
