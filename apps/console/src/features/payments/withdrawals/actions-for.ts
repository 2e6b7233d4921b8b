import type { ConsoleCall } from '@hintha/contract';
import type { Payout, WithdrawalState } from './use-withdrawals.ts';

export type PayoutAction = 'send' | 'claim' | 'force' | 'resend' | 'refund';

interface ActionLine {
  readonly action: PayoutAction;
  readonly keys: string;
  readonly needs: ConsoleCall;
  readonly from: readonly Payout['state'][];
  readonly tone?: 'gold' | 'cin';
}

/** What can be done with a payment, and in which of its states; the server has the last word. */
const PAYOUT_ACTIONS: readonly ActionLine[] = [
  { action: 'send', keys: 's', needs: 'sendPayout', from: ['WAIT'], tone: 'gold' },
  { action: 'claim', keys: 'c', needs: 'claimPayout', from: ['CONFIRM_WAIT', 'AUTO_RECEIVED'] },
  { action: 'force', keys: 'o', needs: 'forceReceipt', from: ['DISPUTED'] },
  { action: 'resend', keys: 'n', needs: 'resendPayout', from: ['DISPUTED'] },
  { action: 'refund', keys: 'u', needs: 'refundPayout', from: ['WAIT', 'DISPUTED'], tone: 'cin' },
];

/** The use cases that a payment of a withdrawal in this state may take. */
export const actionsFor = (state: WithdrawalState, payout: Payout): readonly ActionLine[] =>
  state === 'RISK' || state === 'REQUESTED' || state === 'REJECTED'
    ? []
    : PAYOUT_ACTIONS.filter(({ from }) => from.includes(payout.state));

export const canAct = (state: WithdrawalState, payout: Payout): boolean =>
  actionsFor(state, payout).length > 0;
