import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { SYSTEM } from '../../audit/index.ts';
import { noteStep } from './note-step.ts';
import { selectParts } from './part-store.ts';
import { stateOfParts } from './rules/state-of-parts.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import type { StoredWithdrawal } from './types.ts';
import { updateWithdrawal } from './withdrawal-store.ts';

/** Brings an approved withdrawal to where its parts are; called after each of their changes, under the same lock. */
export const settleWithdrawal = async (
  house: House,
  tx: Transaction,
  withdrawal: StoredWithdrawal,
): Promise<void> => {
  const parts = await selectParts(tx, [withdrawal.id]);
  const state = stateOfParts(parts.map((part) => ({ state: part.state, asked: part.askedAt !== null })));
  if (state === withdrawal.state) return;
  const isOver = state === 'COMPLETED' || state === 'FAILED';
  await updateWithdrawal(tx, withdrawal, {
    state,
    endedAt: isOver ? house.clock.now() : null,
    reopened: withdrawal.reopened || withdrawal.endedAt !== null,
  });
  await noteStep(house, tx, { withdrawalId: withdrawal.id, what: state, by: SYSTEM });
  // One that failed has told so with each of its payments.
  if (state === 'COMPLETED') await tellOfWithdrawal(house, tx, withdrawal, { kind: 'withdrawal_completed' });
};
