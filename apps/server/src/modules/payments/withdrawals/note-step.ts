import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import type { Actor } from '../../audit/index.ts';
import { insertStep } from './withdrawal-store.ts';

export interface Stepped {
  readonly withdrawalId: bigint;
  readonly what: string;
  readonly partId?: bigint;
  readonly by: Actor | 'member';
}

/** Writes down for the timeline what has happened and by whom. */
export const noteStep = async ({ clock }: House, tx: Transaction, step: Stepped): Promise<void> => {
  const { withdrawalId, what, partId = null, by } = step;
  await insertStep(tx, {
    withdrawalId,
    what,
    partId,
    by: by === 'member' ? 'member' : 'house',
    staffId: by !== 'member' && by.kind === 'staff' ? by.id : null,
    at: clock.now(),
  });
};
