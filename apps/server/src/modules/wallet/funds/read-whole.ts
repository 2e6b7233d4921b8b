import { addMoney, formatAmount, sumMoney, ZERO, type Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { readBalance } from '../balance.ts';
import type { FundsAway, ReadAway } from './funds-away.ts';

/** What lies at vendors and what is on the way there. */
export const sumAway = ({ vendors, onTheWay }: FundsAway): Money =>
  addMoney(onTheWay, sumMoney(vendors.map(({ balance }) => balance)));

/** Everything an account has, wherever it is, as it goes over the wire. */
export const readWhole = async (db: Database, readAway: ReadAway, accountId: bigint): Promise<string> => {
  const [away, balance] = await Promise.all([readAway(accountId, 'known'), readBalance(db, accountId)]);
  return formatAmount(addMoney(balance?.balance ?? ZERO, sumAway(away)));
};
