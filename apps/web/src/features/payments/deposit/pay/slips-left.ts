import type { Deposit } from '../use-deposits.ts';

/** As many as the server takes with one deposit. */
const MOST_SLIPS = 3;

const BY_HAND: readonly Deposit['type'][] = ['MANUAL', 'QR'];
/** What is decided needs no picture any more; one whose time ran out may be taken up again by its picture. */
const SHOWABLE: readonly Deposit['state'][] = ['AWAITING', 'SUBMITTED', 'MATCHING', 'REVIEW', 'EXPIRED'];

/** How many pictures of the payment may still be sent. */
export const slipsLeft = (
  { type, slips }: Pick<Deposit, 'type' | 'slips'>,
  state: Deposit['state'],
): number => (BY_HAND.includes(type) && SHOWABLE.includes(state) ? MOST_SLIPS - slips.length : 0);
