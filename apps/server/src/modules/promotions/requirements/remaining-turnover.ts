import { money, type Money } from '@hintha/money';
import { transaction, type Database, type Transaction } from '@hintha/platform';
import { lockWallets } from '../../wallet/index.ts';
import { boundWinnings } from '../bonuses/bound-winnings.ts';
import { catchUp } from './catch-up.ts';
import { sumMissing } from './requirement-store.ts';

/**
 * What the member still has to bet before money may leave, every bet so far counted and what a bonus may not leave
 * behind taken back. In a transaction the wallet stays
 * locked, so that no bet comes between the answer and what is done upon it.
 */
export const remainingTurnover = async (on: Database | Transaction, accountId: bigint): Promise<Money> => {
  if ('pool' in on) return transaction(on, (tx) => remainingTurnover(tx, accountId));
  await lockWallets(on, [accountId]);
  await catchUp(on, accountId);
  await boundWinnings(on, accountId);
  return money(await sumMissing(on, accountId));
};
