import { contribute } from '@hintha/platform';
import { sendDownFollowers } from '../../agents/index.ts';
import { openRequirement } from './open-requirement.ts';
import { closeRequirement, findRequirementOf } from './requirement-store.ts';

const SOURCE = 'transfer';

/** What an agent sends down has to be bet before it may leave; it need not once it was taken back. */
export const sentDownRequirement = contribute(sendDownFollowers, {
  received: async (tx, { transferId, accountId, amount, times, at }) => {
    if (times === 0) return;
    const named = { source: SOURCE, reference: String(transferId) };
    await openRequirement(tx, {
      accountId,
      kind: 'DEPOSIT',
      base: amount,
      multiple: String(times),
      ...named,
      at,
    });
  },
  reversed: async (tx, { transferId, accountId, at }) => {
    const id = await findRequirementOf(tx, accountId, { source: SOURCE, reference: String(transferId) });
    if (id !== undefined) await closeRequirement(tx, id, { state: 'REVOKED', at });
  },
});
