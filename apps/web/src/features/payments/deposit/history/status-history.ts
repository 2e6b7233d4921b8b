import type { Deposit } from '../use-deposits.ts';

type StepKey =
  | 'ordered'
  | 'pay'
  | 'paid'
  | 'confirm'
  | 'confirming'
  | 'review'
  | 'credited'
  | 'expired'
  | 'rejected'
  | 'failed'
  | 'chargedBack';

interface Step {
  key: StepKey;
  look: 'done' | 'now' | 'ahead' | 'bad';
  /** Where the server tells when. */
  at?: number;
}

const ahead = (key: StepKey): Step => ({ key, look: 'ahead' });
const now = (key: StepKey): Step => ({ key, look: 'now' });
const done = (key: StepKey): Step => ({ key, look: 'done' });
const bad = (key: StepKey): Step => ({ key, look: 'bad' });

const AFTER_ORDER: Record<Deposit['state'], readonly Step[]> = {
  CREATED: [now('pay'), ahead('confirm'), ahead('credited')],
  AWAITING: [now('pay'), ahead('confirm'), ahead('credited')],
  SUBMITTED: [done('paid'), now('confirming'), ahead('credited')],
  MATCHING: [done('paid'), now('confirming'), ahead('credited')],
  REVIEW: [now('review'), ahead('credited')],
  CREDITED: [done('paid'), done('confirm'), done('credited')],
  EXPIRED: [bad('expired')],
  REJECTED: [done('paid'), bad('rejected')],
  FAILED: [bad('failed')],
  CHARGEBACK: [done('paid'), done('credited'), bad('chargedBack')],
};

/** What has happened to a deposit in that state, what is waited for and what is still to come. */
export const statusHistory = (
  { createdAt, expiresAt }: Pick<Deposit, 'createdAt' | 'expiresAt'>,
  state: Deposit['state'],
): readonly Step[] => [
  { ...done('ordered'), at: createdAt },
  ...AFTER_ORDER[state].map((step) => (step.key === 'expired' ? { ...step, at: expiresAt } : step)),
];
