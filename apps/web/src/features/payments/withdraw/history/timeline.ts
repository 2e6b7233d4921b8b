import type { WholeWithdrawal } from '../own-queries.ts';

/** The steps that a member is told of; the others only say over again what the parts say. */
const TOLD = [
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
type Told = (typeof TOLD)[number];

/** The one payment of a withdrawal that a step is about. */
export interface PartOf {
  index: number;
  count: number;
  amount: string;
  /** What of it goes out in coins; null for money, and until it is worked out. */
  coin: string | null;
}

export interface Happened {
  what: Told;
  at: number;
  part: PartOf | null;
}

/** What a withdrawal waits for now. */
export type Waiting =
  | { what: 'check' }
  | { what: 'staff' }
  | { what: 'payment'; part: PartOf | null }
  | { what: 'answer'; until: number | null }
  | { what: 'inquiry' };

const isTold = (what: string): what is Told => TOLD.some((known) => known === what);

const partOf = ({ parts }: WholeWithdrawal, id: string | null): PartOf | null => {
  const at = parts.findIndex((part) => part.id === id);
  const part = parts[at];
  return part === undefined
    ? null
    : { index: at + 1, count: parts.length, amount: part.amount, coin: part.coin?.amount ?? null };
};

/** What has happened so far, oldest first. */
export const happenedOf = (withdrawal: WholeWithdrawal): Happened[] =>
  withdrawal.timeline.flatMap(({ what, at, partId }) =>
    isTold(what) ? [{ what, at, part: partOf(withdrawal, partId) }] : [],
  );

/** Who or what is waited for; null when it is over. */
export const waitingOf = (withdrawal: WholeWithdrawal): Waiting | null => {
  const { waitsFor, state, parts } = withdrawal;
  if (waitsFor === null) return null;
  if (waitsFor === 'decision') return { what: state === 'RISK' ? 'staff' : 'check' };
  if (waitsFor === 'inquiry') return { what: 'inquiry' };
  if (waitsFor === 'payment') {
    const next = parts.find((part) => part.state === 'WAIT');
    return { what: 'payment', part: partOf(withdrawal, next?.id ?? null) };
  }
  const open = parts.filter((part) => part.state === 'CONFIRM_WAIT');
  const deadlines = open.flatMap(({ deadline }) => deadline ?? []);
  return { what: 'answer', until: deadlines.length > 0 ? Math.min(...deadlines) : null };
};
