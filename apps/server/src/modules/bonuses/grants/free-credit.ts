import { BusinessError, type Transaction } from '@hintha/platform';
import { readAccountDetails } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { bonusSettings } from '../settings.ts';

/**
 * Whether free credit, which is given without a deposit, waits for the member to verify a phone. Names cost nothing, so
 * that without it one person with many names and addresses would have it many times; the phone is a fingerprint too.
 */
export const lacksPhone = async (tx: Transaction, accountId: bigint): Promise<boolean> => {
  const { freeNeedsPhone } = await readSettings(tx, bonusSettings);
  return freeNeedsPhone && (await readAccountDetails(tx, accountId))?.mobile === null;
};

/** Refuses free credit to a member without a verified phone, unless the operator gives it without one. */
export const checkFreeCredit = async (tx: Transaction, accountId: bigint): Promise<void> => {
  if (await lacksPhone(tx, accountId)) throw new BusinessError('phone_unverified');
};
