import type { access } from '@hintha/contract';
import { type Caller, Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { proveOwner, tellOwner } from '../../identity/index.ts';
import { isVisible } from '../rules.ts';
import { lockTold, updatePayeeName } from './profile-store.ts';

export interface PayeeNameOrder {
  readonly payeeName: string;
  readonly proof: access.Proof;
}

/** Keeps the name that payouts of the caller go to. It is told once. */
export const setPayeeName = async (
  house: House,
  { accountId }: Caller,
  asked: PayeeNameOrder,
): Promise<void> => {
  if (!isVisible(asked.payeeName))
    throw new Refusal('not_empty', { fields: [{ field: 'payeeName', problem: 'empty' }] });
  const proven = await proveOwner(house, accountId, asked.proof);
  await transaction(house.db, async (tx) => {
    const told = await lockTold(tx, accountId);
    if (told.payeeName !== '')
      throw new Refusal('payee_name_fixed', { fields: [{ field: 'payeeName', problem: 'fixed' }] });
    await proven.spend(tx);
    await updatePayeeName(tx, accountId, asked.payeeName);
    await tellOwner(house, tx, accountId, 'payeeName');
  });
};
