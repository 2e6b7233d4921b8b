import type { Transaction } from '@hintha/platform';
import { updateBetting, updateStatus } from './restriction-store.ts';
import type { Restriction } from './types.ts';

/** Keeps with the account itself what every call or bet asks of it; deposits and withdrawals ask the restrictions. */
export const closeOrOpen = async (
  tx: Transaction,
  { accountId, kind }: Pick<Restriction, 'accountId' | 'kind'>,
  to: 'close' | 'open',
): Promise<void> => {
  if (kind === 'SIGN_IN') await updateStatus(tx, accountId, to === 'close' ? 'locked' : 'open');
  if (kind === 'BETTING') await updateBetting(tx, accountId, to === 'close');
};
