import { formatAmount, money } from '@hintha/money';
import { announce, type Database, type Transaction } from '@hintha/platform';

interface Stands {
  readonly balance: bigint;
  readonly available: bigint;
}

/** Lets the account's pages know, once it is committed, what the wallet stands at. */
export const announceBalance = (on: Database | Transaction, accountId: bigint, stands: Stands): void => {
  const { balance, available } = stands;
  const fact = {
    type: 'balance-changed',
    key: String(accountId),
    sumBalance: formatAmount(money(balance)),
    available: formatAmount(money(available)),
    held: formatAmount(money(balance - available)),
  };
  announce(on, fact);
};
