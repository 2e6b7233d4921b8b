import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { WITHDRAWAL_ERRORS } from '../payments/eligibility.ts';
import { route } from '../route.ts';

const UplineTransferView = z.object({
  /** Of the agent above, as others may see it. */
  account: z.string(),
  least: Amount,
  most: Amount,
  /** What is left of the business day. */
  leftToday: Amount,
  /** What has to be bet before anything can be sent. */
  turnoverLeft: Amount,
  /** The last twenty, the latest first. */
  sent: z.array(z.object({ id: z.string(), amount: Amount, at: Instant })),
});

export const readUplineTransfer = route('readUplineTransfer', {
  guard: 'player',
  summary: 'To whom the caller may send money up, how much, and what was sent.',
  reply: UplineTransferView,
  errors: ['not_enabled'],
});

export const sendToUpline = route('sendToUpline', {
  guard: 'player',
  summary: 'Sends money to the agent right above the caller, who has to have the right to.',
  body: z.object({
    amount: AskedAmount,
    paymentPassword: z.string().max(255),
    /** Of the caller's choosing: the same one sends once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: z.object({ balance: Amount }),
  errors: ['not_enabled', 'upline_unavailable', ...WITHDRAWAL_ERRORS, 'insufficient_funds', 'key_reused'],
});
