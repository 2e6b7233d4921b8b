import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endAll } from '../../identity/index.ts';
import { closeOrOpen } from './close-or-open.ts';
import { endDue } from './end-restrictions.ts';
import { insertRestriction } from './restriction-store.ts';
import type { NewRestriction, Restriction } from './types.ts';

/** Why a session ended that its account may not sign in to any more. */
export const BY_HOUSE = 'ended-by-house';

/** Closes something to an account; answers the sessions that ended with it, which are told once it is committed. */
export const restrictAccount = async (
  { clock }: House,
  tx: Transaction,
  order: NewRestriction,
): Promise<{ restriction: Restriction; ended: bigint[] }> => {
  const at = clock.now();
  await endDue(tx, at, order.accountId);
  const restriction = await insertRestriction(tx, order, at);
  if (restriction === undefined) throw new Refusal('restriction_present');
  await closeOrOpen(tx, order, 'close');
  const ended = order.kind === 'SIGN_IN' ? await endAll(tx, order.accountId, { reason: BY_HOUSE, at }) : [];
  return { restriction, ended };
};
