import { z } from 'zod';
import { Amount, Instant } from './amount.ts';
import { AskedAmount } from './payments/asked-amount.ts';
import { route } from './route.ts';

export const readBalance = route('readBalance', {
  guard: 'session',
  summary: 'The balance of the account: available, held, and at vendors with wallets of their own together.',
  reply: z.object({ sumBalance: Amount, available: Amount, held: Amount, currency: z.string() }),
});

export const readMerchantWallet = route('readMerchantWallet', {
  guard: 'session',
  summary: 'Whether every vendor plays from the one wallet.',
  reply: z.object({ isSingle: z.boolean() }),
});

/** A wallet by its name in orders: the main one, or that of a vendor. */
const walletCode = z.string().regex(/^[A-Za-z0-9_]{1,32}$/);

const requestId = z.string().regex(/^[\w-]{8,64}$/);

export const readFunds = route('readFunds', {
  guard: 'session',
  summary:
    'What the account has wherever it is: free and held in the main wallet, at vendors with wallets of their own, and on the way.',
  /** With `fresh` the vendors are asked anew; one that does not answer is told by its last amount and when that was. */
  query: z.object({ fresh: z.enum(['0', '1']).default('0') }),
  reply: z.object({
    main: Amount,
    locked: Amount,
    vendors: z.array(z.object({ vendor: z.string(), name: z.string(), balance: Amount, at: Instant })),
    /** Left the main wallet and not confirmed by the vendor yet. */
    onTheWay: Amount,
    total: Amount,
    currency: z.string(),
  }),
});

/** open: on its way or being asked about · manual: staff looks into it. */
const TransferState = z.enum(['open', 'manual', 'done', 'refused']);

export const transferFunds = route('transferFunds', {
  guard: 'player',
  summary: 'Moves money between the main wallet and a vendor that keeps one of its own.',
  body: z.object({ from: walletCode, to: walletCode, amount: AskedAmount, requestId }),
  reply: z.object({ sumBalance: Amount, state: TransferState }),
  errors: [
    'not_enabled',
    'not_found',
    'insufficient_funds',
    'vendor_unavailable',
    'betting_stopped',
    'key_reused',
  ],
});

export const returnFunds = route('returnFunds', {
  guard: 'player',
  summary: 'Brings everything home that lies at vendors, or at one of them.',
  body: z.object({ vendor: walletCode.optional(), requestId }),
  reply: z.object({
    sumBalance: Amount,
    returned: z.array(
      z.object({
        vendor: z.string(),
        name: z.string(),
        amount: Amount,
        state: z.enum(['done', 'open', 'failed']),
      }),
    ),
  }),
});

export const listTransfers = route('listTransfers', {
  guard: 'player',
  summary: "The account's last transfers between its wallets, the latest first.",
  reply: z.object({
    transfers: z.array(
      z.object({
        id: z.string(),
        vendor: z.string(),
        name: z.string(),
        /** Seen from the vendor's wallet. */
        direction: z.enum(['in', 'out']),
        amount: Amount,
        state: TransferState,
        at: Instant,
      }),
    ),
  }),
});
