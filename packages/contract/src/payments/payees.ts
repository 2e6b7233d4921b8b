import { z } from 'zod';
import { field, line } from '../identity/fields.ts';
import { Proof } from '../identity/security.ts';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';

/** Who holds the accounts that money can be paid out to, by kind. */
export const PAYEE_PROVIDERS = {
  bank: ['KBZ', 'AYA', 'CB', 'YOMA'],
  wallet: ['KBZPAY', 'WAVEPAY', 'AYAPAY', 'CBPAY'],
  usdt: ['TRC20'],
} as const;

export type PayeeKind = keyof typeof PAYEE_PROVIDERS;

const KINDS = Object.keys(PAYEE_PROVIDERS) as [PayeeKind, ...PayeeKind[]];

/** An id of a list as it comes back in an address or a body. */
export const rowId = z.string().regex(/^[1-9]\d{0,17}$/);

const PayeeView = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  provider: z.string(),
  /** Masked, like the name. */
  number: z.string(),
  name: z.string(),
  addedAt: Instant,
  /** From when on money can be paid out to it. */
  usableAt: Instant,
});
export type PayeeView = z.infer<typeof PayeeView>;

export const listPayees = route('listPayees', {
  guard: 'player',
  summary: 'The accounts that the member is paid out to, masked.',
  reply: z.array(PayeeView),
});

export const addPayee = route('addPayee', {
  guard: 'player',
  summary: 'Adds an account to be paid out to, under the name of the member; it can be used after 24 hours.',
  body: z.object({
    kind: z.enum(KINDS),
    provider: line,
    number: line,
    /** The name that the account is held under; empty for the member's own. */
    name: field,
    proof: Proof,
  }),
  reply: PayeeView,
  errors: [
    'bad_request',
    'payee_name_needed',
    'payee_name_differs',
    'payees_full',
    'payee_present',
    'proof_needed',
    'old_password_wrong',
    'code_missing',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
});

export const removePayee = route('removePayee', {
  guard: 'player',
  summary: 'Takes an account off the list; what is on its way to it stays on its way.',
  params: z.object({ id: rowId }),
  reply: z.object({}),
  errors: ['not_found'],
});
