import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findAccountNames } from '../../identity/index.ts';
import { markAccount, type MarkOrder } from '../withdrawals/marks/mark-account.ts';

/** Sets a mark against the withdrawals of a member, or takes it off; refuses an account that there is not. */
export const markMember = async (house: House, order: MarkOrder): Promise<void> => {
  const names = await findAccountNames(house.db, [order.accountId]);
  if (!names.has(order.accountId)) throw new Refusal('not_found');
  await transaction(house.db, (tx) => markAccount(house, tx, order));
};
