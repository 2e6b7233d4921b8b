import type { access } from '@hintha/contract';
import { transaction, type Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { deleteAuthenticator } from './authenticator-store.ts';
import { holdWithdrawals } from './hold-withdrawals.ts';
import { proveOwner } from './prove-owner.ts';

/** Takes the authenticator off the caller's account, for a last code of it. */
export const removeAuthenticator = async (
  house: House,
  { accountId }: Caller,
  proof: access.Proof,
): Promise<void> => {
  const proven = await proveOwner(house, accountId, proof);
  await transaction(house.db, async (tx) => {
    await proven.spend(tx);
    if (!(await deleteAuthenticator(tx, accountId))) return;
    await holdWithdrawals(house, tx, accountId);
    await tellOwner(house, tx, accountId, 'authenticator');
  });
};
