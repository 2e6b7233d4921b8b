import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { WITHDRAWAL_ERRORS } from '../payments/eligibility.ts';
import { route } from '../route.ts';
import { AccountId } from './rates.ts';

/** What money sent down is for: a top-up counts as a deposit in reports where the operator says so. */
export const TRANSFER_PURPOSES = ['TRANSFER', 'TOP_UP'] as const;

export const readWayDown = route('readWayDown', {
  guard: 'agent',
  summary: 'How much may be sent to an account of the team, and what was sent there last.',
  query: z.object({ account: AccountId }),
  reply: z.object({
    account: z.string(),
    available: Amount,
    least: Amount,
    most: Amount,
    /** What is left of the business day, to all of the team together. */
    leftToday: Amount,
    sent: z.array(
      z.object({ id: z.string(), amount: Amount, purpose: z.enum(TRANSFER_PURPOSES), at: Instant }),
    ),
  }),
  errors: ['permission_missing', 'not_enabled', 'not_found'],
});

export const sendToDownline = route('sendToDownline', {
  guard: 'agent',
  summary: 'Sends money of the agent’s wallet to an account of its team.',
  body: z.object({
    account: AccountId,
    amount: AskedAmount,
    purpose: z.enum(TRANSFER_PURPOSES).default('TRANSFER'),
    /** The agent’s own; a sub-account gives its own. */
    paymentPassword: z.string().max(255),
    /** Of the caller's choosing: the same one sends once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: z.object({ balance: Amount }),
  errors: [
    'permission_missing',
    'not_enabled',
    'not_found',
    'receiver_unavailable',
    ...WITHDRAWAL_ERRORS,
    'insufficient_funds',
    'key_reused',
  ],
});
