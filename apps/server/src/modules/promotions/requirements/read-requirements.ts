import { transaction, type Database, type Transaction } from '@hintha/platform';
import type { StoredRequirement } from '../types.ts';
import { catchUp } from './catch-up.ts';
import { listRequirements } from './requirement-store.ts';

/** The member's requirements, every bet so far counted: the open ones in the order they are filled, then the others. */
export const readRequirements = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<StoredRequirement[]> => {
  if ('pool' in on) return transaction(on, (tx) => readRequirements(tx, accountId));
  await catchUp(on, accountId);
  return listRequirements(on, accountId);
};
