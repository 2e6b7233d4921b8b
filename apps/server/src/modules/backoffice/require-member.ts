import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { findAccountNames } from '../identity/index.ts';

/** Refuses an id that no account has. */
export const requireMember = async ({ db }: AppContext, accountId: bigint): Promise<void> => {
  const names = await findAccountNames(db, [accountId]);
  if (!names.has(accountId)) throw new BusinessError('not_found');
};
