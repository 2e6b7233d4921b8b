import type { ConsoleCall } from '@hintha/contract';
import type { PayoutPart, PayoutState } from './use-withdrawals.ts';

type PartState = PayoutPart['state'];

export type PayoutAction = 'send' | 'claim' | 'force' | 'resend' | 'refund';

interface ActionLine {
  readonly action: PayoutAction;
  readonly keys: string;
  readonly needs: ConsoleCall;
  readonly from: readonly PartState[];
  readonly tone?: 'gold' | 'cin';
}

/** What can be done with a payment, and in which of its states; the house has the last word. */
const PART_DEEDS: readonly ActionLine[] = [
  { action: 'send', keys: 's', needs: 'sendPart', from: ['WAIT'], tone: 'gold' },
  { action: 'claim', keys: 'c', needs: 'claimPart', from: ['CONFIRM_WAIT', 'AUTO_RECEIVED'] },
  { action: 'force', keys: 'o', needs: 'forceReceipt', from: ['DISPUTED'] },
  { action: 'resend', keys: 'n', needs: 'resendPart', from: ['DISPUTED'] },
  { action: 'refund', keys: 'u', needs: 'refundPart', from: ['WAIT', 'DISPUTED'], tone: 'cin' },
];

/** The use cases that a payment of a withdrawal in this state may take. */
export const actionsFor = (state: PayoutState, part: PayoutPart): readonly ActionLine[] =>
  state === 'RISK' || state === 'REQUESTED' || state === 'REJECTED'
    ? []
    : PART_DEEDS.filter(({ from }) => from.includes(part.state));

export const canAct = (state: PayoutState, part: PayoutPart): boolean => actionsFor(state, part).length > 0;
