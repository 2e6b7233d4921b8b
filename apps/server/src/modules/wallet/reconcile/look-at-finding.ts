import { Refusal, type Transaction } from '@hintha/platform';
import { closeFinding, type Look } from './finding-store.ts';

/** Notes who looked at a finding and what came of it; the next proof opens it anew if it still does not agree. */
export const lookAtFinding = async (tx: Transaction, look: Look): Promise<void> => {
  if (!(await closeFinding(tx, look))) throw new Refusal('not_found');
};
