import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { closeOrOpen } from './close-or-open.ts';
import { endRestriction, lockRestriction } from './restriction-store.ts';
import type { Restriction } from './types.ts';

/** Opens to an account again what was closed; answers what it was. */
export const liftRestriction = async (
  { clock }: House,
  tx: Transaction,
  { id, by, note }: { id: bigint; by: string; note: string },
): Promise<Restriction> => {
  const restriction = await lockRestriction(tx, id);
  if (restriction === undefined) throw new Refusal('not_found');
  if (restriction.endedAt !== null) throw new Refusal('restriction_over');
  await endRestriction(tx, id, { at: clock.now(), liftedBy: by, liftNote: note });
  await closeOrOpen(tx, restriction, 'open');
  return restriction;
};
