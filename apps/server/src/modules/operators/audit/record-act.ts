import type { Transaction } from '@hintha/platform';
import { insertAct } from './audit-store.ts';
import type { Act } from './types.ts';

/**
 * Writes the act into the audit, in the transaction of the deed. Acts wait for one another until their transactions
 * end, so a deed calls it last.
 */
export const recordAct = async (tx: Transaction, act: Act): Promise<void> => {
  const { actor, deed, subject, reason, details } = act;
  await insertAct(tx, {
    actorId: actor.kind === 'staff' ? actor.id : null,
    actorName: actor.kind === 'staff' ? actor.name : 'system',
    deed,
    subject,
    reason: reason ?? null,
    details: JSON.stringify(details, toPlain),
  });
};

const toPlain = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
