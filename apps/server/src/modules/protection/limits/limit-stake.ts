import type { Money } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { nameKey, setStakeLimit } from '../../identity/index.ts';

/** Sets the largest single stake of an account; null takes the limit away. */
export const limitStake = async (tx: Transaction, name: string, limit: Money | null): Promise<void> => {
  if (!(await setStakeLimit(tx, nameKey(name), limit))) throw new BusinessError('not_found');
};
