import type { payments } from '@hintha/contract';

export interface PartStanding {
  readonly state: payments.PartState;
  /** Whether the gateway has been asked to pay it. */
  readonly asked: boolean;
}

const RECEIVED: readonly payments.PartState[] = ['RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED'];
const ENDED: readonly payments.PartState[] = [...RECEIVED, 'RESEND', 'REFUNDED'];

export const isReceived = (state: payments.PartState): boolean => RECEIVED.includes(state);

const isEnded = (state: payments.PartState): boolean => ENDED.includes(state);

export type ApprovedState = 'APPROVED' | 'PAYING' | 'CONFIRMING' | 'COMPLETED' | 'FAILED';

/** Where an approved withdrawal stands by what has become of its parts. */
export const stateOfParts = (parts: readonly PartStanding[]): ApprovedState => {
  if (parts.every(({ state }) => isEnded(state)))
    return parts.some(({ state }) => isReceived(state)) ? 'COMPLETED' : 'FAILED';
  if (parts.every(({ state }) => state !== 'WAIT')) return 'CONFIRMING';
  return parts.every(({ state, asked }) => state === 'WAIT' && !asked) ? 'APPROVED' : 'PAYING';
};
