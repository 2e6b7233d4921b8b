import type { Transaction } from '@hintha/platform';
import { findLastApplication } from '../applications/application-store.ts';
import { findGrant, hasForeignMark } from '../bonuses/bonus-store.ts';
import { periodOf } from '../rules.ts';
import type { BonusKind } from '../bonus-types.ts';
import type { Now, Offer } from './types.ts';

/** A bonus that staff decides on, as it stands for a member: what became of its application, or that it may apply. */
export const toReviewedOffer = async (tx: Transaction, kind: BonusKind, now: Now): Promise<Offer> => {
  const { accountId, signs, at } = now;
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  const isTaken = (await findGrant(tx, named)) !== undefined;
  const isTakenElsewhere = !isTaken && (await hasForeignMark(tx, named, signs));
  const application = (await findLastApplication(tx, accountId, kind.code)) ?? null;
  return {
    kind,
    why: isTaken ? 'TAKEN' : isTakenElsewhere ? 'TAKEN_ELSEWHERE' : null,
    amount: application?.amount ?? null,
    target: null,
    until: null,
    application,
  };
};
