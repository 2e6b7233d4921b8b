import { floorRatio, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import { sumGains } from '../../bets/index.ts';
import { listPostings, lockWallets, sumSentToVendors } from '../../wallet/index.ts';
import { SCALE, toScaled } from '../rules.ts';
import type { RequirementKind } from '../types.ts';
import { insertMember, isMember } from './follow-store.ts';
import { findRequirementOf, insertRequirement } from './requirement-store.ts';

export interface RequirementOrder {
  readonly accountId: bigint;
  readonly kind: RequirementKind;
  readonly base: Money;
  /** How often the base must be bet: an exact decimal with four places at most, such as 1 or 7.5. */
  readonly multiple: string;
  /** The use case behind it; the same one opens one requirement. */
  readonly source: string;
  readonly reference: string;
  readonly at: Date;
  readonly expiresAt?: Date;
  /** Bets above it fill nothing here. */
  readonly maxStake?: Money;
}

/**
 * Opens a requirement after what the wallet has seen so far, and answers its id. It is called in the transaction of
 * the posting that it belongs to.
 */
export const openRequirement = async (tx: Transaction, order: RequirementOrder): Promise<bigint> => {
  const { accountId, source, reference } = order;
  await lockWallets(tx, [accountId]);
  const [last] = await listPostings(tx, accountId, { limit: 1 });
  const openedSeq = last?.seq ?? 0n;
  if (!(await isMember(tx, accountId))) await beginToFollow(tx, accountId, openedSeq);
  const known = await findRequirementOf(tx, accountId, { source, reference });
  if (known !== undefined) return known;
  const target = floorRatio(order.base, toScaled(order.multiple), SCALE);
  return insertRequirement(tx, { ...order, target, openedSeq });
};

const beginToFollow = async (tx: Transaction, accountId: bigint, seq: bigint): Promise<void> => {
  const reported = await sumGains(tx, accountId);
  const away = (await sumSentToVendors(tx, accountId)) + reported.gain;
  await insertMember(tx, accountId, { seq, feedEntry: reported.seq, away });
};
