import { formatAmount, money, type Money, ZERO } from '@hintha/money';
import { announce, type Database, type Transaction } from '@hintha/platform';
import { findWallet, insertWallet, lockInOrder, selectWallets, type WalletState } from './account-store.ts';
import { selectBalanceAt, sumReceivable } from './posting-store.ts';

const CURRENCY = 'MMK';

export interface Balance {
  /** What can be spent and what is held together. */
  readonly balance: Money;
  readonly held: Money;
  readonly available: Money;
  readonly currency: string;
}

/** What is shown of an account that acts for another and has no wallet. */
export const NO_WALLET: Balance = { balance: ZERO, held: ZERO, available: ZERO, currency: CURRENCY };

type On = Database | Transaction;

export const readBalance = async (on: On, accountId: bigint): Promise<Balance | undefined> => {
  const wallet = await findWallet(on, accountId);
  return wallet && toBalance(wallet);
};

/** The balances of accounts by id; those without a wallet are left out. */
export const readBalances = async (db: Database, ids: readonly bigint[]): Promise<Map<bigint, Balance>> =>
  new Map(
    ids.length === 0 ? [] : (await selectWallets(db, ids)).map((wallet) => [wallet.id, toBalance(wallet)]),
  );

const toBalance = ({ balance, held, available, currency }: WalletState): Balance => ({
  balance: money(balance),
  held: money(held),
  available: money(available),
  currency,
});

/** What the wallet stood at, held money included, after everything posted up to the instant. */
export const balanceAt = async (on: On, accountId: bigint, instant: Date): Promise<Money> => {
  const balance = await selectBalanceAt(on, accountId, instant);
  return balance === undefined ? ZERO : money(balance);
};

/** What the member owes the operator since reversals took back more than the wallet held. */
export const outstandingDebt = async (on: On, accountId: bigint): Promise<Money> =>
  money(await sumReceivable(on, accountId));

interface Stands {
  readonly balance: bigint;
  readonly available: bigint;
}

/** Lets the account's pages know, once it is committed, what the wallet stands at. */
export const announceBalance = (on: Database | Transaction, accountId: bigint, stands: Stands): void => {
  const { balance, available } = stands;
  const event = {
    type: 'balance-changed',
    key: String(accountId),
    sumBalance: formatAmount(money(balance)),
    available: formatAmount(money(available)),
    held: formatAmount(money(balance - available)),
  };
  announce(on, event);
};

interface Opening {
  readonly currency?: string;
  /** Nothing is posted to it before; now unless it is said. */
  readonly openedAt?: Date | null;
}

/** Opens the wallet of an account under the account's id; an open one is left as it is. */
export const openWallet = async (
  tx: Transaction,
  accountId: bigint,
  { currency = CURRENCY, openedAt = null }: Opening = {},
): Promise<void> => insertWallet(tx, accountId, currency, openedAt);

/**
 * Locks the wallets that a use case is about to move. A use case that moves more than one calls this first: everybody locks in
 * the order of the ids, so two such use cases never wait for each other crosswise.
 */
export const lockWallets = async (tx: Transaction, accountIds: readonly bigint[]): Promise<void> => {
  await lockInOrder(tx, accountIds);
};
