import { addMoney, formatAmount, sumMoney, type Money } from '@hintha/money';
import { announce, type Database, type Transaction } from '@hintha/platform';
import { listWallets } from './wallet-store.ts';

/** What an account is known to have at vendors and on the way there. */
export const sumAway = async (on: Database | Transaction, accountId: bigint): Promise<Money> => {
  const wallets = await listWallets(on, accountId);
  return sumMoney(wallets.map(({ balance, onTheWay }) => addMoney(balance, onTheWay)));
};

/** Lets the account's pages know of it. */
export const announceAway = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const away = formatAmount(await sumAway(tx, accountId));
  const fact = { type: 'funds-away', key: String(accountId), away };
  announce(tx, fact);
};
