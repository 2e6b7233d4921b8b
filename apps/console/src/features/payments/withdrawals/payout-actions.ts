import type { ConsoleCall } from '@hintha/contract';
import type { PayoutPart, PayoutState } from './use-withdrawals.ts';

type PartState = PayoutPart['state'];

export type PartDeed = 'send' | 'claim' | 'force' | 'resend' | 'refund';

interface DeedLine {
  readonly deed: PartDeed;
  readonly keys: string;
  readonly needs: ConsoleCall;
  readonly from: readonly PartState[];
  readonly tone?: 'gold' | 'cin';
}

/** What can be done with a payment, and in which of its states; the house has the last word. */
const PART_DEEDS: readonly DeedLine[] = [
  { deed: 'send', keys: 's', needs: 'sendPart', from: ['WAIT'], tone: 'gold' },
  { deed: 'claim', keys: 'c', needs: 'claimPart', from: ['CONFIRM_WAIT', 'AUTO_RECEIVED'] },
  { deed: 'force', keys: 'o', needs: 'forceReceipt', from: ['DISPUTED'] },
  { deed: 'resend', keys: 'n', needs: 'resendPart', from: ['DISPUTED'] },
  { deed: 'refund', keys: 'u', needs: 'refundPart', from: ['WAIT', 'DISPUTED'], tone: 'cin' },
];

/** The deeds that a payment of a withdrawal in this state may take. */
export const deedsFor = (state: PayoutState, part: PayoutPart): readonly DeedLine[] =>
  state === 'RISK' || state === 'REQUESTED' || state === 'REJECTED'
    ? []
    : PART_DEEDS.filter(({ from }) => from.includes(part.state));

export const canAct = (state: PayoutState, part: PayoutPart): boolean => deedsFor(state, part).length > 0;
