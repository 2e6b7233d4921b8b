import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { lockPart, type LockedPart } from '../lock-withdrawal.ts';
import { dispute } from './dispute.ts';
import type { PartOrder } from './order.ts';
import { recordPartDeed } from './record-part-deed.ts';

/** How long after it counted as received a payment can still be claimed. */
const CLAIM_MS = 24 * 60 * 60_000;

export interface ClaimOrder extends PartOrder {
  /** The picture that the member sent; null when there is none. */
  readonly proof: string | null;
}

/** Has a payment looked into that the member says it has not got, also one that counted as received meanwhile. */
export const claimPart = async (house: House, tx: Transaction, order: ClaimOrder): Promise<void> => {
  const locked = await lockPart(tx, order.partId);
  if (!isClaimable(house, locked)) throw new Refusal('part_not_open');
  await dispute(house, tx, locked, { proof: order.proof, by: order.actor });
  await recordPartDeed(tx, 'withdrawal.claim', order, locked);
};

const isClaimable = ({ clock }: House, { part }: LockedPart): boolean => {
  if (part.state === 'CONFIRM_WAIT') return true;
  const endedMs = part.endedAt?.getTime() ?? 0;
  return part.state === 'AUTO_RECEIVED' && clock.now().getTime() - endedMs < CLAIM_MS;
};
