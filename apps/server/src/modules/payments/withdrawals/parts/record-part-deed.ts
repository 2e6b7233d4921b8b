import type { Transaction } from '@hintha/platform';
import type { LockedPart } from '../lock-withdrawal.ts';
import { recordDeed } from '../record-deed.ts';
import type { PartOrder } from './order.ts';

/** Writes what was done to a part into the audit, with what it was before. */
export const recordPartDeed = (
  tx: Transaction,
  deed: string,
  { actor, partId, reason }: PartOrder,
  { withdrawal, part }: LockedPart,
): Promise<void> =>
  recordDeed(tx, {
    actor,
    deed,
    subject: `part:${partId}`,
    reason,
    details: {
      withdrawalId: withdrawal.id,
      accountId: part.accountId,
      amount: part.amount,
      before: part.state,
    },
  });
