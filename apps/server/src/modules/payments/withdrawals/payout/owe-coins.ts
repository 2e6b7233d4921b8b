import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { selectPayeesById } from '../../payees/payee-store.ts';
import { updatePart } from '../part-store.ts';
import type { StoredPart } from '../types.ts';
import { payableSum } from './payable-sum.ts';

/**
 * Keeps how many coins a part is to be paid in by people, at the rate of the hour they are given it in; they and the
 * member are told the same. A part that is paid in money, or by coins that have no rate, stays as it is.
 */
export const oweCoins = async (
  house: House,
  tx: Transaction,
  payeeId: bigint,
  part: StoredPart,
): Promise<void> => {
  const [payee] = await selectPayeesById(tx, [payeeId]);
  if (payee === undefined || part.coinAmount !== null) return;
  const sum = await payableSum(tx, payee, part, house.clock.now());
  if (sum === undefined || sum.coinAmount === null) return;
  const { coinAmount, coinRate } = sum;
  await updatePart(tx, part, { coinAmount, coinRate });
};
