import type { Transaction } from '@hintha/platform';
import { type Act, recordAct } from '../../audit/index.ts';

/** Writes a deed of the staff into the audit, last of all; what the house does by itself stands in the timeline. */
export const recordDeed = async (tx: Transaction, act: Act): Promise<void> => {
  if (act.actor.kind === 'staff') await recordAct(tx, act);
};
