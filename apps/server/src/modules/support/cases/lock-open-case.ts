import { Refusal, type Transaction } from '@hintha/platform';
import { lockCase } from './case-store.ts';
import type { Case } from './types.ts';

/** Holds a case that is not closed. */
export const lockOpenCase = async (tx: Transaction, id: bigint): Promise<Case> => {
  const found = await lockCase(tx, id);
  if (found === undefined) throw new Refusal('not_found');
  if (found.state === 'CLOSED') throw new Refusal('case_closed');
  return found;
};
