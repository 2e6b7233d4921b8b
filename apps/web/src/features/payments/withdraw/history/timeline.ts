import type { WholeWithdrawal } from '../own-queries.ts';

/** The statuses that a member sees; the others only repeat what the payouts say. */
const SHOWN_STATUSES = [
  'REQUESTED',
  'RISK',
  'APPROVED',
  'SENT',
  'RECEIVED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'DISPUTED',
  'RESEND',
  'REFUNDED',
  'COMPLETED',
  'REJECTED',
  'FAILED',
] as const;
type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** The one payment of a withdrawal that a step is about. */
export interface PayoutOf {
  index: number;
  count: number;
  amount: string;
  /** What of it goes out in coins; null for money, and until it is worked out. */
  coin: string | null;
}

export interface Happened {
  what: ShownStatus;
  at: number;
  payout: PayoutOf | null;
}

/** What a withdrawal waits for now. */
export type Waiting =
  | { what: 'check' }
  | { what: 'staff' }
  | { what: 'payment'; payout: PayoutOf | null }
  | { what: 'answer'; until: number | null }
  | { what: 'inquiry' };

const isShown = (what: string): what is ShownStatus => SHOWN_STATUSES.some((known) => known === what);

const payoutOf = ({ payouts }: WholeWithdrawal, id: string | null): PayoutOf | null => {
  const at = payouts.findIndex((payout) => payout.id === id);
  const payout = payouts[at];
  return payout === undefined
    ? null
    : { index: at + 1, count: payouts.length, amount: payout.amount, coin: payout.coin?.amount ?? null };
};

/** What has happened so far, oldest first. */
export const happenedOf = (withdrawal: WholeWithdrawal): Happened[] =>
  withdrawal.timeline.flatMap(({ what, at, payoutId }) =>
    isShown(what) ? [{ what, at, payout: payoutOf(withdrawal, payoutId) }] : [],
  );

/** Who or what is waited for; null when it is over. */
export const waitingOf = (withdrawal: WholeWithdrawal): Waiting | null => {
  const { waitsFor, state, payouts } = withdrawal;
  if (waitsFor === null) return null;
  if (waitsFor === 'decision') return { what: state === 'RISK' ? 'staff' : 'check' };
  if (waitsFor === 'inquiry') return { what: 'inquiry' };
  if (waitsFor === 'payment') {
    const next = payouts.find((payout) => payout.state === 'WAIT');
    return { what: 'payment', payout: payoutOf(withdrawal, next?.id ?? null) };
  }
  const open = payouts.filter((payout) => payout.state === 'CONFIRM_WAIT');
  const deadlines = open.flatMap(({ deadline }) => deadline ?? []);
  return { what: 'answer', until: deadlines.length > 0 ? Math.min(...deadlines) : null };
};
