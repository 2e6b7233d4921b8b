import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { route } from '../route.ts';
import { rowId } from './payees.ts';
import { PAYOUT_STATES } from './withdrawals.ts';

// The names of the fields are those of the agreed wire: a part is a payout.
const ConfirmationView = z.object({
  partId: z.string(),
  withdrawalId: z.string(),
  amount: Amount,
  state: z.enum(PAYOUT_STATES),
  /** What the payer calls the payment. */
  payerReference: z.string(),
  payee: z.object({ kind: z.string(), provider: z.string(), number: z.string() }),
  sentAt: Instant,
  /** From when on no answer counts as received; null while the payment is looked into. */
  deadline: Instant.nullable(),
});
export type ConfirmationView = z.infer<typeof ConfirmationView>;

const ConfirmationsView = z.object({
  autoReceiptMinutes: z.int(),
  parts: z.array(ConfirmationView),
});

export const listConfirmations = route('listConfirmations', {
  guard: 'player',
  summary: 'The payments that the member has not said to have received, and how long it may take to.',
  reply: ConfirmationsView,
});

const PAYOUT_ERRORS = ['not_found', 'no_longer_open', 'claim_by_service'] as const;

export const confirmReceived = route('confirmReceived', {
  guard: 'player',
  summary: 'Says that one payment has arrived.',
  params: z.object({ id: rowId }),
  reply: ConfirmationsView,
  errors: PAYOUT_ERRORS,
});

export const confirmAllReceived = route('confirmAllReceived', {
  guard: 'player',
  summary: 'Says that every payment that waits for an answer has arrived.',
  reply: ConfirmationsView,
});

export const claimNotReceived = route('claimNotReceived', {
  guard: 'player',
  summary: 'Says that a payment has not arrived, with a picture of the statement that shows it.',
  params: z.object({ id: rowId }),
  pictures: 1,
  reply: ConfirmationsView,
  errors: [
    ...PAYOUT_ERRORS,
    'not_empty',
    'picture_invalid',
    'picture_too_large',
    'too_many_pictures',
    'picture_quota_spent',
  ],
});
