import type { Answers } from './answers.ts';
import type { Reply } from '../src/shared/api.ts';

type Security = Reply<'readSecurity'>;
type Payee = Reply<'listPayees'>[number];
type Withdrawal = Reply<'readWithdrawal'>;
type Payout = Reply<'listConfirmations'>['parts'][number];

export const HOUR_MS = 3_600_000;

/** A member who has set up all that a withdrawal needs. */
export const SECURITY: Security = {
  level: 2,
  hasPassword: true,
  hasPaymentPassword: true,
  hasAuthenticator: false,
  mobile: '',
  email: '',
  payeeName: 'T•••• A•••',
  withdrawalsHeldUntil: null,
  withdrawalHoldHours: 24,
  vipLevel: '1',
};

export const PAYEE: Payee = {
  id: '11',
  kind: 'wallet',
  provider: 'KBZPAY',
  number: '09•••4567',
  name: 'T•••• A•••',
  addedAt: 0,
  usableAt: 0,
};

export const LIMITS: Reply<'readWithdrawalLimits'> = {
  least: '10000.00',
  most: '3000000.00',
  leftToday: '5000000.00',
  timesLeft: 3,
  freeLeft: 1,
  feePerCent: 2,
  leastFee: '500.00',
  nextPayeeRestHours: 24,
};

export const WITHDRAWAL: Withdrawal = {
  id: '41',
  state: 'REQUESTED',
  amount: '50000.00',
  fee: '0.00',
  payable: '50000.00',
  paid: '0.00',
  waitsFor: 'decision',
  payee: PAYEE,
  rejectReason: null,
  requestedAt: 1_700_000_000_000,
  endedAt: null,
  payouts: [],
  usualMinutes: null,
  timeline: [{ what: 'REQUESTED', payoutId: null, by: 'member', at: 1_700_000_000_000 }],
};

/** A payment that was sent a moment ago and waits for its answer. */
export const payoutOf = (partId: string, own: Partial<Payout> = {}): Payout => ({
  partId,
  withdrawalId: '41',
  amount: '50000.00',
  state: 'CONFIRM_WAIT',
  payerReference: `KBZ-${partId}`,
  payee: PAYEE,
  sentAt: Date.now(),
  deadline: Date.now() + HOUR_MS / 2,
  ...own,
});

/** Nothing in the way of a withdrawal, and none before. */
export const giveStanding = (answers: Answers): Answers =>
  answers
    .give('readSecurity', SECURITY)
    .give('listPayees', [PAYEE])
    .give('listRequirements', { remaining: '0.00', list: [] })
    .give('listWithdrawals', { list: [], total: 0, totalPages: 1 })
    .give('readWithdrawalLimits', LIMITS)
    .give('listConfirmations', { autoReceiptMinutes: 30, parts: [] });

/** From now on those payments wait. */
export const giveWaiting = (answers: Answers, ...parts: Payout[]): Answers =>
  answers.give('listConfirmations', { autoReceiptMinutes: 30, parts });
