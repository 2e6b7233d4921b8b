import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { findAccountNames } from '../identity/index.ts';

/** Refuses an id that no account has. */
export const requireMember = async ({ db }: House, accountId: bigint): Promise<void> => {
  const names = await findAccountNames(db, [accountId]);
  if (!names.has(accountId)) throw new Refusal('not_found');
};
